import { Decimal, sum } from '../money.ts';
import { assetDepletionMonthly } from './income.ts';
import { monthlyPayment } from './payments.ts';
import type { DebtInput, DebtType, LienInput, UnderwriteInput } from './types.ts';

const CARD_SHARE = 0.05;
const STUDENT_SHARE = 0.01;
const LIEN_SHARE = 0.01;
/** Installment debts with this many payments left or fewer do not count. */
const FEW_PAYMENTS = 10;
const INSTALLMENT_TYPES: readonly DebtType[] = ['INSTALLMENT', 'AUTO', 'STUDENT'];
const NO_PAYMENT_SHARE: Partial<Readonly<Record<DebtType, number>>> = { CARD: CARD_SHARE, STUDENT: STUDENT_SHARE };

/** Why nothing of a debt counts in DTI. */
export type CountsNothing = 'PAID_OFF' | 'NO_BALANCE' | 'NO_PAYMENT' | 'FEW_PAYMENTS';
type Counted = {
  /** Dollars a month. */
  readonly payment: Decimal;
  /** The share of the balance that counts where no payment is reported; null where the reported payment counts. */
  readonly share: number | null;
  readonly why: CountsNothing | null;
};
const nothing = (why: CountsNothing): Counted => ({ payment: new Decimal(0), share: null, why });

/** A debt as DTI counts it (lending §3.4), and why it counts nothing. */
export function debtCounted(debt: Omit<DebtInput, 'id' | 'creditor'>): Counted {
  if (debt.payOff) return nothing('PAID_OFF');
  if (debt.balance <= 0) return nothing('NO_BALANCE');
  if (!debt.monthlyPayment) {
    const share = NO_PAYMENT_SHARE[debt.type];
    return share === undefined ? nothing('NO_PAYMENT') : { payment: new Decimal(debt.balance).times(share), share, why: null };
  }
  const left = debt.remainingPayments ?? Math.ceil(debt.balance / debt.monthlyPayment);
  if (INSTALLMENT_TYPES.includes(debt.type) && left <= FEW_PAYMENTS) return nothing('FEW_PAYMENTS');
  return { payment: new Decimal(debt.monthlyPayment), share: null, why: null };
}
/** Its monthly payment in dollars. */
export const debtPayment = (debt: Omit<DebtInput, 'id' | 'creditor'>): Decimal => debtCounted(debt).payment;

/** Monthly payment of a lien in dollars; a share of the balance when none is reported. */
export function lienPayment(lien: LienInput): Decimal {
  if (lien.payOff) return new Decimal(0);
  return lien.monthlyPayment === null ? new Decimal(lien.balance).times(LIEN_SHARE) : new Decimal(lien.monthlyPayment);
}

/** Homeowner's insurance of a year as a share of the home's value, until a policy is evidenced. */
const INSURANCE_SHARE = 0.0035;
/** The lowest average rate of a 30-year mortgage since it is surveyed, percent (January 2021): no mortgage on a home of today pays less. */
const LOWEST_MORTGAGE_RATE = 2.65;
const LONGEST_MORTGAGE = 30;
/** Dollars a month for the home they live in, where the credit report shows no mortgage on it: about the median rent. */
const ASSUMED_HOUSING = 1_500;

type Housed = Pick<UnderwriteInput, 'liens' | 'debts'> & Partial<Pick<UnderwriteInput, 'annualTax' | 'hoaDues' | 'value' | 'occupancy'>>;

/** A mortgage's payment has room for taxes and insurance (dollars a month) beside the least that principal and interest can be. */
const escrows = (lien: LienInput, charges: Decimal): boolean =>
  !lien.heloc &&
  !lien.payOff &&
  lien.monthlyPayment !== null &&
  charges.plus(monthlyPayment(lien.original ?? lien.balance, LOWEST_MORTGAGE_RATE, LONGEST_MORTGAGE)).lte(lien.monthlyPayment);

/** Property tax and insurance that no mortgage payment includes, and dues, dollars a month (lending §3.4). */
export function propertyCharges({ liens, annualTax, hoaDues = 0, value = 0 }: Housed): Decimal {
  if (annualTax === undefined) return new Decimal(0);
  const charges = new Decimal(value).times(INSURANCE_SHARE).plus(annualTax).div(12);
  return (liens.some((lien) => escrows(lien, charges)) ? new Decimal(0) : charges).plus(hoaDues);
}

/** What the applicant's own home costs a month when this is another one; a mortgage elsewhere on the report counts as itself. Dollars. */
export const primaryHousing = ({ occupancy = 'HOME', debts }: Housed): Decimal =>
  new Decimal(occupancy === 'HOME' || debts.some((debt) => debt.type === 'MORTGAGE' && debt.balance > 0) ? 0 : ASSUMED_HOUSING);

/** All payments that stay and the cost of housing, dollars a month. */
export const monthlyDebtsOf = (input: Housed): Decimal =>
  sum([...input.liens.map(lienPayment), ...input.debts.map(debtPayment), propertyCharges(input), primaryHousing(input)]);

/** Income counted, dollars a month: stated or verified, plus assets over 240 months, plus other income a year (lending §3.4). */
export function monthlyIncomeOf(input: Pick<UnderwriteInput, 'monthlyIncome' | 'assets'>): Decimal {
  const assets = input.assets;
  if (!assets) return new Decimal(input.monthlyIncome);
  return new Decimal(input.monthlyIncome).plus(assetDepletionMonthly(assets)).plus(new Decimal(assets.otherAnnual ?? 0).div(12));
}

/** What a lien can grow to: an open line of credit counts at its limit, because what is not drawn today can be drawn tomorrow. Dollars. */
const exposure = ({ heloc, limit, balance }: LienInput): number => (heloc ? Math.max(limit ?? 0, balance) : balance);

/** How many liens stay ahead of the line. */
export const liensAhead = (liens: readonly LienInput[]): number => liens.filter((lien) => !lien.payOff).length;

/**
 * Dollars: balances of all liens; all with open lines of credit at their limit; and, counted so, those that stay. A marked lien is paid off from
 * the draw, and a line of credit closed with it.
 */
export function lienTotals(liens: readonly LienInput[]): { all: Decimal; staying: Decimal; byLimit: Decimal } {
  return {
    all: sum(liens.map((lien) => lien.balance)),
    staying: sum(liens.filter((lien) => !lien.payOff).map(exposure)),
    byLimit: sum(liens.map(exposure)),
  };
}

/** Payoffs from the draw, dollars. */
export const payoffTotalOf = (input: Pick<UnderwriteInput, 'liens' | 'debts'>): Decimal =>
  sum([...input.liens, ...input.debts].filter((item) => item.payOff).map((item) => item.balance));
