import type { Where } from '@hearthline/contract/endpoint.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type DecisionRefused, decisionRefused } from '@hearthline/journey/application/underwriting-decision.ts';
import { type EndingRefused, endingRefused } from '@hearthline/journey/application/endings.ts';
import { isHeldByIdentityChange } from '@hearthline/journey/application/identity-changes.ts';
import { clearsForStaff } from '@hearthline/journey/conditions.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { type ApprovalRefused, approvalRefused, paysTwiceByHand, sendsTwice } from '@hearthline/journey/steps/funding.ts';
import { type ConditionRefused, conditionRefused } from '@hearthline/journey/steps/conditions.ts';
import { mayRelease } from '@hearthline/journey/steps/rescission.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import { NEXT } from '@hearthline/journey/status-copy/copy.ts';
import { todoOf } from '@hearthline/journey/status-copy/sentences.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { identityWaitsUntil } from '@hearthline/database/stores/lender/identity-changes.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';

type Standing = Pick<Application, 'status' | 'active' | 'version'>;

/** Whether an application is in a status where the operation is allowed. */
export function isAllowed(where: Where, { status, active }: Pick<Standing, 'status' | 'active'>): boolean {
  if (where === 'always') return true;
  return where === 'open' ? active : where.includes(status);
}

/** The refusal, in the words of who is refused: another signer is not told what the borrower does next. */
export function outOfOrder({ status, active, version }: Standing, to: Actor): Problem {
  const next = to === 'signer' ? undefined : todoOf(status);
  const open = next === undefined ? 'We tell you when there is something for you to do.' : NEXT.step(next);
  return new Problem('out_of_order', {
    message: active ? `This step is not open now. ${open}` : 'This application has ended. It cannot be changed any more.',
    extra: { applicationStatus: status, version },
  });
}

/** Why a fact may not follow, and what its sender reads. */
export const WHY_NOT = {
  MONEY_LEFT:
    'Your money is on its way, so this application can no longer be ended here. Call us: we tell you how to pay back what was sent, or close the line.',
  ENDED: 'This application has ended. It cannot be changed any more.',
  LETTER_WAITS:
    'A written notice to cancel this line came and is being read. Until it is decided, the line is neither released nor ended in another way.',
  HELD: 'The funding is held. Two people release the hold first, then it is approved.',
  PAYEE_WAITS: 'The account for the money was changed, and its waiting time is not over. Call the borrower first, or wait until it is.',
  NOT_FUNDABLE: 'The funding is not ready to be approved.',
  APPROVED: 'The funding is approved already.',
  TOO_LATE_TO_SEND: 'The money can no longer be sent in time before the first payment.',
  SENT_ALREADY: 'This money is with the bank, or may be: it is not sent a second time. Wait until the bank has settled it or sent it back.',
  NOT_IN_REVIEW: 'This application does not wait for an underwriter’s decision.',
  NO_EXCEPTION: 'An exception passes a limit of this application, and rests on different compensating factors.',
  EXCEPTION_OVER: 'An exception may not be so far over the limit.',
  TAKES_TWO: 'An exception is decided by two people.',
  NO_TERMS: 'A counteroffer changes something: the line, the terms of years or the rate.',
  CONDITIONS_OPEN: 'A person on our team checks one more thing before this can be signed. We tell you as soon as it is done.',
  NEEDED_BY_LAW: 'The law needs this condition: it is met, and never waived or put off.',
  ASKED_BY_STAFF: 'What a member of staff asked for is cleared by a person, not by the product',
} as const satisfies Readonly<
  Record<EndingRefused | ApprovalRefused | DecisionRefused | ConditionRefused | 'SENT_ALREADY' | 'ASKED_BY_STAFF', string>
>;

/** The refusal of a fact by the facts before it: nothing of its change is recorded. */
export class RefusedFact extends Problem {
  readonly why: keyof typeof WHY_NOT;
  constructor({ status, version }: Standing, why: keyof typeof WHY_NOT) {
    super('out_of_order', { message: WHY_NOT[why], extra: { applicationStatus: status, version } });
    this.why = why;
  }
}

/** A fact that is about to be recorded: who brings it, and what it would follow. @param today the day at the home */
type Next = {
  readonly facts: Facts;
  readonly status: ChecklistStatus;
  readonly fact: Fact;
  readonly actor: Actor;
  readonly today: IsoDate;
};
/** Every rule of what may not follow, in the order in which its reason is given. */
const REFUSALS: readonly ((next: Next) => keyof typeof WHY_NOT | null)[] = [
  ({ facts, fact }) => endingRefused(facts, fact),
  ({ facts, status, fact, today }) => (fact.type === 'fundingApproved' ? approvalRefused(facts, status, fact.by, today) : null),
  ({ facts, status, fact }) => (fact.type === 'underwritingDecided' ? decisionRefused(facts, status, fact) : null),
  ({ facts, fact, actor }) => (sendsTwice(facts, fact) || (actor === 'staff' && paysTwiceByHand(facts, fact)) ? 'SENT_ALREADY' : null),
  ({ facts, fact }) => (fact.type === 'fundingReleased' && !mayRelease(facts) ? 'LETTER_WAITS' : null),
  ({ facts, fact, actor }) => conditionRefused(facts, fact, actor),
  ({ facts, fact, actor }) => (clearsForStaff(facts, fact, actor) ? 'ASKED_BY_STAFF' : null),
];

/** What the engine asks before it records a fact that is brought, from every source. Throws RefusedFact, identity_change_waits. */
export async function requireMayFollow(on: Connection, application: Application, next: Next): Promise<void> {
  for (const refusal of REFUSALS) {
    const why = refusal(next);
    if (why !== null) throw new RefusedFact(application, why);
  }
  if (isHeldByIdentityChange(next.fact)) await requireSettledIdentity(on, application);
}

/**
 * Throws identity_change_waits while a change of identity data of anybody of the application waits for its owner. The engine asks it before each fact that
 * signs or names an account (journey/application/identity-changes.ts); a route asks it too, before it has a vendor check an account.
 */
export async function requireSettledIdentity(on: Connection, { uuid, facts }: Pick<Application, 'uuid' | 'facts'>): Promise<void> {
  const until = await identityWaitsUntil(on, uuid);
  if (until === null) return;
  throw new Problem('identity_change_waits', {
    message: `We were asked to change personal data of someone on this application. Until ${timeInZone(until, timeZoneAtProperty(facts), 'long')} nothing can be signed here, and no bank account can be given. If you did not ask for it, stop it with the link we emailed you, or call us.`,
    extra: { until: until.toISOString() },
  });
}
