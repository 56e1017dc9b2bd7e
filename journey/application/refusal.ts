/** What staff may name when they refuse an application: the principal reasons of 12 CFR 1002.9(b)(2), by status and by what has been looked at. */
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { Facts } from '../facts.ts';
import { lenderIsBound, mayRefuse } from './endings.ts';
import { homeValue, openLiens } from '../selectors.ts';
import { askedOfPeople } from '../steps/conditions.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus, type Phase } from '../statuses.ts';

const ENDS = ['COMPLETE', 'DECLINED', 'CANCELLED'] as const;
/** A status of an application that is not closed. */
export type OpenStatus = Exclude<ChecklistStatus, (typeof ENDS)[number]>;
export const OPEN_STATUSES = CHECKLIST_STATUSES.filter((status): status is OpenStatus => !(ENDS as readonly string[]).includes(status));

const DEBTS: readonly ReasonCode[] = ['DTI_OVER', 'SCORE_LOW', 'THIN', 'LATES', 'COLLECTIONS', 'GARNISH', 'FORECLOSURE', 'BK', 'INQUIRIES'];
const VALUE: readonly ReasonCode[] = ['CLTV_OVER', 'AVM_LOW', 'PROP_TYPE', 'CONDITION'];
const TITLE: readonly ReasonCode[] = [
  'OWNERSHIP_UNVERIFIED',
  'TITLE_DEFECT',
  'RECENT_TRANSFER',
  'PROP_TYPE',
  'LIENS_AHEAD',
  'EQUITY_LOAN_WITHIN_YEAR',
];
const PAY: readonly ReasonCode[] = ['INCOME_LOW', 'INCOME_UNVERIFIED', 'EMPLOY_UNVERIFIED', 'EMPLOY_SHORT', 'UNEMPLOYED'];
const PERSON: readonly ReasonCode[] = ['NO_FILE', 'CREDIT_UNVERIFIED', 'ID_FAIL', 'FACTA'];
const ANY: readonly ReasonCode[] = [...new Set([...DEBTS, ...PAY, ...VALUE, ...TITLE, 'LISTED_FOR_SALE' as const, ...PERSON])];

/** At a status without a row of its own. */
const BY_PHASE: Readonly<Record<Phase, readonly ReasonCode[]>> = {
  PREQUALIFICATION: [...ANY, 'INCOMPLETE'],
  VERIFICATION: [...ANY, 'INCOMPLETE'],
  CLOSING: [...ANY, 'INSURANCE', 'OWNER_REFUSED'],
  ANY: [...ANY, 'INCOMPLETE'],
};

/** A review answers one question: only its answers are reasons there. */
const OF_REVIEW: Partial<Readonly<Record<OpenStatus, readonly ReasonCode[]>>> = {
  CREDIT_NO_MATCH_SSN: ['NO_FILE', 'ID_FAIL'],
  CREDIT_MINOR: ['MINOR', 'ID_FAIL'],
  CREDIT_ERROR: ['CREDIT_UNVERIFIED'],
  FACTA_REVIEW: ['FACTA', 'ID_FAIL'],
  DELINQUENCY_REVIEW: ['LATES', 'COLLECTIONS', 'GARNISH', 'FORECLOSURE', 'BK'],
  PROPERTY_DATA_REVIEW: TITLE,
  OWNERSHIP_REVIEW: ['OWNERSHIP_UNVERIFIED', 'RECENT_TRANSFER'],
  INCOME_VERIFICATION: [...PAY, 'INCOMPLETE'],
  EMPLOYMENT_VERIFICATION: [...PAY, 'INCOMPLETE'],
  IDENTITY_VERIFICATION: ['ID_FAIL', 'INCOMPLETE'],
  NAV_BPO_REVIEW: VALUE,
  NAV_RESI_EVAL_REVIEW: VALUE,
  ONSITE_APPRAISAL_REVIEW: VALUE,
  FINAL_TITLE_REVIEW: TITLE,
  CO_DEED_REQ: ['OWNER_REFUSED', 'ID_FAIL', ...DEBTS],
};

/** Reasons by status: a row for each at which staff may decline or cancel. */
export const REFUSALS: Readonly<Record<OpenStatus, readonly ReasonCode[]>> = Object.fromEntries(
  OPEN_STATUSES.map((status) => [status, OF_REVIEW[status] ?? BY_PHASE[STATUS_TABLE[status].phase]]),
) as Record<OpenStatus, readonly ReasonCode[]>;

const hits = ({ credit, verification: { hardCredit, signers } }: Facts) =>
  [credit, hardCredit, ...signers.map((signer) => signer.credit)].flatMap((report) => report ?? []);
const hasHit =
  (...kinds: readonly string[]) =>
  (f: Facts): boolean =>
    hits(f).some(({ hit }) => kinds.includes(hit));
const reportRead = hasHit('HIT', 'THIN');
const alerted = (f: Facts) => hits(f).some(({ alerts }) => alerts.length > 0);
const found = (f: Facts, ...kinds: Array<keyof Facts['verification']['checks']>) =>
  kinds.some((kind) => f.verification.checks[kind]?.clear === false);
const titleRead = (f: Facts) => f.title !== null || f.verification.title !== null;
const jobAsked = ({ verification: { employment, income } }: Facts) => employment.given || income.reports.length > 0;

/** Whether what a reason is about has been looked at: nobody is refused for income that was never asked for. */
const LOOKED_AT: Readonly<Record<ReasonCode, (f: Facts) => boolean>> = {
  DTI_OVER: (f) => f.underwriting !== null,
  INCOME_LOW: (f) => f.underwriting !== null,
  INCOME_UNVERIFIED: ({ verification: { income } }) => income.methods.length > 0 || income.reports.length > 0,
  EMPLOY_UNVERIFIED: jobAsked,
  EMPLOY_SHORT: jobAsked,
  UNEMPLOYED: jobAsked,
  SCORE_LOW: (f) => hits(f).some(({ score }) => score !== null),
  THIN: hasHit('THIN'),
  NO_FILE: hasHit('NO_HIT'),
  CREDIT_UNVERIFIED: ({ steps }) => steps['soft-credit'].failed !== null || steps['hard-credit'].failed !== null,
  LATES: reportRead,
  COLLECTIONS: reportRead,
  GARNISH: reportRead,
  FORECLOSURE: reportRead,
  BK: (f) => reportRead(f) || found(f, 'BANKRUPTCY'),
  INQUIRIES: reportRead,
  CLTV_OVER: (f) => homeValue(f) !== null,
  AVM_LOW: (f) => f.valuation !== null || f.noValueFound,
  PROP_TYPE: (f) => f.parcel !== null,
  CONDITION: ({ verification: { valuation, reportedCondition } }) => valuation.last?.condition != null || reportedCondition !== null,
  RECENT_TRANSFER: titleRead,
  OWNERSHIP_UNVERIFIED: titleRead,
  TITLE_DEFECT: titleRead,
  LIENS_AHEAD: (f) => titleRead(f) && (openLiens(f) ?? []).length > 0,
  EQUITY_LOAN_WITHIN_YEAR: (f) => titleRead(f) && f.created?.state === 'TX',
  LISTED_FOR_SALE: (f) => f.created?.listedForSale === true || found(f, 'LISTING'),
  ID_FAIL: (f) =>
    alerted(f) ||
    hasHit('NO_HIT', 'MINOR', 'DECEASED')(f) ||
    found(f, 'WATCHLIST') ||
    f.verification.identity.tries > 0 ||
    f.verification.signers.some(({ identity }) => identity.tries > 0),
  FACTA: alerted,
  MINOR: hasHit('MINOR'),
  INSURANCE: ({ closing }) => closing.insurance.given > 0,
  OWNER_REFUSED: ({ verification: { signers } }) => signers.some(({ signed }) => !signed),
  // what staff ask of themselves is no default of the borrower
  INCOMPLETE: (f) => f.verification.terms === null || askedOfPeople(f).length > 0,
  // What policy excludes for any applicant is found when the application is made, and never by staff.
  STATE: () => false,
};

/** Reasons for which other terms may be offered: of the debts, the pay, the value and the liens. Nobody is offered less for what is missing or unproven. */
const OF_OTHER_TERMS: readonly ReasonCode[] = [...DEBTS, ...PAY, ...VALUE, 'LIENS_AHEAD'];
/** The reasons that an underwriter may name in a counteroffer. */
export const counterofferReasons = (f: Facts, status: ChecklistStatus): ReasonCode[] =>
  refusalReasons(f, status).filter((code) => OF_OTHER_TERMS.includes(code));

/**
 * Once the agreement binds the lender, credit is no longer decided on: what ends it is fraud or misrepresentation, or harm to the security, as the
 * agreement and 12 CFR 1026.40(f)(2) know it.
 */
const OF_A_SIGNED_LINE: readonly ReasonCode[] = [
  'ID_FAIL',
  'FACTA',
  'INCOME_UNVERIFIED',
  'EMPLOY_UNVERIFIED',
  'OWNERSHIP_UNVERIFIED',
  'TITLE_DEFECT',
  'LIENS_AHEAD',
  'LISTED_FOR_SALE',
  'BK',
  'INSURANCE',
  'OWNER_REFUSED',
];

/** The reasons for which staff may refuse the application now by this action; none where the action may not end it. */
export function refusalReasons(f: Facts, status: ChecklistStatus, action: 'decline' | 'cancel' = 'cancel'): ReasonCode[] {
  const ofStatus = (REFUSALS as Partial<Record<ChecklistStatus, readonly ReasonCode[]>>)[status] ?? [];
  const row = lenderIsBound(f) ? OF_A_SIGNED_LINE : ofStatus;
  return mayRefuse(f, action) ? row.filter((code) => LOOKED_AT[code](f)) : [];
}
