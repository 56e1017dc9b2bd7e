import { Decimal as BaseDecimal } from 'decimal.js';

/** Decimal arithmetic of the product: 40 digits, halves to even (AMB-97). Binary floats would round 2.355 down. */
export const Decimal = BaseDecimal.clone({ precision: 40, rounding: BaseDecimal.ROUND_HALF_EVEN });
export type Decimal = BaseDecimal;

/** A number, or an exact decimal of this module. */
export type Amount = number | Decimal;

/** The most units that fit 15 digits: up to there a number is the only one with its decimal text. */
const MOST_UNITS = 1e15;

/** A number in units of 10^-digits, when it has no smaller part: integers then compute exactly what decimals would, many times cheaper. */
export function unitsOf(value: Amount, digits: number): number | null {
  if (typeof value !== 'number') return null;
  const scale = 10 ** digits;
  const units = Math.round(value * scale);
  return Math.abs(units) < MOST_UNITS && units / scale === value ? units : null;
}

/** The quotient of two integers that are not negative, rounded to nearest, halves to even; null when the dividend is not exact. */
function quotient(dividend: number, divisor: number): number | null {
  if (dividend > Number.MAX_SAFE_INTEGER) return null;
  const rest = dividend % divisor;
  const whole = (dividend - rest) / divisor;
  const isMore = rest * 2 > divisor || (rest * 2 === divisor && whole % 2 === 1);
  return isMore ? whole + 1 : whole;
}

/** Rounds to nearest, halves to even; two digits by default (CALC-015). */
export function roundHalfEven(value: Amount, digits = 2): number {
  if (typeof value === 'number' && unitsOf(value, digits) !== null) return value;
  return new Decimal(value).toDecimalPlaces(digits, BaseDecimal.ROUND_HALF_EVEN).toNumber();
}

/** Rounds down; whole units by default. Lines are rounded down to whole dollars (lending §3.2). */
export function floorTo(value: Amount, digits = 0): number {
  if (typeof value === 'number' && unitsOf(value, digits) !== null) return value;
  return new Decimal(value).toDecimalPlaces(digits, BaseDecimal.ROUND_FLOOR).toNumber();
}

/** Rounds up; whole units by default. */
export function ceilTo(value: Amount, digits = 0): number {
  if (typeof value === 'number' && unitsOf(value, digits) !== null) return value;
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

/** 100 percent, in thousandths of a percent. */
const ONE_IN_THOUSANDTHS = 100_000;

/** The origination fee in dollars: draw times fee rate, to the cent, optionally capped at a maximum. */
export function originationFee(draw: Amount, feePercent: number, cap: number | null = null): number {
  const fee = wholeFee(draw, feePercent) ?? roundHalfEven(new Decimal(draw).times(feePercent).div(100));
  return cap === null ? fee : Math.min(fee, cap);
}

/** The uncapped fee by integers; null when the draw is finer than cents, or the fee than thousandths of a percent. */
function wholeFee(draw: Amount, feePercent: number): number | null {
  const cents = unitsOf(draw, 2);
  const thousandths = unitsOf(feePercent, 3);
  if (cents === null || thousandths === null || cents < 0 || thousandths < 0) return null;
  const fee = quotient(cents * thousandths, ONE_IN_THOUSANDTHS);
  return fee === null ? null : fee / 100;
}

/** Two amounts together, exactly. */
export function plus(one: number, other: number): number {
  const [units, others] = [unitsOf(one, 6), unitsOf(other, 6)];
  return units === null || others === null ? new Decimal(one).plus(other).toNumber() : (units + others) / 1e6;
}

/** So many percent of an amount, exactly. */
export function percentage(amount: number, percent: number): number {
  const [cents, thousandths] = [unitsOf(amount, 2), unitsOf(percent, 3)];
  const product = cents === null || thousandths === null ? Infinity : cents * thousandths;
  return Math.abs(product) < MOST_UNITS ? product / (ONE_IN_THOUSANDTHS * 100) : new Decimal(amount).times(percent).div(100).toNumber();
}

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
  const cents = unitsOf(total, 2);
  const thousandths = unitsOf(feePercent, 3);
  if (cap === null && cents !== null && thousandths !== null && cents >= 0 && thousandths >= 0) {
    const draw = quotient(cents * ONE_IN_THOUSANDTHS, ONE_IN_THOUSANDTHS + thousandths);
    if (draw !== null) return draw / 100;
  }
  const draw = new Decimal(total).div(new Decimal(1).plus(new Decimal(feePercent).div(100)));
  if (cap !== null && draw.times(feePercent).div(100).gt(cap)) return roundHalfEven(new Decimal(total).minus(cap));
  return roundHalfEven(draw);
}

/** A sum without binary rounding. */
export const sum = (values: readonly Amount[]): Decimal => values.reduce<Decimal>((total, value) => total.plus(value), new Decimal(0));

/** 100 × part / whole in percent to two decimals; null when there is no whole. */
export function percentOf(part: Amount, whole: Amount): number | null {
  const base = new Decimal(whole);
  return base.lte(0) ? null : roundHalfEven(new Decimal(part).div(base).times(100));
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);

/** Formats by their digits, dollars apart: to make one costs a hundred times as much as to use it. */
const formats = { currency: new Map<number, Intl.NumberFormat>(), decimal: new Map<number, Intl.NumberFormat>() };

function decimals(value: number, digits: number, style: keyof typeof formats): string {
  let format = formats[style].get(digits);
  if (!format) {
    format = new Intl.NumberFormat('en-US', { style, currency: 'USD', minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats[style].set(digits, format);
  }
  // Adding 0 turns a rounded -0 into 0.
  return format.format(value + 0);
}
