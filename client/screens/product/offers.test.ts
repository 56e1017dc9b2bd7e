import { amountLimits, drawOfChoice } from '@hearthline/rules/offers/selection.ts';
import { describe, expect, test } from 'vitest';
import { sampleOffers } from '../../testing/sample-offers.ts';
import { choiceFromQuery, choiceToQuery } from './choice-in-url.ts';
import { cardOf, fees, firstChoice, monthsToPayFor, problemOf, quoteOf, terms, type OfferChoice } from './offers.ts';
import { PROBLEMS } from './select/copy.ts';

const offers = sampleOffers();
/** The choice of the golden table: at the highest fee. */
const first: OfferChoice = { ...firstChoice(offers), fee: 4.99 };
const with_ = (part: Partial<OfferChoice>): OfferChoice => ({ ...first, ...part });
const quoted = (choice: OfferChoice) => {
  const result = quoteOf(offers, choice);
  if (!result.ok) throw new Error(result.message);
  return result.quote;
};

describe('the offer page of persona 1', () => {
  test('the initial choice is 100,000 over 15 years without a fee, with autopay', () => {
    expect(firstChoice(offers)).toEqual({ amount: 100_000, term: 15, fee: 0, payType: 'AUTOPAY', payoffs: [], preference: 'DEDUCT' });
    expect(fees(offers)).toEqual([4.99, 2.99, 1.99, 0]);
    expect(terms(offers, 4.99)).toEqual([5, 10, 15, 30]);
    expect(amountLimits(offers, first)).toEqual({ min: 15_000, max: 302_144 });
  });

  test.each([
    [5, 7.85, 2121.29],
    [10, 8.2, 1284.94],
    [15, 8.45, 1030.8],
    [30, 8.8, 829.71],
  ])('%i years: %f %% and $%f a month (lending §5.2)', (term, apr, payment) => {
    expect(quoted(with_({ term }))).toMatchObject({ apr, monthlyPayment: payment, originationFee: 4990, lineAmount: 104_990 });
    expect(cardOf(offers, first, term, 4.99)).toMatchObject({ apr, monthlyPayment: payment });
  });

  test('each fee says after how many months it has paid for itself; the lowest one and one beyond the amount do not', () => {
    expect([4.99, 2.99, 1.99, 0].map((fee) => monthsToPayFor(offers, first, fee))).toEqual([55, 56, 51, undefined]);
    expect(monthsToPayFor(offers, with_({ amount: 1_000_000, term: 5 }), 4.99)).toBeUndefined();
  });

  test('the sums add up: draw less costs is cash, draw plus fee is the line amount', () => {
    expect(quoted(first)).toMatchObject({
      cashToYou: 99_790,
      lineAmount: 104_990,
      payments: 180,
      totalOfPayments: 185_544,
      totalInterest: 80_554,
    });
  });
});

describe('a confirmed choice', () => {
  const payoffs: string[] = [];
  const selected = { type: 'FIXED', payType: 'MANUAL', payoffs, payoffPreference: 'DEDUCT', monthlyPayment: 1, rate: 1 } as const;

  test('is where the page begins while it is on offer', () => {
    const again = firstChoice({ ...offers, selected: { ...selected, draw: 200_000, term: 30, feePercent: 1.99 } });
    expect(again).toMatchObject({ amount: 200_000, term: 30, fee: 1.99, payType: 'MANUAL' });
  });

  test('that is not on offer any more gives the nearest one: the most the offers allow, over a term that reaches it', () => {
    const nearest = firstChoice({ ...offers, selected: { ...selected, draw: 390_000, term: 5, feePercent: 4.99 } });
    expect(nearest).toMatchObject({ amount: 302_144, fee: 4.99 });
    expect(quoteOf(offers, nearest).ok).toBe(true);
  });
});

describe('debts to pay off (AMB-98)', () => {
  test('paid out of the draw, the draw is unchanged and the minimum rises to the balance', () => {
    const choice = with_({ payoffs: ['TL-2'] });
    expect(drawOfChoice(offers, choice)).toBe(100_000);
    expect(quoted(choice).cashToYou).toBe(81_090);
    expect(amountLimits(offers, choice)).toEqual({ min: 18_700, max: 302_144 });
  });

  test('paid on top, the cash is unchanged and the maximum falls by the balance', () => {
    const choice = with_({ payoffs: ['TL-2', 'TL-4'], preference: 'PRESERVE' });
    expect(drawOfChoice(offers, choice)).toBe(121_850);
    expect(quoted(choice).cashToYou).toBe(99_790);
    expect(amountLimits(offers, choice)).toEqual({ min: 15_000, max: 280_294 });
  });

  test('a debt with a payoff letter uses the letter’s amount, not the credit report’s balance', () => {
    const [auto, ...others] = offers.liabilities;
    if (!auto) throw new Error('persona 1 has no debts');
    const withLetter = { ...offers, liabilities: [{ ...auto, payOff: { ...auto.payOff, amount: 18_785.05 } }, ...others] };
    const choice = with_({ payoffs: [auto.id] });
    const result = quoteOf(withLetter, choice);
    expect(result.ok && result.quote).toMatchObject({
      payoffTotal: 18_785.05,
      cashToYou: 81_004.95,
      payoffAmounts: { [auto.id]: 18_785.05 },
    });
    expect(amountLimits(withLetter, choice)).toEqual({ min: 18_786, max: 302_144 });
  });

  test('a debt the offers depend on is always a payoff', () => {
    const [one, ...others] = offers.liabilities;
    if (!one) throw new Error('a debt');
    const bound = sampleOffers({
      liabilities: [{ ...one, payOff: { ...one.payOff, status: 'MARKED_FOR_PAYOFF', required: true } }, ...others],
    });
    expect(firstChoice(bound).payoffs).toEqual(['TL-2']);
    expect(choiceFromQuery({ amount: '50000', term: '10', fee: '0', payoff: '' }, bound).payoffs).toEqual(['TL-2']);
  });
});

describe('what stops Continue', () => {
  test.each([
    [{ amount: null }, 'amount', PROBLEMS.noAmount],
    [{ amount: 14_999 }, 'amount', 'Enter $15,000 or more.'],
    [{ amount: 302_145 }, 'amount', 'Enter $302,144 or less.'],
    [{ amount: 250_000, term: 5 }, 'term', PROBLEMS.beyondTerm(5, 193_341)],
  ])('%o has an error at its field', (part, field, message) => {
    expect(problemOf(offers, with_(part), PROBLEMS)).toEqual({ field, message });
  });

  test('an available choice has no error', () => {
    expect(problemOf(offers, first, PROBLEMS)).toBeNull();
  });
});

describe('the choice in the address', () => {
  test.each([
    with_({}),
    with_({ amount: null, term: 30, fee: 0, payType: 'MANUAL' }),
    with_({ amount: 20_000, payoffs: ['TL-3', 'TL-4'], preference: 'PRESERVE' }),
  ])('%o survives the round trip', (choice) => {
    const query = choiceToQuery(choice, { from: 'signing/intro', decision: 'SELECT' });
    expect(query).toMatchObject({ from: 'signing/intro', decision: 'SELECT' });
    expect(choiceFromQuery(query, offers)).toEqual(choice);
  });

  test('an unavailable or non-numeric part falls back to the initial choice', () => {
    expect(choiceFromQuery({ amount: '1e9', term: '7', fee: '3', payoff: 'other' }, offers)).toEqual(firstChoice(offers));
    expect(choiceFromQuery({ decision: 'SELECT' }, offers)).toEqual(firstChoice(offers));
  });

  test('a choice confirmed before is the initial choice next time', () => {
    const selected = {
      type: 'FIXED',
      term: 30,
      draw: 121_850,
      feePercent: 0,
      payType: 'MANUAL',
      payoffs: ['TL-2', 'TL-4'],
      payoffPreference: 'PRESERVE',
      monthlyPayment: 1,
      rate: 1,
    } as const;
    expect(firstChoice(sampleOffers({ selected: { ...selected, payoffs: [...selected.payoffs] } }))).toEqual({
      amount: 100_000,
      term: 30,
      fee: 0,
      payType: 'MANUAL',
      payoffs: ['TL-2', 'TL-4'],
      preference: 'PRESERVE',
    });
  });
});
