import type { Decimal } from '../money.ts';
import { paysOffOtherDebts } from '../regulation/states.ts';
import { percentOf, roundHalfEven, sum } from '../money.ts';
import { monthlyPayment, principalFor } from './payments.ts';
import { costsFor, flatTotal } from './costs.ts';
import { buildOffers, capacityOf } from './grid.ts';
import { dtiCapOf, isPositionLent, maxCltvOf } from './limits.ts';
import { debtPayment, liensAhead, lienTotals, monthlyDebtsOf, monthlyIncomeOf, payoffTotalOf } from './obligations.ts';
import { sheetOf } from './pricing.ts';
import type { ReasonCode } from '../enums.ts';
import { NOTHING_TO_DIVIDE_BY } from './types.ts';
import type { Offer, RequalifyReason, UnderwriteInput, Underwriting } from './types.ts';

/** An APOR that disables the high-cost test. */
const NO_RATE_LIMIT = { 0: Infinity };

/** DTI over its cap by at most this many points can be solved by payoffs (lending §1.4.7). */
const WIN_BACK_POINTS = 5;

type Outcome = Pick<
  Underwriting,
  'decision' | 'subDecision' | 'dtiDecline' | 'creditScoreDecline' | 'requalifyReason' | 'suggestedPayoffs' | 'reasons'
>;

/** What an application brings, before any price: dollars a month, percent, and whether the score and the kind of home are lent to at all. */
type Borrowing = {
  readonly income: Decimal;
  readonly debts: Decimal;
  readonly capDti: number;
  readonly room: Decimal;
  readonly scored: boolean;
};
function borrowingOf(input: UnderwriteInput): Borrowing {
  const { product, score, occupancy, state, propertyType, barredBy = [] } = input;
  const income = monthlyIncomeOf(input);
  const debts = monthlyDebtsOf(input);
  const sheet = sheetOf(product);
  const capDti = dtiCapOf(sheet, score, propertyType);
  const scored =
    barredBy.length === 0 && maxCltvOf(sheet, score, occupancy, state) > 0 && !(propertyType === 'DUPLEX' && score < sheet.duplex.minScore);
  return { income, debts, capDti, room: income.times(capDti).div(100).minus(debts), scored };
}

/** The part of underwriting that a quote is made from. */
export type Quotable = Pick<Underwriting, 'offers' | 'lienTotal' | 'monthlyIncome' | 'monthlyDebts' | 'ofeeMaxThreshold' | 'costs'>;

/** The offers of an application with what a quote needs of it, as `underwrite` has them; why there are none is not asked. */
export const offersOf = (input: UnderwriteInput): Quotable => quotableOf(input, borrowingOf(input));

const quotableOf = (input: UnderwriteInput, { income, debts, room, scored }: Borrowing): Quotable => ({
  offers: scored ? buildOffers(input, room) : [],
  lienTotal: roundHalfEven(lienTotals(input.liens).staying),
  monthlyIncome: roundHalfEven(income),
  monthlyDebts: roundHalfEven(debts),
  ofeeMaxThreshold: input.product.feeCap ?? null,
  costs: costsFor(input),
});

/**
 * Underwrites one application (lending §3): offers, or why there are none. Never throws for a weak application. decision SELECT (offers, or a
 * requalify reason), ASSET_DEPLETION (only DTI fails and no assets were given) or DECLINE.
 */
export function underwrite(input: UnderwriteInput): Underwriting {
  const borrowing = borrowingOf(input);
  const { income, debts, capDti, room, scored } = borrowing;
  const unlimited = scored ? buildOffers(input, Infinity) : [];
  const { offers, costs, monthlyIncome, monthlyDebts, lienTotal, ofeeMaxThreshold } = quotableOf(input, borrowing);
  const capacity = capacityOf(input);
  const liens = lienTotals(input.liens);
  return {
    ...outcomeOf(input, { ...borrowing, offers, unlimited }),
    preCltv: ratio(liens.all, input.value),
    preHcltv: ratio(liens.byLimit, input.value),
    preDti: ratio(debts, income),
    maxCltv: capacity.maxCltv,
    capDti,
    monthlyIncome,
    monthlyDebts,
    lienTotal,
    payoffTotal: roundHalfEven(payoffTotalOf(input)),
    offers,
    maxLine: offers.length > 0 ? largest(offers) : carriedLine(unlimited, room, scored && !tooManyLiens(input) ? capacity.lineCap : 0),
    maxDtiUnlimited: largest(unlimited),
    ofeeMaxThreshold,
    incomeShortfall: shortfall(unlimited, borrowing),
    costs,
    totalPaidByBorrower: flatTotal(costs),
  };
}

type Findings = Borrowing & { readonly offers: Offer[]; readonly unlimited: Offer[] };

function outcomeOf(input: UnderwriteInput, found: Findings): Outcome {
  const none = { dtiDecline: false, creditScoreDecline: false, requalifyReason: null, suggestedPayoffs: [], reasons: [] };
  const { barredBy = [] } = input;
  if (barredBy.length > 0) return { ...none, decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION', reasons: [...barredBy] };
  if (!found.scored)
    return { ...none, decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION', creditScoreDecline: true, reasons: ['SCORE_LOW'] };
  if (found.offers.length > 0) {
    const limited = largest(found.offers) < largest(found.unlimited);
    return { ...none, decision: 'SELECT', subDecision: limited ? 'UNVERIFIED_DTI_LIMITED' : 'UNVERIFIED_OFFER' };
  }
  const winBack = winBackOf(input, found);
  if (winBack)
    return {
      ...none,
      ...winBack,
      decision: 'SELECT',
      subDecision: 'UNVERIFIED_DTI_LIMITED',
      reasons: [WIN_BACK_REASONS[winBack.requalifyReason]],
    };
  if (tooManyLiens(input)) return { ...none, decision: 'DECLINE', subDecision: 'UNKNOWN_SUBDECISION', reasons: ['LIENS_AHEAD'] };
  if (found.unlimited.length === 0) {
    // The equity is sufficient, but no rate of this score is lawful on the dwelling: the score is the reason, not the home.
    const noEquity = buildOffers({ ...input, apor: NO_RATE_LIMIT }, Infinity).length === 0;
    return {
      ...none,
      decision: 'DECLINE',
      subDecision: 'UNKNOWN_SUBDECISION',
      creditScoreDecline: !noEquity,
      reasons: [noEquity ? 'CLTV_OVER' : 'SCORE_LOW'],
    };
  }
  const dtiOnly: Outcome = { ...none, decision: 'ASSET_DEPLETION', subDecision: 'UNVERIFIED_DTI_LIMITED', reasons: ['DTI_OVER'] };
  return input.assets ? { ...dtiOnly, decision: 'DECLINE', dtiDecline: true } : dtiOnly;
}

const tooManyLiens = ({ liens, product }: UnderwriteInput): boolean => !isPositionLent(sheetOf(product), liensAhead(liens));

const WIN_BACK_REASONS: Readonly<Record<RequalifyReason, ReasonCode>> = {
  MAX_BELOW_MIN_LINE: 'DTI_OVER',
  DTI_OVER_BY_LE_5PTS: 'DTI_OVER',
  CLTV_OVER: 'CLTV_OVER',
  THIRD_LIEN: 'LIENS_AHEAD',
};

/** Why the application could requalify, and the payoffs that would do it; null when none would (lending §1.4.7). */
function winBackOf(input: UnderwriteInput, found: Findings): { requalifyReason: RequalifyReason; suggestedPayoffs: string[] } | null {
  const reason = winBackReason(input, found);
  if (!reason) return null;
  const suggestedPayoffs = payoffsThatHelp(input, reason === 'CLTV_OVER' ? 'lines' : reason === 'THIRD_LIEN' ? 'liens' : 'debts');
  return suggestedPayoffs ? { requalifyReason: reason, suggestedPayoffs } : null;
}

function winBackReason(input: UnderwriteInput, { unlimited, room, income, debts, capDti }: Findings): RequalifyReason | null {
  if (tooManyLiens(input)) return 'THIRD_LIEN';
  if (unlimited.length === 0) return 'CLTV_OVER';
  if (carriedLine(unlimited, room, Infinity) > 0) return 'MAX_BELOW_MIN_LINE';
  const over = percentOf(debts.plus(smallestPayment(unlimited)), income);
  return over !== null && over - capDti <= WIN_BACK_POINTS ? 'DTI_OVER_BY_LE_5PTS' : null;
}

/** Ids of the fewest debts (or HELOCs) whose payoff from the draw makes an offer possible, smallest balance first; null when none do. */
function payoffsThatHelp(input: UnderwriteInput, kind: 'debts' | 'lines' | 'liens'): string[] | null {
  const candidates =
    kind !== 'debts'
      ? input.liens.filter((lien) => (lien.heloc || kind === 'liens') && !lien.payOff && lien.balance > 0)
      : !paysOffOtherDebts(input.state, input.occupancy === 'HOME')
        ? []
        : input.debts.filter((debt) => debt.type !== 'MORTGAGE' && debtPayment(debt).gt(0));
  const bySize = candidates.toSorted((one, other) => one.balance - other.balance);
  const byRelief = candidates.toSorted(
    (one, other) => (other.monthlyPayment ?? 0) / other.balance - (one.monthlyPayment ?? 0) / one.balance,
  );
  const tries = [...bySize.map((item) => [item.id]), ...byRelief.map((_, index) => byRelief.slice(0, index + 1).map((item) => item.id))];
  return tries.find((ids) => offersWith(input, ids).length > 0) ?? null;
}

function offersWith(input: UnderwriteInput, ids: string[]): Offer[] {
  const mark = <T extends { id: string; payOff?: boolean | undefined }>(item: T): T =>
    ids.includes(item.id) ? { ...item, payOff: true } : item;
  const marked = { ...input, liens: input.liens.map(mark), debts: input.debts.map(mark) };
  return buildOffers(
    marked,
    monthlyIncomeOf(marked)
      .times(dtiCapOf(sheetOf(marked.product), marked.score, marked.propertyType))
      .div(100)
      .minus(monthlyDebtsOf(marked)),
  );
}

const ratio = (part: Decimal, whole: Decimal | number): number => percentOf(part, whole) ?? (part.isZero() ? 0 : NOTHING_TO_DIVIDE_BY);

const largest = (offers: readonly Offer[]): number => Math.max(0, ...offers.map((offer) => offer.max));

/** The line in whole dollars that the monthly income supports, ignoring the product's minimum. */
const carriedLine = (unlimited: readonly Offer[], room: Decimal, cap: number): number => {
  const carried = unlimited.map((offer) => principalFor(room, offer.otherRate, offer.term));
  return Math.max(0, unlimited.length === 0 ? cap : Math.min(Math.max(...carried), largest(unlimited)));
};

/** The smallest amortized payment of any offer, dollars: interest-only lines are qualified on it too (lending §3.4). */
const smallestPayment = (unlimited: readonly Offer[]): number =>
  Math.min(...unlimited.map((offer) => monthlyPayment(offer.min, offer.otherRate, offer.term)));

/** Additional monthly income, in dollars, that would support the smallest line at the smallest payment. */
function shortfall(unlimited: readonly Offer[], { income, debts, capDti }: Borrowing): number {
  if (unlimited.length === 0) return 0;
  const needed = sum([debts, smallestPayment(unlimited)])
    .times(100)
    .div(capDti);
  return Math.max(0, roundHalfEven(needed.minus(income)));
}
