import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openListener } from '@hearthline/database/listener.ts';
import { post } from '@hearthline/database/stores/lender/outbox.ts';
import { PACES, repeat } from './background.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

let at: TestApp;
beforeAll(async () => {
  at = await testApp({ routes: [], listen: true });
  await vi.waitFor(() => expect(at.ctx.listener.presence()).not.toBeNull(), { timeout: 15_000 });
});
afterAll(async () => at.close());

const soon = async (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
const message = {
  applicationUuid: null,
  notificationId: null,
  orgCode: 'MAIN',
  channel: 'MAIL',
  to: { address: 'someone@example.com' },
  subject: 'Hello',
  body: 'Hello',
  at: new Date(0),
  notBefore: null,
} as const;

/** Rounds so far, of a task with an hour between rounds unless it is woken. */
function rounds(wokenBy: readonly string[], ctx = at.ctx) {
  const count = { rounds: 0 };
  const stop = repeat(ctx, 'test', async () => ((count.rounds += 1), 0), { everyMs: 3_600_000, wokenBy });
  return { count, stop };
}

/** One round: by the notification, because the process hears the database and the next round of its own is in an hour. */
async function wokenOnce(count: { readonly rounds: number }): Promise<void> {
  await expect.poll(() => count.rounds, { interval: 20 }).toBe(1);
  expect(at.ctx.listener.presence()).not.toBeNull();
}

test('a queued message wakes the process that sends messages when its transaction commits, and not before', async () => {
  const { count, stop } = rounds(PACES.messages.wokenBy);
  await soon(300);
  const client = await at.ctx.pool.connect();
  await client.query('begin');
  await post(client, message);
  await soon(200);
  expect(count.rounds).toBe(0);
  await client.query('commit');
  client.release();
  await wokenOnce(count);
  await stop();
});

test('a queued notice wakes the process that sends notices', async () => {
  const { count, stop } = rounds(PACES.notices.wokenBy);
  await soon(300);
  const client = await at.ctx.pool.connect();
  // The application of the notice does not exist.
  await client.query('begin; alter table notice drop constraint if exists notice_application_uuid_fkey');
  await client.query(
    "insert into notice (id, application_uuid, kind, details, queued_at) values ($1, $2, 'ADVERSE_ACTION_NOTICE', '{}', now())",
    [randomUUID(), randomUUID()],
  );
  await client.query('commit');
  client.release();
  await wokenOnce(count);
  await stop();
});

test('a moved clock wakes timers, messages and notices', async () => {
  const all = Object.values(PACES)
    .filter(({ wokenBy }) => (wokenBy as readonly string[]).includes('clock'))
    .map(({ wokenBy }) => rounds(wokenBy));
  await soon(300);
  await at.ctx.clock.advance(1000);
  for (const { count } of all) await wokenOnce(count);
  for (const { stop } of all) await stop();
});

test('without a notification it runs at its own pace, and every second while the process hears none', async () => {
  const heard = rounds([]);
  const deaf = rounds([], { ...at.ctx, listener: { ...at.ctx.listener, presence: () => null } });
  await expect.poll(() => deaf.count.rounds, { interval: 100 }).toBeGreaterThanOrEqual(2);
  expect(heard.count.rounds).toBe(0);
  await Promise.all([heard.stop(), deaf.stop()]);
});

test('the listening connection runs one statement at a time, however many channels are added at once', async () => {
  const ask = pg.Client.prototype.query as (this: pg.Client, ...args: unknown[]) => Promise<unknown>;
  const running = { now: 0, most: 0, all: 0 };
  const own = new Set<pg.Client>();
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function asked(this: pg.Client, ...args: unknown[]) {
    // the one that says it is here, and nobody else's connection
    if (String(args[0]).includes('pg_advisory_lock')) own.add(this);
    if (!own.has(this)) return ask.apply(this, args);
    running.now += 1;
    running.all += 1;
    running.most = Math.max(running.most, running.now);
    const answer = await ask.apply(this, args);
    running.now -= 1;
    return answer;
  });
  const listener = openListener(at.database.url, at.ctx.log);
  try {
    for (const channel of ['one', 'two']) listener.on(channel, () => undefined);
    await vi.waitFor(() => expect(listener.presence()).not.toBeNull(), { timeout: 15_000 });
    for (const channel of ['three', 'four', 'five']) listener.on(channel, () => undefined);
    // the lock, and a LISTEN for each
    await expect.poll(() => [running.all, running.now]).toEqual([6, 0]);
    expect(running.most).toBe(1);
  } finally {
    spy.mockRestore();
    await listener.close();
  }
});
