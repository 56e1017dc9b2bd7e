import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../transaction.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { rewrapKeys } from './keys.ts';
import { buildSecrets, type Secrets } from './secrets.ts';

const master = randomBytes(32);
const SSN = '666-10-1001';
let database: TestDatabase;
let secrets: Secrets;

beforeAll(async () => {
  database = await testDatabase();
  secrets = buildSecrets(database.pool, master);
});
afterAll(() => database.drop());

/** Every byte of every table of ours, as a dump would contain it. */
async function dump(): Promise<Buffer> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const parts: Buffer[] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<Record<string, unknown>>(`SELECT * FROM ${name}`);
    for (const row of rows)
      for (const value of Object.values(row)) parts.push(Buffer.isBuffer(value) ? value : Buffer.from(String(value)), Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

describe('secrets', () => {
  test('are returned as stored, with their last four digits', async () => {
    const id = await secrets.put('ssn', randomUUID(), SSN);
    expect(await secrets.get(id)).toBe(SSN);
    expect(await secrets.last4(id)).toBe('1001');
  });

  test('a dump contains no plaintext and no key', async () => {
    await secrets.put('ssn', randomUUID(), SSN);
    const everything = await dump();
    expect(everything.length).toBeGreaterThan(100);
    for (const planted of [SSN, SSN.replaceAll('-', '')]) expect(everything.includes(planted)).toBe(false);
    // the last four digits alone; random ids and ciphertexts hold them by chance
    expect(everything.toString('latin1')).not.toMatch(/(?<![\w.-])1001(?![\w.-])/);
    expect(everything.includes(master)).toBe(false);
  });

  test('the blind index finds equal plaintexts in any notation, and differs by kind', async () => {
    const subject = randomUUID();
    const id = await secrets.put('ssn', subject, '666-10-1002');
    expect(await secrets.findBy('ssn', '666101002')).toEqual([{ id, subjectUuid: subject }]);
    expect(await secrets.findBy('bank-account', '666101002')).toEqual([]);
    expect(await secrets.blindIndex('ssn', '666101002')).not.toEqual(await secrets.blindIndex('bank-account', '666101002'));
  });

  test('join the given transaction', async () => {
    const subject = randomUUID();
    const failing = transaction(database.pool, async (client) => {
      await secrets.put('ssn', subject, SSN, client);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await secrets.ofSubject('ssn', subject)).toEqual([]);
  });

  test('a row moved to another subject cannot be decrypted', async () => {
    const id = await secrets.put('ssn', randomUUID(), SSN);
    await database.pool.query('UPDATE secret SET subject_uuid = $2 WHERE id = $1', [id, randomUUID()]);
    await expect(secrets.get(id)).rejects.toThrow();
  });

  test('rotation re-encrypts every row under a new key and loses nothing', async () => {
    const ids = await Promise.all([1, 2, 3].map((n) => secrets.put('provider-token', randomUUID(), `token-${n}-of-a-vendor`)));
    const sealed = await secrets.seal('provider-token', 'elsewhere', Buffer.from('bytes of another table'));
    const before = await database.pool.query('SELECT DISTINCT key_id FROM secret WHERE kind = $1', ['provider-token']);
    expect(await secrets.rotate('provider-token')).toBe(3);
    const after = await database.pool.query('SELECT DISTINCT key_id FROM secret WHERE kind = $1', ['provider-token']);
    expect(after.rows).toHaveLength(1);
    expect(after.rows).not.toEqual(before.rows);
    expect(await Promise.all(ids.map((id) => secrets.get(id)))).toEqual([
      'token-1-of-a-vendor',
      'token-2-of-a-vendor',
      'token-3-of-a-vendor',
    ]);
    expect((await secrets.open('provider-token', 'elsewhere', sealed)).toString()).toBe('bytes of another table');
  });

  test('concurrent processes agree on one key', async () => {
    const kinds = await Promise.all(Array.from({ length: 8 }, () => buildSecrets(database.pool, master).blindIndex('draft', 'x')));
    expect(new Set(kinds.map((index) => index.toString('hex'))).size).toBe(1);
  });

  test('another master key is refused with the setting’s name; rewrapped keys work with the new one', async () => {
    const id = await secrets.put('ssn', randomUUID(), SSN);
    const other = randomBytes(32);
    await expect(buildSecrets(database.pool, other).get(id)).rejects.toThrow('MASTER_KEY');
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      expect(await rewrapKeys(client, master, other)).toBeGreaterThan(0);
      expect(await buildSecrets(client as never, other).get(id)).toBe(SSN);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
