import { expect, test } from 'vitest';
import { type PayoffCandidate, payoffStanding } from './payoff.ts';

const card: PayoffCandidate = {
  kind: 'CARD',
  balance: 4_000,
  monthlyPayment: 120,
  pastDue: 0,
  matched: true,
  lien: null,
  nearlyPaid: false,
};
const heloc: PayoffCandidate = { ...card, kind: 'HELOC', matched: false, lien: { position: 2, since: '2020-04-01' } };
const on = { maxLine: 50_000, today: '2026-03-02', otherDebts: true };

test.each<[string, PayoffCandidate, readonly string[]]>([
  ['a card that is owed', card, []],
  ['a lien on this home', heloc, []],
  ['nothing owed', { ...card, balance: 0 }, ['NO_BALANCE']],
  ['a disputed account', { ...card, matched: false }, ['NO_MATCHED_TRADELINE']],
  ['a mortgage on another home', { ...card, kind: 'MORTGAGE' }, ['NO_MATCHED_LIEN']],
  ['more than the largest line', { ...card, balance: 50_000.01 }, ['ABOVE_MAXIMUM_BALANCE']],
  ['the largest line exactly', { ...card, balance: 50_000 }, []],
  ['an account past due', { ...card, pastDue: 30 }, ['EXCLUDED_BY_PAST_DUE']],
  ['a lien of last year, a day too young', { ...heloc, lien: { position: 2, since: '2025-03-03' } }, ['SEASONING_REQUIREMENTS_NOT_MET']],
  ['a lien a year old to the day', { ...heloc, lien: { position: 2, since: '2025-03-02' } }, []],
])('%s', (_, debt, reasons) => {
  expect(payoffStanding(debt, on).reasons).toEqual(reasons);
});

test('where the state allows only liens to be paid off, a card is not and a lien on this home is', () => {
  const inTexas = { ...on, otherDebts: false };
  expect(payoffStanding(card, inTexas)).toMatchObject({ reasons: ['NO_STATE_ELIGIBILITY'], providesDtiCredit: false });
  expect(payoffStanding(heloc, inTexas)).toMatchObject({ reasons: [], providesDtiCredit: true });
});

test('what a payoff improves: monthly payment, equity, lien position; nothing when it is not allowed', () => {
  const credits = (debt: PayoffCandidate) => {
    const { providesDtiCredit, providesCltvCredit, providesLienPositionCredit } = payoffStanding(debt, on);
    return [providesDtiCredit, providesCltvCredit, providesLienPositionCredit];
  };
  expect([card, { ...card, nearlyPaid: true }, { ...card, monthlyPayment: 0 }, heloc, { ...heloc, pastDue: 1 }].map(credits)).toEqual([
    [true, false, false],
    [false, false, false],
    [false, false, false],
    [true, true, true],
    [false, false, false],
  ]);
});
