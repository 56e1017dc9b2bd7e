import { deskDomainDecision } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import { Decide, WhyNot } from '../../../parts/actions/Decide.tsx';
import actions from '../../../parts/actions/Actions.module.css';
import { Time } from '../../../parts/zone.tsx';
import { api } from '../../../services/api.ts';
import { type Change, CHANGES } from './copy.ts';
import classes from './Domains.module.css';

type Decision = 'APPROVE' | 'REFUSE' | 'WITHDRAW';
const ENDED: Readonly<Record<Decision, string>> = { APPROVE: 'Approved', REFUSE: 'Refused', WITHDRAW: 'Taken back' };

type WaitingChangeProps = { readonly change: Change; readonly name: string; readonly onDone: (words: string) => void };

/** A change of a domain that waits for a second person: what it does, who asked for it and why, and what this person may do about it. */
export function WaitingChange({ change, name, onDone }: WaitingChangeProps): JSX.Element {
  const { id, change: what, reason, by, at, expiresAt, isMine, mayDecide, whyNot } = change;
  const decide = async (decision: Decision, given?: string): Promise<void> => {
    await api(deskDomainDecision, { path: { changeId: id }, body: { decision, ...(given !== undefined && { reason: given }) } });
    onDone(`${ENDED[decision]}: ${CHANGES[what].button.toLowerCase()}, ${name}.`);
  };
  return (
    <div className={classes.waiting}>
      <h3 className={classes.label}>Waiting for a second person: {CHANGES[what].waits.toLowerCase()}</h3>
      <p className="small muted">
        Asked for by {isMine ? 'you' : by}, <Time at={at} />. It waits until <Time at={expiresAt} />.
      </p>
      <p className={actions.quote}>{reason}</p>
      <Decide
        id={id}
        mayDecide={mayDecide}
        acceptText="Approve"
        accept={async () => decide('APPROVE')}
        refuse={async (given) => decide('REFUSE', given)}
        otherwise={(now, isSending) => (
          <WhyNot words={whyNot} isMine={isMine} isSending={isSending} takeBack={() => now(async () => decide('WITHDRAW'))} />
        )}
      />
    </div>
  );
}
