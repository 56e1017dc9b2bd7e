import { Decimal, originationFee, percentOf, roundHalfEven, sum, totalFromDraw } from '../money.ts';
import { drawYears, interestForDays, monthlyPayment as amortized, monthsOf, paymentCourse, paymentFor } from './payments.ts';
import type { DiscountType, PayType } from '../enums.ts';
import { costAmount } from './costs.ts';
import { offerFor, payable, validateSelection } from './selection.ts';
import type { RefusalCode } from './selection.ts';
import type { Cost, FeeType, LaterDraws, Offer, OfferedDebt, PricedOffers, ProductSettings, Underwriting } from './types.ts';

/** A debt or lien chosen to be paid from the draw, dollars. */
export interface PayoffChoice {
  id: string;
  balance: number;
  /** Already excluded from `monthlyDebts` and `lienTotal` when underwriting marked it. */
  monthlyPayment: number;
  lien?: boolean | undefined;
  counted?: boolean | undefined;
}

export interface QuoteInput {
  underwriting: Pick<Underwriting, 'offers' | 'lienTotal' | 'monthlyIncome' | 'monthlyDebts' | 'ofeeMaxThreshold'> & {
    costs: readonly Pick<Cost, 'feeType' | 'borrowerPaidAmount' | 'jsCriteria'>[];
  };
  /** Value of the home, dollars. */
  value: number;
  /** First draw in dollars, payoffs included (see drawOf). */
  draw: number;
  /** Years. */
  term: number;
  feePercent: number;
  payType: PayType;
  /** The chosen membership discount, or null. */
  membership: DiscountType | null;
  payoffs?: readonly PayoffChoice[];
  ageRestricted?: boolean;
}

/** Everything the offer page shows for one choice. Dollars; rates, CLTV and DTI in percent. */
export interface Quote {
  offer: Offer;
  apr: number;
  draw: number;
  term: number;
  feePercent: number;
  originationFee: number;
  lineAmount: number;
  monthlyPayment: number;
  /** The same without the autopay discount. */
  aprWithoutAutopay: number;
  paymentWithoutAutopay: number;
  costs: { feeType: FeeType; amount: number }[];
  recordingTax: number;
  otherCosts: number;
  payoffTotal: number;
  /** By the id of the debt. */
  payoffAmounts: Record<string, number>;
  cashToYou: number;
  payments: number;
  /** The last payment of an interest-only line, on which everything is due; null when equal payments pay the line off. */
  balloon: number | null;
  totalOfPayments: number;
  totalInterest: number;
  postCltv: number | null;
  /** With the amortized payment, of an interest-only line too. */
  postDti: number | null;
  perDiem: number;
  /** Nothing is paid before closing: costs are taken out of the draw. */
  dueToday: number;
  drawPeriodYears: number;
  /** How draws after the first are priced; null for an offer stored before it was fixed with it. */
  laterDraws: LaterDraws | null;
}

export type QuoteResult = { ok: true; quote: Quote } | { ok: false; code: RefusalCode; message: string };

/** The rate in percent of an offer with the discounts taken; membership counts only when the offer carries it. */
export function rateWith(offer: Offer, payType: PayType, membership: DiscountType | null): number {
  const member = membership !== null && offer.discountList.some((row) => row.discount === membership);
  const wanted = payType === 'AUTOPAY' ? (member ? 'ALL_IN' : 'AUTOPAY') : member ? membership : null;
  return offer.discountList.find((row) => row.discount === wanted)?.rateWithDiscount ?? offer.baseRate;
}

/** Underwriting's result as offers: stored or just computed, with the product and the home value (dollars) it was computed for. */
export const pricedOffers = <Debt extends OfferedDebt>(
  found: Pick<Underwriting, 'offers' | 'costs' | 'ofeeMaxThreshold' | 'lienTotal' | 'monthlyIncome' | 'monthlyDebts'>,
  { homeValue, product, liabilities }: { homeValue: number; product: ProductSettings; liabilities: readonly Debt[] },
): PricedOffers<Debt> => ({
  offersByType: { FIXED: found.offers },
  costs: found.costs,
  ofeeMaxThreshold: found.ofeeMaxThreshold,
  homeValue,
  lienBalance: found.lienTotal,
  monthlyIncome: found.monthlyIncome,
  monthlyDebts: found.monthlyDebts,
  ageRestricted: product.ageRestricted,
  membershipDiscount: product.membershipDiscount ?? null,
  liabilities,
});

/** A choice from the offers: `draw` in dollars, payoffs (ids of debts) included. */
export type QuotedChoice = Pick<QuoteInput, 'draw' | 'term' | 'feePercent' | 'payType'> & { readonly payoffs: readonly string[] };

/** The only function from offers and a choice to a quote: page, server, sandbox and tests price with it. */
export function quoteInput(offers: PricedOffers, { draw, term, feePercent, payType, payoffs }: QuotedChoice): QuoteInput {
  const { costs, lienBalance, monthlyIncome, monthlyDebts, ofeeMaxThreshold } = offers;
  return {
    underwriting: {
      offers: [...offers.offersByType.FIXED],
      costs: costs.map((cost) => ({ ...cost, borrowerPaidAmount: cost.borrowerPaidAmount ?? 0 })),
      lienTotal: lienBalance,
      monthlyIncome,
      monthlyDebts,
      ofeeMaxThreshold,
    },
    value: offers.homeValue,
    draw,
    term,
    feePercent,
    payType,
    membership: offers.membershipDiscount,
    ageRestricted: offers.ageRestricted,
    payoffs: payable(offers)
      .filter((debt) => payoffs.includes(debt.id))
      .map((debt) => ({
        id: debt.id,
        balance: debt.payOff.amount,
        monthlyPayment: debt.monetaryCalculatedNextPaymentMinimumAmount,
        lien: debt.payOff.providesCltvCredit,
        counted: debt.payOff.required,
      })),
  };
}

/** The last payment of an interest-only line, and all payments of the whole term together, dollars. */
function allPayments(
  line: number,
  apr: number,
  term: number,
  payment: number,
  ageRestricted: boolean,
): { readonly balloon: number | null; readonly total: number } {
  const balloon = ageRestricted ? paymentCourse(line, apr, term, payment).last : null;
  const equal = monthsOf(term) - (balloon === null ? 0 : 1);
  return { balloon, total: roundHalfEven(new Decimal(payment).times(equal).plus(balloon ?? 0)) };
}

/** The exact figures of one choice, or why it is refused. Client and server both call this; the server's result is authoritative. */
export function quote(input: QuoteInput): QuoteResult {
  const { underwriting, term, feePercent, payoffs = [], ageRestricted = false } = input;
  const payoffTotal = roundHalfEven(sum(payoffs.map((payoff) => payoff.balance)));
  const checked = validateSelection({ offers: underwriting.offers, draw: input.draw, term, feePercent, payoffTotal });
  if (!checked.ok) return checked;

  const draw = roundHalfEven(input.draw);
  const lineAmount = totalFromDraw(draw, feePercent, underwriting.ofeeMaxThreshold);
  const apr = rateWith(checked.offer, input.payType, input.membership);
  const aprWithoutAutopay = rateWith(checked.offer, 'MANUAL', input.membership);
  const monthlyPayment = paymentFor(lineAmount, apr, term, ageRestricted);
  const costs = underwriting.costs.map((cost) => ({ feeType: cost.feeType, amount: costAmount(cost, { line: lineAmount, draw, term }) }));
  const recordingTax = roundHalfEven(sum(costs.filter((cost) => cost.feeType === 'RECORDING_TAX').map((cost) => cost.amount)));
  const otherCosts = roundHalfEven(sum(costs.map((cost) => cost.amount)).minus(recordingTax));
  const { balloon, total: totalOfPayments } = allPayments(lineAmount, apr, term, monthlyPayment, ageRestricted);
  // An interest-only line is qualified on what would pay it off (lending §3.4).
  const qualifying = ageRestricted ? amortized(lineAmount, apr, term) : monthlyPayment;
  const newlyPaid = payoffs.filter((payoff) => !payoff.counted);
  const paidLiens = sum(newlyPaid.filter((payoff) => payoff.lien).map((payoff) => payoff.balance));
  const relief = sum(newlyPaid.map((payoff) => payoff.monthlyPayment));
  return {
    ok: true,
    quote: {
      offer: checked.offer,
      apr,
      draw,
      term,
      feePercent,
      originationFee: originationFee(draw, feePercent, underwriting.ofeeMaxThreshold),
      lineAmount,
      monthlyPayment,
      aprWithoutAutopay,
      paymentWithoutAutopay: paymentFor(lineAmount, aprWithoutAutopay, term, ageRestricted),
      costs,
      recordingTax,
      otherCosts,
      payoffTotal,
      payoffAmounts: Object.fromEntries(payoffs.map(({ id, balance }) => [id, balance])),
      cashToYou: roundHalfEven(new Decimal(draw).minus(recordingTax).minus(otherCosts).minus(payoffTotal)),
      payments: monthsOf(term),
      balloon,
      totalOfPayments,
      totalInterest: roundHalfEven(new Decimal(totalOfPayments).minus(lineAmount)),
      postCltv: percentOf(new Decimal(underwriting.lienTotal).plus(lineAmount).minus(paidLiens), input.value),
      postDti: percentOf(new Decimal(underwriting.monthlyDebts).plus(qualifying).minus(relief), underwriting.monthlyIncome),
      perDiem: interestForDays(lineAmount, apr, 1),
      dueToday: 0,
      drawPeriodYears: drawYears(term),
      laterDraws: checked.offer.laterDraws ?? null,
    },
  };
}

/** One card of the page: another term or fee at the same draw; null figures when the draw is not available there. */
export interface Choice {
  term: number;
  feePercent: number;
  apr: number | null;
  monthlyPayment: number | null;
  /** Dollars. */
  originationFee: number;
  lineAmount: number;
  /** Every payment of the whole term together, dollars. */
  totalOfPayments: number | null;
}

export type ChoiceInput = Pick<QuoteInput, 'draw' | 'payType' | 'membership' | 'ageRestricted'> & {
  underwriting: Pick<Underwriting, 'offers' | 'ofeeMaxThreshold'>;
};

/** The figure of one (term, fee) at a draw, without validating the rest of the choice. */
export function choiceOf(input: ChoiceInput, term: number, feePercent: number): Choice {
  const { offers, ofeeMaxThreshold } = input.underwriting;
  const offer = offerFor(offers, term, feePercent, input.draw);
  const apr = offer && rateWith(offer, input.payType, input.membership);
  const line = totalFromDraw(roundHalfEven(input.draw), feePercent, ofeeMaxThreshold);
  const ageRestricted = input.ageRestricted ?? false;
  const monthlyPayment = apr === null ? null : paymentFor(line, apr, term, ageRestricted);
  return {
    term,
    feePercent,
    apr,
    monthlyPayment,
    originationFee: originationFee(input.draw, feePercent, ofeeMaxThreshold),
    lineAmount: line,
    totalOfPayments: apr === null || monthlyPayment === null ? null : allPayments(line, apr, term, monthlyPayment, ageRestricted).total,
  };
}

/** Terms offered for a fee option, and fee options offered at all, in the lender's order. */
export const termsOf = (offers: readonly Offer[], feePercent: number): number[] => [
  ...new Set(offers.filter((offer) => offer.originationFee === feePercent).map((offer) => offer.term)),
];
export const feesOf = (offers: readonly Offer[]): number[] => [...new Set(offers.map((offer) => offer.originationFee))];
