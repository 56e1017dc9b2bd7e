import { deskDomainDecision } from '@hearthline/web/operations/desk.ts';
import type { JSX } from 'react';
import { DecideProposal } from '../../../parts/actions/DecideProposal.tsx';
import actions from '../../../parts/actions/Actions.module.css';
import { Time } from '../../../parts/zone.tsx';
import { api } from '../../../services/api.ts';
import { type Change, CHANGES } from './copy.ts';
import classes from './Domains.module.css';

type WaitingChangeProps = { readonly change: Change; readonly name: string; readonly onDone: (words: string) => void };

/** A change of a domain that waits for a second person: what it does, who asked for it and why, and what this person may do about it. */
export function WaitingChange({ change, name, onDone }: WaitingChangeProps): JSX.Element {
  const { id, change: what, reason, by, at, expiresAt, isMine, mayDecide, whyNot } = change;
  return (
    <div className={classes.waiting}>
      <h3 className={classes.label}>Waiting for a second person: {CHANGES[what].waits.toLowerCase()}</h3>
      <p className="small muted">
        Asked for by {isMine ? 'you' : by}, <Time at={at} />. It waits until <Time at={expiresAt} />.
      </p>
      <p className={actions.quote}>{reason}</p>
      <DecideProposal
        {...{ id, mayDecide, whyNot, isMine }}
        title={`${CHANGES[what].button.toLowerCase()}, ${name}`}
        send={async (body) => api(deskDomainDecision, { path: { changeId: id }, body })}
        onEnd={onDone}
      />
    </div>
  );
}
