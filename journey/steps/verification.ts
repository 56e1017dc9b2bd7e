/** Verification: from the chosen offer to final terms (lending §1.2, rows 10–24). */
import { bpoNeed } from '@hearthline/rules/eligibility.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import type { Facts } from '../facts.ts';
import { VALUATION_STAGES } from '../facts/verification.ts';
import type { Account } from '../facts/verification-state.ts';
import { chosenPayoffs, isPaidToExchange, knownLiens, lettersIn, modelValue, openLienBalance } from '../selectors.ts';
import { always, borrower, outside, ours, staff, type Step, us, type WaitsFor } from './step.ts';

const BUREAU: WaitsFor = { who: 'the credit bureau', typicalSeconds: 6 };
const VALUER: WaitsFor = { who: 'the valuation company', typicalSeconds: 2 * 86_400 };
const TITLE: WaitsFor = { who: 'the title company', typicalSeconds: 2 * 86_400 };
const CREDITOR: WaitsFor = { who: 'your creditors', typicalSeconds: 2 * 86_400 };

/** A line above this needs a full title search, and an automated value with more confidence (lending §1.2, rows 6 and 21). Dollars. */
const LARGE_LINE = 250_000;
/** Limit of identity document uploads before staff decide (lending §1.2, row 19). */
export const MAX_IDENTITY_TRIES = 3;
/** The vendor's finding after which a picture of the face is required. */
export const SELFIE_AFTER = 'FACE_MISMATCH';

const hardHit = (f: Facts, ...kinds: string[]) => f.verification.hardCredit !== null && kinds.includes(f.verification.hardCredit.hit);
const hardUsable = (f: Facts) => hardHit(f, 'HIT', 'THIN');
const stopped = (f: Facts, ...kinds: Array<keyof Facts['verification']['checks']>) =>
  kinds.some((k) => f.verification.checks[k]?.clear === false && !f.verification.checks[k].cleared);
const isWage = (f: Facts) =>
  f.created?.employmentType === 'FULL_TIME' || f.created?.employmentType === 'PART_TIME' || f.created?.employmentType === 'EMPLOYED';
/**
 * Pay seen in a bank account or on a paystub does not prove that the job still exists (lending §1.2, row 16). A report that knows the employer does,
 * whatever else was tried before or after it.
 */
function employmentOpen(f: Facts): boolean {
  const found = f.verification.income.reports.filter(({ outcome }) => outcome !== 'NONE');
  return isWage(f) && found.length > 0 && !found.some(({ employerKnown }) => employerKnown);
}
/** Nothing is left for the borrower to do about an account: it is verified, or staff review it. */
const isAccountSettled = (account: Account | null) =>
  account !== null && account.verification !== 'FAILED_VERIFICATION' && account.deposits === undefined;
/** The closing documents authorize the payments, and an account given after them has an authorization of its own (12 CFR 1005.10(b)). */
export const isAuthorized = (account: Account | null): boolean => account !== null && account.authorized !== false;
const isVerified = (f: Facts) => f.verification.identity.verification === 'VERIFIED';
/** How the payments are made, as it was chosen last. */
export const payType = (f: Facts) => f.verification.payType?.payType ?? f.selection?.payType;

/** Whether a broker price opinion is needed besides the automated value (lending §1.4.2). */
export function needsValuation(f: Facts): boolean {
  if (!f.created || !f.selection) return false;
  const value = modelValue(f);
  const cltv = value === null ? 100 : ((openLienBalance(f) + f.selection.lineAmount) / value) * 100;
  return (
    bpoNeed({
      state: f.created.state,
      occupancy: f.created.occupancy,
      avmAccepted: !f.noValueFound,
      line: f.selection.lineAmount,
      cltv,
    }) === 'BPO_REQUIRED'
  );
}
/**
 * Whether a full title search is needed: a large line, a first lien, a trust, owners that do not match, or no legal description on record (lending
 * §1.2, row 21).
 */
export function needsFullTitle(f: Facts): boolean {
  return (
    (f.selection?.lineAmount ?? 0) > LARGE_LINE ||
    (knownLiens(f) ?? []).length === 0 ||
    f.ownership === 'TRUST' ||
    f.title?.match === false ||
    f.title?.described === false ||
    f.title?.vesting === 'OTHER' ||
    f.openConditions.some((c) => c.category === 'PROPERTY_LEGAL_DESCRIPTION')
  );
}
export const isTexas = (f: Facts) => f.created !== null && isTexasHomestead(f.created.state, f.created.occupancy);

/** Checks that stopped the application and were not cleared. */
export const stoppedChecks = ({ verification }: Facts) =>
  (Object.keys(verification.checks) as Array<keyof Facts['verification']['checks']>).filter(
    (k) => verification.checks[k]?.clear === false && !verification.checks[k].cleared,
  );

/** Whether a possible match on a watch list waits, of the application or of the last checks. Older last checks do not say which of them stopped. */
export const isOnWatchList = (f: Facts): boolean => {
  const { finalChecks } = f.closing;
  const atTheEnd =
    finalChecks !== null && !finalChecks.clear && !finalChecks.cleared && (finalChecks.stopped?.includes('WATCHLIST') ?? true);
  return atTheEnd || stoppedChecks(f).includes('WATCHLIST');
};

const valued = (f: Facts) => f.verification.valuation.agreed !== null;
const valuing = (f: Facts, product: string, stage: string) =>
  !valued(f) &&
  f.verification.valuation.wanted === product &&
  (f.verification.valuation.last?.product === product ? f.verification.valuation.last.stage : 'ORDERED') === stage;
const valuationRow = (product: 'BPO' | 'RESI_EVAL', stage: (typeof VALUATION_STAGES)[number]): Step => {
  const applies = (f: Facts) => valuing(f, product, stage);
  const never = () => false;
  if (stage === 'REVIEW') return staff(`NAV_${product}_REVIEW`, 24, applies);
  // Canceled by us: staff order it again, or accept the automated value.
  if (stage === 'CANCELLED') return staff(product === 'BPO' ? 'NAV_BPO_CANCELLED' : 'NAV_RESI_EVAL_REVIEW', 24, applies);
  if (stage === 'ORDERED') return outside(`NAV_${product}_ORDERED`, VALUER, 'valuation-order', never, applies);
  return outside(
    stage === 'SCHEDULED' ? (product === 'BPO' ? 'NAV_BPO_SCHEDULED' : 'NAV_RESI_EVAL_PROCESSING') : `NAV_${product}_${stage}`,
    VALUER,
    'valuation-result',
    never,
    applies,
  );
};

const termsDecided = (f: Facts, decision: string) => f.verification.terms?.decision === decision;

export const VERIFICATION_STEPS: readonly Step[] = [
  borrower('COLLECT_ADDITIONAL_INFO', always, (f) => f.verification.info !== null && f.consents.HARD_CREDIT !== undefined),
  borrower('HMDA', always, (f) => f.verification.hmdaAnswered),
  ours('GEN_APP_DISCLOSURES', us(3), 'application-package', (f) => f.verification.packages.APPLICATION !== undefined),
  // Nothing is signed while an answer may be wrong: staff accept or refuse the correction, or the borrower takes it back.
  staff('UNDERWRITING_REVIEW', 24, (f) => f.corrections.some(({ state }) => state === 'OPEN')),
  borrower(
    'APP_SUBMISSION',
    (f) => f.verification.hardCredit === null,
    (f) => f.verification.signed.SUMMARY !== undefined,
  ),
  borrower(
    'SUMMARY_DISCLOSURE',
    (f) => f.verification.hardCredit !== null,
    (f) => f.verification.signed.SUMMARY !== undefined,
  ),

  outside('HARD_CREDIT_PULL', BUREAU, 'hard-credit', (f) => f.verification.hardCredit !== null),
  borrower('HARD_CREDIT_LOCKED_OR_FROZEN', (f) => hardHit(f, 'FROZEN', 'LOCKED')),
  staff('CREDIT_NO_MATCH_SSN', 48, (f) => hardHit(f, 'NO_HIT')),
  staff('CREDIT_MINOR', 24, (f) => hardHit(f, 'MINOR')),
  staff(
    'FACTA_REVIEW',
    24,
    (f) => (f.verification.hardCredit?.alerts.length ?? 0) > 0,
    (f) => f.verification.hardAlertVerified,
  ),
  outside('HARD_CREDIT_PULL', BUREAU, 'checks', (f) => f.verification.checks.WATCHLIST !== undefined),
  staff('FACTA_REVIEW', 24, (f) => stopped(f, 'WATCHLIST')),
  staff('UNDERWRITING_REVIEW', 24, (f) => stopped(f, 'BANKRUPTCY', 'LISTING', 'DUPLICATE_LINE')),

  borrower('INCOME_VERIFICATION', always, (f) => f.verification.income.monthly !== null),
  staff('UNDERWRITING_REVIEW', 24, (f) => f.verification.employment.employed === false),
  borrower('EMPLOYMENT_VERIFICATION', employmentOpen, (f) => f.verification.employment.employed !== null),

  borrower(
    'DISBURSEMENT_ACCOUNT',
    (f) => !isPaidToExchange(f),
    (f) => isAccountSettled(f.verification.disbursement),
  ),
  borrower(
    'AUTOPAY_ACCOUNT',
    (f) => payType(f) === 'AUTOPAY',
    (f) => isAccountSettled(f.verification.autopay) && isAuthorized(f.verification.autopay),
  ),
  borrower(
    'VERIFIED_AUTOPAY_ACCOUNT',
    (f) => payType(f) === 'AUTOPAY' && f.verification.autopay?.verification === 'VERIFIED',
    (f) => f.verification.accountsConfirmed,
  ),
  borrower('IDENTITY_VERIFICATION', always, isVerified),

  borrower('NAV_BPO_ORDER_REQUEST', needsValuation, (f) => f.verification.valuation.wanted !== null || valued(f)),
  ...VALUATION_STAGES.map((stage) => valuationRow('BPO', stage)),
  ...VALUATION_STAGES.map((stage) => valuationRow('RESI_EVAL', stage)),
  outside(
    'ONSITE_APPRAISAL_REQUEST',
    { who: 'the appraisal company', typicalSeconds: 30 },
    'valuation-order',
    () => false,
    (f) => valuing(f, 'ONSITE', 'ORDERED') && f.verification.valuation.last?.product !== 'ONSITE',
  ),
  borrower(
    'ONSITE_APPRAISAL_PAYMENT',
    (f) =>
      !valued(f) &&
      f.verification.valuation.wanted === 'ONSITE' &&
      f.verification.valuation.last?.product === 'ONSITE' &&
      !f.verification.valuation.paid,
  ),
  staff(
    'ONSITE_APPRAISAL_REVIEW',
    24,
    (f) => valuing(f, 'ONSITE', 'REVIEW') || valuing(f, 'ONSITE', 'FAILED') || valuing(f, 'ONSITE', 'CANCELLED'),
  ),
  outside(
    'ONSITE_APPRAISAL_PENDING',
    VALUER,
    'valuation-result',
    () => false,
    (f) => !valued(f) && f.verification.valuation.wanted === 'ONSITE' && f.verification.valuation.paid,
  ),

  outside('ORDER_FULL_TITLE', TITLE, 'title-order', (f) => f.verification.title !== null, needsFullTitle),
  outside(
    'FINAL_TITLE_REQUEST',
    TITLE,
    'title-result',
    () => false,
    (f) => f.verification.title?.stage === 'ORDERED',
  ),
  outside(
    'FINAL_TITLE_PROCESSING',
    TITLE,
    'title-result',
    () => false,
    (f) => f.verification.title?.stage === 'PROCESSING',
  ),
  staff('FINAL_TITLE_REVIEW', 24, (f) => f.verification.title?.stage === 'REVIEW'),
  borrower(
    'FINAL_TITLE_COMPLETE',
    (f) =>
      f.verification.title?.stage === 'COMPLETE' &&
      !f.verification.title.legalDescription &&
      f.openConditions.some((c) => c.category === 'PROPERTY_LEGAL_DESCRIPTION'),
  ),

  outside('PAYOFF_REQUEST', CREDITOR, 'payoff-letters', (f) => chosenPayoffs(f).every((id) => f.verification.payoffs[id] !== undefined)),
  outside('PAYOFF_REQUEST_PENDING', CREDITOR, 'payoff-letters', lettersIn),
  ours('WAITING_FOR_UNDERWRITING', us(3), 'final-underwriting', (f) => f.verification.terms !== null),
  borrower('REVISED_OFFER_SELECTION', (f) => termsDecided(f, 'SELECT')),
  borrower('FINAL_OFFER', always, (f) => f.verification.accepted),
];

const submitted = (f: Facts) => f.verification.signed.SUMMARY !== undefined;
const valuationActive = (f: Facts) => !valued(f) && f.verification.valuation.wanted !== null;
const placed = (f: Facts) => f.verification.valuation.last?.product === f.verification.valuation.wanted;
const valuationSettled = (f: Facts) => valued(f) || !(needsValuation(f) || f.verification.valuation.wanted !== null);
const titleSettled = (f: Facts) => !needsFullTitle(f) || f.verification.title?.stage === 'COMPLETE';
const incomeSettled = (f: Facts) =>
  f.verification.income.monthly !== null && (!employmentOpen(f) || f.verification.employment.employed === true);
const bankSettled = (f: Facts) =>
  (isPaidToExchange(f) || f.verification.disbursement !== null) && (payType(f) !== 'AUTOPAY' || f.verification.autopay !== null);

export const VERIFICATION_WORK = {
  'application-package': (f) =>
    f.verification.hmdaAnswered && f.verification.info !== null && f.verification.packages.APPLICATION === undefined,
  'hard-credit': (f) => submitted(f) && f.consents.HARD_CREDIT !== undefined && f.verification.hardCredit === null,
  flood: (f) => submitted(f) && (f.verification.flood === null || f.steps.flood.news),
  checks: (f) => submitted(f) && Object.keys(f.verification.checks).length === 0,
  'identity-result': (f) => f.verification.identity.sessionRef !== null && f.verification.identity.verification === null,
  // Once the service of a link calls back, or a timer doubts that it did.
  'income-report': (f) => submitted(f) && f.verification.income.monthly === null && f.steps['income-report'].news,
  employment: (f) => f.verification.employment.given && f.verification.employment.employed === null,
  // The exchange learns who the borrower is only once that is verified.
  wallet: (f) => isVerified(f) && isPaidToExchange(f) && f.verification.wallet === null && f.closing.disbursement === null,
  'identity-change': (f) => f.identityChanges.some(({ state }) => state === 'DUE'),
  'valuation-order': (f) => valuationActive(f) && !placed(f),
  'valuation-result': (f) => valuationActive(f) && placed(f) && f.steps['valuation-result'].news,
  'appraisal-refund': ({ verification: { valuation } }) => valuation.refund?.given === null,
  'title-order': (f) => hardUsable(f) && incomeSettled(f) && isVerified(f) && needsFullTitle(f) && f.verification.title === null,
  'title-result': (f) =>
    f.verification.title !== null &&
    (f.verification.title.stage === 'ORDERED' || f.verification.title.stage === 'PROCESSING') &&
    f.steps['title-result'].news,
  'payoff-letters': (f) =>
    isVerified(f) &&
    !lettersIn(f) &&
    chosenPayoffs(f).some(
      (id) => f.verification.payoffs[id] === undefined || (f.verification.payoffs[id] === null && f.steps['payoff-letters'].news),
    ),
  'final-underwriting': (f) =>
    hardUsable(f) &&
    incomeSettled(f) &&
    bankSettled(f) &&
    isVerified(f) &&
    valuationSettled(f) &&
    titleSettled(f) &&
    lettersIn(f) &&
    f.verification.terms === null,
} as const satisfies Record<string, (f: Facts) => boolean>;
