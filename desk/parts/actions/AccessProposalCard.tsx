import { deskStaffDecision } from '@hearthline/web/operations/desk.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { api } from '../../services/api.ts';
import { authorityText } from '../authority.ts';
import { ROLE_NAMES } from '../roles.ts';
import { Time } from '../zone.tsx';
import { DecideProposal } from './DecideProposal.tsx';
import classes from './Actions.module.css';

export type AccessProposal = Reply<'desk-staff-proposals'>['proposals'][number];

const TITLES: Readonly<Record<AccessProposal['change'], (name: string, role: string) => string>> = {
  INVITED: (name, role) => `Invite ${name} as ${role}`,
  ROLE: (name, role) => `Give ${name} the role ${role}`,
  RESTORED: (name) => `End the suspension of ${name}`,
  RESET: (name) => `New password and authenticator app for ${name}`,
  AUTHORITY: (name) => `Change what ${name} may decide alone`,
};
const EFFECTS: Readonly<Record<AccessProposal['change'], string>> = {
  INVITED: 'Approved, they get an email with a link to set a password and an authenticator app.',
  ROLE: 'Approved, they are signed out and sign in again with the new role.',
  RESTORED: 'Approved, they get an email with a link to set a new password and authenticator app.',
  RESET: 'Approved, both stop working, they are signed out, and they get an email with a link to set new ones.',
  AUTHORITY: 'Approved, it counts for every decision from then on, also for what waits for approval.',
};
/** What is proposed, in a line. */
export const accessTitle = ({ change, name, role }: Pick<AccessProposal, 'change' | 'name' | 'role'>): string =>
  TITLES[change](name, ROLE_NAMES[role].toLowerCase());

type AccessProposalCardProps = {
  readonly proposal: AccessProposal;
  /** Level of its heading: 3 below a heading of its list. */
  readonly level?: 2 | 3;
  readonly onEnd: (words: string) => void;
};

/** A change of access that a colleague proposed: what it is, who asked for it, when and why, and what this person may do about it. */
export function AccessProposalCard({ proposal, level = 2, onEnd }: AccessProposalCardProps): JSX.Element {
  const { uuid, change, email, roleNow, reason, by, at, expiresAt, isMine, mayDecide, whyNot, authority, authorityNow } = proposal;
  const title = accessTitle(proposal);
  const Title = `h${level}` as const;
  return (
    <Card>
      <Title className={classes.title}>{title}</Title>
      <p className={classes.wrap}>
        {email}
        {roleNow !== null && `, now ${ROLE_NAMES[roleNow].toLowerCase()}`}
      </p>
      <p className="small muted">
        Proposed by {isMine ? 'you' : by.name}, <Time at={at} />. It waits until <Time at={expiresAt} />.
      </p>
      {authority !== null && (
        <dl className={classes.answers}>
          <div>
            <dt>Then</dt>
            <dd>{authorityText(authority, proposal.limits)}</dd>
          </div>
          {authorityNow !== null && (
            <div>
              <dt>Now</dt>
              <dd>{authorityText(authorityNow, proposal.limits)}</dd>
            </div>
          )}
        </dl>
      )}
      <p className={classes.quote}>{reason}</p>
      <p className="small muted">{EFFECTS[change]}</p>
      <DecideProposal
        {...{ title, mayDecide, whyNot, isMine, onEnd }}
        id={uuid}
        send={async (body) => api(deskStaffDecision, { path: { proposalUuid: uuid }, body })}
      />
    </Card>
  );
}
