import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  ceilTo,
  floorTo,
  DRAW_TOTAL_ERROR,
  drawFromTotal,
  formatApr,
  formatDollars,
  formatKitPercent,
  formatMoney,
  formatPercent,
  MONEY_FORMAT_ERROR,
  originationFee,
  percentage,
  percentOf,
  plus,
  roundHalfEven,
  totalFromDraw,
  typedDollars,
  isSameMoney,
} from './money.ts';

describe('rounding (lending §3)', () => {
  test.each([
    [2.345, 2.34],
    [2.355, 2.36],
    [2.365, 2.36],
    [0.125, 0.12],
    [0.135, 0.14],
    [-2.345, -2.34],
  ])('%d rounds half to even: %d', (value, rounded) => expect(roundHalfEven(value)).toBe(rounded));
  test('the number of digits may be given', () => {
    expect(roundHalfEven(2.5, 0)).toBe(2);
    expect(roundHalfEven(1.000005, 5)).toBe(1);
  });
});

describe('money and percent as text', () => {
  test('two decimals in calculations, none in the form kit', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(2.345)).toBe('$2.34');
    expect(formatDollars(302144)).toBe('$302,144');
    expect(formatMoney(-0.001)).toBe('$0.00');
  });
  test.each([
    ['an amount that is not a number', Number.NaN, 2],
    ['a text', '5' as unknown as number, 2],
    ['a precision that is not a number', 5, Number.NaN],
    ['a negative precision', 5, -1],
  ])('%s is refused', (_, amount, precision) => expect(() => formatMoney(amount, precision)).toThrow(MONEY_FORMAT_ERROR));
  test('percent: 3 decimals in calculations, 1 in the form kit, 2 for an APR', () => {
    expect(formatPercent(8.25)).toBe('8.250%');
    expect(formatKitPercent(42.47)).toBe('42.5%');
    expect(formatApr(8.4)).toBe('8.40%');
  });
});

describe('fee, total and draw (lending §3.1)', () => {
  test('the worked figures', () => {
    expect(originationFee(100_000, 3)).toBe(3000);
    expect(originationFee(100_000, 4.99)).toBe(4990);
    expect(originationFee(100_000, 3, 2500)).toBe(2500);
    expect(totalFromDraw(100_000, 3)).toBe(103_000);
    expect(totalFromDraw(100_000, 4.99)).toBe(104_990);
    expect(totalFromDraw(100_000, 3, 2500)).toBe(102_500);
    expect(drawFromTotal(103_000, 3)).toBe(100_000);
    expect(drawFromTotal(102_500, 3, 2500)).toBe(100_000);
    expect(percentOf(4990, 104_990)).toBe(4.75);
  });
  test.each([
    [-1, 3],
    [Number.NaN, 3],
    [100, -1],
    [100, Number.NaN],
  ])('draw %d with fee %d is refused', (draw, fee) => expect(() => totalFromDraw(draw, fee)).toThrow(DRAW_TOTAL_ERROR));
  test('drawFromTotal inverts totalFromDraw, whatever the fee and cap', () => {
    const cents = fc.integer({ min: 0, max: 40_000_000 }).map((value) => value / 100);
    const fee = fc.integer({ min: 0, max: 499 }).map((value) => value / 100);
    const cap = fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100));
    fc.assert(
      fc.property(cents, fee, cap, (draw, percent, most) => drawFromTotal(totalFromDraw(draw, percent, most), percent, most) === draw),
    );
  });
});

describe('every figure is the exact one, rounded once', () => {
  // Up to ten million dollars in cents, and percents in thousandths: fractions of whole numbers, which BigInt computes without any rounding.
  const amounts = fc.bigInt({ min: 0n, max: 1_000_000_000n });
  const percents = fc.bigInt({ min: 0n, max: 100_000n });
  const [dollars, percent] = [(cents: bigint) => Number(cents) / 100, (thousandths: bigint) => Number(thousandths) / 1000];
  /** The quotient to the nearest, halves to even. */
  const nearest = (dividend: bigint, divisor: bigint): bigint => {
    const [whole, rest] = [dividend / divisor, (dividend % divisor) * 2n];
    return rest > divisor || (rest === divisor && whole % 2n === 1n) ? whole + 1n : whole;
  };
  test('the fee, the line and the draw', () => {
    fc.assert(
      fc.property(amounts, percents, (cents, thousandths) => {
        const [amount, fee] = [dollars(cents), percent(thousandths)];
        const part = nearest(cents * thousandths, 100_000n);
        expect(originationFee(amount, fee)).toBe(dollars(part));
        expect(totalFromDraw(amount, fee)).toBe(dollars(cents + part));
        expect(drawFromTotal(amount, fee)).toBe(dollars(nearest(cents * 100_000n, 100_000n + thousandths)));
      }),
      { numRuns: 2000 },
    );
  });
  test('a sum, a difference, a share and a rounding', () => {
    fc.assert(
      fc.property(amounts, amounts, percents, (cents, others, thousandths) => {
        const [one, other] = [dollars(cents), dollars(others)];
        expect(plus(one, other)).toBe(dollars(cents + others));
        expect(plus(one, -other)).toBe(dollars(cents - others));
        expect(roundHalfEven(percentage(one, percent(thousandths)))).toBe(dollars(nearest(cents * thousandths, 100_000n)));
        expect(roundHalfEven(one, 1)).toBe(Number(nearest(cents, 10n)) / 10);
        expect([floorTo(one), ceilTo(one)]).toEqual([Number(cents / 100n), Number((cents + 99n) / 100n)]);
      }),
      { numRuns: 2000 },
    );
  });
  test('halves go to even', () => {
    expect(originationFee(0.5, 1)).toBe(0);
    expect(originationFee(1.5, 1)).toBe(0.02);
    expect(originationFee(2.5, 1)).toBe(0.02);
  });
});

describe('an amount as a person types it', () => {
  test.each([
    ['$104,990.00', 104_990],
    ['104990', 104_990],
    [' 104,990.5 ', 104_990.5],
    ['$ 0.07', 0.07],
    ['1,234,567.89', 1_234_567.89],
  ])('%s', (typed, dollars) => expect(typedDollars(typed)).toBe(dollars));
  test.each(['', '$', '-5', '1,04,990', '104,99', '104.990', '1e5', '104990 USD', '104 990', '١٢٣', '12.345', '0x10', 'Infinity'])(
    '%s is none',
    (typed) => expect(typedDollars(typed)).toBeNull(),
  );
  test('every amount is read as it is shown, and one cent beside it is another one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (cents) => {
        const dollars = cents / 100;
        for (const shown of [formatMoney(dollars), dollars.toFixed(2)]) {
          expect(isSameMoney(typedDollars(shown) ?? -1, dollars)).toBe(true);
          expect(isSameMoney(typedDollars(shown) ?? -1, (cents + 1) / 100)).toBe(false);
        }
      }),
    );
  });
});
