import { Button } from '@hearthline/kit/button/Button.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskLenderCheck, deskLenderPropose } from '@hearthline/web/operations/desk.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { type JSX, useState } from 'react';
import { api, queryClient } from '../../../services/api.ts';
import { PEOPLE } from '../labels.ts';
import { PublishDialog } from '../PublishDialog.tsx';

type ProposeProps = {
  /** The version that was on the screen. */
  readonly base: number;
  readonly asked: { readonly changes: Readonly<Record<string, unknown>>; readonly rateSheetId: string | null };
  readonly onDone: (words: string) => void;
};

/** Asks a second person to publish rates and settings that were previewed: what differs, why, and from when. */
export function Propose({ base, asked: { changes, rateSheetId }, onDone }: ProposeProps): JSX.Element {
  const [reviewed, setReviewed] = useState<Reply<'desk-lender-check'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const body = { room: 'rates' as const, base, changes, ...(rateSheetId !== null && { rateSheetId }) };
  const review = async (): Promise<void> => {
    setProblem(null);
    try {
      const checked = await api(deskLenderCheck, { body });
      if (checked.problems.length > 0) setProblem(checked.problems.map(({ message }) => message).join('. '));
      else setReviewed(checked);
    } catch (error) {
      setProblem(staffMessage(error));
    }
  };
  return (
    <>
      <p>{PEOPLE.LAW} Applications that exist keep what they were made with.</p>
      {problem !== null && (
        <Alert kind="err" title="It was not proposed">
          {problem}
        </Alert>
      )}
      <Button onClick={() => void review()}>Propose it</Button>
      {reviewed && (
        <PublishDialog
          differences={reviewed.differences}
          people={reviewed.people}
          send={async (more) => {
            await api(deskLenderPropose, { body: { ...body, ...more } });
            setReviewed(null);
            onDone('Your change waits for a colleague.');
            void queryClient.invalidateQueries();
          }}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}
