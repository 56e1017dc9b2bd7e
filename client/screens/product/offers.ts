import type { Reply } from '@hearthline/web/api/operation.ts';
import { isPriced, monthsToPayForItself, startingFee } from '@hearthline/rules/offers/fees.ts';
import { choiceOf, feesOf, quote, quoteInput, termsOf, type Choice, type QuoteResult } from '@hearthline/rules/offers/quote.ts';
import { floorTo, roundHalfEven } from '@hearthline/rules/money.ts';
import { amountLimits, drawOfChoice, drawRange, isRequired, payoffTotal, type TypedChoice } from '@hearthline/rules/offers/selection.ts';
import type { PayType } from '@hearthline/rules/enums.ts';

/** The offer set as in the API. Dollars, percent, years. */
export type Offers = Reply<'offers-get'>;
export type Debt = Offers['liabilities'][number];

/** The borrower's current choice; debts that the offers depend on are among the payoffs. */
export type OfferChoice = TypedChoice & {
  /** Years. */
  readonly term: number;
  readonly payType: PayType;
};

/** The initial amount, and the initial term in years when it is offered. */
const FIRST_AMOUNT = 100_000;
const FIRST_TERM = 15;

const fixed = (offers: Offers) => offers.offersByType.FIXED;
export const fees = (offers: Offers): number[] => feesOf(fixed(offers));
export const terms = (offers: Offers, fee: number): number[] => termsOf(fixed(offers), fee).toSorted((one, other) => one - other);

/** The largest first draw in whole dollars for a fee and a term; 0 when they are not offered together. */
export const mostOf = (offers: Offers, fee: number, term?: number): number => floorTo(drawRange(fixed(offers), fee, term)?.max ?? 0);

/** The highest amount a borrower may type at the chosen term, dollars: cash, when payoffs are added on top of it. */
export const mostForTerm = (offers: Offers, { fee, term, payoffs, preference }: OfferChoice): number =>
  floorTo(mostOf(offers, fee, term) - (preference === 'PRESERVE' ? payoffTotal(offers, payoffs) : 0));

/**
 * A choice that may no longer be on offer, as close to it as the offers allow: the amount lowered to their limit, and the shortest term, from its own
 * on, that reaches it.
 */
function nearestChoice(offers: Offers, choice: OfferChoice): OfferChoice {
  const fee = startingFee(fixed(offers), choice.fee);
  const required = offers.liabilities.filter(isRequired).map((debt) => debt.id);
  const wanted: OfferChoice = { ...choice, fee, payoffs: [...new Set([...choice.payoffs, ...required])] };
  const limits = amountLimits(offers, wanted);
  if (choice.amount === null || limits === null) return wanted;
  const amount = Math.max(limits.min, Math.min(choice.amount, limits.max));
  const all = terms(offers, fee);
  const reaching = all.filter((term) => mostForTerm(offers, { ...wanted, term }) >= amount);
  const term = reaching.find((years) => years >= choice.term) ?? reaching.at(-1) ?? all.at(-1) ?? choice.term;
  return { ...wanted, amount, term };
}

/** The initial choice: the one confirmed before, or the nearest to it that is still on offer, else $100,000 (or the maximum), 15 years, the lowest fee, autopay. */
export function firstChoice(offers: Offers): OfferChoice {
  const { selected } = offers;
  if (selected) {
    const { draw, term, feePercent, payType, payoffs, payoffPreference } = selected;
    const amount = payoffPreference === 'PRESERVE' ? roundHalfEven(draw - payoffTotal(offers, payoffs)) : draw;
    const confirmed: OfferChoice = { amount, term, fee: feePercent, payType, payoffs, preference: payoffPreference };
    return quoteOf(offers, confirmed).ok ? confirmed : nearestChoice(offers, confirmed);
  }
  const fee = startingFee(fixed(offers));
  const all = terms(offers, fee);
  const term = all.includes(FIRST_TERM) ? FIRST_TERM : (all.at(-1) ?? FIRST_TERM);
  const start = {
    fee,
    term,
    payType: 'AUTOPAY',
    payoffs: offers.liabilities.filter(isRequired).map((debt) => debt.id),
    preference: 'DEDUCT',
  } as const;
  const limits = amountLimits(offers, start);
  const most = Math.min(limits?.max ?? 0, mostOf(offers, fee, term));
  return { ...start, amount: Math.max(limits?.min ?? 0, Math.min(FIRST_AMOUNT, most)) };
}

/** Every figure of a choice, or why it is refused: computed as on the server, from the same input. */
export const quoteOf = (offers: Offers, choice: OfferChoice): QuoteResult =>
  quote(
    quoteInput(offers, {
      draw: drawOfChoice(offers, choice),
      term: choice.term,
      feePercent: choice.fee,
      payType: choice.payType,
      payoffs: choice.payoffs,
    }),
  );

/** Payment and APR of another term or fee at the same draw, for its card. */
export function cardOf(offers: Offers, choice: OfferChoice, term: number, fee: number): Choice {
  const { ofeeMaxThreshold, ageRestricted, membershipDiscount } = offers;
  return choiceOf(
    {
      underwriting: { offers: fixed(offers), ofeeMaxThreshold },
      draw: drawOfChoice(offers, choice),
      payType: choice.payType,
      membership: membershipDiscount,
      ageRestricted,
    },
    term,
    fee,
  );
}

/** Months after which a fee has paid for itself against the lowest one on offer; null when it never does; undefined where there is nothing to compare. */
export function monthsToPayFor(offers: Offers, choice: OfferChoice, fee: number): number | null | undefined {
  const lowest = startingFee(fixed(offers));
  const [option, lower] = [fee, lowest].map((percent) => cardOf(offers, choice, choice.term, percent));
  if (fee === lowest || !option || !lower || !isPriced(option) || !isPriced(lower)) return undefined;
  return monthsToPayForItself(option, lower);
}

/** Why Continue cannot accept this choice, by field; empty when it can. */
export type ChoiceProblem = { readonly field: 'amount' | 'term'; readonly message: string };

type Sentences = {
  readonly noAmount: string;
  readonly tooLittle: (least: number) => string;
  readonly tooMuch: (most: number) => string;
  readonly beyondTerm: (years: number, most: number) => string;
  readonly noRoom: string;
};

/** Validates a typed choice: the amount against the fee's limits, then the term against the draw. */
export function problemOf(offers: Offers, choice: OfferChoice, say: Sentences): ChoiceProblem | null {
  const limits = amountLimits(offers, choice);
  if (!limits) return { field: 'amount', message: say.noRoom };
  if (choice.amount === null) return { field: 'amount', message: say.noAmount };
  if (choice.amount < limits.min) return { field: 'amount', message: say.tooLittle(limits.min) };
  if (choice.amount > limits.max) return { field: 'amount', message: say.tooMuch(limits.max) };
  const result = quoteOf(offers, choice);
  if (result.ok) return null;
  const most = mostOf(offers, choice.fee, choice.term);
  return most > 0 ? { field: 'term', message: say.beyondTerm(choice.term, most) } : { field: 'term', message: result.message };
}
