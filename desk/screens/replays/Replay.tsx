import { deskReplayView } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { DeskPage } from '../../parts/page/DeskPage.tsx';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { keepWhy, lastWhy, type Reason, WHY, type Why } from '../../parts/reason.ts';
import { WHY_LABELS, WhyFields } from '../../parts/WhyFields.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { Player } from './Player.tsx';
import { useTimeText } from '../../parts/zone.tsx';

type Part = Reply<'desk-replay-view'>;

/** One recording, shown when its viewer has said why. */
export function Replay(): JSX.Element {
  const [why, setWhy] = useState(lastWhy);
  if (why !== null) return <Opened why={why} />;
  return (
    <DeskPage narrow title="Why do you watch?" intro="The recording is shown when you have said why. It is kept in the log of views.">
      <AskWhy
        onSaid={(said) => {
          keepWhy(said);
          setWhy(said);
        }}
      />
    </DeskPage>
  );
}

function AskWhy({ onSaid }: { readonly onSaid: (why: Why) => void }): JSX.Element {
  const step = useDeskForm({
    schema: z.object(WHY),
    defaults: { reason: '', note: '' },
    labels: WHY_LABELS,
    send: async ({ reason, note }) => onSaid({ reason: reason as Reason, note: note.trim() }),
  });
  return (
    <Card>
      <FormParts step={step} submit="Watch">
        <WhyFields form={step.form} />
      </FormParts>
    </Card>
  );
}

/** Reads every piece, one reply after another. The first is a line in the log of views. */
async function wholeOf(id: string, why: Why): Promise<Part | null> {
  const events: Part['events'] = [];
  let from: number | null = 0;
  let last: Part | null = null;
  while (from !== null) {
    const data: Part = await api(deskReplayView, {
      path: { id },
      body: { from, ...why },
    });
    if (!data) return null;
    events.push(...data.events);
    last = data;
    from = data.next;
  }
  return last && { ...last, events };
}

function Opened({ why }: { readonly why: Why }): JSX.Element {
  const { id = '' } = useParams({ strict: false });
  const replay = useQuery({
    queryKey: ['replay', id],
    queryFn: async () => wholeOf(id, why),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const timeText = useTimeText();
  const { at, loanNumber } = replay.data ?? {};
  return (
    <DeskPage
      title={at === undefined ? 'A recording' : `Recording of ${timeText(at)}`}
      intro={
        <>
          <a href="/desk/replays">Back to the recordings</a>
          {loanNumber != null && ` · Application ${loanNumber}`}
        </>
      }
    >
      <Loaded query={{ ...replay, data: replay.data ?? undefined }}>{(whole) => <Player events={whole.events} />}</Loaded>
    </DeskPage>
  );
}
