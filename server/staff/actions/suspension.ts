/** A review that waits for the borrower: conditions, one letter, and the day by which they are met. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { noticeOfMissing, noticeOwed } from '@hearthline/journey/application/incompleteness.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isSuspended } from '@hearthline/journey/steps/conditions.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { incompleteAnswerDue } from '@hearthline/rules/regulation/reg-b.ts';
import { askedFor, isInternal } from './asked-conditions.ts';
import { type Fits, missing, type Row, staffIdOf } from './row.ts';

export const maySuspend: Fits = ({ status, facts }) => status === 'UNDERWRITING_REVIEW' && !isSuspended(facts);

/**
 * The conditions, the suspension, and the notice of incompleteness that tells of them: its day is theirs, and its clock the only one (12 CFR 1002.9(c)(2)).
 * Throws invalid_request where the borrower would be asked for nothing.
 */
export async function suspendedWith(
  application: Application,
  { client, now, as, conditions = [] }: Parameters<Row<'suspend'>['facts']>[1],
): Promise<Fact[]> {
  const { facts, status } = application;
  if (conditions.every(isInternal)) throw missing('conditions', 'Ask the borrower for at least one');
  const dueOn = incompleteAnswerDue(dayAtProperty(facts, now));
  const added = await askedFor(application, { client, now, as, conditions: conditions.map((one) => ({ ...one, dueOn })) });
  const suspended: Fact = { type: 'reviewSuspended', conditionIds: added.map(({ conditionId }) => conditionId), by: staffIdOf({ as }) };
  const after = added.reduce(apply, facts);
  const notice = noticeOwed(after, status) === null ? [] : [noticeOfMissing(after, now.toISOString(), status)];
  return [...added, suspended, ...notice];
}
