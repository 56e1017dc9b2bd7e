/** What the runner makes of an answer that is not conclusive, and the keys under which effects and orders repeat. */
import { OUTCOMES, type ProviderResult } from '@hearthline/providers/wire/result.ts';
import { expect, test } from 'vitest';
import { isUnderWay } from './order.ts';
import { conclusive, effectKey, GiveUp, orderKey, TryLater } from './step.ts';

const answer = (outcome: ProviderResult<never>['outcome'], reasonCode: string | null = null): ProviderResult<never> => ({
  outcome,
  reasonCode,
  data: null,
  rawRef: null,
  provider: 'bureau',
  asOf: null,
  latencyMs: 1,
  retryAfterSeconds: 7,
});
const made = (result: ProviderResult<never>): string => {
  try {
    return conclusive(result) === result ? 'conclusive' : 'another';
  } catch (error) {
    if (error instanceof GiveUp) return `${error.name} ${error.code}: ${error.message}`;
    if (!(error instanceof TryLater)) throw error;
    const { name, code, counts, afterSeconds, silent, message } = error;
    return `${name} ${code} ${counts ? 'counts' : 'free'} ${afterSeconds} ${silent}: ${message}`;
  }
};

test('only an answer that is not conclusive is asked for again or given up; a try that reached nobody does not count', () => {
  const others = OUTCOMES.filter((outcome) => outcome !== 'RETRYABLE' && outcome !== 'FATAL');
  expect(others.map((outcome) => made(answer(outcome, 'X')))).toEqual(others.map(() => 'conclusive'));
  expect([made(answer('FATAL', 'X')), made(answer('FATAL'))]).toEqual(['GiveUp X: give up: X', 'GiveUp FATAL: give up: FATAL']);
  expect(['X', null, 'PENDING', 'ABORTED', 'CIRCUIT_OPEN', 'TIMEOUT'].map((code) => made(answer('RETRYABLE', code)))).toEqual([
    'TryLater X counts 7 null: try later: X',
    'TryLater RETRYABLE counts 7 null: try later: RETRYABLE',
    'TryLater PENDING free 7 null: try later: PENDING',
    'TryLater ABORTED free 7 null: try later: ABORTED',
    'TryLater CIRCUIT_OPEN free 7 bureau: try later: CIRCUIT_OPEN',
    'TryLater TIMEOUT counts 7 bureau: try later: TIMEOUT',
  ]);
});

test('an order is under way while its vendor says so, and by no other answer', () => {
  expect([answer('RETRYABLE', 'PENDING'), answer('RETRYABLE', 'TIMEOUT'), answer('REVIEW', 'PENDING')].map(isUnderWay)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a key names the application, the effect, the attempt and the party, and nothing that is empty', () => {
  expect([
    effectKey('a', 'soft-credit', 2),
    effectKey('a', 'signer-credit', 1, { signer: 's' }),
    orderKey('a', 'title-order', 3, ''),
    orderKey('a', 'title-order', 3, 'x'),
  ]).toEqual(['a:soft-credit:2', 'a:signer-credit:1:s', 'a:title-order:3', 'a:title-order:3:x']);
});
