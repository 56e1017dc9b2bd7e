import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import * as consent from './consent.ts';
import * as draft from './draft.ts';
import * as flag from './flag.ts';
import * as identity from './identity.ts';
import * as profile from './profile.ts';
import * as referral from './referral.ts';
import * as throttle from './throttle.ts';

const TABLES = Object.values({ ...consent, ...draft, ...flag, ...identity, ...profile, ...referral, ...throttle }).filter((value) =>
  is(value, PgTable),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.drop());

test.each(TABLES.map((table) => [getTableName(table), table] as const))('%s has the columns of its migration', async (name, table) => {
  const { rows } = await database.pool.query<{ column_name: string; is_nullable: string }>(
    "SELECT column_name, is_nullable FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
    [name],
  );
  const typed = Object.values(getTableColumns(table)).map((column) => [column.name, column.notNull ? 'NO' : 'YES']);
  expect(typed.toSorted()).toEqual(rows.map((row) => [row.column_name, row.is_nullable]).toSorted());
});
