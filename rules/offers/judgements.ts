/** What an underwriter may say of a debt and of an exception: codes, and the words of each. */

/** Why a debt of the credit report is left out of DTI, as an underwriter found. */
export const LEFT_OUT = {
  PAID_BY_ANOTHER: 'Another person has paid it for at least twelve months',
  PROVEN_PAID: 'Paid off, with proof',
  NOT_THEIRS: 'Not the borrower’s debt',
  FEW_PAYMENTS: 'Ten payments or fewer are left',
  REPORTED_TWICE: 'Reported twice: it counts once',
  PAID_BY_BUSINESS: 'Their business has paid it for at least twelve months',
  PAID_AT_CLOSING: 'Paid off before the closing, with a letter of the creditor',
} as const;
export type LeftOut = keyof typeof LEFT_OUT;
export const LEFT_OUT_REASONS = Object.keys(LEFT_OUT) as [LeftOut, ...LeftOut[]];

/** What makes up for a limit that is passed (Interagency Fair Lending Examination Procedures: the same ones are open to every applicant). */
export const COMPENSATING = {
  RESERVES: 'Reserves of six months or more',
  PAYMENT_SHOCK: 'Housing costs rise little or not at all',
  RESIDUAL_INCOME: 'Enough is left each month after all debts',
  EMPLOYMENT: 'Long employment with the same employer',
  EQUITY: 'Much equity stays in the home',
  PAYMENT_HISTORY: 'Excellent payment history',
  LITTLE_DEBT: 'Little use of the credit that they have',
  INCOME_RISES: 'Income rises soon, as documented',
} as const;
export type Compensating = keyof typeof COMPENSATING;
export const COMPENSATING_FACTORS = Object.keys(COMPENSATING) as [Compensating, ...Compensating[]];
/** An exception rests on at least so many of them. */
export const FACTORS_NEEDED = 2;
