/** What the run of faults finds in the log of a process (e2e/faults/chat.ts). */
import { ROUND_FAILED } from '@hearthline/server/chat/hub.ts';
import { expect, test } from 'vitest';
import { failedRounds } from '../faults/failed-rounds.ts';

/** The log of a process in which rounds failed with these errors. */
const logOf = (...errors: readonly object[]): string =>
  ['postgres started', ...errors.map((err) => JSON.stringify({ level: 40, err, msg: ROUND_FAILED })), '{"level":40,"msg":"else"}'].join(
    '\n',
  );

test('a round that failed is a problem, unless the database was away', () => {
  const away = [{ message: 'terminating connection', code: '57P01' }, { message: 'Connection terminated unexpectedly' }];
  expect(failedRounds(logOf(...away))).toEqual([]);
  expect(failedRounds(logOf(...away, { message: 'seat is undefined' }))).toEqual([`${ROUND_FAILED}: seat is undefined`]);
});
