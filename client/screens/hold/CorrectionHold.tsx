import type { Reply } from '@hearthline/web/api/operation.ts';
import { CORRECTION_REVIEW } from '@hearthline/journey/status-copy/page-copy.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { CORRECTED, CORRECTION, REDONE_COPY } from '../../parts/corrections/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../parts/requests/use-send.ts';
import { useFollowed } from '../../parts/screen/followed.ts';
import { HoldPage } from '../../parts/waiting/HoldPage.tsx';
import { applicationApi } from '../../services/application.ts';
import { formatDate } from '../../services/dates.ts';
import { CORRECTION_HOLD as COPY } from './copy.ts';

type Request = Reply<'corrections-get'>['requests'][number];

/** While staff check a correction the borrower asked for: what it is, what accepting it has done again, and how to take it back (record 32). */
export function CorrectionHold(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).corrections());
  return (
    <HoldPage page={CORRECTION_REVIEW}>
      <Loaded query={query}>
        {({ requests }) => {
          const request = requests.find(({ state }) => state === 'OPEN');
          return request ? <OpenRequest uuid={uuid} request={request} /> : null;
        }}
      </Loaded>
    </HoldPage>
  );
}

function OpenRequest({ uuid, request: { id, kind, askedAt, redone } }: { uuid: string; request: Request }): JSX.Element {
  const withdraw = useMutation(applicationApi(uuid).withdrawCorrection());
  const { isSending, problem, send } = useSend();
  return (
    <section className="section">
      <h2>{CORRECTION.what}</h2>
      <Stack top={12}>
        <Card nested title={CORRECTED[kind]}>
          <p className="small muted">{COPY.asked(formatDate(askedAt))}</p>
          <Stack gap={8} top={12}>
            <p>
              <b>{CORRECTION.effect}</b>
            </p>
            <List items={redone.map((part) => REDONE_COPY[part])} gap={4} />
          </Stack>
          <Stack top={16}>
            <Button
              variant="outline"
              compact
              disabled={isSending}
              onClick={() => void send(() => withdraw.mutateAsync({ correctionId: id }))}
            >
              {isSending ? COPY.takingBack : COPY.takeBack}
            </Button>
            <Note top={8}>{COPY.takeBackNote}</Note>
          </Stack>
          <SendProblem problem={problem} />
        </Card>
      </Stack>
    </section>
  );
}
