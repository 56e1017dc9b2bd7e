import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing/database.ts';
import { ROW_TYPES, rowTypes } from './testing/row-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.drop());

test('the row types match the migrations: after a migration, run `npm run row-types`', async () => {
  expect(await rowTypes(database.pool)).toBe(readFileSync(join(import.meta.dirname, '..', ROW_TYPES), 'utf8'));
});

test('an unknown column type is refused, as is a narrower type for a column that does not exist', async () => {
  await database.pool.query('create table odd (place point)');
  await expect(rowTypes(database.pool)).rejects.toThrow('odd.place is a point');
  await database.pool.query('drop table odd');
  await database.pool.query('alter table flag rename column variables to settings');
  await expect(rowTypes(database.pool)).rejects.toThrow('flag.variables');
});
