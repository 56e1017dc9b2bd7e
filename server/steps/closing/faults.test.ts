import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { PortName } from '@hearthline/providers/ports.ts';
import { record } from '../../engine/record.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { openOrder } from '../../engine/order.ts';
import { runJob } from '../../engine/run.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterEach(() => {
  for (const vendor of Object.values(lender.vendors)) vendor.setFaults({});
});
afterAll(async () => lender.close());

const byOf = { actor: 'staff', ref: 'funder', source: 'test' } as const;
const of = (vendor: PortName, kind: string, uuid: string) =>
  lender.vendors[vendor].ledger().filter((e) => e.kind === kind && e.key.includes(uuid));

describe('a vendor that fails after the effect', () => {
  test.each(['reset', 'truncate', 'wrongTypes'] as const)(
    '%s: the money is sent once',
    async (how) => {
      const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
      await driveTo(lender, uuid, 'FUNDING_DECISION');
      lender.vendors.moneyMovement.setFaults({ [how]: true, times: 1 });
      await driveTo(lender, uuid, 'COMPLETE');
      expect(of('moneyMovement', 'TRANSFER', uuid)).toHaveLength(1);
      expect((await lender.log(uuid)).filter((f) => f.type === 'disbursementProgressed').map((f) => f.stage)).toEqual(['SENT', 'SETTLED']);
    },
    60_000,
  );

  test('a deed whose submission succeeded but whose reply was lost is not submitted again', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    await driveTo(lender, uuid, 'RESCISSION');
    lender.vendors.eRecording.setFaults({ reset: true, times: 2 });
    await driveTo(lender, uuid, 'FUNDING_DECISION');
    expect(of('eRecording', 'PACKAGE', uuid).length + of('eRecording', 'RECORDING', uuid).length).toBe(1);
  }, 60_000);
});

test('the job of a vendor that stays down waits, and sends the money once when the vendor is back', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await driveTo(lender, uuid, 'FUNDING_DECISION');
  lender.vendors.moneyMovement.setFaults({ fail: 503 });
  await record(lender.ctx, uuid, { by: byOf, facts: [{ type: 'fundingApproved', by: 'funder' }] });
  await lender.drain(uuid);
  const waiting = await lender.read(uuid);
  expect(waiting.status).not.toBe('UNKNOWN');
  expect(waiting.facts.openTasks.map(({ kind }) => kind)).not.toContain('UNKNOWN');
  expect(waiting.facts.steps.disbursement.waitsFor).toBe('money-movement');
  expect(await openOrder(lender.ctx, { applicationUuid: uuid, step: 'disbursement-result' })).toBeNull();
  lender.vendors.moneyMovement.setFaults({});
  await driveTo(lender, uuid, 'COMPLETE');
  expect(of('moneyMovement', 'TRANSFER', uuid)).toHaveLength(1);
}, 60_000);

test('one job in two workers at once has one effect and one result', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await driveTo(lender, uuid, 'FUNDING_DECISION');
  await record(lender.ctx, uuid, { by: byOf, facts: [{ type: 'fundingApproved', by: 'funder' }] });
  const job = { applicationUuid: uuid, step: 'disbursement', attempt: 1 } as const;
  const ran = await Promise.all([1, 2, 3].map(async () => runJob(lender.ctx, job, new AbortController().signal)));
  // a worker that reads the job only when another has recorded it finds it done
  expect(ran.map(({ end }) => end).filter((end) => end !== 'stale' && end !== 'recorded')).toEqual([]);
  expect(ran).toContainEqual({ end: 'recorded' });
  expect(of('moneyMovement', 'TRANSFER', uuid)).toHaveLength(1);
  expect((await lender.log(uuid)).filter((f) => f.type === 'disbursementProgressed')).toHaveLength(1);
});
