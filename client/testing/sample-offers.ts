import { STANDARD_PRODUCT } from '@hearthline/rules/testing/standard-product.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import { pricedOffers } from '@hearthline/rules/offers/quote.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { SAMPLE_DEBTS } from '../samples/sample-debts.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Offers = Reply<'offers-get'>;

/** The offers of persona 1 (lending §5.2), priced by the product's own rules; dollars and percent. */
export function sampleOffers(more: Partial<Offers> = {}, product: ProductSettings = STANDARD_PRODUCT): Offers {
  const priced = underwrite({
    score: 785,
    value: 499_000,
    valueFsd: 0.108,
    occupancy: 'HOME',
    state: 'AZ',
    liens: [{ id: 'first', balance: 106_928.98, monthlyPayment: 1135.35 }],
    debts: [{ id: 'other', creditor: 'Bank', type: 'OTHER', balance: 38_750, monthlyPayment: 700 }],
    monthlyIncome: 12_000,
    product,
    index: SAMPLE_INDEX,
  });
  return {
    ...pricedOffers(priced, { homeValue: 499_000, product, liabilities: [] }),
    offerSetId: 'sample',
    offersByType: { FIXED: priced.offers },
    costs: priced.costs,
    totalPaidByBorrower: priced.totalPaidByBorrower,
    maxDtiUnlimited: priced.maxDtiUnlimited,
    incomeRequestRecords: [],
    liabilities: [...SAMPLE_DEBTS],
    state: 'AZ',
    autopayDiscount: product.autopayDiscount,
    expiresAt: '2099-12-12T19:00:00.000Z',
    selected: null,
    ...more,
  };
}

/** A first draw of $100,000 over fifteen years, with autopay. */
export const SAMPLE_SELECTION = {
  type: 'FIXED',
  term: 15,
  draw: 100_000,
  feePercent: 4.99,
  payType: 'AUTOPAY',
  payoffs: [],
  payoffPreference: 'DEDUCT',
  monthlyPayment: 1030.8,
  rate: 8.45,
} as const;
