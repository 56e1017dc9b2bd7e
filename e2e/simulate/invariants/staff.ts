/** What must be true of the lender's people: each acts in their role, and what takes two is done by two, about what both have read. */
import { expectedRoles } from '@hearthline/contract/testing/expected-staff-actions.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Row } from '../memory/tables.ts';
import type { World } from '../world.ts';
import type { Application } from './log.ts';

/** Actions that always take two people, written again and apart from the product's rules. */
const BY_TWO: ReadonlySet<string> = new Set(['release-hold', 'correct-recording', 'record-payoff', 'record-refund', 'record-rescission']);
/** Facts that make what was proposed another thing: what is approved afterwards is not what the first person read. */
const CHANGED_BY: Readonly<Record<string, string>> = { 'release-hold': 'fundingHeld', 'review-account': 'accountGiven' };

export function wrongWithStaff({ db }: World, { row, log, statuses }: Application): string[] {
  const uuid = row['uuid'];
  const of = (table: string, column: string) => [...(db.tables.get(table)?.values() ?? [])].filter((r) => r[column] === uuid);
  const acts = of('staff_action', 'application_uuid');
  const proposals = of('staff_proposal', 'applicationUuid');
  const statusAt = (version: number) => statuses.findLast((s) => Number(s.split(' ')[0]) <= version)?.split(' ')[1] ?? '';
  const wasGone = (person: unknown, at: unknown) => {
    const since = db.tables.get('staff_member')?.get(person as string)?.['suspended_at'] as Date | null | undefined;
    return since != null && since < (at as Date);
  };
  const done = acts.filter((r) => r['person_uuid'] !== null && !(r['action'] as string).includes(':'));
  const wrongAct = (act: Row): string[] => {
    const action = act['action'] as StaffActionName;
    const { role, second_uuid: second, person_uuid: person, at } = act;
    const from = act['from'] as number;
    const proposed = proposals.findLast((p) => p['action'] === action && p['state'] === 'APPROVED' && (p['version'] as number) <= from);
    return [
      ...(expectedRoles(action, statusAt(from)).includes(role as never) ? [] : [`${role as string} may not ${action}`]),
      ...(BY_TWO.has(action) && second === null ? [`${action} was done by one person`] : []),
      ...(second !== null && second === person ? [`${action} was proposed and approved by one person`] : []),
      ...(wasGone(person, at) ? [`${action} is of a person who was suspended`] : []),
      ...(proposed && second !== null && action !== 'record-rescission' ? wrongSince(action, proposed, from) : []),
    ];
  };
  const wrongSince = (action: string, proposed: Row, from: number): string[] => {
    const since = proposed['version'] as number;
    const other = log.find(({ seq, fact }) => seq > since && seq <= from && fact.type === CHANGED_BY[action]);
    return [
      // the first of two approvals of a funding is the second person's reason to be at another version, not at another status
      ...(statusAt(from) === proposed['status'] ? [] : [`${action} was approved at another status than it was proposed`]),
      ...(other ? [`${action} was approved, and what it is about changed in fact ${other.seq}`] : []),
    ];
  };
  const twice = [...BY_TWO].filter((action) => {
    const times = done.filter((act) => act['action'] === action).length;
    return times > proposals.filter((p) => p['action'] === action && p['state'] === 'APPROVED').length;
  });
  return [...done.flatMap(wrongAct), ...twice.map((action) => `${action} was done more often than approved`)];
}
