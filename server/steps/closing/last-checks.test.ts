import { afterAll, beforeAll, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const DAY = 86_400_000;

test('an employer last called more than ten business days ago is called again before funding', async () => {
  const { uuid } = await lender.play('stubb', 'OFFER_SELECTION');
  await driveTo(lender, uuid, 'RESCISSION');
  await lender.ctx.clock.advance(20 * DAY, uuid);
  await driveTo(lender, uuid, 'COMPLETE');
  const calls = lender.vendors.checks.ledger().filter(({ key, kind }) => kind === 'CHECK_EMPLOYER_CALL' && key.startsWith(uuid));
  expect(calls.map(({ key }) => key.split(':')[1])).toEqual(['employment', 'final-checks']);
  expect((await lender.log(uuid)).filter((f) => f.type === 'finalChecksMade')).toMatchObject([{ clear: true }]);
});
