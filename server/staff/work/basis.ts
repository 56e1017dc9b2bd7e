/** What an act is about when it is proposed: the second person approves the account, hold or payment that the first one read, and no other. */
import { hash } from 'node:crypto';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { lastHold, openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { canonical } from '@hearthline/documents/storage/canonical-json.ts';
import { liensToPayOff } from '@hearthline/journey/selectors.ts';
import { refundOwed } from '@hearthline/journey/steps/refunds.ts';
import { toRefund } from '@hearthline/journey/steps/rescission.ts';
import { stoppedChecks } from '@hearthline/journey/steps/verification.ts';
import type { PoolClient } from 'pg';
import { accountsInReview } from '../application-actions.ts';

type Read = (application: Application, client: PoolClient) => unknown;
const accounts: Read = (application) => accountsInReview(application).map(({ accountId, reason = null }) => [accountId, reason]);
const stopped: Read = ({ facts }) => stoppedChecks(facts);

const READS: Partial<Readonly<Record<StaffActionName, Read>>> = {
  'review-account': accounts,
  'refuse-account': accounts,
  clear: stopped,
  'clear-check': stopped,
  'clear-final-checks': ({ facts: { closing, steps } }) => [steps['final-checks'].attempt, closing.finalChecks?.reasons ?? []],
  // Which hold, and every letter that waits meanwhile: it holds the funding too, whatever it was held for before.
  'release-hold': async ({ uuid, orgCode, facts }, client) => [
    facts.closing.heldFor,
    await lastHold(client, uuid),
    (await openProposals(client, orgCode, uuid)).flatMap(({ id, action }) => (action === 'record-rescission' ? [id] : [])),
  ],
  'record-refund': ({ facts }) => [toRefund(facts)[0]?.paymentRef ?? null, refundOwed(facts)?.paymentRef ?? null],
  'record-payoff': ({ facts }) => [
    facts.steps['debt-payoff'].attempt,
    liensToPayOff(facts).map(({ id }) => [id, facts.closing.payoffs[id] ?? null]),
  ],
  'correct-recording': ({ facts: { closing } }) => [closing.recording?.packageRef ?? null, closing.recording?.reason ?? null],
};

/** A short name of what an act is about on a locked application; null where its own fields say it all. */
export async function basisOf(client: PoolClient, action: StaffActionName, application: Application): Promise<string | null> {
  const read = await READS[action]?.(application, client);
  return read === undefined ? null : hash('sha256', canonical(read)).slice(0, 32);
}
