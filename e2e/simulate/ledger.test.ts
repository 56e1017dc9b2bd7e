import { expect, test } from 'vitest';
import { CALM, host } from './time/hosts.ts';
import { schedule } from './time/schedule.ts';
import { desk, ledger, ok, other } from './vendors/ledger.ts';

test('the same key gets the same answer from a vendor, also when the order was refused', async () => {
  const time = schedule(1, 0);
  const book = ledger();
  const at = host('worker', time, { odds: CALM, count: {}, tell: () => undefined });
  const { start } = desk(
    book,
    time,
    at,
    () => undefined,
    () => false,
  );
  const refuses = () => ({ takes: -1, stages: [], final: other('REJECTED', 'SIGNER_NOT_ELIGIBLE') });
  const accepts = () => ({ takes: 0, stages: [], final: ok(null) });

  const refused = await start('notary', 'order 1', {}, refuses);
  expect(refused).toMatchObject({ outcome: 'REJECTED', reasonCode: 'SIGNER_NOT_ELIGIBLE' });
  expect(await start('notary', 'order 1', {}, accepts)).toEqual(refused);
  expect(book.orders.size).toBe(0);

  const { data } = await start('notary', 'order 2', {}, accepts);
  expect((await start('notary', 'order 2', {}, refuses)).data).toEqual(data);
  expect(book.orders.size).toBe(1);
});
