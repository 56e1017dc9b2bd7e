/** The progress sidebar: seven labeled steps and the application's place among them (AMB-64..66). */
import { type ChecklistStatus, isChecklistStatus, type ProgressState, STATUS_TABLE } from './statuses.ts';
import type { StatusAnswer } from './status-answer.ts';
import type { ApplicationView } from './triggers.ts';

/** The labels' order wins over the states' (AMB-64). COMPLETE means all seven are ticked (AMB-65). */
export const STEP_OF_STATE = {
  INITIAL: 0,
  PRODUCT_SELECT: 1,
  MORE_INFO: 2,
  LINK_INCOME: 3,
  ID_UPLOAD: 4,
  SIGNING: 5,
  ENOTARY: 6,
  MANUAL_NOTARY: 6,
  COMPLETE: 7,
} as const satisfies Record<ProgressState, number>;

/** The seven visible labels. */
export function progressLabels(about: { manualNotary: boolean }): readonly string[] {
  const last = about.manualNotary ? 'Schedule Notary Session' : 'Talk to eNotary';
  return ['Basic Info', 'Select Offer', 'Provide More Info', 'Link Income Sources', 'Verify Identity', 'Sign Documents', last];
}

/** Furthest first: the first mark that an application has tells how far it got. */
const MARKS: readonly {
  readonly state: ProgressState;
  readonly reached: (status: StatusAnswer, application: ApplicationView) => boolean;
}[] = [
  { state: 'COMPLETE', reached: (status) => status.primaryAccepted || status.manualDeedSigned },
  { state: 'ENOTARY', reached: (status) => status.notaryDisclosure !== 'INITIAL' },
  { state: 'SIGNING', reached: (status) => status.closingDisclosure !== 'INITIAL' },
  { state: 'ID_UPLOAD', reached: (_status, application) => application.disburseAccount !== null },
  { state: 'LINK_INCOME', reached: (status) => status.summaryDisclosure === 'COMPLETE' },
  { state: 'MORE_INFO', reached: (_status, application) => (application.term ?? 0) > 0 },
  { state: 'PRODUCT_SELECT', reached: (status) => status.decision === 'SELECT' },
];

/** The application's place. A notary step is the manual one when the application is on that path. */
export function progressState(status: StatusAnswer, application: ApplicationView): ProgressState {
  const standing = isChecklistStatus(status.status) ? STATUS_TABLE[status.status].progress : 'asReached';
  const state = standing === 'asReached' ? (MARKS.find((mark) => mark.reached(status, application))?.state ?? 'INITIAL') : standing;
  return state === 'ENOTARY' && status.manualNotary ? 'MANUAL_NOTARY' : state;
}

/** 0 to 7: the step now open; 7 when all are ticked. */
export function progressStep(status: StatusAnswer, application: ApplicationView): number {
  return STEP_OF_STATE[progressState(status, application)];
}

/** What is done now, where the label of the open step names something else: seven labels stand for more steps than seven (AMB-64). By the beginning of the status. */
const NOW: readonly (readonly [from: string, name: string])[] = [
  ['DISBURSEMENT_ACCOUNT', 'Bank Account'],
  ['AUTOPAY_ACCOUNT', 'Bank Account'],
  ['VERIFIED_AUTOPAY_ACCOUNT', 'Bank Account'],
  ['NAV_', 'Home Value'],
  ['ONSITE_APPRAISAL', 'Home Value'],
  ['ORDER_FULL_TITLE', 'Title Search'],
  ['FINAL_TITLE', 'Title Search'],
  ['PAYOFF_REQUEST', 'Payoff Letters'],
  ['REVISED_OFFER_SELECTION', 'Final Terms'],
  ['FINAL_OFFER', 'Final Terms'],
  ['TRUST_AND_INSURANCE', 'Home Insurance'],
  ['GEN_RESCISSION', 'Right to Cancel'],
  ['RESCISSION', 'Right to Cancel'],
  ['RECORDING', 'Recording'],
  ['FUNDABLE', 'Funding'],
  ['FUNDING_DECISION', 'Funding'],
  ['DIRECT_DEBT_PAYOFF', 'Funding'],
] as const satisfies readonly (readonly [ChecklistStatus | 'NAV_' | 'ONSITE_APPRAISAL' | 'FINAL_TITLE', string])[];

/** The name of what is done now: the open step's label, or a truer one. @param label of the open step */
export const stepNow = (status: string, label: string): string => NOW.find(([from]) => status.startsWith(from))?.[1] ?? label;
