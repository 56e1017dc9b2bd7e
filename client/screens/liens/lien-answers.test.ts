import { describe, expect, test } from 'vitest';
import { ADDED, answerOf, bodyOf, problemsOf, totalsOf, type Lien } from './lien-answers.ts';

const lien = (id: string, more: Partial<Lien> = {}): Lien => ({
  id, lenderName: 'Cedar Home Loans', position: 1, kind: 'MORTGAGE', originationDate: '2020-04-15', originalBalance: 217_000, currentBalance: 188_125.34, creditLimit: null, monthlyPayment: 1302.72, matched: true, recordedReleased: false, ...more,
});

describe('answers for liens', () => {
  test('each lien asks for an answer; only a typed one asks for its fields', () => {
    expect(Object.keys(problemsOf(answerOf(lien('a'))))).toEqual(['action']);
    expect(problemsOf({ ...answerOf(lien('a')), action: 'CONFIRM' })).toEqual({});
    expect(Object.keys(problemsOf(ADDED)).toSorted()).toEqual(['currentBalance', 'lenderName', 'monthlyPayment', 'originalBalance']);
    expect(Object.keys(problemsOf({ ...answerOf(lien('a')), action: 'EDIT', originationDate: '2020-13-01' }))).toEqual(['originationDate']);
  });

  test('a confirmed lien is sent to the cent, a corrected one as typed', () => {
    const liens = [lien('a')];
    expect(bodyOf([{ ...answerOf(lien('a')), action: 'CONFIRM' }], liens)[0]).toMatchObject({ currentBalance: 188_125.34, monthlyPayment: 1302.72 });
    expect(bodyOf([{ ...answerOf(lien('a')), action: 'EDIT', currentBalance: 150_000, originationDate: '' }], liens)[0]).toMatchObject({ currentBalance: 150_000, originationDate: null });
  });

  test('what is owed leaves out what is paid off, and what is released until it is confirmed', () => {
    const liens = [lien('a'), lien('b', { currentBalance: 13_200 }), lien('c', { currentBalance: 5000, recordedReleased: true })];
    const answers = liens.map(answerOf);
    expect(totalsOf(answers, liens, 597_000)).toEqual({ owed: 201_325.34, share: 33.72 });
    const [a, b, c] = answers;
    if (!a || !b || !c) throw new Error('three answers');
    expect(totalsOf([a, { ...b, action: 'PAID_OFF' }, { ...c, action: 'CONFIRM' }, { ...ADDED, currentBalance: 1000 }], liens, null)).toEqual({ owed: 194_125.34, share: null });
  });
});
