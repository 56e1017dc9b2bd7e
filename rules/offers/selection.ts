import { ceilTo, Decimal, formatDollars, roundHalfEven } from '../money.ts';
import type { PayoffPreference } from '../enums.ts';
import type { Offer } from './types.ts';

/** Draws are compared after rounding to this many decimals (B §5). */
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
export function sliderLimits(range: DrawRange, payoffTotal: number, preference: PayoffPreference): DrawRange | null {
  const limits =
    preference === 'PRESERVE'
      ? { min: range.min, max: roundHalfEven(new Decimal(range.max).minus(payoffTotal)) }
      : { min: Math.max(range.min, payoffTotal > 0 ? ceilTo(payoffTotal) : 0), max: range.max };
  return limits.min <= limits.max ? limits : null;
}

/** The draw in dollars behind a slider amount. */
export const drawOf = (amount: number, payoffTotal: number, preference: PayoffPreference): number =>
  preference === 'PRESERVE' ? roundHalfEven(new Decimal(amount).plus(payoffTotal)) : roundHalfEven(amount);

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

/** Whether a choice is on the offer set; slider and server both ask this, so neither can take what the other refuses (B §5). */
export function validateSelection({ offers, draw, term, feePercent, payoffTotal = 0 }: Selection): SelectionResult {
  const range = drawRange(offers, feePercent, term);
  if (!range) return refusal('NOT_OFFERED', 'This term and fee are not among your offers.');
  if (!Number.isFinite(draw)) return refusal('NOT_A_NUMBER', 'Enter an amount in dollars.');
  const rounded = roundHalfEven(draw, DRAW_DIGITS);
  if (rounded < range.min) return refusal('BELOW_MIN', `Enter ${formatDollars(range.min)} or more.`);
  if (rounded > range.max) return refusal('ABOVE_MAX', `Enter ${formatDollars(range.max)} or less.`);
  if (roundHalfEven(payoffTotal, DRAW_DIGITS) > rounded)
    return refusal('PAYOFF_ABOVE_DRAW', 'The debts you chose to pay off are more than the amount you asked for.');
  const offer = offerFor(offers, term, feePercent, draw);
  return offer ? { ok: true, offer } : refusal('NOT_OFFERED', 'This amount is not among your offers.');
}

const refusal = (code: RefusalCode, message: string): SelectionResult => ({ ok: false, code, message });
