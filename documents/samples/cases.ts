import { productOf } from '@hearthline/orgs/product.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { trusteeOf } from '@hearthline/rules/regulation/states.ts';
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';
import { originationFee, roundHalfEven, sum, totalFromDraw } from '@hearthline/rules/money.ts';
import { costAmount, costsFor, FEE_NAMES, texasFeesOf } from '@hearthline/rules/offers/costs.ts';
import { isTexasHomestead, smallestLaterDraw } from '@hearthline/rules/offers/limits.ts';
import { laterDrawsFor } from '@hearthline/rules/offers/later-draws.ts';
import { drawYears, interestForDays, paymentCourse, paymentFor } from '@hearthline/rules/offers/payments.ts';
import { dueDayOf, lineDates } from '@hearthline/rules/regulation/first-payment.ts';
import { payOutFrom } from '@hearthline/rules/regulation/funding-dates.ts';
import { texasFirstPayment } from '@hearthline/rules/regulation/texas.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { gridRate } from '@hearthline/rules/offers/pricing.ts';
import type { DocumentBase, DocumentData, DocumentKind, LineTerms } from '../templates/document-data.ts';
import { SAMPLES } from './samples.ts';

/** A lender, one of its states and the use of a home: what documents vary with. */
export type DocumentCase = {
  readonly lender: Lender;
  readonly state: StateCode;
  readonly occupancy: OccupancyType;
  /** Who borrows, and what they chose; absent: what is usual for the use of the home. */
  readonly choice?: Choice;
};

/** A draw in dollars; the fee in percent and the term in years, or the nearest that the lender offers; score, percent of the home's value; in a union or a group with a discount. */
export type Choice = {
  readonly draw: number;
  readonly fee: number;
  readonly term: number;
  readonly score: number;
  readonly cltv: number;
  readonly isMember: boolean;
};

const USUAL = { score: 745, cltv: 62, isMember: false };
/** The choice of the borrower by the use of the home. */
const CHOICES: Readonly<Record<OccupancyType, Choice>> = {
  HOME: { ...USUAL, draw: 101_500, fee: 1.99, term: 15 },
  SECONDARY: { ...USUAL, draw: 60_250, fee: 2.99, term: 10 },
  INVESTMENT: { ...USUAL, draw: 30_000, fee: 4.99, term: 5 },
};

const nearest = (offered: readonly number[], wished: number): number =>
  offered.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished))[0] ?? wished;

/** The facts a case's documents are made from. */
export function factsOf({ lender, state, occupancy, choice = CHOICES[occupancy] }: DocumentCase) {
  const { draw, score, cltv, isMember, ...wished } = choice;
  const term = nearest(lender.heloc.terms, wished.term);
  // 1.99 % on a Texas homestead needs a larger draw than this one.
  const feePercent = nearest(lender.heloc.feePercents, isTexasHomestead(state, occupancy) ? 0 : wished.fee);
  const off = isMember ? (lender.heloc.membershipDiscount?.percent ?? 0) : 0;
  const before = roundHalfEven((gridRate(lender.heloc.rateSheet, { score, cltv, term, occupancy, feePercent }) ?? 10) - off);
  return { draw, score, feePercent, term, apr: roundHalfEven(before - lender.heloc.autopayDiscount), before, feeCap: lender.heloc.feeCap };
}

/** What opening the line of a case costs. */
function costsOf(about: DocumentCase) {
  const { lender, state, occupancy } = about;
  const { draw, feePercent, term, feeCap } = factsOf(about);
  const size = { line: totalFromDraw(draw, feePercent, feeCap), draw, term };
  return costsFor({ state, occupancy, product: productOf(lender.heloc) }).map((cost) => ({
    feeType: cost.feeType,
    amount: costAmount(cost, size),
  }));
}

/** The line of a case, by the arithmetic of the product. */
export function termsOf(about: DocumentCase): LineTerms {
  const { lender, state, occupancy } = about;
  const { draw, score, feePercent, term, apr, before, feeCap } = factsOf(about);
  const line = totalFromDraw(draw, feePercent, feeCap);
  const interestOnly = lender.heloc.ageRestricted;
  const payment = paymentFor(line, apr, term, interestOnly);
  const laterDraws = laterDrawsFor(lender.heloc.laterDraws, { score, index: SAMPLE_INDEX, occupancy, term, firstLien: false });
  if (!laterDraws) throw new Error('A sample has a margin');
  const costs = costsOf(about)
    .map(({ feeType, amount }) => ({ label: FEE_NAMES[feeType], amount, paidBy: 'BORROWER' as const }))
    .filter(({ amount }) => amount > 0);
  const { payoffs } = SAMPLES.SUMMARY_DISCLOSURE.terms;
  return {
    ...SAMPLES.SUMMARY_DISCLOSURE.terms,
    line,
    draw,
    originationFee: originationFee(draw, feePercent, feeCap),
    feePercent,
    apr,
    withoutAutopay: { apr: before, payment: paymentFor(line, before, term, interestOnly) },
    termYears: term,
    drawPeriodYears: drawYears(term),
    payment,
    interestOnly,
    lastPayment: paymentCourse(line, apr, term, payment).last,
    laterDraws,
    costs,
    payoffs,
    cashToBorrower: roundHalfEven(
      sum([draw])
        .minus(sum(costs.map(({ amount }) => amount)))
        .minus(sum(payoffs.map(({ amount }) => amount))),
    ),
    minLaterDraw: smallestLaterDraw(state, occupancy),
  };
}

/** What counts toward the 2 % of a Texas homestead, and a day's interest. */
function texasCosts(about: DocumentCase) {
  const terms = termsOf(about);
  const { counted, limit } = texasFeesOf(terms.line, terms.originationFee, costsOf(about));
  return {
    counted,
    limit,
    perDay: interestForDays(terms.line, terms.apr, 1),
    lenderPays: costsOf(about)
      .filter(({ amount }) => amount === 0)
      .map(({ feeType }) => FEE_NAMES[feeType]),
  };
}

/** Who holds the power of sale: the lender's trustee for the state, or the county's; nobody where the instrument has none. */
function trusteeIn({ lender, state }: DocumentCase): DocumentData['DEED_OF_TRUST']['trustee'] {
  const { name, address } = lender.trustees.find(({ states }) => states.includes(state)) ?? {};
  if (trusteeOf(state) !== 'QUALIFIED')
    return trusteeOf(state) === null ? null : { name: 'the Public Trustee of the county', address: null };
  return name === undefined || address === undefined ? null : { name, address };
}

/** What the data of a kind may contain that depends on the case; a member that it does not have is left alone. */
const varying = (about: DocumentCase): Readonly<Record<string, unknown>> => {
  const { lender, state, occupancy } = about;
  const inTexas = isTexasHomestead(state, occupancy);
  const dates = lineDates(
    payOutFrom(occupancy === 'HOME' ? '2026-11-28' : '2026-11-24'),
    termsOf(about),
    inTexas ? texasFirstPayment('2026-11-24') : null,
  );
  const { minLine, maxLine, feePercents, terms, ageRestricted, autopayDiscount, membershipDiscount, laterDraws } = lender.heloc;
  return {
    terms: termsOf(about),
    trustee: trusteeIn(about),
    // Signed on November 24, 2026: with a right to cancel it ends on Saturday the 28th.
    dates,
    autopay: { ...SAMPLES.LINE_AGREEMENT.autopay, dueDay: dueDayOf(dates) },
    isTexasHomestead: inTexas,
    mainHome: occupancy === 'HOME',
    product: {
      ...SAMPLES.HELOC_IMPORTANT_TERMS.product,
      minLine,
      maxLine,
      feePercents,
      terms,
      ageRestricted,
      autopayDiscount,
      membershipDiscountSize: membershipDiscount?.percent ?? 0,
      laterDraws,
    },
    minLaterDraw: smallestLaterDraw(state, occupancy),
    rescindable: occupancy === 'HOME',
    occupancy: { HOME: 'Primary home', SECONDARY: 'Second home', INVESTMENT: 'Rental or investment' }[occupancy],
    line: termsOf(about).line,
    ...texasCosts(about),
  };
};

/** The sample of a kind as it is for a case: its place, its line, its lender's product. */
export function documentOf<K extends DocumentKind>(kind: K, about: DocumentCase): DocumentData[K] {
  const sample: DocumentBase = SAMPLES[kind];
  const property = { street1: '101 Clear Path Ln', city: 'Sampleton', state: about.state, zip: '85004' };
  const own = Object.entries(varying(about)).filter(([member]) => Object.hasOwn(sample, member));
  return {
    ...sample,
    state: about.state,
    property,
    mailingAddress: about.occupancy === 'HOME' ? property : sample.mailingAddress,
    ...Object.fromEntries(own),
  } as DocumentData[K];
}
