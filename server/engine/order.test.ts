import type { Started } from '@hearthline/providers/wire/order.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '@hearthline/database/transaction.ts';
import { saveWork } from '@hearthline/database/stores/application/work.ts';
import { isOpen, ordersAwaitingCallback, saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { receiveCallback } from './callbacks.ts';
import { endedOrder, orderOf, releaseOrders } from './order.ts';
import { TryLater } from './step.ts';
import type { ServedBy } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { servedBy } from '../config/providers.ts';
import { replacing, usualPort } from '../testing/ports.ts';

let lender: TestLender;
let applicationUuid: string;
beforeAll(async () => {
  lender = await testLender();
  ({ uuid: applicationUuid } = await lender.play('happy', 'OFFER_SELECTION'));
});
afterAll(async () => lender.close());

const [TRANSFERS, NOTARY, VALUATION] = (['moneyMovement', 'notary', 'valuation'] as const).map((name) =>
  servedBy({ vendors: {} }, name),
) as [ServedBy, ServedBy, ServedBy];
/** A vendor that numbers its orders, one per key. */
const asked: string[] = [];
const start = async ({ idempotencyKey = '' }: { idempotencyKey?: string }): Promise<ProviderResult<Started>> => {
  if (!asked.includes(idempotencyKey)) asked.push(idempotencyKey);
  const ref = `order ${asked.indexOf(idempotencyKey)}`;
  return {
    outcome: 'OK',
    reasonCode: null,
    data: { ref },
    rawRef: ref,
    provider: 'test',
    asOf: null,
    latencyMs: 1,
    retryAfterSeconds: null,
  };
};
const order = async (attempt: number) =>
  orderOf(
    lender.ctx,
    { provider: TRANSFERS, applicationUuid, step: 'disbursement-result' },
    { step: 'disbursement', attempt, signal: new AbortController().signal },
    start,
  );
const providerUpdatesOf = async () => {
  const { rows } = await lender.ctx.pool.query("select 1 from fact where application_uuid = $1 and type = 'providerUpdateReceived'", [
    applicationUuid,
  ]);
  return rows.length;
};

test('a late run orders nothing once another run has ended the order', async () => {
  const at = lender.ctx.clock.now(applicationUuid);
  await saveWork(lender.ctx.pool, { applicationUuid, step: 'disbursement', attempt: 1 }, at);
  const { ref } = await order(1);
  expect(await order(1)).toEqual({ ref, refused: null });
  await transaction(lender.ctx.pool, async (client) => {
    await endedOrder(lender.ctx, client, { provider: TRANSFERS, applicationUuid }, ref ?? '');
    await client.query("update work set state = 'DROPPED' where application_uuid = $1 and step = 'disbursement'", [applicationUuid]);
  });
  await expect(order(1)).rejects.toThrow(TryLater);
  expect(asked).toHaveLength(1);

  // Work that is due again may order again.
  await saveWork(lender.ctx.pool, { applicationUuid, step: 'disbursement', attempt: 2 }, at);
  expect((await order(2)).ref).not.toBe(ref);
  expect(asked).toHaveLength(2);
});

test('a callback looked up before its order ended changes nothing afterward', async () => {
  const [open] = await ordersAwaitingCallback(lender.ctx.pool, TRANSFERS, null);
  if (!open) throw new Error('nothing is open');
  const before = await providerUpdatesOf();
  // The order ends under the application's lock while the callback waits for it.
  const locked = await transaction(lender.ctx.pool, async (client) => {
    await client.query('select 1 from application where uuid = $1 for update', [applicationUuid]);
    const callback = receiveCallback(lender.ctx, TRANSFERS, { ref: open.ref, event: 'settled', eventId: 'event 1' });
    await expect
      .poll(
        async () =>
          (await lender.ctx.pool.query("select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
            .rowCount,
      )
      .toBe(1);
    await endedOrder(lender.ctx, client, { provider: TRANSFERS, applicationUuid }, open.ref);
    return { callback };
  });
  await locked.callback;
  expect(await providerUpdatesOf()).toBe(before);
});

describe('a draft that a failed order left at the notary', () => {
  const about = (applicationUuid: string) => ({ provider: NOTARY, applicationUuid, step: 'notary-result' }) as const;
  const failed = (outcome: 'RETRYABLE' | 'REJECTED', reasonCode: string): ProviderResult<Started> => ({
    outcome,
    reasonCode,
    data: null,
    rawRef: 'otr 1',
    provider: 'notary',
    asOf: null,
    latencyMs: 1,
    retryAfterSeconds: null,
  });
  /** The keys of the orders, the cancellations, and a notary who answers a cancellation as told. */
  const scene = async (canceled: 'OK' | 'RETRYABLE') => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const said = { canceled };
    const keys: string[] = [];
    const cancels: string[] = [];
    const cancel = async (ref: string, { idempotencyKey = '' }: { idempotencyKey?: string }) => {
      cancels.push(`${ref} ${idempotencyKey}`);
      return { ...failed('RETRYABLE', 'UNAVAILABLE'), outcome: said.canceled, data: said.canceled === 'OK' ? { ref } : null };
    };
    const providers = replacing(lender.ctx.providers, { notary: { cancel } });
    const ctx = { ...lender.ctx, providers };
    const placed = async (result: ProviderResult<Started>) =>
      orderOf(ctx, about(uuid), { step: 'notary-setup', attempt: 1, signal: new AbortController().signal }, async ({ idempotencyKey }) => {
        keys.push(idempotencyKey ?? '');
        return result;
      });
    const isDraftOpen = async () => isOpen(ctx.pool, { provider: NOTARY, ref: 'draft:otr 1' });
    const close = async () => ctx.pool.query("delete from provider_order where provider = 'notary' and application_uuid = $1", [uuid]);
    return { uuid, ctx, said, keys, cancels, placed, isDraftOpen, close };
  };

  test('is continued under the same key while trying again may help', async () => {
    const { keys, cancels, placed, isDraftOpen, close } = await scene('OK');
    await expect(placed(failed('RETRYABLE', 'UNAVAILABLE'))).rejects.toThrow(TryLater);
    expect(await isDraftOpen()).toBe(true);
    expect(await placed({ ...failed('RETRYABLE', ''), outcome: 'OK', reasonCode: null, data: { ref: 'otr 1' } })).toMatchObject({
      ref: 'otr 1',
    });
    expect([new Set(keys).size, cancels, await isDraftOpen()]).toEqual([1, [], false]);
    await close();
  });

  test('is canceled once the platform refuses, again until it responds, under one key', async () => {
    const { said, cancels, placed, isDraftOpen, close } = await scene('RETRYABLE');
    await expect(placed(failed('REJECTED', 'DOCUMENT_REFUSED'))).rejects.toThrow(TryLater);
    expect(await isDraftOpen()).toBe(true);
    said.canceled = 'OK';
    expect(await placed(failed('REJECTED', 'DOCUMENT_REFUSED'))).toEqual({ ref: null, refused: 'DOCUMENT_REFUSED' });
    expect([cancels.length, new Set(cancels).size, cancels[0]?.startsWith('otr 1 '), await isDraftOpen()]).toEqual([2, 1, true, false]);
    await close();
  });

  test('is canceled when its application ends meanwhile', async () => {
    const { uuid, ctx, cancels, placed, isDraftOpen, close } = await scene('OK');
    await expect(placed(failed('RETRYABLE', 'UNAVAILABLE'))).rejects.toThrow(TryLater);
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'withdraw' } });
    await releaseOrders(ctx);
    expect([cancels.map((one) => one.slice(0, 5)), await isDraftOpen()]).toEqual([['otr 1'], false]);
    await close();
  });
});

test('an order whose cancellation fails does not stop the others: it is tried again in the next round', async () => {
  const { ctx } = lender;
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const at = ctx.clock.now(uuid);
  const refs = ['first', 'second'];
  for (const [turn, ref] of refs.entries())
    await saveOrder(ctx.pool, { provider: VALUATION, ref, applicationUuid: uuid, step: 'valuation-result', subject: ref, turn }, at);
  await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'withdraw' } });
  const valuation = usualPort(ctx, 'valuation');
  const { cancel } = valuation;
  const broken = async (ref: string, ...rest: unknown[]) => {
    if (ref === 'first') throw new Error('the socket was closed');
    return cancel(ref, ...(rest as [{ idempotencyKey: string }]));
  };
  Object.assign(valuation, { cancel: broken });
  const open = async () => await Promise.all(refs.map(async (ref) => isOpen(ctx.pool, { provider: VALUATION, ref })));
  try {
    await releaseOrders(ctx);
    expect(await open()).toEqual([true, false]);
  } finally {
    Object.assign(valuation, { cancel });
  }
  await releaseOrders(ctx);
  expect(await open()).toEqual([false, false]);
}, 60_000);
