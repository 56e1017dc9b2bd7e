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
import { ReasonDialog } from '../application/parts.tsx';
import { type Refused, refusedBy } from '../application/problem.ts';
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
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');
  const close = (): void => {
    setAsked(null);
    setRefused(null);
  };
  const send = async (reason: string): Promise<void> => {
    if (!asked) return;
    setBusy(true);
    try {
      const data = await api(deskVendorAgain, {
        path: { vendor: asked.vendor },
        body: { reason },
      });
      if (data)
        setSaid(`${asked.name}: ${jobs(data.started + data.woken)} started.${data.left > 0 ? ` ${jobs(data.left)} still failed.` : ''}`);
      close();
      void queryClient.invalidateQueries();
    } catch (error) {
      setRefused(refusedBy(error));
    } finally {
      setBusy(false);
    }
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
        <ReasonDialog
          title={`Start ${jobs(asked.waiting + asked.failed)}: ${asked.name}`}
          label="Why"
          hint="It is kept with each application."
          send="Start all"
          busy={busy}
          refused={refused}
          onSend={(reason) => void send(reason)}
          onClose={close}
        />
      )}
    </DeskPage>
  );
}
