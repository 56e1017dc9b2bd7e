import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statusReply } from './status-replies.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

test('waiters of one version read it once, and a read that failed is forgotten: the next one asks again', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const { version } = await lender.read(uuid);
  let reads = 0;
  let isDown = true;
  const pool = new Proxy(lender.ctx.pool, {
    get: (target, name) =>
      name === 'query'
        ? async (...asked: unknown[]) => {
            reads++;
            if (isDown) throw new Error('the database does not answer');
            return (target.query as (...given: unknown[]) => Promise<unknown>).apply(target, asked);
          }
        : Reflect.get(target, name),
  });
  const ask = async () => statusReply({ pool }, uuid, version, 'borrower');
  await expect(Promise.all([ask(), ask(), ask()])).rejects.toThrow('does not answer');
  expect(reads).toBe(1);
  isDown = false;
  expect(JSON.parse(await ask())).toMatchObject({ status: 'OFFER_SELECTION', version });
  // Remembered from then on.
  const before = reads;
  await ask();
  expect(reads).toBe(before);
});
