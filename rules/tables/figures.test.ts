import { expect, test } from 'vitest';
import { OCCUPANCY_TYPES, PAY_TYPES } from '../enums.ts';
import { mainOffer, offeredInstead } from '../offers/instead.ts';
import { coversEveryTier, laterDrawRate } from '../offers/later-draws.ts';
import { dtiCapOf, isPositionLent, maxCltvOf } from '../offers/limits.ts';
import { aprRangeOf } from '../offers/apr-range.ts';
import { discountsOn, FIRST_SHEET, highestCltv, tierOf } from '../offers/pricing.ts';
import { pricedOffers, quote, quoteInput, rateWith } from '../offers/quote.ts';
import { amountLimits, drawOf, drawOfChoice, isDrawOnOffer, nearestAmount, sliderLimits, validateSelection } from '../offers/selection.ts';
import type { DebtInput, LienInput, OfferedDebt, PricedOffers, UnderwriteInput } from '../offers/types.ts';
import { underwrite } from '../offers/underwrite.ts';
import { FEE_PERCENTS, rateOf, STANDARD_PRODUCT, TERMS } from '../testing/standard-product.ts';
import { SAMPLE_INDEX } from '../regulation/sample-prime-rate.ts';
import { textTable } from '../testing/text-table.ts';

/** Prices, limits and decisions as text, at each limit and a step beyond it. */

const steps = (values: readonly number[], by: number): number[] => values.flatMap((value) => [value, Math.round((value + by) * 100) / 100]);

test('the rate of every tier, band and occupancy', async () => {
  const scores = [639, ...steps(FIRST_SHEET.tiers.map(({ score }) => score).toReversed(), -1), 850];
  const cltvs = [0, ...steps([50, 60, 70, 75, 80, 85], 0.01)];
  const rows = scores.flatMap((score) =>
    OCCUPANCY_TYPES.map((occupancy) => [
      score,
      occupancy,
      `most ${maxCltvOf(FIRST_SHEET, score, occupancy, 'AZ')} ${maxCltvOf(FIRST_SHEET, score, occupancy, 'TX')} line ${tierOf(FIRST_SHEET, score)?.maxLine ?? 0} dti ${dtiCapOf(FIRST_SHEET, score)} ${dtiCapOf(FIRST_SHEET, score, 'DUPLEX')}`,
      cltvs.map((cltv) => rateOf(score, cltv, 15, occupancy, 0) ?? '-').join(' '),
    ]),
  );
  const cells = [...TERMS, 20].flatMap((term) => [...FEE_PERCENTS, 1].map((fee) => [term, fee, rateOf(780, 50, term, 'HOME', fee)]));
  await expect(textTable([...rows, ...cells])).toMatchFileSnapshot('rates.txt');
  expect([highestCltv(FIRST_SHEET), FIRST_SHEET.cltv.length, isPositionLent(FIRST_SHEET, 1), isPositionLent(FIRST_SHEET, 2)]).toEqual([
    85,
    6,
    true,
    false,
  ]);
});

const LIEN: LienInput = { id: 'first', balance: 106_928.98, monthlyPayment: 1135.35, original: 150_000 };
const LINE: LienInput = { id: 'line', balance: 20_000, limit: 60_000, monthlyPayment: 200, heloc: true };
const CARD: DebtInput = { id: 'card', creditor: 'Card', type: 'CARD', balance: 9_000, monthlyPayment: 400 };
const AUTO: DebtInput = { id: 'auto', creditor: 'Auto', type: 'AUTO', balance: 21_000, monthlyPayment: 620 };
/** Two terms and two fees are enough to tell the ladders apart. */
const PRODUCT = { ...STANDARD_PRODUCT, terms: [5, 30], feePercents: [4.99, 0] };
const HOME: UnderwriteInput = {
  score: 785,
  value: 499_000,
  valueFsd: 0.108,
  occupancy: 'HOME',
  state: 'AZ',
  monthlyIncome: 12_000,
  product: PRODUCT,
  index: SAMPLE_INDEX,
  liens: [LIEN],
  debts: [CARD, AUTO],
};
const product = (change: Partial<UnderwriteInput['product']>) => ({ product: { ...PRODUCT, ...change } });
const HOMES: Readonly<Record<string, Partial<UnderwriteInput>>> = {
  usual: {},
  'a second home': { occupancy: 'SECONDARY', annualTax: 3600, hoaDues: 250 },
  'a rental': { occupancy: 'INVESTMENT', score: 720 },
  'a rental below its tiers': { occupancy: 'INVESTMENT', score: 650 },
  'a low score': { score: 640 },
  'below every tier': { score: 639 },
  'a duplex': { propertyType: 'DUPLEX', score: 680 },
  'a duplex below 680': { propertyType: 'DUPLEX', score: 679 },
  'barred by law': { barredBy: ['STATE'] },
  Texas: { state: 'TX' },
  'Texas, the lender pays': { state: 'TX', ...product({ lenderPaysInTexas: ['AVM_FEE', 'NOTARY_FEE'] }) },
  'New York': { state: 'NY', county: 'Kings County' },
  'an uncertain value': { valueFsd: 0.14 },
  'at the limit of certainty': { valueFsd: 0.13, value: 900_000 },
  'less its uncertainty': { haircut: true },
  'an estimated value': { isEstimated: true, valueFsd: null },
  'a cheaper model': { avmBilled: 40 },
  'no liens': { liens: [] },
  'a line that stays': { liens: [LIEN, LINE] },
  'a line that goes': { liens: [LIEN, { ...LINE, payOff: true }] },
  'three liens': { liens: [LIEN, LINE, { ...LIEN, id: 'third', balance: 5_000 }] },
  'three liens, one without balance': { liens: [LIEN, { ...LINE, balance: 0 }, { ...LIEN, id: 'third', balance: 5_000 }] },
  'no equity': { value: 130_000 },
  'no equity, but for a line': { value: 200_000, liens: [LIEN, LINE] },
  'little income': { monthlyIncome: 4_600 },
  'less income': { monthlyIncome: 4_100 },
  'five points over': { monthlyIncome: 4_520 },
  'hardly any income': { monthlyIncome: 1_000 },
  'hardly any income, and assets': {
    monthlyIncome: 1_000,
    assets: { cash: 10_000, securities: 5_000, retirement: 3_000, otherAnnual: 600 },
  },
  'assets that carry it': {
    monthlyIncome: 1_000,
    assets: { cash: 900_000, securities: 500_000, retirement: 300_000, otherAnnual: 12_000 },
  },
  'little income in Texas': { monthlyIncome: 4_520, state: 'TX' },
  'no income': { monthlyIncome: 0, debts: [] },
  'no value': { value: 0 },
  'taxes and dues': { annualTax: 6_000, hoaDues: 300 },
  'taxes that the mortgage pays': { annualTax: 2_000, liens: [{ ...LIEN, original: 106_928 }] },
  'a membership': product({ membershipDiscount: 'ALL_IN', membershipDiscountSize: 0.5 }),
  'a fee cap': product({ feeCap: 2_000 }),
  'a smaller product': product({ maxLine: 90_000, minLine: 40_000, maxHcltv: 60, terms: [10], feePercents: [2.99, 0] }),
  'low market rates': { apor: { 5: 1, 10: 1, 15: 1, 30: 1 } },
  'high later rates': product({ laterDraws: { margins: [{ score: 700, margin: 6.75 }], maxRate: 13 } }),
  'no margin for the score': product({ laterDraws: { margins: [{ score: 790, margin: 1 }], maxRate: 17 } }),
  'fees over the limit': { feeThresholds: { largeLine: 500_000, smallDollars: 900 } },
};

test('the decision and every offer of many homes', async () => {
  const rows = Object.entries(HOMES).flatMap(([name, change]) => {
    const { offers, costs, ...rest } = underwrite({ ...HOME, ...change });
    return [
      [name, ...Object.entries(rest).map(([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : String(value)}`)],
      ['', ...costs.map((cost) => `${cost.feeType} ${cost.type} ${cost.borrowerPaidAmount} ${cost.jsCriteria ?? '-'}`)],
      ...offers.map((o) => [
        ' ',
        o.id,
        o.type,
        `${o.rate} ${o.baseRate} ${o.otherRate}`,
        `${o.min} to ${o.max}`,
        `${o.minDraw} to ${o.maxDraw}`,
        o.discountList.map((one) => `${one.discount} ${one.rateWithDiscount}`).join(' '),
        o.laterDraws && `${o.laterDraws.margin} ${o.laterDraws.maxRate} ${o.laterDraws.index} ${o.laterDraws.indexFrom}`,
      ]),
    ];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('offers.txt');
});

const owed = (id: string, amount: number, payOff: Partial<OfferedDebt['payOff']> = {}): OfferedDebt => ({
  id,
  monetaryBalance: amount,
  monetaryCalculatedNextPaymentMinimumAmount: amount / 50,
  payOff: { required: false, eligible: true, amount, providesCltvCredit: false, ...payOff },
});
const LIABILITIES = [
  owed('card', 9_000),
  owed('auto', 21_000.5),
  owed('barred', 3_000, { eligible: false }),
  owed('must', 4_000, { eligible: false, required: true }),
  owed('lien', 15_000, { providesCltvCredit: true }),
];
const priced = new Map<string, PricedOffers>();
const offersOf = (name: string): PricedOffers => {
  const input = { ...HOME, ...HOMES[name] };
  const known =
    priced.get(name) ?? pricedOffers(underwrite(input), { homeValue: input.value, product: input.product, liabilities: LIABILITIES });
  priced.set(name, known);
  return known;
};
const WITH_PRICES = ['usual', 'a membership', 'a fee cap', 'Texas', 'New York', 'no liens', 'a second home', 'no equity'];

test('a quote of each kind of choice', async () => {
  const choices = [
    { draw: 100_000, term: 30, feePercent: 0, payoffs: [] },
    { draw: 100_000, term: 30, feePercent: 4.99, payoffs: ['card', 'auto', 'barred', 'must', 'lien'] },
    { draw: 30_000.005, term: 5, feePercent: 4.99, payoffs: ['auto'] },
    { draw: 15_000, term: 30, feePercent: 0, payoffs: ['lien', 'must'] },
    { draw: 14_999.99, term: 30, feePercent: 0, payoffs: [] },
    { draw: 900_000, term: 30, feePercent: 0, payoffs: [] },
    { draw: 20_000, term: 5, feePercent: 0, payoffs: ['auto'] },
    { draw: 20_000, term: 20, feePercent: 0, payoffs: [] },
    { draw: Number.NaN, term: 5, feePercent: 0, payoffs: [] },
  ];
  const rows = WITH_PRICES.flatMap((name) =>
    [false, true].flatMap((ageRestricted) =>
      choices.flatMap((choice) =>
        PAY_TYPES.map((payType) => {
          const found = quote(quoteInput({ ...offersOf(name), ageRestricted }, { ...choice, payType }));
          if (!found.ok) return [name, choice.draw, choice.term, choice.feePercent, found.code, found.message];
          const { offer, laterDraws, costs, payoffAmounts, ...figures } = found.quote;
          return [
            name,
            ageRestricted ? 'interest only' : 'amortized',
            payType,
            offer.id,
            laterDraws?.margin,
            Object.values(figures).join(' '),
            costs.map(({ feeType, amount }) => `${feeType} ${amount}`).join(' '),
            Object.entries(payoffAmounts).join(' '),
          ];
        }),
      ),
    ),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('quotes.txt');
});

test('what is offered instead, and the row to name first', async () => {
  const wanted = [null, 20_000, 100_000, 900_000].flatMap((draw) =>
    [null, 0, 4.99].map((feePercent) => ({ draw, feePercent, payType: 'AUTOPAY' as const })),
  );
  const rows = ['usual', 'a fee cap', 'a low score'].flatMap((name) =>
    wanted.flatMap((request) => {
      const found = offeredInstead(offersOf(name), request);
      const first = [5, 7, null].map((term) => mainOffer(found, term)?.term ?? 0).join(' ');
      return found.map((row) => [name, request.draw, request.feePercent, ...Object.values(row), first]);
    }),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('offered-instead.txt');
  expect(mainOffer([], 10)).toBeNull();
});

test('the slider, at each end', async () => {
  const rows = (['PRESERVE', 'DEDUCT'] as const).flatMap((preference) =>
    [[], ['card'], ['auto', 'lien'], ['barred'], ['must']].flatMap((payoffs) =>
      [0, 4.99, 1].flatMap((fee) =>
        ['usual', 'Texas', 'a smaller product'].map((name) => {
          const offers = offersOf(name);
          const limits = amountLimits(offers, { fee, payoffs, preference });
          const draws = [null, 0, 20_000.4, 900_000].map((amount) => drawOfChoice(offers, { amount, fee, payoffs, preference }));
          return [name, preference, payoffs.join(' '), fee, limits && `${limits.min} to ${limits.max}`, draws.join(' ')];
        }),
      ),
    ),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('slider.txt');
  const range = { min: 15_000, max: 50_000 };
  expect([
    ...[35_000, 35_000.01].map((payoffs) => sliderLimits(range, payoffs, 'PRESERVE')),
    ...[0, 0.01, 20_000.5, 50_000, 50_000.01].map((payoffs) => sliderLimits(range, payoffs, 'DEDUCT')),
  ]).toEqual([{ min: 15_000, max: 15_000 }, null, range, range, { min: 20_001, max: 50_000 }, { min: 50_000, max: 50_000 }, null]);
  expect([nearestAmount(null, range), nearestAmount(1, range), nearestAmount(60_000, range), nearestAmount(20_000, range)]).toEqual([
    15_000, 15_000, 50_000, 20_000,
  ]);
  expect([drawOf(10_000.005, 1.5, 'PRESERVE'), drawOf(10_000.015, 1.5, 'DEDUCT')]).toEqual([10_001.5, 10_000.02]);
  const band = { minDraw: 15_000, maxDraw: 50_000 };
  expect([14_999.999_994, 14_999.999_996, 15_000, 50_000, 50_000.000_004, 50_000.000_006].map((draw) => isDrawOnOffer(band, draw))).toEqual(
    [false, true, true, true, true, false],
  );
  const { offers } = underwrite(HOME);
  const codes = [15_000, 14_999.99, Number.NaN, 900_000].map((draw) => {
    const found = validateSelection({ offers, draw, term: 5, feePercent: 0, payoffTotal: 15_000 });
    return found.ok ? found.offer.id : found.code;
  });
  expect(codes).toEqual(['5y-0-50', 'BELOW_MIN', 'NOT_A_NUMBER', 'ABOVE_MAX']);
});

test('rates with every discount, and the range that is advertised', () => {
  const member = { ...STANDARD_PRODUCT, membershipDiscount: 'ALL_IN' as const, membershipDiscountSize: 0.5 };
  expect(discountsOn(8, { ...member, membershipDiscount: null })).toEqual([{ discount: 'AUTOPAY', rateWithDiscount: 7.75 }]);
  expect(discountsOn(8, member).map(({ rateWithDiscount }) => rateWithDiscount)).toEqual([7.75, 7.5, 7.25]);
  expect([aprRangeOf(STANDARD_PRODUCT), aprRangeOf({ ...member, terms: [15], feePercents: [0] })]).toEqual([
    { from: 7.85, to: 17.2 },
    { from: 9.45, to: 16.85 },
  ]);
  const [offer] = underwrite({ ...HOME, product: member }).offers;
  if (!offer) throw new Error('no offer');
  const priced = {
    ...offer,
    baseRate: 9,
    discountList: [
      { discount: 'AUTOPAY' as const, rateWithDiscount: 8.75 },
      { discount: 'ALL_IN' as const, rateWithDiscount: 8.25 },
    ],
  };
  expect(PAY_TYPES.flatMap((payType) => [null, 'ALL_IN' as const].map((membership) => rateWith(priced, payType, membership)))).toEqual([
    8.75, 8.25, 9, 8.25,
  ]);
  const margins = FIRST_SHEET.tiers.map(({ score }) => ({ score, margin: 1 }));
  expect(
    [margins, margins.slice(1), [...margins, ...margins.slice(0, 1)], margins.toReversed()].map((rows) =>
      coversEveryTier(FIRST_SHEET, rows),
    ),
  ).toEqual([true, false, false, false]);
  expect([laterDrawRate(6.75, { margin: 1.5, maxRate: 8.25 }), laterDrawRate(6.75, { margin: 1.5, maxRate: 8.2 })]).toEqual([8.25, 8.2]);
});
