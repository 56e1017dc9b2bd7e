import { deskVendorAgain, deskVendorsGet } from '@hearthline/web/operations/desk.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import { useMember } from '../../chrome/member.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, api, queryClient } from '../../services/api.ts';
import { TextDialog } from '../../parts/form/TextDialog.tsx';
import { Time } from '../../parts/zone.tsx';

type Vendor = Reply<'desk-vendors-get'>['vendors'][number];

/** How often the counts are read again. */
const EVERY_MS = 15_000;
const jobs = (count: number): string => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** What waits for vendors that do not answer, and what failed at them; all of one vendor's is started in one act. */
export function Vendors(): JSX.Element {
  const { role } = useMember();
  const query = $api.useRead(deskVendorsGet, {}, { refetchInterval: EVERY_MS });
  const [asked, setAsked] = useState<Vendor | null>(null);
  const [said, setSaid] = useState('');
  const send = async ({ vendor, name }: Vendor, reason: string): Promise<void> => {
    const { started, woken, left } = await api(deskVendorAgain, { path: { vendor }, body: { reason } });
    setSaid(`${name}: ${jobs(started + woken)} started.${left > 0 ? ` ${jobs(left)} still failed.` : ''}`);
    setAsked(null);
    void queryClient.invalidateQueries();
  };
  return (
    <DeskPage
      title="Vendors"
      intro="Steps wait when a vendor does not answer. One is tried each minute, and when it gets an answer all the others continue by themselves. A step that waited for a day fails."
      said={said}
    >
      <Loaded query={query}>
        {({ vendors }) =>
          vendors.length === 0 ? (
            <EmptyState title="Nothing waits for a vendor">A vendor that does not answer appears here.</EmptyState>
          ) : (
            <div className="stack">
              {vendors.map((one) => (
                <Card key={one.vendor} title={one.name}>
                  <p>
                    {jobs(one.waiting)} waiting, {jobs(one.failed)} failed
                  </p>
                  {one.since !== null && (
                    <p className="small muted">
                      No answer since <Time at={one.since} />
                    </p>
                  )}
                  {role === 'processor' && (
                    <Stack top={12}>
                      <Button variant="outline" compact aria-label={`Start all: ${one.name}`} onClick={() => setAsked(one)}>
                        Start all
                      </Button>
                    </Stack>
                  )}
                </Card>
              ))}
            </div>
          )
        }
      </Loaded>
      {asked && (
        <TextDialog
          title={`Start ${jobs(asked.waiting + asked.failed)}: ${asked.name}`}
          label="Why"
          hint="It is kept with each application."
          name="reason"
          submit="Start all"
          onSend={(reason) => send(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </DeskPage>
  );
}
