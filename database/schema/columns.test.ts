import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';

/** Tables nobody queries through a schema: the migrations' own list. */
const WITHOUT_SCHEMA = ['schema_migration'];

const names = readdirSync(import.meta.dirname)
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace(/\.ts$/, ''));
const modules: object[] = await Promise.all(names.map(async (name) => import(/* @vite-ignore */ `./${name}.ts`) as Promise<object>));
const TABLES = modules.flatMap((module) => Object.values(module)).filter((value): value is PgTable => is(value, PgTable));

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.drop());

/** Column name, nullability and type of every table, as the database has them. */
async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ column: string }>(
    `SELECT concat_ws(' ', attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END) AS column
      FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [`public.${table}`],
  );
  return rows.map((row) => row.column).toSorted();
}

test.each(TABLES.map((table) => [getTableName(table), table] as const))('%s has the columns of its migration', async (name, table) => {
  const typed = Object.values(getTableColumns(table)).map((column) =>
    [column.name, column.getSQLType(), ...(column.notNull ? ['not null'] : [])].join(' '),
  );
  expect(typed.toSorted()).toEqual(await columnsOf(name));
});

test('every table of the database has a schema, once', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  expect([...TABLES.map((table) => getTableName(table)), ...WITHOUT_SCHEMA].toSorted()).toEqual(rows.map((row) => row.name).toSorted());
});
