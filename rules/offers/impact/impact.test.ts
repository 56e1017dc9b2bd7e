import { describe, expect, test } from 'vitest';
import { STATES } from '../../enums.ts';
import { STANDARD_PRODUCT } from '../../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../../regulation/sample-prime-rate.ts';
import { FIRST_SHEET } from '../pricing.ts';
import type { ProductSettings, RateSheet } from '../types.ts';
import { underwrite } from '../underwrite.ts';
import { fairLendingCounts } from './fair-lending.ts';
import { type Impact, impactOf } from './impact.ts';
import { INCOME_SOURCES, sampleBorrowers } from './sample-borrowers.ts';

const market = { index: SAMPLE_INDEX };
const before: ProductSettings = { ...STANDARD_PRODUCT, rateSheet: FIRST_SHEET };
const withSheet = (more: Partial<RateSheet>): ProductSettings => ({ ...before, rateSheet: { ...FIRST_SHEET, ...more } });
const raised = (points: number): ProductSettings =>
  withSheet({ tiers: FIRST_SHEET.tiers.map((tier) => ({ ...tier, base: Math.round((tier.base + points) * 100) / 100 })) });
const try500 = (after: ProductSettings, seed = 1): Impact => impactOf({ before, after }, { market, states: ['AZ', 'CA', 'TX'], seed });

/** Each takes seconds: several tests look at the same. */
const SAME = try500(before);
const DEARER = try500(raised(0.5));

describe('the invented borrowers', () => {
  const all = sampleBorrowers(1, STATES, false);
  const share = (test: (one: (typeof all)[number]) => boolean): number => all.filter(test).length / all.length;

  test('are the same for a seed and others for another', () => {
    expect(sampleBorrowers(1, STATES, false)).toEqual(all);
    expect(sampleBorrowers(2, STATES, false)).not.toEqual(all);
  });

  test('are 500, of every kind that settings tell apart', () => {
    expect(all).toHaveLength(500);
    const kinds = (of: (one: (typeof all)[number]) => unknown): number => new Set(all.map(of)).size;
    expect(kinds(({ home }) => home.state)).toBeGreaterThan(35);
    expect(kinds(({ home }) => home.occupancy)).toBe(3);
    expect(kinds(({ home }) => home.propertyType)).toBe(5);
    expect(kinds(({ incomeSource }) => incomeSource)).toBe(INCOME_SOURCES.length);
    expect(kinds(({ home }) => home.liens.length)).toBe(3);
    for (const { score } of FIRST_SHEET.tiers)
      expect(share(({ home }) => home.score >= score && home.score < score + 20)).toBeGreaterThan(0.03);
    expect(share(({ home }) => home.score < 640)).toBeGreaterThan(0.05);
    expect(share(({ elderly }) => elderly)).toBeGreaterThan(0.18);
    expect(share(({ lowIncomeArea }) => lowIncomeArea)).toBeGreaterThan(0.18);
  });

  test('live where the lender lends, and are 62 or older where the product asks for it', () => {
    expect(new Set(sampleBorrowers(3, ['NY'], true).map(({ elderly, home }) => `${elderly} ${home.state}`))).toEqual(new Set(['true NY']));
  });
});

describe('what a change of settings would do', () => {
  test('the same settings change nothing', () => {
    const { changed, newlyApproved, newlyDeclined, before: now, after, range } = SAME;
    expect([changed, newlyApproved, newlyDeclined]).toEqual([0, 0, 0]);
    expect(after).toEqual(now);
    expect(range.after).toEqual(range.before);
    expect(now.approved).toBeGreaterThan(150);
    expect(now.declined).toBeGreaterThan(50);
  });

  test('a higher rate approves nobody more, and is half a point for everybody who keeps the same offer', () => {
    const { rows, newlyApproved, newlyDeclined, before: now, after } = DEARER;
    expect(newlyApproved).toBe(0);
    expect(newlyDeclined).toBe(now.approved - after.approved);
    const same = rows.flatMap(({ before: { best: a }, after: { best: b } }) =>
      a && b && a.term === b.term && a.feePercent === b.feePercent && a.draw === b.draw ? [[a, b] as const] : [],
    );
    expect(same.length).toBeGreaterThan(100);
    for (const [a, b] of same) {
      expect(Math.round((b.rate - a.rate) * 100)).toBe(50);
      expect(b.line).toBe(a.line);
      expect(b.payment).toBeGreaterThan(a.payment);
    }
  });

  test('who is approved is who the product underwrites to an offer, with the first reason for the others', () => {
    const { rows } = DEARER;
    for (const { borrower, after } of rows.slice(0, 60)) {
      const found = underwrite({ ...borrower.home, product: raised(0.5), ...market });
      expect(after.best !== null).toBe(found.offers.length > 0);
      expect(after.reason).toBe(found.offers.length > 0 ? null : (found.reasons[0] ?? null));
      const { best } = after;
      if (!best) continue;
      const offer = found.offers.find(
        ({ term, originationFee, minDraw, maxDraw }) =>
          term === best.term && originationFee === best.feePercent && minDraw <= best.draw && best.draw <= maxDraw,
      );
      expect([offer?.baseRate, offer?.rate]).toEqual([best.rate, best.apr]);
    }
  });

  test('a floor of 700 declines those below it, and counts them in their groups', () => {
    const { rows, newlyDeclined, fairLending } = try500(
      withSheet({ tiers: FIRST_SHEET.tiers.filter(({ score }) => score >= 700), duplex: { minScore: 700, maxDti: 45 } }),
    );
    const lost = rows.filter(({ before: now, after }) => now.best && !after.best);
    expect(lost.length).toBe(newlyDeclined);
    expect(newlyDeclined).toBeGreaterThan(10);
    for (const { borrower, after } of lost) expect([borrower.home.score < 700, after.reason]).toEqual([true, 'SCORE_LOW']);
    const age = fairLending.find(({ group }) => group === '62 or older');
    const elderly = rows.filter(({ borrower }) => borrower.elderly);
    expect([age?.size, age?.comparedSize, age?.after.approved]).toEqual([
      elderly.length,
      500 - elderly.length,
      elderly.filter(({ after }) => after.best).length,
    ]);
  });

  test('a ratio of approvals below four fifths is flagged, and only then', () => {
    const { fairLending } = SAME;
    for (const { size, comparedSize, after, flagged } of fairLending) {
      const ratio = after.approved / size / (after.comparedApproved / comparedSize);
      expect(Math.abs((after.ratio ?? 0) - ratio)).toBeLessThanOrEqual(0.005 + 1e-9);
      expect(flagged).toBe((after.ratio ?? 1) < 0.8);
    }
    expect(new Set(fairLending.map(({ flagged }) => flagged)).size).toBe(2);
  });

  test('of a product for people of 62 or older no comparison by age is made', () => {
    const fairLending = fairLendingCounts(SAME.rows.filter(({ borrower }) => borrower.elderly));
    expect(fairLending.map(({ group }) => group)).not.toContain('62 or older');
    expect(fairLending.length).toBeGreaterThan(2);
  });
});
