import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import type { OccupancyType } from '../enums.ts';
import { FEE_PERCENTS, rateOf, TERMS } from '../testing/standard-product.ts';
import { FIRST_SHEET } from './pricing.ts';

/** The rate sheet as lending §3.6 prints it: written apart from the code, so that a figure changed in one of them is seen. */
const PAGE = readFileSync(join(import.meta.dirname, '../../docs/lending/arithmetic.md'), 'utf8');
const SECTION = /### lending §3\.6([\s\S]*?)### lending §3\.7/.exec(PAGE)?.[1] ?? '';

const cellsOf = (name: string): string[] =>
  (new RegExp(`^\\| ${name} \\|(.*)\\|$`, 'm').exec(SECTION)?.[1] ?? '').split('|').map((cell) => cell.trim());
const line = (name: string): string => new RegExp(`^${name}: (.*?)\\.?$`, 'm').exec(SECTION)?.[1] ?? '';
/** "5y 0, 10y .35" and the like: what is left of the last space, and the points on its right. */
const pointsIn = (text: string): [string, number][] =>
  text
    .replace(/ \(TX:.*\)/, '')
    .split(', ')
    .map((pair) => [pair.slice(0, pair.lastIndexOf(' ')), Number(pair.slice(pair.lastIndexOf(' ') + 1))]);

const scores = cellsOf('FICO tier').map((cell) => Number.parseInt(cell, 10));
const base = cellsOf('base').map(Number);
const maxCltv: Readonly<Record<OccupancyType, number[]>> = {
  HOME: cellsOf('max CLTV primary').map(Number),
  SECONDARY: cellsOf('second home').map((cell) => (cell === '-' ? 0 : Number(cell))),
  INVESTMENT: cellsOf('investment').map((cell) => (cell === '-' ? 0 : Number(cell))),
};
const maxDti = cellsOf('max DTI').map(Number);
const maxLine = cellsOf('max line').map((cell) => Number.parseInt(cell, 10) * 1000);
const bands = pointsIn(line('CLTV adj')).map(([upTo, add]) => ({ upTo: Number(upTo.slice(1)), add }));
const terms = pointsIn(line('Term')).map(([term, add]) => ({ term: Number.parseInt(term, 10), add }));
const fees = pointsIn(line('Fee option')).map(([fee, add]) => ({ fee: Number.parseFloat(fee), add }));
const [home = 0, second = 0, investment = 0] = pointsIn(line('Occupancy')).map(([, add]) => add);
const occupancies: [OccupancyType, number][] = [
  ['HOME', home],
  ['SECONDARY', second],
  ['INVESTMENT', investment],
];

describe('the rate sheet of lending §3.6', () => {
  test('has its tiers, limits and lines', () => {
    expect(scores).toHaveLength(8);
    expect(FIRST_SHEET.tiers).toEqual(
      scores.map((score, i) => ({
        score,
        base: base[i],
        maxCltv: { HOME: maxCltv.HOME[i], SECONDARY: maxCltv.SECONDARY[i], INVESTMENT: maxCltv.INVESTMENT[i] },
        maxLine: maxLine[i],
        maxDti: maxDti[i],
      })),
    );
    expect(FIRST_SHEET.cltv).toEqual(bands);
    expect(TERMS).toEqual(terms.map(({ term }) => term));
    expect(FEE_PERCENTS.toSorted()).toEqual(fees.map(({ fee }) => fee).toSorted());
  });

  test('prices every cell, to the last hundredth of each band and the last point of each tier', () => {
    let cells = 0;
    const wrong: unknown[] = [];
    for (const [i, score] of scores.entries())
      for (const of of [score, i === 0 ? 850 : (scores[i - 1] ?? 0) - 1])
        for (const [band, { upTo, add }] of bands.entries())
          for (const cltv of [upTo, (bands[band - 1]?.upTo ?? -0.01) + 0.01])
            for (const { term, add: byTerm } of terms)
              for (const [occupancy, byOccupancy] of occupancies)
                for (const { fee, add: byFee } of fees) {
                  const isOffered = cltv <= (maxCltv[occupancy][i] ?? 0);
                  const expected = Math.round(((base[i] ?? 0) + add + byTerm + byOccupancy + byFee) * 100) / 100;
                  const rate = rateOf(of, cltv, term, occupancy, fee);
                  cells++;
                  if (rate !== (isOffered ? expected : null)) wrong.push([of, cltv, term, occupancy, fee, rate, expected]);
                }
    expect(cells).toBe(9_216);
    expect(wrong).toEqual([]);
  });

  test('offers nothing below its lowest score, above its highest band, for another term or another fee', () => {
    expect(rateOf(639, 40, 5, 'HOME', 4.99)).toBeNull();
    expect(rateOf(850, 85.01, 5, 'HOME', 4.99)).toBeNull();
    expect(rateOf(850, 40, 20, 'HOME', 4.99)).toBeNull();
    expect(rateOf(850, 40, 5, 'HOME', 3.99)).toBeNull();
  });
});
