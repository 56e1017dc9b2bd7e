import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIGURES, type Figures, SOURCE_KINDS, type SourceKind } from './figures.ts';
import { sourceIncome, totalIncome } from './worksheet.ts';

const TODAY = '2026-07-01';
const income = (kind: SourceKind, figures: Figures) => sourceIncome({ kind, figures }, TODAY);
const WAGES = { rate: 4_000, frequency: 'BIWEEKLY', yearToDate: 52_000, through: '2026-06-30' };
const SUPPORT = { gross: 900, disclosed: 'YES', months: 6, until: '2029-07-01' };

describe('income from the figures of a document (lending §1.4.3)', () => {
  test.each<[string, SourceKind, Figures, number, number]>([
    ['weekly', 'WAGES', { ...WAGES, rate: 2_000, frequency: 'WEEKLY' }, 8_666.67, 0],
    ['every two weeks', 'WAGES', WAGES, 8_666.67, 0],
    ['twice a month', 'WAGES', { ...WAGES, frequency: 'SEMI_MONTHLY' }, 8_000, 0],
    ['monthly', 'WAGES', { ...WAGES, rate: 8_000, frequency: 'MONTHLY' }, 8_000, 0],
    ['a year', 'WAGES', { ...WAGES, rate: 96_000, frequency: 'ANNUALLY' }, 8_000, 0],
    ['by the hour', 'WAGES', { ...WAGES, rate: 50, frequency: 'HOURLY', hours: 40 }, 8_666.67, 0],
    ['pay to date below the rate: the lower counts', 'WAGES', { ...WAGES, yearToDate: 40_000 }, 6_721.92, 1],
    ['pay to date counted from the first day of work', 'WAGES', { ...WAGES, yearToDate: 26_000, began: '2026-04-01' }, 8_666.67, 0],
    ['variable pay of two years', 'WAGES', { ...WAGES, variable: 14_400, variableBefore: 9_600 }, 9_666.67, 0],
    ['variable pay that declines: the last year', 'WAGES', { ...WAGES, variable: 9_600, variableBefore: 14_400 }, 9_466.67, 1],
    ['variable pay of one year is not counted', 'WAGES', { ...WAGES, variable: 9_600 }, 8_666.67, 1],
    ['a W-2 that fell, and is below the rate', 'WAGES', { ...WAGES, w2: 90_000, w2Before: 100_000 }, 8_666.67, 2],
    [
      'self-employment, two years',
      'SELF_EMPLOYMENT',
      { net: 80_000, depreciation: 4_000, netBefore: 70_000, homeOfficeBefore: 2_000 },
      6_500,
      0,
    ],
    ['self-employment that declines', 'SELF_EMPLOYMENT', { net: 60_000, netBefore: 90_000 }, 5_000, 1],
    ['a loss', 'SELF_EMPLOYMENT', { net: -12_000, netBefore: 6_000 }, -1_000, 2],
    ['a pension', 'RETIREMENT', { gross: 2_000, nonTaxable: 'NO' }, 2_000, 0],
    ['an award that is not taxed', 'RETIREMENT', { gross: 2_000, nonTaxable: 'YES' }, 2_500, 0],
    ['support', 'SUPPORT', SUPPORT, 900, 0],
    ['rent', 'RENTAL', { rent: 1_999.99 }, 1_499.99, 0],
    ['other', 'OTHER', { gross: 310.5, what: 'A note' }, 310.5, 0],
  ])('%s', (_, kind, figures, monthly, flags) => {
    const result = income(kind, figures);
    expect(result.problems).toEqual([]);
    expect([result.monthly, result.flags.length]).toEqual([monthly, flags]);
    expect(result.steps.length).toBeGreaterThan(0);
  });

  test.each<[string, SourceKind, Figures, string]>([
    ['less than two years of self-employment', 'SELF_EMPLOYMENT', { net: 80_000 }, 'netBefore'],
    ['support that was not disclosed by choice', 'SUPPORT', { ...SUPPORT, disclosed: 'NO' }, 'disclosed'],
    ['support of five months', 'SUPPORT', { ...SUPPORT, months: 5 }, 'months'],
    ['support that ends a day too early', 'SUPPORT', { ...SUPPORT, until: '2029-06-30' }, 'until'],
    ['pay to a day to come', 'WAGES', { ...WAGES, through: '2026-07-02' }, 'through'],
    ['a first day after it', 'WAGES', { ...WAGES, began: '2026-07-01' }, 'began'],
    ['an hourly rate without hours', 'WAGES', { ...WAGES, frequency: 'HOURLY' }, 'hours'],
    ['more hours than a week has', 'WAGES', { ...WAGES, frequency: 'HOURLY', hours: 169 }, 'hours'],
    ['a day that does not exist', 'WAGES', { ...WAGES, through: '2026-02-30' }, 'through'],
    ['another frequency', 'WAGES', { ...WAGES, frequency: 'DAILY' }, 'frequency'],
    ['a name of every object', 'WAGES', { ...WAGES, frequency: 'constructor' }, 'frequency'],
    ['words for a number', 'RENTAL', { rent: 'all of it' }, 'rent'],
    ['less than nothing', 'RENTAL', { rent: -1 }, 'rent'],
    ['no number', 'RENTAL', { rent: Number.NaN }, 'rent'],
    ['a figure of another kind', 'RENTAL', { rent: 1, gross: 5 }, 'gross'],
    ['no words', 'OTHER', { gross: 1, what: ' ' }, 'what'],
  ])('%s is not counted', (_, kind, figures, figure) => {
    expect(income(kind, figures)).toMatchObject({ monthly: 0, problems: [{ figure }] });
  });

  test('every figure that is needed is asked for', () => {
    for (const kind of SOURCE_KINDS) {
      const needed = Object.entries(FIGURES[kind]).flatMap(([name, { required }]) => (required ? [name] : []));
      expect(income(kind, {}).problems.map(({ figure }) => figure)).toEqual(needed);
    }
  });
});

const dollars = fc.integer({ min: 0, max: 1_000_000_00 }).map((cents) => cents / 100);
describe('for any figures', () => {
  test('wages: less pay to date never counts more, and never more than the rate', () => {
    fc.assert(
      fc.property(dollars, dollars, dollars, (rate, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const figures = { rate, frequency: 'MONTHLY', through: '2026-06-30' };
        const [low, high] = [income('WAGES', { ...figures, yearToDate: less }), income('WAGES', { ...figures, yearToDate: more })];
        expect(low.monthly).toBeLessThanOrEqual(high.monthly);
        expect(high.monthly).toBeLessThanOrEqual(rate);
      }),
    );
  });
  test('self-employment: never more than the last year, to the nearest cent', () => {
    fc.assert(
      fc.property(dollars, dollars, (net, netBefore) => {
        expect(income('SELF_EMPLOYMENT', { net, netBefore }).monthly).toBeLessThanOrEqual(net / 12 + 0.0051);
      }),
    );
  });
  test('the total is the sum to the cent, in any order', () => {
    fc.assert(
      fc.property(fc.array(dollars, { maxLength: 10 }), (rents) => {
        const results = rents.map((gross) => income('OTHER', { gross, what: 'A note' }));
        expect(totalIncome(results)).toBe(totalIncome(results.toReversed()));
        expect(totalIncome(results) * 100).toBeCloseTo(
          rents.reduce((all, one) => all + one * 100, 0),
          0,
        );
      }),
    );
  });
});
