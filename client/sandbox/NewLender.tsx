import { Button, ButtonLink } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { LiveRegion } from '@hearthline/kit/live-region/LiveRegion.tsx';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { lenderInvitationPost } from '@hearthline/web/operations/sandbox.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import { type JSX, useState } from 'react';
import { api } from './api.ts';
import { COPY } from './copy.ts';

/** Whom the history of the new lender names. */
const EMAIL = 'newcomer@lender.example';

/** Makes the link with which a person sets up a lender of their own; each link is for one. */
export function NewLender(): JSX.Element {
  const [path, setPath] = useState<string | null>(null);
  const { isSending, problem, send } = useSending();
  const make = async (): Promise<void> =>
    void (await send(async () => setPath((await api(lenderInvitationPost, { body: { email: EMAIL } })).path)));
  return (
    <Card title={COPY.newLender.title}>
      <Note top={4}>{COPY.newLender.intro}</Note>
      <SendProblem title={COPY.newLender.failed} problem={problem} />
      <LiveRegion words={path === null ? '' : COPY.newLender.made} />
      <Stack row gap={12} top={20}>
        {path !== null && (
          <ButtonLink compact href={path} target="_blank" rel="noreferrer" icon="external">
            {COPY.newLender.open}
          </ButtonLink>
        )}
        <Button variant="outline" compact disabled={isSending} onClick={() => void make()}>
          {path === null ? COPY.newLender.make : COPY.newLender.another}
        </Button>
      </Stack>
      {path !== null && <Note>{COPY.newLender.made}</Note>}
    </Card>
  );
}
