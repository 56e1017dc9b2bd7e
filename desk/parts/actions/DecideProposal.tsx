import { Button } from '@hearthline/kit/button/Button.tsx';
import type { JSX } from 'react';
import { queryClient } from '../../services/api.ts';
import classes from './Actions.module.css';
import type { Typed } from './AcceptTyped.tsx';
import { Decide } from './Decide.tsx';

type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';

type DecideProposalProps = {
  readonly id: string;
  /** What was proposed, as it follows "Approved:". */
  readonly title: string;
  /** The button that approves, and what is said once it did. */
  readonly approve?: { readonly button: string; readonly done: string };
  /** What they type to approve. */
  readonly typed?: Typed | undefined;
  readonly mayDecide: boolean;
  /** Why the caller may not decide; null: they may, and nothing is said. */
  readonly whyNot: string | null;
  /** The caller asked for it, and may take it back. */
  readonly isMine: boolean;
  readonly send: (asked: { readonly decision: Decision; readonly reason?: string }, typed?: string) => Promise<unknown>;
  readonly onEnd: (words: string) => void;
};

/** What may be done about a proposal: a second person approves or refuses it, and who asked for it takes it back. */
export function DecideProposal(props: DecideProposalProps): JSX.Element {
  const { id, title, approve = { button: 'Approve', done: 'Approved' }, typed, mayDecide, whyNot, isMine, send, onEnd } = props;
  const ended: Readonly<Record<Decision, string>> = { APPROVE: approve.done, REFUSE: 'Refused', WITHDRAW: 'Taken back' };
  const decide = async (decision: Decision, reason?: string, text?: string): Promise<void> => {
    await send({ decision, ...(reason !== undefined && { reason }) }, text);
    onEnd(`${ended[decision]}: ${title}.`);
    void queryClient.invalidateQueries();
  };
  return (
    <Decide
      id={id}
      mayDecide={mayDecide}
      acceptText={approve.button}
      typed={typed}
      accept={async (text) => decide('APPROVE', undefined, text)}
      refuse={async (given) => decide('REFUSE', given)}
      otherwise={(now, isSending) =>
        whyNot !== null && (
          <div className={classes.buttons}>
            <p className="small">{whyNot}</p>
            {isMine && (
              <Button variant="outline" compact disabled={isSending} onClick={() => now(async () => decide('WITHDRAW'))}>
                Take it back
              </Button>
            )}
          </div>
        )
      }
    />
  );
}
