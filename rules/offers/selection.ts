import { ceilTo, Decimal, floorTo, formatDollars, roundHalfEven, sum } from '../money.ts';
import type { PayoffPreference } from '../enums.ts';
import type { Offer, OfferedDebt, PricedOffers } from './types.ts';

/** Draws are compared after rounding to this many decimals. */
export const DRAW_DIGITS = 5;

/** B §5: a draw in dollars is valid for an offer between its minDraw and maxDraw, both included, after rounding to 5 decimals. */
export function isDrawOnOffer(offer: Pick<Offer, 'minDraw' | 'maxDraw'>, draw: number): boolean {
  const rounded = roundHalfEven(draw, DRAW_DIGITS);
  return rounded >= roundHalfEven(offer.minDraw, DRAW_DIGITS) && rounded <= roundHalfEven(offer.maxDraw, DRAW_DIGITS);
}

export interface DrawRange {
  min: number;
  max: number;
}

/** Smallest and largest draw in dollars of a fee option, of one term or of all; null when it is not offered. */
export function drawRange(offers: readonly Offer[], feePercent: number, term?: number): DrawRange | null {
  const rows = offers.filter((offer) => offer.originationFee === feePercent && (term === undefined || offer.term === term));
  if (rows.length === 0) return null;
  return { min: Math.min(...rows.map((offer) => offer.minDraw)), max: Math.max(...rows.map((offer) => offer.maxDraw)) };
}

/**
 * The amounts the slider offers, in dollars (AMB-98). PRESERVE: the amount is cash and payoffs come on top, so max = maxDraw −
 * payoffs. DEDUCT: the amount is the draw and payoffs come out of it, so min = max(minDraw, payoffs). Null when nothing fits.
 */
export function sliderLimits(range: DrawRange, payoffs: number, preference: PayoffPreference): DrawRange | null {
  const limits =
    preference === 'PRESERVE'
      ? { min: range.min, max: roundHalfEven(new Decimal(range.max).minus(payoffs)) }
      : { min: Math.max(range.min, payoffs > 0 ? ceilTo(payoffs) : 0), max: range.max };
  return limits.min <= limits.max ? limits : null;
}

/** The draw in dollars behind a slider amount. */
export const drawOf = (amount: number, payoffs: number, preference: PayoffPreference): number =>
  preference === 'PRESERVE' ? roundHalfEven(new Decimal(amount).plus(payoffs)) : roundHalfEven(amount);

/** Whether a debt must be paid off, because the offers depend on it. */
export const isRequired = ({ payOff }: OfferedDebt): boolean => payOff.required;

/** Debts that may be paid from the draw, and those that must be. */
export const payable = <Debt extends OfferedDebt>({ liabilities }: Pick<PricedOffers<Debt>, 'liabilities'>): Debt[] =>
  liabilities.filter((debt) => debt.payOff.eligible || isRequired(debt));

/** Total payoff of the debts with these ids, dollars: by the creditor's letter where there is one. */
export const payoffTotal = (offers: Pick<PricedOffers, 'liabilities'>, ids: readonly string[]): number =>
  roundHalfEven(
    sum(
      payable(offers)
        .filter((debt) => ids.includes(debt.id))
        .map((debt) => debt.payOff.amount),
    ),
  );

/** What is entered on the offer page: `amount` in dollars is cash when payoffs come on top of it (PRESERVE), else the draw; null while empty. */
export interface TypedChoice {
  readonly amount: number | null;
  /** Percent of the draw. */
  readonly fee: number;
  /** Ids of debts to pay off. */
  readonly payoffs: readonly string[];
  readonly preference: PayoffPreference;
}

/** The slider's range in whole dollars for a fee option; null when the payoffs leave no room. */
export function amountLimits(offers: PricedOffers, { fee, payoffs, preference }: Omit<TypedChoice, 'amount'>): DrawRange | null {
  const range = drawRange(offers.offersByType.FIXED, fee);
  const limits = range && sliderLimits(range, payoffTotal(offers, payoffs), preference);
  return limits && { min: ceilTo(limits.min), max: floorTo(limits.max) };
}

/** The allowed amount nearest to the typed one, for the figures while it is out of range. */
export const nearestAmount = (amount: number | null, { min, max }: DrawRange): number => Math.min(max, Math.max(min, amount ?? min));

/** The first draw in dollars of a choice, at the nearest allowed amount. */
export function drawOfChoice(offers: PricedOffers, choice: TypedChoice): number {
  const total = payoffTotal(offers, choice.payoffs);
  const limits = amountLimits(offers, choice);
  return limits ? drawOf(nearestAmount(choice.amount, limits), total, choice.preference) : total;
}

/** The offer a draw falls on for a term and a fee option: one per CLTV band, contiguous to the cent. */
export function offerFor(offers: readonly Offer[], term: number, feePercent: number, draw: number): Offer | null {
  const cents = roundHalfEven(draw);
  return offers.find((offer) => offer.term === term && offer.originationFee === feePercent && isDrawOnOffer(offer, cents)) ?? null;
}

export interface Selection {
  offers: readonly Offer[];
  /** First draw in dollars, payoffs included. */
  draw: number;
  term: number;
  feePercent: number;
  /** Balances paid from the draw, dollars. */
  payoffTotal?: number;
}

export type RefusalCode = 'NOT_OFFERED' | 'NOT_A_NUMBER' | 'BELOW_MIN' | 'ABOVE_MAX' | 'PAYOFF_ABOVE_DRAW';
export type SelectionResult = { ok: true; offer: Offer } | { ok: false; code: RefusalCode; message: string };

/** Validates a choice against the offer set; slider and server both use this, so neither can accept what the other refuses. */
export function validateSelection({ offers, draw, term, feePercent, payoffTotal: payoffs = 0 }: Selection): SelectionResult {
  const range = drawRange(offers, feePercent, term);
  if (!range) return refusal('NOT_OFFERED', 'This term and fee are not among your offers.');
  if (!Number.isFinite(draw)) return refusal('NOT_A_NUMBER', 'Enter an amount in dollars.');
  const rounded = roundHalfEven(draw, DRAW_DIGITS);
  if (rounded < range.min) return refusal('BELOW_MIN', `Enter ${formatDollars(range.min)} or more.`);
  if (rounded > range.max) return refusal('ABOVE_MAX', `Enter ${formatDollars(range.max)} or less.`);
  if (roundHalfEven(payoffs, DRAW_DIGITS) > rounded)
    return refusal('PAYOFF_ABOVE_DRAW', 'The debts you chose to pay off are more than the amount you asked for.');
  const offer = offerFor(offers, term, feePercent, draw);
  return offer ? { ok: true, offer } : refusal('NOT_OFFERED', 'This amount is not among your offers.');
}

const refusal = (code: RefusalCode, message: string): SelectionResult => ({ ok: false, code, message });
