import type { ReasonCode } from './enums.ts';

/** A principal reason of an adverse action: the text of model form C-1 and the HMDA denial code (12 CFR 1002 app. C, lending §2.4). */
export interface Reason {
  text: string;
  /** 1 debt-to-income, 2 employment, 3 credit history, 4 collateral, 6 unverifiable information, 7 incomplete, 9 other. */
  hmda: 1 | 2 | 3 | 4 | 6 | 7 | 9;
  /** True when the form prints it under "Other, specify". */
  other?: true;
}

const DEBT = 1;
const EMPLOYMENT = 2;
const CREDIT = 3;
const COLLATERAL = 4;
const UNVERIFIED = 6;
const collateral: Reason = { text: 'Value or type of collateral not sufficient', hmda: COLLATERAL };

export const REASONS: Readonly<Record<ReasonCode, Reason>> = {
  DTI_OVER: { text: 'Excessive obligations in relation to income', hmda: DEBT },
  INCOME_LOW: { text: 'Income insufficient for amount of credit requested', hmda: DEBT },
  INCOME_UNVERIFIED: { text: 'Unable to verify income', hmda: UNVERIFIED },
  EMPLOY_UNVERIFIED: { text: 'Unable to verify employment', hmda: UNVERIFIED },
  EMPLOY_SHORT: { text: 'Length of employment', hmda: EMPLOYMENT },
  UNEMPLOYED: { text: 'Temporary or irregular employment', hmda: EMPLOYMENT },
  // Printed only where the agency gave no factors: it says so, and invents none.
  SCORE_LOW: { text: 'Credit score: the consumer reporting agency gave no factors with it', hmda: CREDIT },
  THIN: { text: 'Limited credit experience', hmda: CREDIT },
  NO_FILE: { text: 'No credit file', hmda: CREDIT },
  LATES: { text: 'Delinquent past or present credit obligations with others', hmda: CREDIT },
  COLLECTIONS: { text: 'Collection action or judgment', hmda: CREDIT },
  GARNISH: { text: 'Garnishment or attachment', hmda: CREDIT },
  FORECLOSURE: { text: 'Foreclosure or repossession', hmda: CREDIT },
  BK: { text: 'Bankruptcy', hmda: CREDIT },
  INQUIRIES: { text: 'Number of recent inquiries on credit bureau report', hmda: CREDIT },
  CLTV_OVER: collateral,
  AVM_LOW: collateral,
  PROP_TYPE: collateral,
  CONDITION: collateral,
  ID_FAIL: { text: 'Unable to verify identity', hmda: UNVERIFIED, other: true },
  FACTA: { text: 'Unable to verify identity', hmda: UNVERIFIED, other: true },
  INCOMPLETE: { text: 'Credit application incomplete', hmda: 7 },
  LIENS_AHEAD: { text: 'Too many loans on the property are ahead of the one you asked for', hmda: 4 },
  RECENT_TRANSFER: { text: 'The property was bought or its title changed in the last 90 days', hmda: 9, other: true },
  LISTED_FOR_SALE: { text: 'The property is listed for sale', hmda: 9, other: true },
  STATE: { text: 'We do not offer loans where the property is', hmda: 9, other: true },
  EQUITY_LOAN_WITHIN_YEAR: {
    text: 'Another home equity loan or line on this home was closed less than a year ago, and Texas law allows one a year',
    hmda: 9,
    other: true,
  },
  CREDIT_UNVERIFIED: { text: 'Unable to verify credit references', hmda: UNVERIFIED },
  OWNERSHIP_UNVERIFIED: { text: 'Unable to verify that you own the property', hmda: UNVERIFIED, other: true },
  TITLE_DEFECT: { text: 'The title to the property is not clear', hmda: COLLATERAL, other: true },
  INSURANCE: { text: 'No insurance on the property that meets our requirements', hmda: 9, other: true },
  OWNER_REFUSED: { text: 'An owner of the property did not sign', hmda: 9, other: true },
  MINOR: { text: 'The applicant is not of legal age to enter into this contract', hmda: 9, other: true },
};

/** The maximum number of principal reasons of a notice (12 CFR 1002.9 comment 9(b)(2)-1). */
export const MAX_REASONS = 4;

/**
 * The reasons a notice prints: distinct texts, four at most. A low score is explained by the bureau's own factor texts where there are any, since
 * "score too low" is not a specific reason.
 */
export function noticeReasons(codes: readonly ReasonCode[], scoreFactors: readonly string[] = []): string[] {
  const texts = codes.flatMap((code) => (code === 'SCORE_LOW' && scoreFactors.length > 0 ? scoreFactors : [REASONS[code].text]));
  return [...new Set(texts)].slice(0, MAX_REASONS);
}

/** HMDA denial codes of the reasons, distinct, four at most. */
export const hmdaCodes = (codes: readonly ReasonCode[]): number[] =>
  [...new Set(codes.map((code) => REASONS[code].hmda))].slice(0, MAX_REASONS);
