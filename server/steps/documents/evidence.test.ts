import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySeal } from '@hearthline/documents/testing/verify.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
let application: Played;
beforeAll(async () => {
  lender = await testLender();
  // The summary was signed earlier.
  application = await lender.play('happy', 'INCOME_VERIFICATION');
}, 60_000);
afterAll(async () => lender.close());

type Evidence = { valid: boolean; faults: string[]; records: { id: string; documentSha256: string; nameTyped: string }[] };
const evidence = async () => {
  const { body } = await lender.call('GET', onApplication(application.uuid, 'evidence'), { jwt: application.jwt });
  return body as unknown as Evidence;
};
/** Changes the database with its guard disabled, runs the check, and undoes the change. */
async function tampered(sql: string, values: unknown[]): Promise<string[]> {
  const { pool } = lender.ctx;
  const { rows } = await pool.query<{ id: string; sequence: number; record: object }>(
    'select * from esign_evidence where application_uuid = $1',
    [application.uuid],
  );
  await pool.query('alter table esign_evidence disable trigger user');
  try {
    await pool.query(sql, values);
    return (await evidence()).faults;
  } finally {
    await pool.query('delete from esign_evidence where application_uuid = $1', [application.uuid]);
    for (const r of rows)
      await pool.query('insert into esign_evidence (id, application_uuid, sequence, record) values ($1, $2, $3, $4)', [
        r.id,
        application.uuid,
        r.sequence,
        r.record,
      ]);
    await pool.query('alter table esign_evidence enable trigger user');
  }
}

test('signing evidence verifies; a changed record, a missing last record, or a changed document is detected', async () => {
  const { valid, faults, records } = await evidence();
  expect([valid, faults]).toEqual([true, []]);
  expect(records.length).toBeGreaterThan(1);
  const last = records.at(-1);
  expect(
    await tampered(`update esign_evidence set record = jsonb_set(record, '{nameTyped}', '"Another Signer"') where id = $1`, [last?.id]),
  ).toEqual([`${records.length}: HASH`]);
  expect(
    await tampered(`update esign_evidence set record = jsonb_set(record, '{at}', '"2020-01-01T00:00:00.000Z"') where id = $1`, [last?.id]),
  ).toEqual([`${records.length}: HASH`, `${records.length}: TIME`]);
  expect(await tampered('delete from esign_evidence where id = $1', [last?.id])).toEqual([`${last?.id}: MISSING`]);
  const { storage } = lender.ctx.documents;
  const document = last?.documentSha256 ?? '';
  const bytes = await storage.get(document);
  await storage.remove(document);
  expect((await evidence()).faults).toContain(`${records.length}: DOCUMENT`);
  await storage.put(document, bytes ?? Buffer.alloc(0));
  expect((await evidence()).valid).toBe(true);
  await expect(lender.ctx.pool.query('delete from esign_evidence where application_uuid = $1', [application.uuid])).rejects.toThrow(
    'append-only',
  );
});

test('the certificate is a sealed PDF, identical until another document is signed; before any signature there is none', async () => {
  const get = async (jwt: string, uuid: string) =>
    lender.app.inject({ url: onApplication(uuid, 'evidence/certificate'), headers: { host: 'localhost', authorization: `Bearer ${jwt}` } });
  const [one, two] = [await get(application.jwt, application.uuid), await get(application.jwt, application.uuid)];
  expect(one.headers['content-type']).toBe('application/pdf');
  expect(verifySeal(one.rawPayload)).toMatchObject({ sealed: true, intact: true, coversAll: true });
  expect(two.rawPayload.equals(one.rawPayload)).toBe(true);
  const changed = Buffer.from(one.rawPayload);
  changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1;
  expect(verifySeal(changed).intact).toBe(false);
  const early = await lender.play('happy', 'OFFER_SELECTION');
  expect((await get(early.jwt, early.uuid)).statusCode).toBe(404);
});
