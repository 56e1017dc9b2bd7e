/** What a refusal rests on besides the borrower's own answers: consumer reports (15 USC 1681m(a)) and other outside sources (1681m(b)). */
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { OutsideSource } from '@hearthline/rules/regulation/adverse-action.ts';
import type { Facts } from '../facts.ts';
import { openLiens } from '../selectors.ts';

/** REPORT: a consumer report; SCORE: the report and its score. */
type Source = OutsideSource | 'REPORT' | 'SCORE';
type Rule = (f: Facts) => readonly Source[];

const NOTHING: Rule = () => [];
const score: Rule = () => ['SCORE'];
const valued: Rule = ({ valuation, verification }) => [
  ...(valuation === null ? [] : ['MODEL' as const]),
  ...(verification.valuation.last?.value == null && verification.valuation.last?.condition == null ? [] : ['APPRAISER' as const]),
];
const titled: Rule = (f) => (f.title === null && f.verification.title === null ? [] : ['TITLE']);
const parcel: Rule = (f) => (f.parcel === null ? [] : ['COUNTY']);
/** Property tax counts among the debts as the county's record has it. */
const taxed: Rule = ({ parcel: found }) => (found?.annualTax === undefined ? [] : ['COUNTY']);
const METHODS: Readonly<Record<string, OutsideSource>> = {
  TRUV_PAYROLL: 'PAYROLL',
  POINTSERV_PAYROLL: 'PAYROLL',
  POINTSERV_TAX: 'TAX',
  POINTSERV_1099_MISC: 'TAX',
  PLAID_TRANSACTIONS: 'BANK',
  TRUV_FINANCIAL_ACCOUNTS: 'BANK',
};
/** Pay as it was verified; paystubs come from the borrower. */
const income: Rule = ({ verification: { income: found, employment } }) => [
  ...found.reports.flatMap(({ method }) => METHODS[method] ?? []),
  ...(employment.employed === null ? [] : ['EMPLOYER' as const]),
];
/** A balance that the report gave counts as the report. */
const owed: Rule = (f) => ((openLiens(f) ?? []).some(({ debtId }) => debtId !== null) ? ['REPORT'] : []);
const checked =
  (...kinds: Array<keyof Facts['verification']['checks']>): Rule =>
  ({ verification: { checks } }) =>
    kinds.some((kind) => checks[kind]?.clear === false) ? ['CHECKS'] : [];
/** The report where it says that a person has died, is a child, or is to be called. */
const person: Rule = ({ credit, verification: { hardCredit, signers } }) =>
  [credit, hardCredit, ...signers.map((signer) => signer.credit)].some(
    (report) => report && (report.alerts.length > 0 || ['DECEASED', 'MINOR', 'NO_HIT'].includes(report.hit)),
  )
    ? ['REPORT']
    : [];
const identity: Rule = ({ verification }) =>
  verification.identity.tries > 0 || verification.signers.some(({ identity: { tries } }) => tries > 0) ? ['IDENTITY'] : [];
const all =
  (...rules: readonly Rule[]): Rule =>
  (f) =>
    rules.flatMap((rule) => rule(f));

const WEIGHED: Readonly<Record<ReasonCode, Rule>> = {
  DTI_OVER: all(score, income, taxed),
  INCOME_LOW: income,
  INCOME_UNVERIFIED: income,
  EMPLOY_UNVERIFIED: income,
  EMPLOY_SHORT: income,
  UNEMPLOYED: income,
  SCORE_LOW: score,
  THIN: score,
  NO_FILE: () => ['REPORT'],
  CREDIT_UNVERIFIED: NOTHING,
  LATES: score,
  COLLECTIONS: score,
  GARNISH: score,
  FORECLOSURE: score,
  BK: (f) => (checked('BANKRUPTCY')(f).length > 0 ? ['CHECKS'] : ['SCORE']),
  INQUIRIES: score,
  CLTV_OVER: all(valued, titled, owed),
  AVM_LOW: valued,
  PROP_TYPE: all(parcel, (f) => (f.title?.vesting === 'COMPANY' ? ['TITLE'] : [])),
  CONDITION: valued,
  RECENT_TRANSFER: all(parcel, titled),
  OWNERSHIP_UNVERIFIED: all(titled, parcel),
  TITLE_DEFECT: titled,
  LIENS_AHEAD: all(titled, owed),
  EQUITY_LOAN_WITHIN_YEAR: titled,
  LISTED_FOR_SALE: checked('LISTING'),
  ID_FAIL: all(person, identity, checked('WATCHLIST')),
  FACTA: person,
  MINOR: person,
  INSURANCE: NOTHING,
  OWNER_REFUSED: NOTHING,
  INCOMPLETE: NOTHING,
  STATE: NOTHING,
};

export type Weighed = { readonly report: boolean; readonly score: boolean; readonly outside: readonly OutsideSource[] };

/** What weighed in a refusal for these reasons. A source that was never asked did not. */
export function weighedIn(f: Facts, reasons: readonly ReasonCode[]): Weighed {
  const sources = new Set(reasons.flatMap((code) => WEIGHED[code](f)));
  return {
    report: sources.has('REPORT') || sources.has('SCORE'),
    score: sources.has('SCORE'),
    outside: [...sources].filter((one): one is OutsideSource => one !== 'REPORT' && one !== 'SCORE'),
  };
}
