import { READ_ENDPOINTS } from '@hearthline/contract/application/read.ts';
import { changesOver } from '@hearthline/database/changes.ts';
import { type Listener, openListener } from '@hearthline/database/listener.ts';
import { openPool } from '@hearthline/database/open-database.ts';
import { statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../../engine/record.ts';
import { access } from '../../../identity/access/access.ts';
import { testContext } from '../../../testing/context.ts';
import { buildApp } from '../../http/app.ts';
import { READ_ROUTES } from './read.ts';

/** Two processes over one database: the lender records, and only the other one, with its own pool and connections, serves. */
let lender: TestLender;
let pool: Pool;
let listener: Listener;
let app: FastifyInstance;
let address: string;
const statements: string[] = [];

beforeAll(async () => {
  lender = await testLender();
  const quiet = { warn: () => undefined };
  pool = openPool(lender.database.url, { max: 4, log: quiet });
  const query = pool.query.bind(pool) as (...asked: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...asked: unknown[]) => {
      statements.push((asked[0] as { name?: string }).name ?? 'unnamed');
      return query(...asked);
    },
  });
  listener = openListener(lender.database.url, quiet);
  const ctx = { ...(await testContext({ pool }, { access, secrets: lender.ctx.secrets })), listener, changes: changesOver(listener, pool) };
  app = await buildApp({ ctx, routes: Object.values(READ_ROUTES), endpoints: Object.values(READ_ENDPOINTS), client: null });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await listener.close();
  await pool.end();
  await lender.close();
});

const touch = async (uuid: string) =>
  record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [{ type: 'ownershipStated', ownership: 'SOLE' }] });
const soon = async (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Waits over a real connection; the version it was answered. */
async function waits(uuid: string, jwt: string, version: number, signal: AbortSignal | null = null): Promise<number> {
  const url = `${address}${statusUrl(uuid, `?after=${version}&wait=20`)}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${jwt}` }, signal });
  return ((await answer.json()) as { version: number }).version;
}

/** The version a request was answered by a change: before another request, made later for an application that does not change, was answered by time. */
async function answeredByChange(waiting: Promise<number>): Promise<number | 'by time'> {
  const other = await lender.play('happy', 'IN_PROGRESS');
  const stop = new AbortController();
  const unchanged = waits(other.uuid, other.jwt, (await lender.read(other.uuid)).version, stop.signal);
  try {
    return await Promise.race([waiting, unchanged.then(() => 'by time' as const)]);
  } finally {
    stop.abort();
    await unchanged.catch(() => undefined);
  }
}

test('a request that names the application in capitals is answered by its change as well', async () => {
  const { uuid, jwt } = await lender.play('happy', 'IN_PROGRESS');
  const { version } = await lender.read(uuid);
  statements.length = 0;
  const waiting = waits(uuid.toUpperCase(), jwt, version);
  await expect.poll(() => statements).toContain('open-sessions');
  await soon(200);
  statements.length = 0;
  await touch(uuid);
  expect(await waiting).toBe(version + 1);
  // By the notification, and not by the look at everything that is waited for.
  expect(statements).not.toContain('applications-changed');
});

test('a change recorded by another process answers the requests that wait for it, which read nothing until then', async () => {
  const { uuid, jwt } = await lender.play('happy', 'IN_PROGRESS');
  const { version } = await lender.read(uuid);
  await expect.poll(() => listener.presence()).not.toBeNull();
  const waiting = Array.from({ length: 5 }, async () => waits(uuid, jwt, version));
  await expect.poll(() => statements.filter((name) => name === 'open-sessions').length).toBeGreaterThan(0);
  await soon(300);
  statements.length = 0;
  await soon(2200);
  // One statement for all of them every five seconds.
  expect(statements.filter((name) => name !== 'applications-changed')).toEqual([]);
  expect(statements.length).toBeLessThanOrEqual(1);
  statements.length = 0;
  await touch(uuid);
  for (const answer of await Promise.all(waiting)) expect(answer).toBe(version + 1);
  // By the notification: the statement for all waiters was not asked again.
  expect(statements).not.toContain('applications-changed');
  // Five waiters for one application read it once.
  expect(statements.filter((name) => name === 'application-read')).toHaveLength(1);
});

test('a change that is recorded while the listening connection is lost is found', async () => {
  const { uuid, jwt } = await lender.play('happy', 'IN_PROGRESS');
  const { version } = await lender.read(uuid);
  const waiting = waits(uuid, jwt, version);
  await soon(500);
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hearthline-listen' and datname = current_database()";
  await lender.ctx.pool.query(cut);
  await expect.poll(() => listener.presence(), { interval: 5 }).toBeNull();
  await touch(uuid);
  // The connection is reopened after half a second, and then everything that is waited for is read.
  expect(await answeredByChange(waiting)).toBe(version + 1);
  await expect.poll(() => listener.presence()).not.toBeNull();
});

test('requests that are answered by one statement each get their own answer', async () => {
  const [mine, theirs] = [await lender.play('happy', 'IN_PROGRESS'), await lender.play('happy', 'IN_PROGRESS')];
  const [gone, kept] = [await lender.play('happy', 'IN_PROGRESS'), mine];
  await lender.ctx.pool.query(
    'update session set revoked_at = now() where identity_uuid = (select identity_uuid from application where uuid = $1)',
    [gone.uuid],
  );
  const ask = async (uuid: string, jwt: string) =>
    (await app.inject({ url: statusUrl(uuid), headers: { host: 'localhost', authorization: `Bearer ${jwt}` } })).statusCode;
  await ask(kept.uuid, kept.jwt);
  statements.length = 0;
  const answers = await Promise.all([
    ask(mine.uuid, mine.jwt),
    ask(theirs.uuid, mine.jwt),
    ask(gone.uuid, gone.jwt),
    ask(theirs.uuid, theirs.jwt),
    ask('01890000-0000-7000-8000-000000000000', mine.jwt),
    ask(mine.uuid, theirs.jwt),
    ask(mine.uuid, mine.jwt),
  ]);
  expect(answers).toEqual([200, 404, 401, 200, 404, 404, 200]);
  expect(statements.filter((name) => name === 'open-sessions').length).toBeLessThan(7);
});
