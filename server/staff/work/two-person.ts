/** Actions that one person proposes and a different one approves, and why. The sandbox, which is nobody, is not asked for a second person. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { stoppedChecks } from '@hearthline/journey/steps/application.ts';
import { approvalsNeeded } from '@hearthline/journey/steps/closing.ts';

type Rule = {
  readonly actions: readonly StaffActionName[];
  readonly when: (application: Pick<Application, 'facts' | 'status'>) => boolean;
  /** For the people who propose and approve. */
  readonly why: string;
  readonly source: string;
};
const always = () => true;

/** The first rule that fits decides. */
export const TWO_PERSON_RULES = {
  LARGE_LINE: {
    actions: ['approve-funding'],
    when: ({ facts }) => approvalsNeeded(facts) > 1,
    why: 'A line above $250,000 is funded by two people.',
    source: 'lending §1.2, row 38',
  },
  DECISION_OVERRIDE: {
    actions: ['decline', 'cancel'],
    when: ({ facts }) => facts.underwriting?.decision === 'SELECT' || facts.applicationPhase.terms?.decision === 'SELECT',
    why: 'The rules offered this borrower credit. A refusal overrides them and is looked at twice, so that like borrowers are treated alike.',
    source: '12 CFR 1002.4(a); Interagency Fair Lending Examination Procedures, overrides',
  },
  WATCH_LIST: {
    actions: ['clear', 'clear-check'],
    when: ({ facts }) => stoppedChecks(facts).includes('WATCHLIST'),
    why: 'A possible match on the sanctions list is cleared by two people.',
    source: '31 CFR part 501, appendix A',
  },
  MONEY_BACK: {
    actions: ['record-refund', 'record-payoff'],
    when: always,
    why: 'It records money that left outside of the product, which nothing else confirms.',
    source: '12 CFR 1026.15(d)(2)',
  },
  HOLD_RELEASED: {
    actions: ['release-hold'],
    when: always,
    why: 'A member of staff held this line for a reason. Once it is released, the money leaves by itself.',
    source: '12 CFR 1026.15(c)',
  },
  RECORDING_CORRECTED: {
    actions: ['correct-recording'],
    when: always,
    why: 'The deed that the county rejected is changed and sent again. A wrong one costs the lender its lien.',
    source: 'lending §1.2, row 36',
  },
} as const satisfies Readonly<Record<string, Rule>>;
export type TwoPersonRule = keyof typeof TWO_PERSON_RULES;

/** The rule by which an action takes a second person on this application now; null where one is enough. */
export function twoPersonRule(action: StaffActionName, application: Pick<Application, 'facts' | 'status'>): TwoPersonRule | null {
  const rules = Object.entries(TWO_PERSON_RULES) as [TwoPersonRule, Rule][];
  return rules.find(([, { actions, when }]) => actions.includes(action) && when(application))?.[0] ?? null;
}
