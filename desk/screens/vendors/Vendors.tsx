import { deskVendorAgain, deskVendorsGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { formatPercent, formatWhole } from '@hearthline/kit/format/format.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import { WholeTable } from '../../parts/table/WholeTable.tsx';
import { Time } from '../../parts/zone.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { COPY, EVERY_MS, STATES, type Vendor } from './copy.ts';
import { Undelivered } from './Undelivered.tsx';
import classes from './vendors.module.css';

type Queue = Reply<'desk-vendors-get'>['queues'][number];

const columnsOf = (onStart: ((vendor: Vendor) => void) | null): readonly Column<Vendor>[] => [
  { key: 'name', title: 'Vendor', cell: ({ vendor, name }) => <DeskLink to={`/vendors/${vendor}`}>{name}</DeskLink> },
  { key: 'state', title: 'State', cell: ({ state }) => <Tag kind={STATES[state].kind}>{STATES[state].text}</Tag> },
  {
    key: 'answered',
    title: 'Answered, last hour',
    number: true,
    cell: ({ answered }) => (answered === null ? '–' : formatPercent(answered)),
  },
  { key: 'slow', title: 'Nine of ten within', number: true, cell: ({ slowMs }) => (slowMs === null ? '–' : COPY.milliseconds(slowMs)) },
  { key: 'last', title: 'Last answer', cell: ({ lastAnswerAt }) => (lastAnswerAt === null ? '–' : <Time at={lastAnswerAt} />) },
  { key: 'waiting', title: 'Waiting', number: true, cell: ({ waiting }) => formatWhole(waiting) },
  { key: 'failed', title: 'Failed', number: true, cell: ({ failed }) => formatWhole(failed) },
  ...(onStart === null
    ? []
    : [
        {
          key: 'start',
          title: 'Start again',
          cell: (vendor: Vendor) =>
            vendor.waiting + vendor.failed > 0 ? (
              <Button variant="outline" compact aria-label={`${COPY.startAll}: ${vendor.name}`} onClick={() => onStart(vendor)}>
                {COPY.startAll}
              </Button>
            ) : (
              <span className="muted">–</span>
            ),
        },
      ]),
];
const QUEUES: readonly Column<Queue>[] = [
  { key: 'name', title: 'Step', cell: ({ name }) => name },
  { key: 'waiting', title: 'Due', number: true, cell: ({ waiting }) => formatWhole(waiting) },
  { key: 'since', title: 'Oldest since', cell: ({ since }) => (since === null ? '–' : <Time at={since} />) },
];

/** How the vendors do, what waits for them and what failed there, the age of the queues, and messages that were not delivered. */
export function Vendors(): JSX.Element {
  const { role } = useMember();
  const query = $api.useRead(deskVendorsGet, {}, { refetchInterval: EVERY_MS });
  const [asked, setAsked] = useState<Vendor | null>(null);
  const [said, setSaid] = useState('');
  const send = async ({ vendor, name }: Vendor, reason: string): Promise<void> => {
    setSaid(COPY.started(name, await api(deskVendorAgain, { path: { vendor }, body: { reason } })));
    setAsked(null);
    void queryClient.invalidateQueries();
  };
  const mayStart = role === 'processor';
  return (
    <DeskPage title={COPY.title} intro={COPY.intro} said={said}>
      <Loaded query={query}>
        {({ vendors, otherFailures, undelivered, queues }) => (
          <div className={classes.sections}>
            <WholeTable label={COPY.title} columns={columnsOf(mayStart ? setAsked : null)} rows={vendors} rowKey={({ vendor }) => vendor} />
            {otherFailures > 0 && (
              <Card title={COPY.other}>
                <p className={classes.intro}>{COPY.otherIntro}</p>
                <p>
                  <DeskLink to="/vendors/other">{`Read ${COPY.steps(otherFailures)}`}</DeskLink>
                </p>
              </Card>
            )}
            {undelivered > 0 && <Undelivered mayStart={mayStart} onSent={(count) => setSaid(COPY.again.queued(count))} />}
            <Card title={COPY.queues}>
              {queues.length === 0 ? (
                <p>{COPY.queuesNone}</p>
              ) : (
                <WholeTable label={COPY.queues} columns={QUEUES} rows={queues} rowKey={({ name }) => name} />
              )}
            </Card>
          </div>
        )}
      </Loaded>
      {asked && (
        <TextDialog
          title={`Start ${COPY.steps(asked.waiting + asked.failed)}: ${asked.name}`}
          label={COPY.again.label}
          hint={COPY.again.hint}
          name="reason"
          submit={COPY.startAll}
          onSend={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </DeskPage>
  );
}
