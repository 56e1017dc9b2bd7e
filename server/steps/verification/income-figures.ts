import type { BankIncome } from '@hearthline/providers/bank-link/port.ts';
import type { Employment, PayrollReport } from '@hearthline/providers/payroll/port.ts';
import type { TaxOrder } from '@hearthline/providers/tax-documents/port.ts';
import { Decimal, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { monthlyFromPay, type PayFrequency, selfEmployedMonthly } from '@hearthline/rules/offers/income.ts';

/** Income in a report: dollars a month, before tax. PARTIAL: some income, but not enough of a history to count on. */
export type IncomeRead = { readonly outcome: 'FULL' | 'PARTIAL' | 'NONE'; readonly monthly: number; readonly employerKnown: boolean };

const NOTHING: IncomeRead = { outcome: 'NONE', monthly: 0, employerKnown: false };
/** Hours a year of full-time work paid by the hour; part time counts half. */
const FULL_YEAR_HOURS = 2080;
/** Full months of deposits that count as a stream of income (lending §1.4.3). */
const MONTHS_SEEN = 3;
/** Tax years that establish self-employed income. */
const YEARS_OF_RETURNS = 2;

const FREQUENCIES: Partial<Record<Employment['payFrequency'], PayFrequency>> = {
  WEEKLY: 'WEEKLY',
  BIWEEKLY: 'BIWEEKLY',
  SEMI_MONTHLY: 'SEMI_MONTHLY',
  MONTHLY: 'MONTHLY',
  ANNUAL: 'ANNUALLY',
};

/** Dollars a month of one job; null when its pay frequency is unknown and no whole year is known. */
function payOf({ payFrequency, payRate, fullTime, annualIncome }: Employment): number | null {
  const frequency = FREQUENCIES[payFrequency];
  if (frequency) return monthlyFromPay(payRate, frequency);
  if (payFrequency === 'HOURLY')
    return roundHalfEven(
      new Decimal(payRate)
        .times(FULL_YEAR_HOURS)
        .times(fullTime ? 1 : 0.5)
        .div(12),
    );
  const year = annualIncome[1];
  return year ? roundHalfEven(new Decimal(year.gross).div(12)) : null;
}

/** Income in a payroll report: the current jobs. */
export function readPayroll({ employments, suspicious }: PayrollReport): IncomeRead {
  const pays = employments.filter((e) => e.active).map(payOf);
  if (pays.length === 0) return NOTHING;
  const monthly = roundHalfEven(sum(pays.map((p) => p ?? 0)));
  return { outcome: suspicious || pays.includes(null) ? 'PARTIAL' : 'FULL', monthly, employerKnown: true };
}

function readStreams(streams: readonly { readonly monthlyAmount: number; readonly months: number }[]): IncomeRead {
  if (streams.length === 0) return NOTHING;
  const lasting = streams.filter((s) => s.months >= MONTHS_SEEN);
  return {
    outcome: lasting.length > 0 ? 'FULL' : 'PARTIAL',
    monthly: roundHalfEven(sum((lasting.length > 0 ? lasting : streams).map((s) => s.monthlyAmount))),
    employerKnown: false,
  };
}

/** Regular deposits in accounts that a payroll vendor reads. */
export const readAccounts = ({ streams }: PayrollReport): IncomeRead => readStreams(streams);

/** Deposits that are not income. */
const NO_INCOME: ReadonlySet<string> = new Set(['TRANSFER_FROM_APPLICATION', 'TAX_REFUND', 'CASH_DEPOSIT', 'OTHER']);

/** Regular deposits in a bank account. Pay arrives net of tax, so counting it unchanged never counts too much. */
export const readBank = ({ streams }: BankIncome): IncomeRead => readStreams(streams.filter((s) => !NO_INCOME.has(s.category)));

/** Income in the tax returns of the last two years; one year alone is not enough (lending §3.4). */
export function readReturns({ years }: TaxOrder, wages: boolean): IncomeRead {
  const [later, older] = years;
  if (!later) return NOTHING;
  if (wages)
    return { outcome: later.wages > 0 ? 'FULL' : 'NONE', monthly: roundHalfEven(new Decimal(later.wages).div(12)), employerKnown: false };
  const net = ({ netProfit, contractPay, addBacks }: typeof later) => ({ net: netProfit || contractPay, addBacks });
  if (years.length < YEARS_OF_RETURNS || !older)
    return { outcome: 'PARTIAL', monthly: roundHalfEven(new Decimal(net(later).net).plus(later.addBacks).div(12)), employerKnown: true };
  return { outcome: 'FULL', monthly: selfEmployedMonthly({ older: net(older), later: net(later) }), employerKnown: true };
}
