import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Socket } from 'node:net';
import { isDatabaseAway } from './failures.ts';
import { testDatabase, type TestDatabase } from '@hearthline/database/testing/database.ts';
import { openPool } from '@hearthline/database/open-database.ts';
import { inOneWrite, transaction } from '@hearthline/database/transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query('CREATE TABLE thing (id int PRIMARY KEY, n int NOT NULL DEFAULT 0); INSERT INTO thing VALUES (1), (2)');
});
afterAll(() => database.drop());

const cutEverybody = () =>
  database.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );

describe('when the database cuts every connection', () => {
  test('idle connections are replaced, and the error is logged, not thrown', async () => {
    const warned: string[] = [];
    const pool = openPool(database.url, { max: 4, log: { warn: (...line: unknown[]) => void warned.push(String(line[1])) } as never });
    try {
      await Promise.all([1, 2, 3, 4].map(() => pool.query('SELECT pg_sleep(0.05)')));
      await cutEverybody();
      await expect.poll(() => warned.length).toBe(4);
      expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.end();
    }
  });

  test('a running transaction fails as unreachable database and leaves nothing', async () => {
    const pool = openPool(database.url, { max: 2, log: { warn: () => undefined } });
    try {
      const cut = transaction(pool, async (client) => {
        await client.query('UPDATE thing SET n = 99 WHERE id = 1');
        await cutEverybody();
        await client.query('SELECT 1');
      });
      const error: unknown = await cut.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(isDatabaseAway(error)).toBe(true);
      expect((await pool.query('SELECT n FROM thing WHERE id = 1')).rows).toEqual([{ n: 0 }]);
    } finally {
      await pool.end();
    }
  });
});

describe('a transaction', () => {
  test('is repeated after a deadlock, and both succeed', async () => {
    const meet = { count: 0, all: () => undefined as void };
    const bothHoldOne = new Promise<void>((resolve) => (meet.all = resolve));
    const swap = (first: number, second: number) => {
      let tries = 0;
      return transaction(database.pool, async (client) => {
        await client.query('UPDATE thing SET n = n + 1 WHERE id = $1', [first]);
        tries += 1;
        if (tries === 1) {
          meet.count += 1;
          if (meet.count === 2) meet.all();
          await bothHoldOne;
        }
        await client.query('UPDATE thing SET n = n + 1 WHERE id = $1', [second]);
      });
    };
    await Promise.all([swap(1, 2), swap(2, 1)]);
    expect((await database.pool.query('SELECT n FROM thing ORDER BY id')).rows).toEqual([{ n: 2 }, { n: 2 }]);
  });

  test('is not repeated after any other error', async () => {
    let tries = 0;
    const failing = transaction(database.pool, async (client) => {
      tries += 1;
      await client.query('INSERT INTO thing VALUES (1)');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
  });

  test('has from pg, which documents none of it, the socket of its connection, to hold back and release what is written', async () => {
    const client = await database.pool.connect();
    try {
      // Without them `inOneWrite` fails, and with it every change: database/transaction.ts.
      const { stream } = client.connection;
      expect(stream).toBeInstanceOf(Socket);
      expect([typeof stream.cork, typeof stream.uncork]).toEqual(['function', 'function']);
    } finally {
      client.release();
    }
  });

  test('sends its begin, and what is asked together, in one write', async () => {
    const pool = openPool(database.url, { max: 1, log: { warn: () => undefined } });
    try {
      const client = await pool.connect();
      const { stream } = client.connection as unknown as { stream: Socket };
      client.release();
      const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
      const written = () => writes.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      const rows = await transaction(pool, async (own) => {
        const first = await own.query<{ n: number }>('SELECT $1::integer AS n', [1]);
        expect(written()).toBe(1);
        const more = await inOneWrite(own, () => [own.query('SELECT $1::integer AS n', [2]), own.query('SELECT $1::integer AS n', [3])]);
        expect(written()).toBe(2);
        return [first, ...more].flatMap((reply) => reply.rows as unknown[]);
      });
      expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    } finally {
      await pool.end();
    }
  });

  test('keeps nothing of what was sent together with a statement that failed', async () => {
    const pool = openPool(database.url, { max: 1, log: { warn: () => undefined } });
    try {
      const failing = transaction(pool, async (client) =>
        inOneWrite(client, () => [
          client.query('INSERT INTO thing VALUES (7)'),
          client.query('INSERT INTO thing VALUES (1)'),
          client.query('INSERT INTO thing VALUES (8)'),
        ]),
      );
      await expect(failing).rejects.toMatchObject({ code: '23505' });
      expect((await pool.query('SELECT count(*)::integer AS n FROM thing WHERE id > 6')).rows).toEqual([{ n: 0 }]);
    } finally {
      await pool.end();
    }
  });

  test('returns its connection to the pool in every case', async () => {
    for (let round = 0; round < 30; round += 1)
      await transaction(database.pool, () => Promise.reject(new Error('no'))).catch(() => undefined);
    expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
  });
});
