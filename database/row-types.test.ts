import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing/database.ts';
import { rowTypes } from './testing/row-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => database.drop());

test('a table is a type, a column a member: its null, its list of values and its narrower type as the migrations say', async () => {
  await database.pool.query("create table odd (id uuid not null, at timestamptz, state text not null check (state in ('DUE', 'DONE')))");
  const types = await rowTypes(database.pool);
  expect(types).toContain("export type OddRow = {\n  id: string;\n  at: Date | null;\n  state: 'DUE' | 'DONE';\n};\n");
  expect(types).toContain('  request_documents: string[];\n');
  await database.pool.query('drop table odd');
});

test('an unknown column type is refused, as is a narrower type for a column that does not exist', async () => {
  await database.pool.query('create table odd (place point)');
  await expect(rowTypes(database.pool)).rejects.toThrow('odd.place is a point');
  await database.pool.query('drop table odd');
  await database.pool.query('alter table flag rename column variables to settings');
  await expect(rowTypes(database.pool)).rejects.toThrow('flag.variables');
});
