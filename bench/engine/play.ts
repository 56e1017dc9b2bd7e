/** Whole journeys, several at a time, and their lower bound: the same facts written by bare `pg`, one transaction each, and nothing else. */
import { randomUUID } from 'node:crypto';

import type { Pool, PoolClient } from 'pg';

/** Personas whose path to COMPLETE differs: the standard one, a co-owner, debts paid off, a full title search. */
const WHO = ['happy', 'joint', 'payoff', 'title'] as const;
/** Journeys in progress at once. */
const AT_ONCE = 3;

export type EndedJourney = { readonly uuid: string; readonly jwt: string };

async function some<T>(count: number, one: (number: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) made.push(await one(number));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return made;
}

/** Plays `count` people from their address to a status; throws when one does not reach it. */
export async function play(url: string, count: number, until = 'COMPLETE'): Promise<EndedJourney[]> {
  return some(count, async (number) => {
    const answer = await fetch(`${url}/sandbox/applications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persona: WHO[number % WHO.length], until }),
    });
    if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as EndedJourney;
  });
}

type Row = Record<string, unknown>;

async function insert(client: PoolClient, table: string, uuid: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  await client.query({
    name: `bare-${table}`,
    text: `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    values: columns.map((column) => {
      const value = row[column];
      if (column === 'uuid' || column === 'application_uuid') return uuid;
      if (column === 'loan_number') return uuid.slice(0, 18);
      if (column === 'active') return false;
      // `pg` would send an array as a PostgreSQL array, so JSON is sent as text.
      return value !== null && typeof value === 'object' && !(value instanceof Date) && !Buffer.isBuffer(value)
        ? JSON.stringify(value)
        : value;
    }),
  });
}

/** Writes `count` applications with the facts of a played one. */
export async function playBare(pool: Pool, like: string, count: number): Promise<void> {
  const read = async (table: string, key: string, order = '') =>
    (await pool.query<Row>(`select * from ${table} where ${key} = $1 ${order}`, [like])).rows;
  const [application] = await read('application', 'uuid');
  const facts = await read('fact', 'application_uuid', 'order by seq');
  const history = await read('status_history', 'application_uuid');
  if (!application || facts.length === 0) throw new Error('There is no application to copy');
  const { facts: folded } = application;
  await some(count, async () => {
    const uuid = randomUUID();
    for (const fact of facts) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        if (fact['seq'] === 1) await insert(client, 'application', uuid, application);
        else await client.query({ name: 'bare-lock', text: 'select * from application where uuid = $1 for update', values: [uuid] });
        await insert(client, 'fact', uuid, fact);
        for (const row of history.filter(({ seq }) => seq === fact['seq'])) await insert(client, 'status_history', uuid, row);
        await client.query({
          name: 'bare-update',
          text: 'update application set facts = $2, version = $3 where uuid = $1',
          values: [uuid, JSON.stringify(folded), fact['seq']],
        });
        await client.query('commit');
      } finally {
        client.release();
      }
    }
  });
}
