/** The lower bound for the endpoints: bare node:http and `pg` with the same prepared statements, no contract, signature or framework. */
import { spawn } from 'node:child_process';
import { once as event } from 'node:events';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { OPEN_SESSIONS } from '@hearthline/database/stores/application/ownership.ts';
import pg from 'pg';

import { GAUGE } from '../measured/read-gauge.ts';

/** Bytes of a status reply at OFFER_SELECTION. */
const STATUS_REPLY_BYTES = 558;

type Row = Record<string, unknown>;
type Pattern = { readonly table: string; readonly row: Row };

/** Rows that creating an application writes, in an order the foreign keys allow; read from an existing application. */
const WRITTEN = ['application', 'fact', 'status_history', 'work'] as const;

/** JSON columns must be sent as text: `pg` would send an array as a PostgreSQL array. */
const sendable = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value) ? JSON.stringify(value) : value;

async function patternOf(pool: pg.Pool, uuid: string): Promise<Pattern[]> {
  const rows: Pattern[] = [];
  for (const table of WRITTEN) {
    const key = table === 'application' ? 'uuid' : 'application_uuid';
    const found = await pool.query<Row>(
      `select * from ${table} where ${key} = $1 ${table === 'fact' || table === 'status_history' ? 'and seq <= 3' : 'limit 1'}`,
      [uuid],
    );
    rows.push(...found.rows.map((row) => ({ table, row })));
  }
  if (rows.length < WRITTEN.length) throw new Error('the model application lacks some of its rows');
  return rows;
}

async function insertLike(client: pg.PoolClient, pattern: readonly Pattern[]): Promise<string> {
  const uuid = randomUUID();
  await client.query('begin');
  for (const { table, row } of pattern) {
    const columns = Object.keys(row).filter((column) => !(table !== 'application' && column === 'id'));
    const values = columns.map((column) => {
      if (column === (table === 'application' ? 'uuid' : 'application_uuid')) return uuid;
      if (column === 'loan_number') return uuid.slice(0, 18);
      // Only one application of a person may be active; the lower bound has one person.
      if (table === 'application' && column === 'active') return false;
      return sendable(row[column]);
    });
    await client.query({
      name: `floor-${table}`,
      text: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
      values,
    });
  }
  await client.query({ name: 'floor-notify', text: "select pg_notify('application', $1)", values: [uuid] });
  await client.query('commit');
  return uuid;
}

/** The lower bound in a process of its own, as the product has one; `pid` for its gauge. */
export async function startFloor(databaseUrl: string, like: string): Promise<{ url: string; pid: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [GAUGE, import.meta.filename, databaseUrl, like], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  const [line] = (await event(child.stdout, 'data')) as [Buffer];
  return {
    url: line.toString().trim(),
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await event(child, 'exit');
    },
  };
}

/** Serves `GET /status/{uuid}` and `POST /create` on a free port. */
export async function serveFloor(databaseUrl: string, like: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const pattern = await patternOf(pool, like);
  const { rows: sessions } = await pool.query<{ uuid: string; identity: string }>(
    'select s.uuid, s.identity_uuid as identity from session s join application a using (identity_uuid) where a.uuid = $1 limit 1',
    [like],
  );
  const [session] = sessions;
  if (!session) throw new Error('the model application has no session');
  // As long as the product's reply.
  const reply = JSON.stringify({ status: '-'.repeat(STATUS_REPLY_BYTES - 13) });
  const status = async (uuid: string): Promise<string> => {
    const { rows } = await pool.query<Row>({ ...OPEN_SESSIONS, values: [[session.uuid], [session.identity], [uuid], new Date()] });
    if (rows[0] === undefined) throw new Error('no open session');
    return reply;
  };
  /** `/status/{uuid}`, and `/hold/{seconds}/{uuid}`, which replies after that time. */
  const answerTo = async (url: string): Promise<string> => {
    const [, what, ...rest] = url.split('/');
    const found = status(rest.at(-1) ?? '');
    if (what === 'hold') await pause(Number(rest[0]) * 1000);
    return found;
  };
  const create = async () => {
    const client = await pool.connect();
    try {
      return JSON.stringify({ uuid: await insertLike(client, pattern) });
    } finally {
      client.release();
    }
  };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const work = request.method === 'POST' ? (JSON.parse(Buffer.concat(chunks).toString()), create()) : answerTo(request.url ?? '');
      work.then(
        (body) => reply.writeHead(200, { 'content-type': 'application/json' }).end(body),
        (problem: unknown) => reply.writeHead(500).end(String(problem)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await pool.end();
    },
  };
}

const [databaseUrl, like] = process.argv.slice(2);
if (import.meta.main && databaseUrl !== undefined && like !== undefined) console.log((await serveFloor(databaseUrl, like)).url);
