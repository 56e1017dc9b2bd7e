import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../requests/use-send.ts';
import { CODE } from './copy.ts';

/** What came of asking for another code: it was mailed, or the last one is only a moment old; null before it is asked for. */
export type MailedAgain = 'again' | 'soon' | null;

type MailAgainProps = {
  readonly said: MailedAgain;
  readonly onSaid: (said: MailedAgain) => void;
  /** Asks for another code. Answers whether one was mailed; null where none is needed any more. */
  readonly mail: () => Promise<boolean | null>;
};

/** Below the form of a mailed code: asks for another one, and says what came of it. */
export function MailAgain({ said, onSaid, mail }: MailAgainProps): JSX.Element {
  const { isSending, problem, send } = useSend();
  const ask = async (): Promise<void> => {
    await send(async () => {
      const isNew = await mail();
      if (isNew !== null) onSaid(isNew ? 'again' : 'soon');
    });
  };
  return (
    <>
      {said === 'again' && (
        <Alert kind="ok" live title={CODE.againSent}>
          {CODE.againSentText}
        </Alert>
      )}
      {said === 'soon' && <Alert live title={CODE.soon} />}
      <SendProblem problem={problem} />
      <p>
        <Button variant="text" disabled={isSending} onClick={() => void ask()}>
          {CODE.again}
        </Button>
      </p>
    </>
  );
}
