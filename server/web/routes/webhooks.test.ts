import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX_WEBHOOK_SECRET } from '@hearthline/providers/world/vendor/vendor.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { lastOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const HOUR = 3_600_000;

/** An application with its title search in progress. */
async function underSearch(): Promise<{ uuid: string; ref: string }> {
  const { uuid } = await lender.play('trust', 'OFFER_SELECTION');
  await driveTo(lender, uuid, 'FINAL_TITLE_REQUEST');
  const order = await lastOrder(lender.ctx.pool, uuid, 'title-result');
  return { uuid, ref: order?.ref ?? '' };
}

/** A callback of the title company, with its signature. */
function callback(ref: string, eventId: string, secret = SANDBOX_WEBHOOK_SECRET) {
  const raw = JSON.stringify({ id: eventId, type: 'order.in_search', data: { orderId: ref } });
  const seconds = Math.trunc(lender.ctx.clock.real().getTime() / 1000);
  const signature = `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${raw}`).digest('hex')}`;
  return {
    method: 'POST',
    url: '/webhooks/title',
    payload: raw,
    headers: { host: 'localhost', 'content-type': 'application/json', 'x-signature': signature },
  } as const;
}
const providerUpdatesOf = async (uuid: string) => (await lender.log(uuid)).filter((f) => f.type === 'providerUpdateReceived').length;

describe('a callback', () => {
  test('with a forged signature is refused and changes nothing', async () => {
    const { uuid, ref } = await underSearch();
    const { version } = await lender.read(uuid);
    const forged = await lender.app.inject(callback(ref, 'evt-forged', 'guessed'));
    expect(forged.statusCode).toBe(401);
    const altered = callback(ref, 'evt-altered');
    expect((await lender.app.inject({ ...altered, payload: altered.payload.replace('in_search', 'cleared') })).statusCode).toBe(401);
    expect((await lender.app.inject({ ...callback(ref, 'evt'), url: '/webhooks/nobody' })).statusCode).toBe(404);
    expect((await lender.read(uuid)).version).toBe(version);
  });

  test('repeated counts once; for an unknown order it is accepted and ignored', async () => {
    const { uuid, ref } = await underSearch();
    const before = await providerUpdatesOf(uuid);
    const told = callback(ref, 'evt-1');
    const answers = await Promise.all([told, told, told].map(async (one) => lender.app.inject(one)));
    expect(answers.map((a) => a.statusCode)).toEqual([204, 204, 204]);
    expect(await providerUpdatesOf(uuid)).toBe(before + 1);
    expect((await lender.app.inject(callback('another-lenders-order', 'evt-2'))).statusCode).toBe(204);
  });

  test.each(['twice', 'reversed', 'lost'] as const)(
    '%s: the application continues nevertheless',
    async (webhooks) => {
      const { uuid } = await underSearch();
      lender.vendors.title.setFaults({ webhooks });
      await driveTo(lender, uuid, 'FINAL_OFFER');
      lender.vendors.title.setFaults({});
      expect((await lender.read(uuid)).facts.verification.title?.stage).toBe('COMPLETE');
      expect(lender.vendors.title.ledger().filter(({ key }) => key.startsWith(`${uuid}:title-result`))).toHaveLength(1);
    },
    60_000,
  );

  test('on a closed application changes nothing', async () => {
    const { uuid, ref } = await underSearch();
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'withdraw' } });
    const { version, status } = await lender.read(uuid);
    expect(status).toBe('CANCELLED');
    expect((await lender.app.inject(callback(ref, 'evt-late'))).statusCode).toBe(204);
    await lender.ctx.clock.advance(48 * HOUR, uuid);
    await sweepAll(lender.ctx, uuid);
    expect((await lender.read(uuid)).version).toBe(version);
  });
});
