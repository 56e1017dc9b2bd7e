import { Decimal as BaseDecimal } from 'decimal.js';

/** Decimal arithmetic of the product: 40 digits, halves to even (AMB-97). Binary floats would round 2.355 down. */
export const Decimal = BaseDecimal.clone({ precision: 40, rounding: BaseDecimal.ROUND_HALF_EVEN });
export type Decimal = BaseDecimal;

/** A number, or an exact decimal of this module. */
export type Amount = number | Decimal;

/** Rounds to nearest, halves to even; two digits by default (CALC-015). */
export function roundHalfEven(value: Amount, digits = 2): number {
  return new Decimal(value).toDecimalPlaces(digits, BaseDecimal.ROUND_HALF_EVEN).toNumber();
}

/** Rounds down; whole units by default. Lines are rounded down to whole dollars (lending §3.2). */
export function floorTo(value: Amount, digits = 0): number {
  return new Decimal(value).toDecimalPlaces(digits, BaseDecimal.ROUND_FLOOR).toNumber();
}

/** Rounds up; whole units by default. */
export function ceilTo(value: Amount, digits = 0): number {
  return new Decimal(value).toDecimalPlaces(digits, BaseDecimal.ROUND_CEIL).toNumber();
}

export const MONEY_FORMAT_ERROR = 'Both values must be valid numbers and precision cannot be negative';
export const DRAW_TOTAL_ERROR = 'Draw amount and origination fee: both must be numbers that are 0 or more';

/**
 * Dollars as text, en-US and USD: '$1,234.50'. Two decimals, as in the calculation helpers (AMB-92).
 * Throws MONEY_FORMAT_ERROR if the amount or precision is not a number or precision is negative.
 */
export function formatMoney(amount: number, precision = 2): string {
  if (!isNumber(amount) || !isNumber(precision) || precision < 0) throw new TypeError(MONEY_FORMAT_ERROR);
  return decimals(roundHalfEven(amount, precision), precision, 'currency');
}

/** Whole dollars, as inputs, sliders, offers and disclosures show them: '$302,144' (AMB-92). */
export const formatDollars = (amount: number): string => formatMoney(amount, 0);

/** A percent number as text with three decimals, as in the calculation helpers: 8.25 → '8.250%' (AMB-93). */
export function formatPercent(percent: number, digits = 3): string {
  return `${decimals(roundHalfEven(percent, digits), digits, 'decimal')}%`;
}

/** Percent in the form kit: one decimal. */
export const formatKitPercent = (percent: number): string => formatPercent(percent, 1);

/** An APR always shows two decimals: '8.45%' (AMB-93). */
export const formatApr = (percent: number): string => formatPercent(percent, 2);

/** The origination fee in dollars: draw times fee rate, to the cent, optionally capped at a maximum. */
export function originationFee(draw: Amount, feePercent: number, cap: number | null = null): number {
  const fee = roundHalfEven(new Decimal(draw).times(feePercent).div(100));
  return cap === null ? fee : Math.min(fee, cap);
}

/** Two amounts together, exactly. */
export const plus = (one: number, other: number): number => new Decimal(one).plus(other).toNumber();

/** So many percent of an amount, exactly. */
export const percentage = (amount: number, percent: number): number => new Decimal(amount).times(percent).div(100).toNumber();

/**
 * The line in dollars: the total is draw plus fee. Throws DRAW_TOTAL_ERROR unless the draw amount and origination fee are
 * numbers that are 0 or more; the fee is given in percent of the draw.
 */
export function totalFromDraw(draw: number, feePercent: number, cap: number | null = null): number {
  if (!isNumber(draw) || !isNumber(feePercent) || draw < 0 || feePercent < 0) throw new TypeError(DRAW_TOTAL_ERROR);
  return roundHalfEven(plus(draw, originationFee(draw, feePercent, cap)));
}

/**
 * The draw in dollars for a line: the amount less origination fee (fee percent), capped where a fee maximum threshold exists. The exact inverse of
 * totalFromDraw (AMB-94).
 */
export function drawFromTotal(total: number, feePercent: number, cap: number | null = null): number {
  const draw = new Decimal(total).div(new Decimal(1).plus(new Decimal(feePercent).div(100)));
  if (cap !== null && draw.times(feePercent).div(100).gt(cap)) return roundHalfEven(new Decimal(total).minus(cap));
  return roundHalfEven(draw);
}

/** Dollars as a person types them, such as "$104,990.00", "104990" or "104,990.5"; null for what is no amount to the cent. */
export function typedDollars(text: string): number | null {
  const bare = text.trim().replace(/^\$\s*/, '');
  return /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(bare) ? new Decimal(bare.replaceAll(',', '')).toNumber() : null;
}

/** Whether two amounts are the same to the cent. */
export const isSameMoney = (one: number, other: number): boolean => roundHalfEven(one) === roundHalfEven(other);

/** A sum without binary rounding. */
export const sum = (values: readonly Amount[]): Decimal => values.reduce<Decimal>((total, value) => total.plus(value), new Decimal(0));

/** 100 × part / whole in percent to two decimals; null when there is no whole. */
export function percentOf(part: Amount, whole: Amount): number | null {
  const base = new Decimal(whole);
  return base.lte(0) ? null : roundHalfEven(new Decimal(part).div(base).times(100));
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** Adding 0 turns a rounded -0 into 0. */
const decimals = (value: number, digits: number, style: 'currency' | 'decimal'): string =>
  (value + 0).toLocaleString('en-US', { style, currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits });
