import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from './testing/database.ts';
import { isMigrated, migrate, readMigrations, type Migration } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const known = readMigrations();
const made = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });

describe('migrations', () => {
  test('have unique numbers in ascending order', () => {
    const numbers = known.map(({ name }) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('have an index for every foreign key, so that no lookup scans a whole table', async () => {
    const { rows } = await database.pool.query(
      `select c.conrelid::regclass::text as "table", string_agg(a.attname, ', ') as columns
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and not exists (
           select 1 from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] @> c.conkey)
         group by c.oid, c.conrelid`,
    );
    expect(rows).toEqual([]);
  });

  test('change nothing in an up-to-date database', async () => {
    expect(await migrate(database.url)).toEqual([]);
    expect(await isMigrated(database.pool, known)).toBe(true);
    expect(await isMigrated(database.pool, [...known, made('9000_later.sql', '')])).toBe(false);
  });

  test('are applied once by concurrent processes', async () => {
    const more = [...known, made('9001_one.sql', 'CREATE TABLE once (n int); INSERT INTO once VALUES (1)')];
    const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(database.url, more)));
    expect(applied.flat()).toEqual(['9001_one.sql']);
    expect((await database.pool.query('SELECT n FROM once')).rows).toEqual([{ n: 1 }]);
  });

  test('that fail are rolled back and named', async () => {
    const more = [
      ...known,
      made('9001_one.sql', 'CREATE TABLE once (n int); INSERT INTO once VALUES (1)'),
      made('9002_bad.sql', 'CREATE TABLE half (n int); SELECT nonsense'),
    ];
    await expect(migrate(database.url, more)).rejects.toThrow('Migration 9002_bad.sql failed');
    expect((await database.pool.query("SELECT to_regclass('half') AS half")).rows).toEqual([{ half: null }]);
  });

  test('stop the start where a birth date lies as it is, with what to do', async () => {
    const before = await testDatabase();
    try {
      await before.pool.query(
        `delete from schema_migration where name like '0250%';
         alter table profile drop constraint profile_dob_is_sealed;
         alter table affiliate_lead drop constraint affiliate_lead_dob_is_sealed;
         alter table waitlist_entry drop constraint waitlist_entry_dob_is_sealed;
         create index profile_plain_dob on profile (uuid) where dob is not null`,
      );
      await before.pool.query(
        "insert into waitlist_entry (uuid, organization_code, email_key, email, first_name, last_name, dob, income, street1, city, state, zip, consented_at) values (gen_random_uuid(), 'MAIN', 'a', 'a@example.com', 'A', 'B', '1971-02-03', 1, 'x', 'x', 'AZ', '85004', now())",
      );
      await expect(migrate(before.url)).rejects.toThrow('start the release with migrations 210 to 240 first, which encrypts them');
      await before.pool.query('update waitlist_entry set dob = null');
      expect(await migrate(before.url)).toEqual(['0250_no_plain_birth_dates.sql']);
    } finally {
      await before.drop();
    }
  });

  test('that changed after being applied stop the start', async () => {
    const first = known[0];
    if (!first) throw new Error('there are no migrations');
    await expect(migrate(database.url, [{ ...first, checksum: 'another' }, ...known.slice(1)])).rejects.toThrow(
      `changed after they were applied: ${first.name}`,
    );
  });
});
