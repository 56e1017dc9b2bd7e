/** The figure that each reason of a refusal rests on, beside what the lender's rules allow: an adverse action notice may not state a reason that the file contradicts (12 CFR 1002.9(b)(2)). */
import { ELIGIBLE_PROPERTY_TYPES } from '@hearthline/rules/eligibility.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { formatApr, formatDollars } from '@hearthline/rules/money.ts';
import { dtiCapOf, isPositionLent, maxCltvOf } from '@hearthline/rules/offers/limits.ts';
import type { Facts } from '../facts.ts';
import { limitsOfApplication } from './underwriting-decision.ts';
import { chosenPayoffs, homeValue, openLiens } from '../selectors.ts';
import { askedOfPeople } from '../steps/conditions.ts';

/** In words for staff: the figure and its limit. `contradicts`: by them the reason is not true. */
export type ReasonFigure = { readonly says: string; readonly contradicts: boolean };
type Figure = (f: Facts) => ReasonFigure | null;

const reportOf = (f: Facts) => f.verification.hardCredit ?? f.credit;
const scoreOf = (f: Facts): number | null => reportOf(f)?.score ?? null;
/** Another signer owes the debt too: what their own report says is no fact, so it contradicts nothing. */
const onlyBorrower = ({ verification: { signers } }: Facts) => signers.every(({ credit }) => credit === null);

/** Debts as a share of income, percent: with the line once one is chosen, before it without. */
const dtiOf = (f: Facts) => f.verification.terms?.dti ?? f.selection?.dti ?? f.underwriting?.preDti ?? null;
/** The most that debts may be of the income, percent, by the limits of the application. */
const dtiLimitOf = (f: Facts): number => dtiCapOf(limitsOfApplication(f), scoreOf(f) ?? 0, f.parcel?.propertyType);
const overDti = (f: Facts) => (f.verification.terms ?? f.underwriting)?.dtiDecline === true;
const debts: Figure = (f) => {
  const dti = dtiOf(f);
  if (dti === null) return null;
  const cap = dtiLimitOf(f);
  return {
    says: `DTI ${formatApr(dti)} of at most ${cap}%${f.selection === null ? ', before a line' : ''}`,
    contradicts: dti <= cap && !overDti(f),
  };
};

const scored: Figure = (f) => {
  const score = scoreOf(f);
  if (score === null) return null;
  const { occupancy = 'HOME' } = f.created ?? {};
  const least = Math.min(
    ...limitsOfApplication(f)
      .tiers.filter(({ maxCltv }) => maxCltv[occupancy] > 0)
      .map((tier) => tier.score),
  );
  return { says: `Score ${score} of at least ${least}`, contradicts: score >= least && onlyBorrower(f) };
};

/** What stays owed on the home with the line, over its value, percent. */
const cltvOf = (f: Facts): number | null => {
  const value = homeValue(f);
  if (!value) return null;
  const staying = (openLiens(f) ?? []).filter(({ id }) => !chosenPayoffs(f).includes(id));
  return ((staying.reduce((all, lien) => all + lien.currentBalance, 0) + (f.selection?.lineAmount ?? 0)) / value) * 100;
};
/** The most that may be owed on the home with the line, percent of its value; null before the score and the home are known. */
const cltvLimitOf = (f: Facts): number | null => {
  const score = scoreOf(f);
  return score === null || !f.created ? null : maxCltvOf(limitsOfApplication(f), score, f.created.occupancy, f.created.state);
};
const valued: Figure = (f) => {
  const cltv = cltvOf(f);
  const most = cltvLimitOf(f);
  if (cltv === null || most === null) return null;
  return {
    says: `CLTV ${formatApr(cltv)} of at most ${most}%${f.selection === null ? ', before a line' : ''}, at a value of ${formatDollars(homeValue(f) ?? 0)}`,
    contradicts: cltv <= most,
  };
};

const propertyType: Figure = ({ parcel, title }) =>
  parcel && {
    says: `County record: ${parcel.propertyType.toLowerCase()}. We lend on: ${ELIGIBLE_PROPERTY_TYPES.join(', ').toLowerCase()}`,
    contradicts: ELIGIBLE_PROPERTY_TYPES.includes(parcel.propertyType) && title?.vesting !== 'COMPANY',
  };
const ACCEPTED_CONDITIONS: ReadonlySet<string> = new Set(['AVERAGE', 'GOOD', 'EXCELLENT']);
const condition: Figure = ({ verification: { valuation, reportedCondition } }) => {
  const found = valuation.last?.condition ?? reportedCondition;
  return found && { says: `Condition ${found.toLowerCase()}, at least average`, contradicts: ACCEPTED_CONDITIONS.has(found) };
};

const late: Figure = (f) => {
  const report = reportOf(f);
  if (!report) return null;
  const found = report.debts.filter((debt) => debt.late !== 'NONE' || debt.pastDue > 0).length;
  return { says: `Accounts late or past due: ${found}`, contradicts: found === 0 && onlyBorrower(f) };
};
/** Of the borrower's report: what excludes an applicant is found there by rule, and ends the application by itself. */
const onRecord =
  (code: ReasonCode): Figure =>
  (f) => {
    if (!f.credit) return null;
    const found = f.credit.knockOuts.includes(code) || (code === 'BK' && f.verification.checks.BANKRUPTCY?.clear === false);
    return { says: found ? 'On record' : 'None on record that excludes the borrower', contradicts: !found && onlyBorrower(f) };
  };
const inquiries: Figure = ({ verification: { hardCredit } }) =>
  hardCredit && {
    says: `New inquiries for home equity lines: ${hardCredit.newHelocInquiries}`,
    contradicts: hardCredit.newHelocInquiries === 0,
  };

const income: Figure = ({ verification: { income: found } }) =>
  found.monthly === null
    ? { says: 'Not verified', contradicts: false }
    : { says: `Verified: ${formatDollars(found.monthly)} a month`, contradicts: true };
const employed: Figure = ({ verification: { employment } }) =>
  employment.employed === null
    ? { says: 'Not verified', contradicts: false }
    : { says: employment.employed ? 'The employer confirmed the job' : 'The job has ended', contradicts: employment.employed };

const liensAhead: Figure = (f) => {
  const liens = openLiens(f);
  if (!liens) return null;
  const ahead = liens.filter(({ id }) => !chosenPayoffs(f).includes(id)).length;
  const limits = limitsOfApplication(f);
  return {
    says: `Loans ahead of the line: ${ahead} of at most ${limits.liensAhead.length - 1}`,
    contradicts: isPositionLent(limits, ahead),
  };
};
const insured: Figure = ({ closing: { insurance } }) =>
  insurance.accepted === null
    ? { says: 'Not accepted yet', contradicts: false }
    : { says: insurance.accepted ? 'Accepted' : 'Refused', contradicts: insurance.accepted };
const titled: Figure = ({ verification: { title } }) =>
  title && title.stage === 'COMPLETE' && title.ownersMatch
    ? { says: 'The title search is complete: the owners match', contradicts: true }
    : null;
const listed: Figure = ({ created, verification: { checks } }) => ({
  says: created?.listedForSale === true || checks.LISTING?.clear === false ? 'Found listed' : 'No listing found',
  contradicts: created?.listedForSale !== true && checks.LISTING?.clear !== false,
});
const identified: Figure = ({ verification: { identity, signers } }) =>
  identity.verification === 'VERIFIED' && signers.every((signer) => signer.identified !== false)
    ? { says: 'Verified', contradicts: true }
    : null;
const conditions: Figure = (f) => ({
  says: f.verification.terms === null ? 'Not everything has been given' : `Open conditions: ${askedOfPeople(f).length}`,
  contradicts: false,
});
const notSigned: Figure = ({ verification: { signers } }) => ({
  says: `Owners who have not signed: ${signers.filter(({ signed }) => !signed).length}`,
  contradicts: false,
});
/** What is found, or not, in a source that gives no number: it is offered only where that source says so. */
const none: Figure = () => null;

const FIGURES: Readonly<Record<ReasonCode, Figure>> = {
  DTI_OVER: debts,
  INCOME_LOW: debts,
  INCOME_UNVERIFIED: income,
  EMPLOY_UNVERIFIED: employed,
  EMPLOY_SHORT: none,
  UNEMPLOYED: employed,
  SCORE_LOW: scored,
  THIN: none,
  NO_FILE: none,
  CREDIT_UNVERIFIED: none,
  LATES: late,
  COLLECTIONS: onRecord('COLLECTIONS'),
  GARNISH: none,
  FORECLOSURE: onRecord('FORECLOSURE'),
  BK: onRecord('BK'),
  INQUIRIES: inquiries,
  CLTV_OVER: valued,
  AVM_LOW: valued,
  PROP_TYPE: propertyType,
  CONDITION: condition,
  RECENT_TRANSFER: none,
  OWNERSHIP_UNVERIFIED: titled,
  TITLE_DEFECT: titled,
  LIENS_AHEAD: liensAhead,
  EQUITY_LOAN_WITHIN_YEAR: none,
  LISTED_FOR_SALE: listed,
  ID_FAIL: identified,
  FACTA: none,
  MINOR: none,
  INSURANCE: insured,
  OWNER_REFUSED: notSigned,
  INCOMPLETE: conditions,
  STATE: none,
};

/** DTI and CLTV as they stand with the limits of the application, percent: before a line is chosen without it. */
export const ratiosOf = (f: Facts) => ({
  dti: { percent: dtiOf(f), limit: dtiLimitOf(f), isOver: overDti(f) || (dtiOf(f) ?? 0) > dtiLimitOf(f) },
  cltv: { percent: cltvOf(f), limit: cltvLimitOf(f), isOver: (cltvOf(f) ?? 0) > (cltvLimitOf(f) ?? Infinity) },
  beforeLine: f.selection === null,
});

/** The figure and the limit beside a reason; null where nothing that is measured speaks for or against it. A reason that the rules themselves found is never contradicted. */
export function figureOf(f: Facts, code: ReasonCode): ReasonFigure | null {
  const figure = FIGURES[code](f);
  const byRule = [...(f.underwriting?.reasons ?? []), ...(f.verification.terms?.reasons ?? [])].includes(code);
  return figure && { ...figure, contradicts: figure.contradicts && !byRule };
}

/** Those of the reasons that the figures contradict: each needs a written reason and a second person. */
export const contradicted = (f: Facts, codes: readonly ReasonCode[]): ReasonCode[] =>
  codes.filter((code) => figureOf(f, code)?.contradicts === true);

/** Several codes print the same sentence in the notice: staff tell them apart by these words. */
export const TOLD_APART: Partial<Readonly<Record<ReasonCode, string>>> = {
  CLTV_OVER: 'too much is owed for what the home is worth',
  AVM_LOW: 'the value that was found is too low',
  PROP_TYPE: 'we do not lend on this kind of home',
  CONDITION: 'the home is in poor condition',
  ID_FAIL: 'what was shown does not match',
  FACTA: 'the alert on the credit report was not verified',
};
