import { describe, expect, test } from 'vitest';
import { sampleLien } from '../../samples/sample-lien.ts';
import {
  doubtsOf,
  totalDoubt,
  newAnswer,
  answerOf,
  areSameLiens,
  bodyOf,
  MAX,
  problemsOf,
  totalsOf,
  type Lien,
  type LienAnswer,
} from './lien-answers.ts';
import { PROBLEMS } from './copy.ts';

const lien = (id: string, more: Partial<Lien> = {}): Lien => sampleLien({ id, ...more });
const TODAY = '2026-11-20';
const added = (more: Partial<LienAnswer> = {}): LienAnswer => ({ ...newAnswer([]), ...more });
const problems = (answer: LienAnswer) => problemsOf(answer, TODAY);

describe('errors of an answer', () => {
  test('each lien requires an answer; only a correction requires its fields, in page order', () => {
    expect(problems(answerOf(lien('a')))).toEqual({ action: PROBLEMS.choose });
    expect(problems({ ...answerOf(lien('a')), action: 'CONFIRM' })).toEqual({});
    expect(problems({ ...answerOf(lien('a')), action: 'PAID_OFF', lenderName: '' })).toEqual({});
    expect(Object.keys(problems(added()))).toEqual(['lenderName', 'currentBalance', 'monthlyPayment', 'originalBalance']);
  });

  test.each([
    ['2020-13-01', PROBLEMS.date],
    ['2020-2-', PROBLEMS.date],
    ['2023-02-29', PROBLEMS.date],
    ['1820-02-01', PROBLEMS.date],
    ['2026-11-21', PROBLEMS.future],
    ['2026-11-20', undefined],
    ['', undefined],
  ])('opened on %j', (originationDate, message) => {
    expect(problems({ ...answerOf(lien('a')), action: 'EDIT', originationDate }).originationDate).toBe(message);
  });

  test('a balance may be zero; no amount exceeds what the records can hold', () => {
    const edit = { ...answerOf(lien('a')), action: 'EDIT' as const };
    expect(problems({ ...edit, currentBalance: 0 })).toEqual({});
    expect(problems({ ...edit, currentBalance: -1 })).toEqual({ currentBalance: PROBLEMS.negative });
    expect(problems({ ...edit, currentBalance: MAX.dollars + 1 })).toEqual({ currentBalance: PROBLEMS.tooMuch(MAX.dollars) });
  });
});

describe('the request body', () => {
  test('a confirmed lien is sent as recorded, a corrected one as typed', () => {
    const liens = [lien('a')];
    expect(bodyOf([{ ...answerOf(lien('a')), action: 'CONFIRM' }], liens)[0]).toMatchObject({
      id: 'a',
      currentBalance: 188_125.34,
      monthlyPayment: 1302.72,
    });
    const edited = bodyOf([{ ...answerOf(lien('a')), action: 'EDIT', currentBalance: 150_000, originationDate: '' }], liens)[0];
    expect(edited).toMatchObject({ id: 'a', currentBalance: 150_000, monthlyPayment: 1302.72, originationDate: null });
  });

  test('an added lien has no id', () => {
    expect(bodyOf([added({ lenderName: ' Aunt May ', currentBalance: 5 })], [])).toEqual([
      { id: null, action: 'ADD', lenderName: 'Aunt May', originationDate: null, originalBalance: 0, currentBalance: 5, monthlyPayment: 0 },
    ]);
  });
});

test('the total excludes liens paid off or released, unless the borrower says an amount is owed', () => {
  const liens = [lien('a'), lien('b', { currentBalance: 13_200 }), lien('c', { currentBalance: 0, recordedReleased: true })];
  const [a, b, c] = liens.map(answerOf);
  if (!a || !b || !c) throw new Error('three answers');
  expect(totalsOf([a, b, c], liens, 597_000)).toEqual({ owed: 201_325.34, share: 33.72 });
  expect(
    totalsOf(
      [a, { ...b, action: 'PAID_OFF' }, { ...c, action: 'EDIT', currentBalance: 4000 }, added({ currentBalance: 1000 })],
      liens,
      null,
    ),
  ).toEqual({ owed: 193_125.34, share: null });
});

test('an added lien takes the first free key', () => {
  const two = [added(), { ...added(), key: 'added-2' }];
  expect(newAnswer(two).key).toBe('added-3');
  expect(newAnswer(two.slice(1)).key).toBe('added-1');
});

test('kept answers are used only for the same liens', () => {
  const liens = [lien('a'), lien('b')];
  expect(areSameLiens([...liens.map(answerOf), added()], liens)).toBe(true);
  expect(areSameLiens([answerOf(lien('a'))], liens)).toBe(false);
  expect(areSameLiens(liens.map(answerOf), [lien('a')])).toBe(false);
});

describe('what is asked before the answers are sent', () => {
  const room = { homeValue: 597_000, minLine: 15_000, highestCltv: 85 };
  const edited = (more: Partial<LienAnswer>) => [{ ...answerOf(lien('a')), action: 'EDIT' as const, ...more }];

  test.each([
    ['as recorded', {}, []],
    ['a balance up to the original amount', { currentBalance: 217_000 }, []],
    ['a balance above the original amount', { currentBalance: 217_001 }, [/^Cedar Home Loans: \$217,001.00 owed today is more than/]],
    ['a payment above the balance', { currentBalance: 500 }, [/a payment of \$1,302.72 a month is more than the \$500.00 owed/]],
    ['a payment when nothing is owed', { currentBalance: 0 }, []],
    [
      'cents read as dollars',
      { currentBalance: 18_602_534 },
      [/more than its original amount/, /in all, more than the home’s estimated value of \$597,000/],
    ],
    ['no room for the least line', { currentBalance: 492_451, originalBalance: 500_000 }, [/82.49% of the home’s estimated value/]],
    ['room for the least line', { currentBalance: 492_450, originalBalance: 500_000 }, []],
  ] as const)('%s', (_, more, doubts) => {
    expect(doubtsOf(edited(more), [lien('a')], room)).toEqual(doubts.map((doubt) => expect.stringMatching(doubt)));
  });

  test('a line of credit may be owed up to its limit', () => {
    const line = lien('a', { kind: 'HELOC', originalBalance: 40_000, creditLimit: 60_000 });
    const answer = { ...answerOf(line), action: 'EDIT' as const };
    expect(doubtsOf([{ ...answer, currentBalance: 60_000 }], [line], room)).toEqual([]);
    expect(doubtsOf([{ ...answer, currentBalance: 60_001 }], [line], room)).toHaveLength(1);
  });

  test('the total of recorded liens is asked about as well; without a value nothing is known', () => {
    const all = [lien('a', { currentBalance: 600_000 })];
    expect(doubtsOf([{ ...answerOf(all[0] as Lien), action: 'CONFIRM' }], all, room)).toHaveLength(1);
    expect(totalDoubt(99_999_999, { ...room, homeValue: null })).toBeNull();
  });
});
