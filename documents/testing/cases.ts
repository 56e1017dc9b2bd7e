import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { REPRESENTATIVE } from '@hearthline/orgs/representative.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { OCCUPANCY_TYPES, type StateCode } from '@hearthline/rules/enums.ts';
import type { DocumentCase } from '../samples/cases.ts';

/**
 * Every state × every use of the home of the lenders that stand for the others, and each other lender in one of its states, the one that was taken least often before: every
 * lender and every state that any of them lends in is among them, and a lender more costs the documents of one case.
 */
export function allCases(): DocumentCase[] {
  const [whole, others] = [FILE_LENDERS.all.filter(isWhole), FILE_LENDERS.all.filter((lender) => !isWhole(lender))];
  const cases = whole.flatMap((lender) =>
    lender.licensedStates.flatMap((state) => OCCUPANCY_TYPES.map((occupancy) => ({ lender, state, occupancy }))),
  );
  const times = (state: StateCode): number => cases.filter((one) => one.state === state).length;
  for (const [i, lender] of others.entries()) {
    const [state] = lender.licensedStates.toSorted((a, b) => times(a) - times(b));
    const occupancy = OCCUPANCY_TYPES[i % OCCUPANCY_TYPES.length];
    if (state && occupancy) cases.push({ lender, state, occupancy });
  }
  return cases;
}
/** The broker variant lends where the primary brand does. */
const isWhole = ({ orgCode }: Lender): boolean => REPRESENTATIVE.includes(orgCode) && orgCode !== 'MAIN_WHOLESALE';
