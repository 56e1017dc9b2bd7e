/** Failed work that a person starts again: what sends money only by a funder, and not while a colleague records that it was paid in another way. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { isClosed, mayRestart } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { MONEY_STEPS, WORK_STEPS, type WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { PoolClient } from 'pg';
import type { StaffPerson } from '../person.ts';

/** Whether a role may start a step again. */
export const mayStart = (role: StaffPerson['role'], step: WorkStep): boolean => role === 'funder' || !MONEY_STEPS.includes(step);

/** Restarts failed work, all of it or one step; a canceled valuation is ordered anew. */
export function restarted({ facts }: Pick<Application, 'facts'>, step?: WorkStep): Fact[] {
  const { wanted, last, agreed } = facts.verification.valuation;
  if (step !== undefined) return mayRestart(facts, step) ? [{ type: 'workRestarted', step }] : [];
  if (!isClosed(facts) && wanted !== null && agreed === null && last?.product === wanted && last.stage === 'CANCELLED')
    return [{ type: 'valuationWanted', product: wanted }];
  return WORK_STEPS.filter((one) => mayRestart(facts, one)).map((one) => ({ type: 'workRestarted', step: one }));
}

type By = { readonly as?: StaffPerson | undefined; readonly client: PoolClient };
/** Of the facts of an action those that this person may bring. Throws forbidden where they may start nothing of it, and conflict while a payment by hand is decided. */
export async function startedBy({ uuid, orgCode }: Application, { as, client }: By, facts: readonly Fact[]): Promise<readonly Fact[]> {
  const may = facts.filter((fact) => fact.type !== 'workRestarted' || as === undefined || mayStart(as.role, fact.step));
  if (may.length === 0 && facts.length > 0)
    throw new Problem('forbidden', { message: 'This sends money. A funder starts it again, on the page of the application.' });
  const pays = may.some((fact) => fact.type === 'workRestarted' && fact.step === 'debt-payoff');
  if (pays && (await openProposals(client, orgCode, uuid)).some(({ action }) => action === 'record-payoff'))
    throw new Problem('conflict', {
      message: 'A payment by hand waits for a second person. Once that is decided, this can be started again.',
    });
  return may;
}
