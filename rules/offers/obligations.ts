import { Decimal, sum } from '../money.ts';
import { assetDepletionMonthly } from './income.ts';
import type { DebtInput, DebtType, LienInput, UnderwriteInput } from './types.ts';

const CARD_SHARE = 0.05;
const STUDENT_SHARE = 0.01;
const LIEN_SHARE = 0.01;
/** Installment debts with this many payments left or fewer do not count. */
const FEW_PAYMENTS = 10;
const INSTALLMENT_TYPES: readonly DebtType[] = ['INSTALLMENT', 'AUTO', 'STUDENT'];
const NO_PAYMENT_SHARE: Partial<Readonly<Record<DebtType, number>>> = { CARD: CARD_SHARE, STUDENT: STUDENT_SHARE };

/** Monthly payment of a debt in dollars, as DTI counts it (lending §3.4). */
export function debtPayment(debt: Omit<DebtInput, 'id' | 'creditor'>): Decimal {
  if (debt.payOff || debt.balance <= 0) return new Decimal(0);
  if (!debt.monthlyPayment) return new Decimal(debt.balance).times(NO_PAYMENT_SHARE[debt.type] ?? 0);
  const left = debt.remainingPayments ?? Math.ceil(debt.balance / debt.monthlyPayment);
  return new Decimal(INSTALLMENT_TYPES.includes(debt.type) && left <= FEW_PAYMENTS ? 0 : debt.monthlyPayment);
}

/** Monthly payment of a lien in dollars; a share of the balance when none is reported. */
export function lienPayment(lien: LienInput): Decimal {
  if (lien.payOff) return new Decimal(0);
  return lien.monthlyPayment === null ? new Decimal(lien.balance).times(LIEN_SHARE) : new Decimal(lien.monthlyPayment);
}

/** All payments that stay, dollars a month. */
export const monthlyDebtsOf = (input: Pick<UnderwriteInput, 'liens' | 'debts'>): Decimal =>
  sum([...input.liens.map(lienPayment), ...input.debts.map(debtPayment)]);

/** Income counted, dollars a month: stated or verified, plus assets over 240 months, plus other income a year (lending §3.4). */
export function monthlyIncomeOf(input: Pick<UnderwriteInput, 'monthlyIncome' | 'assets'>): Decimal {
  const assets = input.assets;
  if (!assets) return new Decimal(input.monthlyIncome);
  return new Decimal(input.monthlyIncome).plus(assetDepletionMonthly(assets)).plus(new Decimal(assets.otherAnnual ?? 0).div(12));
}

/** Balances of all liens, and of those that stay when the marked ones are paid from the draw; HELOCs by limit for HCLTV. Dollars. */
export function lienTotals(liens: readonly LienInput[]): { all: Decimal; staying: Decimal; byLimit: Decimal } {
  return {
    all: sum(liens.map((lien) => lien.balance)),
    staying: sum(liens.filter((lien) => !lien.payOff).map((lien) => lien.balance)),
    byLimit: sum(liens.map((lien) => (lien.heloc ? Math.max(lien.limit ?? 0, lien.balance) : lien.balance))),
  };
}

/** Payoffs from the draw, dollars. */
export const payoffTotalOf = (input: Pick<UnderwriteInput, 'liens' | 'debts'>): Decimal =>
  sum([...input.liens, ...input.debts].filter((item) => item.payOff).map((item) => item.balance));
