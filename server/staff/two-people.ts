/**
 * What one person proposes and another decides: one mechanism for actions on an application, corrections of identity data and access to the desk. Each kind
 * has its own table, because what it keeps differs, and says here what is particular to it.
 */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { standingRole } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { Pool, PoolClient } from 'pg';
import type { StaffCaller } from '../identity/request-parts.ts';

/** Who decides what, as the mechanism asks it of each kind. */
export type Proposed = {
  /** The proposal waits for a second person; else the word for how it ended. */
  readonly state: string;
  readonly isOpen: boolean;
  /** By id: two people may have one name. */
  readonly proposer: string;
  /** The roles in which the proposer has to stand for it still; null where it waits no matter who brought it. */
  readonly proposerIs: readonly StaffRole[] | null;
};
export type Decision = { readonly decision: 'APPROVE' | 'REFUSE' | 'WITHDRAW'; readonly reason?: string | undefined };

/** A kind of proposal, for one request: `R` is its row, `D` what a decision answers. */
export type Kind<R, D> = {
  /** Reads the proposal of the caller's lender, and locks it with what it is about. Null: there is none. */
  readonly lock: (client: PoolClient) => Promise<R | null>;
  readonly proposed: (row: R) => Proposed;
  /** Why this caller may not decide it, besides having proposed it. */
  readonly whyNot: (row: R) => string | null;
  /** Why the locked proposal no longer applies: what it is about went on or is another by now. */
  readonly whyExpired: (client: PoolClient, row: R, decision: Decision['decision']) => Promise<string | null>;
  /** What is said where its proposer is gone. */
  readonly proposerGone: string;
  /** Keeps that it ended without a decision. */
  readonly expire: (client: PoolClient, row: R, why: string) => Promise<void>;
  readonly approve: (client: PoolClient, row: R) => Promise<D>;
  /** @param reason empty only where the proposer takes it back */
  readonly refuse: (client: PoolClient, row: R, reason: string) => Promise<D>;
  /** Absent: it is not taken back. */
  readonly withdraw?: (client: PoolClient, row: R, reason: string | undefined) => Promise<D>;
};

const OWN_PROPOSAL = 'You proposed this. A different person decides it.';

/** Why a caller may not decide: nobody decides what they proposed, whatever it is and in whichever role. Null where they may. @param otherwise any other reason */
export const whyNotDecide = ({ staffUuid }: Pick<StaffCaller, 'staffUuid'>, proposer: string, otherwise: string | null): string | null =>
  proposer === staffUuid ? OWN_PROPOSAL : otherwise;

/** What ended a proposal without a decision. It is kept, and said to who decided. */
export class Expired {
  readonly why: string;
  constructor(why: string) {
    this.why = why;
  }
}

/**
 * Decides a proposal in an open transaction, everything asked under its lock. Throws not_found, forbidden to the proposer and to those who may not,
 * conflict for what was decided before, invalid_request for a refusal without a reason. Answers Expired, to be committed, where it no longer applies.
 */
export async function decideWith<R, D>(client: PoolClient, kind: Kind<R, D>, caller: StaffCaller, asked: Decision): Promise<D | Expired> {
  const { decision, reason = '' } = asked;
  const row = await kind.lock(client);
  if (row === null) throw new Problem('not_found');
  const { state, isOpen, proposer, proposerIs } = kind.proposed(row);
  if (!isOpen) throw new Problem('conflict', { message: `This was decided before: ${state.toLowerCase().replaceAll('_', ' ')}.` });
  if (decision === 'WITHDRAW') {
    if (proposer !== caller.staffUuid || !kind.withdraw)
      throw new Problem('forbidden', { message: 'Only the person who proposed it takes it back.' });
  } else {
    const why = whyNotDecide(caller, proposer, kind.whyNot(row));
    if (why !== null) throw new Problem('forbidden', { message: why });
    if (decision === 'REFUSE' && reason === '')
      throw new Problem('invalid_request', { message: 'Say why', errors: [{ field: 'reason', message: 'Say why you refuse it' }] });
  }
  const isGone = proposerIs !== null && !proposerIs.some(same(await standingRole(client, proposer)));
  const expired = isGone ? kind.proposerGone : await kind.whyExpired(client, row, decision);
  if (expired !== null) {
    await kind.expire(client, row, expired);
    return new Expired(expired);
  }
  if (decision === 'APPROVE') return kind.approve(client, row);
  return decision === 'WITHDRAW' && kind.withdraw ? kind.withdraw(client, row, asked.reason) : kind.refuse(client, row, reason);
}
const same = (role: StaffRole | null) => (one: StaffRole) => one === role;

/** Commits what was decided, also that it expired, which the caller is told then. Throws conflict. */
export async function commitDecision<D>(pool: Pool, run: (client: PoolClient) => Promise<D | Expired>): Promise<D> {
  const done = await transaction(pool, run);
  if (done instanceof Expired) throw new Problem('conflict', { message: done.why });
  return done;
}
