import { describe, expect, test } from 'vitest';
import { CARD, FIRST_LIEN, foldedFacts, some } from './application/testing/sample-facts.ts';
import {
  agreedPayoffs,
  homeValue,
  modelValue,
  openLienBalance,
  openLiens,
  payoffAmount,
  prequalificationValue,
  texasEquityLiens,
} from './selectors.ts';

const created = some('applicationCreated');
const model = some('valuationReceived');
const none = some('noValueFound');
const estimate = some('valueEstimated');
const agreed = { type: 'valuationAgreed', value: 480_000 } as const;

describe('the value of the home', () => {
  test.each([
    ['nothing is known', [created], { model: null, prequalification: null, home: null }],
    ['a model found it', [created, model], { model: 499_000, prequalification: 499_000, home: 499_000 }],
    ['no model found it', [created, none], { model: null, prequalification: null, home: null }],
    ['the borrower estimated it', [created, none, estimate], { model: null, prequalification: 400_000, home: 400_000 }],
    ['a valuation was agreed on after a model', [created, model, agreed], { model: 499_000, prequalification: 499_000, home: 480_000 }],
    [
      'a valuation was agreed on after an estimate',
      [created, none, estimate, agreed],
      { model: null, prequalification: 400_000, home: 480_000 },
    ],
  ])('%s', (_, log, values) => {
    const f = foldedFacts(...log);
    expect({ model: modelValue(f), prequalification: prequalificationValue(f), home: homeValue(f) }).toEqual(values);
  });
});

test('open liens are those on record until the borrower has confirmed others', () => {
  expect(openLiens(foldedFacts(created))).toBeNull();
  const released = { ...FIRST_LIEN, id: 'l2', recordedReleased: true };
  const onRecord = foldedFacts(created, some('titleSnapshotReceived', { liens: [FIRST_LIEN, released] }));
  expect([openLiens(onRecord), openLienBalance(onRecord)]).toEqual([[FIRST_LIEN], FIRST_LIEN.currentBalance]);
  const confirmed = foldedFacts(
    created,
    some('titleSnapshotReceived'),
    some('liensConfirmed', { liens: [{ ...FIRST_LIEN, currentBalance: 90_000.1 }] }),
  );
  expect(openLienBalance(confirmed)).toBe(90_000.1);
});

test('payoffs are agreed with the assets and with an accepted counteroffer, not with a declined one', () => {
  const assets = some('assetsDeclared', { payoffs: ['d1'] });
  expect(agreedPayoffs(foldedFacts(created, assets, some('requalifyAnswered', { payoffs: ['c1'] })))).toEqual(['d1', 'c1']);
  expect(agreedPayoffs(foldedFacts(created, assets, some('requalifyAnswered', { accepted: false, payoffs: ['c1'] })))).toEqual(['d1']);
});

test('the payoff amount of a debt is the creditor’s letter, and the reported balance until there is one', () => {
  const letter = { type: 'payoffLetterReceived', debtId: CARD.id, amount: 4012.5, perDiem: 1.1, goodThrough: '2026-02-01' } as const;
  expect(payoffAmount(foldedFacts(created), CARD.id, CARD.balance)).toBe(4000);
  expect(payoffAmount(foldedFacts(created, letter), CARD.id, CARD.balance)).toBe(4012.5);
});

test('on a Texas homestead a home equity line and any loan behind the first are paid off: only one may be secured by it (s.50(a)(6)(K))', () => {
  const lien = (id: string, kind: 'MORTGAGE' | 'HELOC', position: number) => ({ ...FIRST_LIEN, id, kind, position });
  const liens = [lien('first', 'MORTGAGE', 1), lien('second', 'MORTGAGE', 2), lien('line', 'HELOC', 3)];
  const equity = (changed: object) =>
    texasEquityLiens(foldedFacts(some('applicationCreated', changed), some('titleSnapshotReceived', { liens }))).map(({ id }) => id);
  expect(equity({ state: 'TX' })).toEqual(['second', 'line']);
  expect(equity({ state: 'TX', occupancy: 'SECONDARY' })).toEqual([]);
  expect(equity({ state: 'AZ' })).toEqual([]);
  expect(
    agreedPayoffs(foldedFacts(some('applicationCreated', { state: 'TX' }), some('titleSnapshotReceived', { liens: liens.slice(0, 2) }))),
  ).toEqual(['second']);
});
