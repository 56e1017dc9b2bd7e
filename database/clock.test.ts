import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildClock, type Clock } from './clock.ts';
import { openListener } from './listener.ts';
import { testDatabase, type TestDatabase } from './testing/database.ts';

const DAY = 86_400_000;
const QUIET = { warn: () => undefined };
let database: TestDatabase;
let clock: Clock;
beforeAll(async () => {
  database = await testDatabase();
  clock = await buildClock({ pool: database.pool, listener: null, movable: true });
});
afterAll(() => database.drop());

test('goes forward for all, and further for one application', async () => {
  const one = randomUUID();
  await clock.advance(3 * DAY);
  await clock.advance(DAY, one);
  await clock.advance(DAY, one);
  expect([clock.offsetMs(), clock.offsetMs(one), clock.offsetMs(randomUUID())]).toEqual([3 * DAY, 5 * DAY, 3 * DAY]);
  expect(clock.now(one).getTime() - clock.now().getTime()).toBeGreaterThanOrEqual(2 * DAY);
  expect(clock.now().getTime() - clock.real().getTime()).toBeGreaterThanOrEqual(3 * DAY - 1000);
});

test('refuses to go back, or by a fraction of a millisecond', async () => {
  await expect(clock.advance(-1)).rejects.toThrow(RangeError);
  await expect(clock.advance(0.5)).rejects.toThrow(RangeError);
});

test('is the same in every process; a move in one is notified to the others', async () => {
  const listener = openListener(database.url, QUIET);
  try {
    const other = await buildClock({ pool: database.pool, listener, movable: true });
    expect(other.offsetMs()).toBe(clock.offsetMs());
    await expect
      .poll(
        async () =>
          (
            await database.pool.query(
              "SELECT 1 FROM pg_stat_activity WHERE application_name = 'hearthline-listen' AND query LIKE 'LISTEN%' AND datname = current_database()",
            )
          ).rowCount,
      )
      .toBe(1);
    await clock.advance(DAY);
    await expect.poll(() => other.offsetMs()).toBe(clock.offsetMs());
  } finally {
    await listener.close();
  }
});

test('receives moves again after its connection was cut', async () => {
  const listener = openListener(database.url, QUIET);
  try {
    const notified: string[] = [];
    listener.on('news', (payload) => notified.push(payload));
    const listening = async () =>
      (
        await database.pool.query<{ pid: number }>(
          "SELECT pid FROM pg_stat_activity WHERE application_name = 'hearthline-listen' AND query LIKE 'LISTEN%' AND datname = current_database()",
        )
      ).rows[0]?.pid;
    await expect.poll(listening).toBeDefined();
    await expect.poll(listener.presence).not.toBeNull();
    const [before, number] = [await listening(), listener.presence()];
    await database.pool.query('SELECT pg_terminate_backend($1)', [before]);
    await expect.poll(async () => ((await listening()) ?? before) !== before).toBe(true);
    await database.pool.query("SELECT pg_notify('news', 'again')");
    // The empty one says that notifications may have been lost in between.
    await expect.poll(() => notified).toEqual(['', 'again']);
    expect(listener.presence()).toBe(number);
  } finally {
    await listener.close();
  }
});

test('is real time in production and cannot be moved', async () => {
  const fixed = await buildClock({ pool: database.pool, listener: null, movable: false });
  expect(fixed.offsetMs()).toBe(0);
  await expect(fixed.advance(1)).rejects.toThrow(RangeError);
});
