import { sum } from '@hearthline/rules/money.ts';
import { aprRangeOf } from '@hearthline/rules/offers/apr-range.ts';
import { LEGAL_LIMITS, reachOf } from '@hearthline/rules/offers/impact/legal-limits.ts';
import { cellsOf, gridRate, sheetOf } from '@hearthline/rules/offers/pricing.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { expect, test } from 'vitest';
import { FILE_LENDERS } from './all.ts';
import { MAIN } from './lenders/main.ts';
import { productOf } from './product.ts';

const market = { index: SAMPLE_INDEX };
/** The cells of a product that lines are lent in: of a size that is lent, and over no limit that holds in every state. */
function offeredCells(product: ProductSettings) {
  const sheet = sheetOf(product);
  return cellsOf(sheet, product).flatMap((cell) => {
    const rate = gridRate(sheet, cell);
    if (rate === null) return [];
    const whole = { ...cell, rate, ...reachOf(sheet, product, cell) };
    const sizeEnds = sheet.lineSizes.find(({ from }) => from > cell.line)?.from ?? Infinity;
    const isLent = sizeEnds > product.minLine && whole.largestLine >= Math.max(cell.line, product.minLine);
    const limits = LEGAL_LIMITS.filter(({ table, holdsIn }) => table === 'tiers' && holdsIn('AZ', cell.occupancy));
    return isLent && !limits.some(({ isOver }) => isOver(whole, { product, market })) ? [whole] : [];
  });
}

/** The highest rate of the offers that a borrower of a cell gets. */
function highestOffer({ cltv, liensAhead, largestLine, ...cell }: ReturnType<typeof offeredCells>[number], product: ProductSettings) {
  const value = liensAhead === 0 ? (largestLine * 100) / cltv : 3_000_000;
  const balance = liensAhead === 0 ? 0 : (value * cltv) / 100 / liensAhead - largestLine / liensAhead;
  const liens = Array.from({ length: liensAhead }, (_, i) => ({ id: String(i), balance, monthlyPayment: 1 }));
  const { offers } = underwrite({ ...cell, value, liens, state: 'AZ', debts: [], monthlyIncome: 900_000, product, ...market });
  return Math.max(...offers.map(({ baseRate }) => baseRate));
}

test('the APRs a lender advertises are the lowest and the highest that its offers carry: members of the credit union get a lower one', () => {
  const known = new Map<string, { readonly lowest: number; readonly highest: number; readonly offered: number }>();
  for (const { orgCode, heloc } of FILE_LENDERS.all) {
    const product = productOf(heloc);
    const { from, to } = aprRangeOf(product, market);
    expect(aprRangeOf(product)).toEqual({ from, to });
    const key = JSON.stringify({ ...heloc, autopayDiscount: 0, membershipDiscount: null });
    if (!known.has(key)) {
      const cells = offeredCells(product).toSorted((a, b) => a.rate - b.rate);
      const [first, last] = [cells[0], cells.at(-1)];
      if (!first || !last) throw new Error(`${orgCode} lends nowhere`);
      known.set(key, { lowest: first.rate, highest: last.rate, offered: highestOffer(last, product) });
    }
    const { lowest, highest, offered } = known.get(key) ?? {};
    expect([orgCode, offered]).toEqual([orgCode, to]);
    const discount = sum([heloc.autopayDiscount, heloc.membershipDiscount?.percent ?? 0]);
    expect([orgCode, from, to]).toEqual([
      orgCode,
      sum([lowest ?? 0])
        .minus(discount)
        .toNumber(),
      highest,
    ]);
    // No federal credit union lends at more than 18 % (12 CFR 701.21(c)(7)); the specification's highest is 17.20 %.
    expect([orgCode, to <= 17.2, heloc.laterDraws.maxRate <= 18]).toEqual([orgCode, true, true]);
  }
  expect(aprRangeOf(productOf(MAIN.heloc))).toEqual({ from: 7.85, to: 17.2 });
  expect(new Set(FILE_LENDERS.all.map(({ heloc }) => JSON.stringify(heloc.rateSheet))).size).toBeGreaterThanOrEqual(12);
});
