import { deskVendorAgain, deskVendorGet } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { formatPercent } from '@hearthline/kit/format/format.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { useParams } from '@tanstack/react-router';
import { type JSX, type ReactNode, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskLink } from '../../parts/page/DeskLink.tsx';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import type { Column } from '../../parts/table/DataTable.tsx';
import { WholeTable } from '../../parts/table/WholeTable.tsx';
import { Time } from '../../parts/zone.tsx';
import { $api, api, queryClient } from '../../services/api.ts';
import { COPY, EVERY_MS, STATES } from './copy.ts';
import { Course } from './Course.tsx';
import { Selection } from './Selection.tsx';
import classes from './vendors.module.css';

type Shown = Reply<'desk-vendor-get'>;
type Step = Shown['steps'][number];

const STEPS: readonly Column<Step>[] = [
  {
    key: 'loan',
    title: 'Application',
    cell: ({ applicationUuid, loanNumber }) => <DeskLink to={`/applications/${applicationUuid}/orders`}>{loanNumber}</DeskLink>,
  },
  { key: 'step', title: 'Step', cell: ({ name }) => name },
  {
    key: 'state',
    title: 'State',
    cell: ({ state }) => (state === 'FAILED' ? <Tag kind="err">Failed</Tag> : <Tag kind="waiting">Waiting</Tag>),
  },
  { key: 'cause', title: 'Why', cell: ({ cause }) => <span className={classes.cause}>{cause ?? 'The vendor does not answer'}</span> },
  { key: 'tries', title: 'Tries', number: true, cell: ({ tries }) => tries },
  { key: 'since', title: 'Since', cell: ({ since }) => <Time at={since} /> },
  { key: 'next', title: 'Next try', cell: ({ nextAt }) => (nextAt === null ? '–' : <Time at={nextAt} />) },
];
const CAUSES: readonly Column<Shown['causes'][number]>[] = [
  { key: 'cause', title: 'Cause', cell: ({ cause }) => cause },
  { key: 'share', title: 'Of what failed', number: true, cell: ({ share }) => formatPercent(share) },
  { key: 'last', title: 'Last', cell: ({ lastAt }) => <Time at={lastAt} /> },
];

/** One vendor: how it did over three hours, why calls failed, and the steps that stand there, started again alone or together. */
export function Vendor(): JSX.Element {
  const { vendor = '' } = useParams({ strict: false });
  const { role } = useMember();
  const query = $api.useRead(deskVendorGet, { path: { vendor } }, { refetchInterval: EVERY_MS });
  const [said, setSaid] = useState('');
  const name = query.data?.name ?? COPY.title;
  const isOther = vendor === 'other';
  const start = async (rows: readonly Step[], reason: string): Promise<void> => {
    const only = rows.map(({ applicationUuid, step }) => ({ applicationUuid, step }));
    setSaid(COPY.started(name, await api(deskVendorAgain, { path: { vendor }, body: { reason, only } })));
    await queryClient.invalidateQueries();
  };
  return (
    <DeskPage title={name} intro={isOther ? COPY.otherIntro : undefined} back={{ to: '/vendors', text: COPY.title }} said={said}>
      <Loaded query={query}>
        {(shown) => (
          <div className={classes.sections}>
            {!isOther && <Health {...shown} />}
            <Card title="Waiting and failed steps">
              {shown.steps.length === 0 ? (
                <p>No step waits or failed here.</p>
              ) : (
                <Selection
                  label="Waiting and failed steps"
                  columns={STEPS}
                  rows={shown.steps}
                  total={shown.total}
                  rowKey={({ applicationUuid, step }) => `${applicationUuid} ${step}`}
                  nameOf={({ name: step, loanNumber }) => `Select ${step}, ${loanNumber}`}
                  act={role === 'processor' ? { text: COPY.again.submit, hint: COPY.again.hint, send: start } : null}
                />
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </DeskPage>
  );
}

function Health({ state, answered, medianMs, slowMs, lastAnswerAt, lastFailure, heldBackSince, course, causes }: Shown): JSX.Element {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'State',
      <Tag key="state" kind={STATES[state].kind}>
        {STATES[state].text}
      </Tag>,
    ],
    ['Answered, last hour', answered === null ? '–' : formatPercent(answered)],
    ['Half within', medianMs === null ? '–' : COPY.milliseconds(medianMs)],
    ['Nine of ten within', slowMs === null ? '–' : COPY.milliseconds(slowMs)],
    ['Last answer', lastAnswerAt === null ? '–' : <Time key="last" at={lastAnswerAt} />],
  ];
  return (
    <Card title="Health">
      <Stack gap={12}>
        <dl className={classes.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {heldBackSince !== null && (
          <p>
            Calls are held back since <Time at={heldBackSince} />, after failures in a row. One is let through every 20 seconds, and the
            first answer ends it.
          </p>
        )}
        {lastFailure !== null && (
          <p>
            Last failure: {lastFailure.cause}, <Time at={lastFailure.at} />
          </p>
        )}
        <Course course={course} />
        {causes.length > 0 && <WholeTable label="Why calls failed" columns={CAUSES} rows={causes} rowKey={({ cause }) => cause} />}
      </Stack>
    </Card>
  );
}
