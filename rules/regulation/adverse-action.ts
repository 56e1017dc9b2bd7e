import type { IsoDate } from '../dates.ts';
import { MAX_REASONS, noticeReasons } from '../reasons.ts';
import type { ReasonCode } from '../enums.ts';

/** Content of a notice of adverse action: 12 CFR 1002.9(b), model form C-1; 15 USC 1681m(a); lending §2.4–2.5. */

/** The consumer reporting agency whose reports are used, and where a consumer reaches it (15 USC 1681m(a)(3)). Configured by the operator. */
export type Bureau = { readonly name: string; readonly lines: readonly string[]; readonly phone: string; readonly site: string };

/** The federal agency that supervises each kind of lender: 12 CFR 1002 app. A as amended in 2023, mandatory since March 20, 2024. */
export const ECOA_AGENCIES = {
  /** A bank, savings association or credit union with more than $10 billion in assets. */
  LARGE_INSTITUTION: { name: 'Bureau of Consumer Financial Protection', lines: ['1700 G Street NW', 'Washington, DC 20552'] },
  NATIONAL_BANK: {
    name: 'Office of the Comptroller of the Currency, Customer Assistance Group',
    lines: ['P.O. Box 53570', 'Houston, TX 77052'],
  },
  STATE_MEMBER_BANK: { name: 'Federal Reserve Consumer Help Center', lines: ['P.O. Box 1200', 'Minneapolis, MN 55480'] },
  STATE_NONMEMBER_BANK: {
    name: 'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation',
    lines: ['1100 Walnut Street, Box #11', 'Kansas City, MO 64106'],
  },
  FEDERAL_CREDIT_UNION: {
    name: 'National Credit Union Administration, Office of Consumer Financial Protection',
    lines: ['1775 Duke Street', 'Alexandria, VA 22314'],
  },
  /** A lender that is neither: the product's own, and state-chartered credit unions. */
  NON_BANK: {
    name: 'Federal Trade Commission, Consumer Response Center',
    lines: ['600 Pennsylvania Avenue NW', 'Washington, DC 20580'],
  },
} as const;
export type EcoaAgency = keyof typeof ECOA_AGENCIES;
export const ECOA_AGENCY_KINDS = Object.keys(ECOA_AGENCIES) as [EcoaAgency, ...EcoaAgency[]];

/** Sources of information that are not consumer reporting agencies (15 USC 1681m(b)(1)), as a notice names them. */
export const OUTSIDE_SOURCES = {
  MODEL: 'an automated valuation of the home',
  APPRAISER: 'a valuation of the home by a broker or an appraiser',
  TITLE: 'a search of the title records of the home',
  COUNTY: 'the county’s property records',
  PAYROLL: 'the payroll service of the employer',
  TAX: 'tax records',
  BANK: 'the bank accounts that you linked',
  EMPLOYER: 'the employer',
  IDENTITY: 'an identity verification service',
  CHECKS: 'public watch lists, court records or listings of homes for sale',
} as const;
export type OutsideSource = keyof typeof OUTSIDE_SOURCES;

/** A score used in the decision. Factors are the bureau's texts, most important first. */
export type ScoreUsed = {
  readonly value: number;
  readonly model: string;
  readonly low: number;
  readonly high: number;
  readonly date: IsoDate;
  readonly factors: readonly string[];
};

/** Maximum of key factors; inquiries are added when they mattered (15 USC 1681g(f)(1)(C), (f)(9)). */
const MAX_FACTORS = 4;
const isAboutInquiries = (factor: string): boolean => /inquir/i.test(factor);

/** Four factors at most, and a fifth when it is about inquiries. */
export function keyFactors(factors: readonly string[]): string[] {
  const distinct = [...new Set(factors)];
  const first = distinct.slice(0, MAX_FACTORS);
  return first.some(isAboutInquiries) ? first : [...first, ...distinct.slice(MAX_FACTORS).filter(isAboutInquiries).slice(0, 1)];
}

export type AdverseAction = {
  /** Texts of model form C-1, distinct, four at most. */
  readonly reasons: readonly string[];
  /** The report used, and its score; null when no report was used. */
  readonly report: { readonly bureau: Bureau; readonly score: ScoreUsed | null } | null;
  /** Other outside sources that weighed, named. */
  readonly outside: readonly string[];
};

/**
 * The notice's content. A low score is explained by the bureau's factors, since "score too low" or "policy" are not reasons (comment 9(b)(2)-4).
 * RangeError without any reason: a notice always has one.
 */
export function adverseAction(
  codes: readonly ReasonCode[],
  report: AdverseAction['report'],
  outside: readonly OutsideSource[] = [],
): AdverseAction {
  const reasons = noticeReasons(codes, report?.score?.factors ?? []);
  if (reasons.length === 0) throw new RangeError('A notice of adverse action needs a reason');
  const score = report?.score ?? null;
  return {
    reasons: reasons.slice(0, MAX_REASONS),
    report: report && { bureau: report.bureau, score: score && { ...score, factors: keyFactors(score.factors) } },
    outside: outside.map((source) => OUTSIDE_SOURCES[source]),
  };
}

/**
 * Recipients: the notice goes to the primary applicant, the score to each applicant whose report was used (comment 9(f)-1; 15 USC
 * 1681m(a)).
 */
export const noticeRecipients = <T>(
  applicants: readonly { readonly person: T; readonly primary: boolean; readonly reportUsed: boolean }[],
): { notice: T[]; score: T[] } => ({
  notice: applicants.filter((one) => one.primary).map((one) => one.person),
  score: applicants.filter((one) => one.reportUsed).map((one) => one.person),
});

/** The statement of 12 CFR 1002.9(b)(1), verbatim. */
export const ECOA_STATEMENT =
  'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The federal agency that administers compliance with this law concerning this creditor is:';
