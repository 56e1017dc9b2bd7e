import { describe, expect, test } from 'vitest';
import { factSchema, type Fact, type FactOf } from '../facts/fact.ts';
import type { Facts } from '../facts.ts';
import { statusOf } from '../checklist.ts';
import { lapse, openCounteroffer, withdrawal } from './counteroffer.ts';
import { apply } from './apply.ts';
import { CARD, foldedFacts, some } from './testing/sample-facts.ts';
import { TIMERS } from './timers.ts';
import { amountOf, decisionRefused, limitsOfApplication, unsettledConflicts } from './underwriting-decision.ts';

const CONFLICT = 'DISPUTED_DEBT:TL-2';
const BEFORE: readonly Fact[] = [
  some('applicationCreated'),
  some('preChecksMade'),
  some('packageMade'),
  some('consentGiven'),
  some('softCreditReceived', { conflicts: [CONFLICT], score: 745 }),
  some('parcelsFound'),
  some('parcelDetailed'),
  some('titleSnapshotReceived'),
  some('valuationReceived'),
];
const review = (decision: 'REVIEW' | 'SELECT' = 'REVIEW'): Facts =>
  foldedFacts(...BEFORE, some('underwritten', { decision, offerSetId: null, maxLine: 208_035 }));
const SETTINGS = { orgCode: 'MAIN', settingsVersion: 1 };
const decided = (given: Partial<FactOf<'underwritingDecided'>> = {}): FactOf<'underwritingDecided'> => ({
  type: 'underwritingDecided',
  decisionId: 'd1',
  on: '2026-01-06',
  by: 'staff-1',
  settles: [CONFLICT],
  debts: [],
  exception: null,
  counteroffer: null,
  ...given,
});
const EXCEPTION = { tier: 740, maxDti: 55, maxCltv: null, factors: ['RESERVES', 'EQUITY'] } as const;
const exception = (given: object = {}) => ({ ...EXCEPTION, factors: [...EXCEPTION.factors], ...given });
const COUNTER = { maxLine: 50_000, terms: [10], addRate: 0, reasons: ['DTI_OVER' as const] };

const OUT = {
  id: CARD.id,
  type: CARD.kind,
  balance: CARD.balance,
  monthlyPayment: CARD.monthlyPayment,
  leftOut: 'PAID_BY_ANOTHER',
} as const;

describe('what is refused where facts are applied', () => {
  const f = review();
  const why = (given: Partial<FactOf<'underwritingDecided'>>, on = f) => decisionRefused(on, statusOf(on, SETTINGS), decided(given));
  test('the sample waits for an underwriter', () => expect(statusOf(f, SETTINGS)).toBe('UNDERWRITING_REVIEW'));
  test.each([
    ['an acceptance', {}, null],
    ['an exception of two people', { second: 'staff-2', exception: exception() }, null],
    ['of one', { exception: exception() }, 'TAKES_TWO'],
    ['of one, twice', { second: 'staff-1', exception: exception() }, 'TAKES_TWO'],
    ['of no limit', { second: 'staff-2', exception: exception({ maxDti: null }) }, 'NO_EXCEPTION'],
    ['within the limit', { second: 'staff-2', exception: exception({ maxDti: 50 }) }, 'NO_EXCEPTION'],
    ['far over it', { second: 'staff-2', exception: exception({ maxDti: 60.5 }) }, 'EXCEPTION_OVER'],
    ['in another tier', { second: 'staff-2', exception: exception({ tier: 780 }) }, 'NO_EXCEPTION'],
    ['with one factor twice', { second: 'staff-2', exception: exception({ factors: ['EQUITY', 'EQUITY'] }) }, 'NO_EXCEPTION'],
    ['a counteroffer', { counteroffer: COUNTER }, null],
    ['of nothing', { counteroffer: { ...COUNTER, maxLine: null, terms: null } }, 'NO_TERMS'],
    ['of as much as the rules offer', { counteroffer: { ...COUNTER, maxLine: 208_035, terms: null } }, 'NO_TERMS'],
    ['of less', { counteroffer: { ...COUNTER, terms: null } }, null],
    // without the card more can be had than the rules had found
    ['of less than without a debt', { debts: [OUT], counteroffer: { ...COUNTER, maxLine: 250_000, terms: null } }, null],
  ] as const)('%s', (_, given, expected) => expect(why(given as Partial<FactOf<'underwritingDecided'>>)).toBe(expected));
  test('where nobody waits for it', () => {
    expect(why({}, review('SELECT'))).toBe('NOT_IN_REVIEW');
    expect(why({}, apply(f, decided()))).toBe('NOT_IN_REVIEW');
  });
  test('one factor, and a counteroffer without a reason, are no fact', () => {
    expect(factSchema.safeParse(decided({ second: 'x', exception: exception({ factors: ['EQUITY'] }) })).success).toBe(false);
    expect(factSchema.safeParse(decided({ counteroffer: { ...COUNTER, reasons: [] } })).success).toBe(false);
    expect(factSchema.safeParse(decided({ second: 'x', exception: exception(), counteroffer: COUNTER })).success).toBe(true);
  });
});

describe('what it settles', () => {
  const settled = apply(review(), decided());
  test('the contradictions that were judged, and no later one', () => {
    expect([unsettledConflicts(review()), unsettledConflicts(settled)]).toEqual([[CONFLICT], []]);
    const expired = apply(settled, { type: 'offersExpired' });
    expect([expired.decided, expired.credit]).toEqual([settled.decided, null]);
    const again = { ...expired, credit: settled.credit && { ...settled.credit, conflicts: [CONFLICT, 'DISPUTED_DEBT:TL-9'] } };
    expect(unsettledConflicts(again)).toEqual(['DISPUTED_DEBT:TL-9']);
  });
  test('in an older log the review was cleared as a whole', () => {
    expect(unsettledConflicts(apply(review(), { type: 'underwritingCleared' }))).toEqual([]);
  });
  test('underwriting runs again; another home or report ends the decision', () => {
    expect([settled.underwriting, statusOf(settled, SETTINGS)]).toEqual([null, 'WAITING_FOR_UNDERWRITING']);
    expect(apply(settled, { type: 'creditRepullAsked', withPin: false })).toMatchObject({ decided: null, underwritingCleared: false });
    expect(apply(settled, { type: 'noParcelFits' })).toMatchObject({ decided: null, underwritingCleared: false });
  });
  test.each([
    ['the same', {}, []],
    ['less', { balance: 3000, monthlyPayment: 100 }, []],
    ['a larger balance', { balance: 4001 }, ['DISPUTED_DEBT:c1']],
    ['a larger payment', { monthlyPayment: 300 }, ['DISPUTED_DEBT:c1']],
  ])('a debt was left out with its figures: a newer report with %s', (_, now, unsettled) => {
    const conflicts = [CONFLICT, 'DISPUTED_DEBT:c1'];
    const f = apply(review(), decided({ settles: conflicts, debts: [OUT] }));
    const credit = f.credit && { ...f.credit, conflicts, debts: f.credit.debts.map((one) => (one.id === 'c1' ? { ...one, ...now } : one)) };
    expect(unsettledConflicts({ ...f, credit })).toEqual(unsettled);
  });
  test('another income ends the exception', () => {
    const granted = apply(review(), decided({ second: 'staff-2', exception: exception() }));
    const changed = apply(granted, { type: 'answersCorrected', correctionId: 'c', kind: 'INCOME', incomePrimary: 90_000 } as Fact);
    expect(changed.decided).toEqual({ ...granted.decided, exception: null });
  });
  test('another use of the home ends the exception, and nothing else of the decision', () => {
    const granted = apply(review(), decided({ second: 'staff-2', exception: exception() }));
    const changed = apply(granted, { type: 'answersCorrected', correctionId: 'c', kind: 'PROPERTY_USE', occupancy: 'SECONDARY' } as Fact);
    expect(changed.decided).toEqual({ ...granted.decided, exception: null });
    expect(limitsOfApplication(granted).tiers[2]?.maxDti).toBe(55);
    expect(limitsOfApplication(changed).tiers[2]?.maxDti).toBe(50);
  });
});

describe('a counteroffer', () => {
  const f = apply(review(), decided({ counteroffer: COUNTER }));
  const offered = foldedFacts(
    ...BEFORE,
    some('underwritten', { decision: 'REVIEW' }),
    decided({ counteroffer: COUNTER }),
    some('underwritten', { maxLine: 50_000 }),
  );
  test('is open until one of its terms is chosen; declined or lapsed, it refuses for its reasons', () => {
    expect([openCounteroffer(f), openCounteroffer(offered)]).toEqual([['DTI_OVER'], ['DTI_OVER']]);
    expect(withdrawal(offered)).toEqual({ type: 'declined', reasons: ['DTI_OVER'], counteroffer: 'DECLINED' });
    expect(lapse(offered)).toEqual({ type: 'declined', reasons: ['DTI_OVER'], counteroffer: 'LAPSED' });
    expect(openCounteroffer(apply(offered, some('offerSelected')))).toBeNull();
  });
});

describe('a counteroffer is open for its ninety days', () => {
  const f = foldedFacts(
    ...BEFORE,
    some('underwritten', { decision: 'REVIEW' }),
    decided({ debts: [OUT], counteroffer: COUNTER }),
    some('underwritten', { maxLine: 50_000 }),
  );
  const timer = (name: string) => TIMERS.find((one) => one.name === name);
  test('prices that run out end it no sooner, however often', () => {
    const late = { ...f, offersExpired: 2 };
    expect(timer('offers-expire')?.facts(late, '', 'OFFER_SELECTION')).toEqual([{ type: 'offersExpired' }]);
    expect(timer('offers-expire')?.facts({ ...late, decided: null }, '', 'OFFER_SELECTION')).not.toEqual([{ type: 'offersExpired' }]);
  });
  test('a new report is judged anew and leaves it, and nothing lapses while an underwriter decides again', () => {
    const again = apply(f, { type: 'creditRepullAsked', withPin: false });
    expect(openCounteroffer(again)).toEqual(['DTI_OVER']);
    expect(again).toMatchObject({
      underwritingCleared: false,
      decided: { settles: [], debts: [], exception: null, counteroffer: COUNTER },
    });
    const lapses = (on: Facts) => timer('counteroffer-lapse')?.runsFor(on, statusOf(on, SETTINGS));
    expect([lapses(f), lapses(again)]).toEqual(['d1', 'd1']);
    const waiting = { ...f, decided: again.decided, underwriting: review().underwriting };
    expect([statusOf(waiting, SETTINGS), lapses(waiting)]).toEqual(['UNDERWRITING_REVIEW', null]);
  });
});

describe('what a decision amounts to', () => {
  const f = review();
  test('the largest line of the rules, the line of a counteroffer, or what an exception makes possible', () => {
    expect(amountOf(f, null)).toMatchObject({ line: 208_035, isException: false });
    expect(amountOf(f, { debts: [], exception: null, counteroffer: COUNTER })).toMatchObject({ line: 50_000, isException: false });
    // 499,000 at 85 % less the first lien of 106,928.98
    expect(amountOf(f, { debts: [], exception: exception(), counteroffer: null })).toMatchObject({ line: 317_221, isException: true });
    expect(amountOf(f, { debts: [], exception: exception(), counteroffer: COUNTER }).line).toBe(50_000);
  });
  test('where a debt that counted is left out, or another decision was obeyed: what the home bears, whatever the income', () => {
    const nothing = { exception: null, counteroffer: null };
    // 499,000 at 85 % less the first lien of 106,928.98
    expect(amountOf(f, { ...nothing, debts: [OUT] }).line).toBe(317_221);
    expect(amountOf(f, { ...nothing, debts: [OUT] }).cltv).toBeCloseTo(85, 3);
    expect(amountOf(f, { ...nothing, debts: [OUT], counteroffer: COUNTER }).line).toBe(50_000);
    expect(amountOf(f, { ...nothing, debts: [{ ...OUT, id: 'never-counted' }] }).line).toBe(208_035);
    expect(amountOf(f, { ...nothing, debts: [{ ...OUT, leftOut: null }] }).line).toBe(208_035);
    const counted = { ...f, decided: decided({ debts: [{ ...OUT, leftOut: null }] }) };
    expect([amountOf(counted).line, amountOf(counted, { ...nothing, debts: [] }).line]).toEqual([208_035, 317_221]);
  });
  test('with the line the CLTV, and once one is chosen that line', () => {
    const chosen = apply(f, some('offerSelected'));
    expect(amountOf(chosen).line).toBe(104_990);
    expect(amountOf(f, null).cltv).toBeCloseTo(((106_928.98 + 208_035) / 499_000) * 100, 6);
    expect(amountOf({ ...f, valuation: null }, null).cltv).toBeNull();
  });
});
