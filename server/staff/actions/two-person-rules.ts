/** Why an action is proposed by one person and approved by a different one; a row names its rules. The sandbox, which is nobody, is not asked for a second person. */
import type { Authority } from '@hearthline/contract/desk/authority.ts';
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { lenderIsBound } from '@hearthline/journey/application/endings.ts';
import { contradicted } from '@hearthline/journey/application/reason-figures.ts';
import type { CallResult } from '@hearthline/journey/facts/parts.ts';
import { alertToCall } from '@hearthline/journey/steps/alerts.ts';
import { mismatches } from '@hearthline/journey/steps/payee.ts';
import { isOnWatchList } from '@hearthline/journey/steps/verification.ts';
import { isPutOff } from '@hearthline/journey/steps/conditions.ts';
import { approvalsNeeded } from '@hearthline/journey/steps/funding.ts';
import type { ConditionStage } from '@hearthline/rules/conditions/stages.ts';
import { waiverOf } from '@hearthline/rules/conditions/waivers.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { aboveAuthority, type Needed } from './authority.ts';

/** What is asked, by whom, on which application. */
export type About = Pick<Application, 'facts' | 'status'> & {
  readonly role: StaffRole;
  readonly reasons?: readonly ReasonCode[] | undefined;
  readonly conditionUuid?: string | undefined;
  /** Of a condition: the stage that it is to hold. */
  readonly stage?: ConditionStage | undefined;
  /** What a call ended with; absent while its form is only offered. */
  readonly callResult?: CallResult | undefined;
  /** What they decide alone, null as their role usually may; and what this takes of it. */
  readonly authority?: Authority | null | undefined;
  readonly needed?: Needed | null;
  readonly decision?: StaffActionMembers['decision'] | undefined;
};
type Rule = {
  readonly when: (about: About) => boolean;
  /** The roles that may be the second person, where not all that may act. */
  readonly deciders?: readonly StaffRole[];
  /** The role of one of the two, whichever. */
  readonly oneIs?: StaffRole;
  /** It waits for the second person whatever becomes of the application: nobody's right ends because others work on. */
  readonly outlastsStatus?: true;
  /** Each of the two is recorded by a fact of their own. */
  readonly recordsBoth?: true;
  /** For the people who propose and approve. */
  readonly why: string;
  readonly source: string;
};
const always = () => true;
/** The condition that is asked about, where it takes two people to do without it. */
function waivedByTwo({ facts, conditionUuid }: Pick<About, 'facts' | 'conditionUuid'>) {
  const open = facts.openConditions.find(({ id }) => id === conditionUuid);
  return open && 'twoPeople' in waiverOf(open) ? open : undefined;
}

const RULES = {
  LARGE_LINE: {
    when: ({ facts }) => approvalsNeeded(facts) > 1,
    recordsBoth: true,
    why: 'A line above $250,000 is funded by two people.',
    source: 'The lender’s own rule',
  },
  EXCEPTION: {
    when: ({ decision }) => decision?.exception !== undefined,
    why: 'A limit of the lender’s policy is passed for this borrower. A colleague reads why, so that like borrowers are treated alike.',
    source: '12 CFR 1002.4(a); Interagency Fair Lending Examination Procedures, overrides',
  },
  REASON_CONTRADICTED: {
    when: ({ facts, reasons = [] }) => contradicted(facts, reasons).length > 0,
    why: 'The figures contradict a reason that the notice would state. A colleague reads why it is still true.',
    source: '12 CFR 1002.9(b)(2)',
  },
  BOUND: {
    when: ({ facts }) => lenderIsBound(facts),
    why: 'The agreement is signed and binds the lender. Ending it now is looked at twice.',
    source: '12 CFR 1026.40(f)(2), (3)',
  },
  DECISION_OVERRIDE: {
    when: ({ facts }) => facts.underwriting?.decision === 'SELECT' || facts.verification.terms?.decision === 'SELECT',
    why: 'The rules offered this borrower credit. A refusal overrides them and is looked at twice, so that like borrowers are treated alike.',
    source: '12 CFR 1002.4(a); Interagency Fair Lending Examination Procedures, overrides',
  },
  RESCISSION_RECORDED: {
    when: always,
    why: 'A letter ends a signed line for every owner. The funding is held until a colleague has read it too.',
    source: '12 CFR 1026.15(a)(2), (d)(2)',
    deciders: ['processor', 'closer', 'funder', 'compliance'],
    outlastsStatus: true,
  },
  WITHDRAWAL: {
    when: ({ facts, role }) => role === 'agent' || facts.verification.signed.CLOSING !== undefined || lenderIsBound(facts),
    why: 'The application ends at the word of a borrower who does not say so in their account. A colleague checks that they said so.',
    source: 'comment 4(a)(8)(i)-5 to 12 CFR part 1003',
    deciders: ['processor', 'underwriter', 'closer', 'funder', 'compliance'],
  },
  PAYEE_MISMATCH: {
    when: ({ facts }) => mismatches(facts).length > 0,
    why: 'By the bank the account is, or may be, another person’s. Money that goes there does not come back, so two people accept it.',
    source: 'decision record 125; Nacha Operating Rules, fraudulent payments',
  },
  WATCH_LIST: {
    when: ({ facts }) => isOnWatchList(facts),
    why: 'A possible match on the sanctions list is cleared by two people. One of them is of compliance.',
    source: '31 CFR part 501, appendix A',
    oneIs: 'compliance',
  },
  WAIVED_BY_TWO: {
    when: (about) => waivedByTwo(about) !== undefined,
    why: 'What is waived protects the lien or the money. A colleague looks at it too.',
    source: 'The lender’s own rule',
    deciders: ['underwriter', 'compliance'],
  },
  PUT_OFF_BY_TWO: {
    when: ({ stage, ...about }) => {
      const open = waivedByTwo(about);
      return open?.kind !== undefined && isPutOff(open, stage);
    },
    why: 'What is put off protects the lien or the money. A colleague looks at it too.',
    source: 'The lender’s own rule',
    deciders: ['underwriter', 'compliance'],
  },
  ALERT_DENIED: {
    when: ({ facts, status, callResult = 'CONFIRMED' }) =>
      callResult === 'CONFIRMED' && facts.alertsDenied.includes(alertToCall(facts, status)?.party ?? ''),
    why: 'They denied before that they applied. A colleague reads why this call says otherwise.',
    source: '15 U.S.C. 1681c-1(h)(1)(B)',
  },
  MONEY_BACK: {
    when: always,
    why: 'It records money that left outside of the product, which nothing else confirms.',
    source: '12 CFR 1026.15(d)(2)',
  },
  HOLD_RELEASED: {
    when: always,
    why: 'A member of staff held this line for a reason. Once it is released, the money leaves by itself.',
    source: '12 CFR 1026.15(c)',
  },
  RECORDING_CORRECTED: {
    when: always,
    why: 'The deed that the county rejected is changed and sent again. A wrong one costs the lender its lien.',
    source: 'The lender’s own rule',
  },
  AUTHORITY: {
    when: ({ authority, needed = null }) => authority !== undefined && aboveAuthority({ authority }, needed) !== null,
    why: 'It is above the authority of the person who proposed it. A colleague with authority decides.',
    source: 'The lender’s own rule',
  },
} as const satisfies Readonly<Record<string, Rule>>;
export type TwoPersonRule = keyof typeof RULES;
export const TWO_PERSON_RULES: Readonly<Record<TwoPersonRule, Rule>> = RULES;

/** Whether a role may be the second person of what a colleague of the role `first` proposed. */
export function mayBeSecond(rule: TwoPersonRule, role: StaffRole, first: StaffRole): boolean {
  const { deciders, oneIs } = TWO_PERSON_RULES[rule];
  return (deciders?.includes(role) ?? true) && (oneIs === undefined || oneIs === role || oneIs === first);
}
/** Rules whose proposals wait although the application goes on to another status. */
export const OUTLASTING: readonly string[] = Object.entries(TWO_PERSON_RULES).flatMap(([name, { outlastsStatus }]) =>
  outlastsStatus ? name : [],
);
