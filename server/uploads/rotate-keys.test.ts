import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { senderOf } from '@hearthline/sandbox/actor.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readUpload } from './accept-upload.ts';
import { joinWaitlist } from '@hearthline/database/stores/lender/waitlist.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { SECRET_KINDS } from '@hearthline/database/secrets/keys.ts';
import { resealOld, rotateDataKeys, SEALED_COLUMNS } from '@hearthline/database/secrets/rotate.ts';
import { buildSecrets } from '@hearthline/database/secrets/secrets.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());
const masterKey = () => lender.ctx.config.masterKey ?? Buffer.alloc(0);
const query = async (text: string, values: unknown[] = []) => (await lender.ctx.pool.query<Record<string, unknown>>(text, values)).rows;

/** One row in each table that a played application leaves empty. */
async function plant(application: string): Promise<void> {
  const { secrets } = lender.ctx;
  const bytes = randomBytes(24);
  const [session = {}] = await query('select uuid from session limit 1');
  const [kid, link] = [v7(), v7()];
  const soon = new Date(Date.now() + 3_600_000);
  await query('insert into freeze_pin (application_uuid, sealed) values ($1, $2)', [
    application,
    await secrets.seal('answer', `${application}:pin`, bytes),
  ]);
  const change = v7();
  await query(
    `insert into identity_change (id, application_uuid, party, what, state, reason, evidence, asked_by, asked_by_uuid, asked_at, sealed)
     values ($1, $2, 'borrower', 'PHONE', 'APPLIED', 'Asked', 'Seen', 'a', $1, now(), $3)`,
    [change, application, await secrets.seal('answer', `identity-change:${change}`, bytes)],
  );
  await query('insert into income_link (id, application_uuid, method, sealed, created_at) values ($1, $2, $3, $4, now())', [
    link,
    application,
    'TRUV_PAYROLL',
    await secrets.seal('provider-token', `income-link:${link}:TRUV_PAYROLL`, bytes),
  ]);
  await query(
    "insert into pending_link (application_uuid, identity_uuid, purpose, sealed, opened_at, expires_at) select uuid, identity_uuid, 'DISBURSE', $2, now(), now() from application where uuid = $1",
    [application, await secrets.seal('provider-token', `pending-link:${application}:DISBURSE:`, bytes)],
  );
  await query(
    "insert into broker_login (state_hash, browser_hash, realm, organization_code, sealed, expires_at) values ($1, $1, 'customer', 'MAIN', $2, $3)",
    [bytes, await secrets.seal('provider-token', bytes.toString('hex'), bytes), soon],
  );
  await query('insert into broker_session (session_uuid, sealed_id_token) values ($1, $2)', [
    session['uuid'],
    await secrets.seal('provider-token', String(session['uuid']), bytes),
  ]);
  await secrets.put('authenticator', link, 'JBSWY3DPEHPK3PXP');
  await query("insert into oidc_record (kind, id_hash, sealed) values ('Grant', $1, $2)", [
    bytes,
    await secrets.seal('provider-token', `oidc:Grant:${bytes.toString('hex')}`, bytes),
  ]);
  await query(
    `insert into affiliate_lead (code, organization_code, expires_on, first_name, last_name, street1, city, state, zip, sealed_dob, email, phone, income)
     values ('ABCD-EFGH-JKMN-PQRS', 'MAIN', '2030-01-01', 'Avery', 'Lead', '155 Clear Path Ln', 'Phoenix', 'AZ', '85004', $1, 'lead@example.com', '6025550155', 132000)`,
    [await secrets.seal('birth-date', 'affiliate-lead:ABCD-EFGH-JKMN-PQRS', bytes)],
  );
  await joinWaitlist(
    lender.ctx.pool,
    secrets,
    {
      uuid: v7(),
      organization_code: 'MAIN',
      email_key: 'wanda@example.com',
      email: 'wanda@example.com',
      first_name: 'Wanda',
      last_name: 'Waits',
      dob: '1984-05-17',
      income: 85_000,
      street1: '1 Clear Path Ln',
      street2: '',
      city: 'Ketchikan',
      state: 'AK',
      zip: '99950',
      consented_at: soon,
    },
    'HELOC',
  );
  await query(
    `insert into unfinished_upload (id, application_uuid, document_type, label, sent_sha256, sent_bytes, sent_by, begun_at, expires_at)
     values ($1, $2, 'SUPPORT', 'x.pdf', 'x', 48, $1, now(), now() + interval '1 day')`,
    [link, application],
  );
  await query('insert into unfinished_upload_part (upload_id, starts_at, bytes, sealed) values ($1, 24, 24, $2)', [
    link,
    await secrets.seal('upload', `${link}:24`, bytes),
  ]);
  await query(
    "insert into tracking_session (uuid, tracker_uuid, organization_code, platform, query, started_at, seen_at) values ($1, $1, 'MAIN', 'WEB', '{}', now(), now())",
    [link],
  );
  await query("insert into replay (id, session_uuid, organization_code, consented_at, last_at) values ($1, $1, 'MAIN', now(), now())", [
    link,
  ]);
  await query('insert into replay_piece (replay_id, seq, sealed) values ($1, 3, $2)', [
    link,
    await secrets.seal('answer', `replay:${link}:3`, bytes),
  ]);
  await query('insert into oidc_key (kid, sealed_private, created_at) values ($1, $2, now())', [
    kid,
    await secrets.seal('signing-key', kid, bytes),
  ]);
}
/** Every encrypted column, decrypted with the current keys. */
async function openAll(): Promise<string[]> {
  const secrets = buildSecrets(lender.ctx.pool, masterKey());
  const opened: string[] = [];
  for (const { kind, table, column, context } of SEALED_COLUMNS) {
    const rows = await query(`select ${context} as context, ${column} as sealed from ${table} where ${column} is not null order by 1`);
    expect(rows.length, table).toBeGreaterThan(0);
    for (const { context: seam, sealed } of rows) opened.push((await secrets.open(kind, String(seam), sealed as Buffer)).toString('hex'));
  }
  for (const { id } of await query('select id from secret order by id')) opened.push(await secrets.get(String(id)));
  return opened;
}

test('after a rotation the old keys can be deleted: every encrypted column, secret and file can be read', async () => {
  const file = await lender.play('joint', 'CO_DEED_REQ');
  const sent = await senderOf(lender.app, file.jwt, 'MAIN', file.uuid)('BANK_STATEMENT');
  await lender.call('POST', '/service-application/external/api/v1/heloc/drafts', { body: { data: { step: 'property' } } });
  await lender.call('PUT', '/service-profile/api/v1/profile/phone', {
    jwt: file.jwt,
    headers: { 'idempotency-key': v7() },
    body: { number: '6025550142' },
  });
  await plant(file.uuid);
  const before = await openAll();
  const read = async () => {
    const row = await uploadOf(lender.ctx.pool, file.uuid, sent);
    if (!row) throw new Error('The upload is missing');
    return (await readUpload({ ...lender.ctx, secrets: buildSecrets(lender.ctx.pool, masterKey()) }, row)).toString('hex');
  };
  const picture = await read();

  const kept = { pool: lender.ctx.pool, masterKey: masterKey(), blobs: lender.ctx.documents.blobs };
  const rotated = await rotateDataKeys(kept);
  expect(rotated.filter(({ rows }) => rows === 0)).toEqual([]);
  // Nothing remains under an older key, and a second rotation changes nothing.
  expect((await resealOld(kept)).map(({ rows }) => rows)).toEqual(SECRET_KINDS.map(() => 0));
  await query('delete from key_store where retired_at is not null');
  expect(await openAll()).toEqual(before);
  expect(await read()).toBe(picture);
}, 60_000);

test('the rotation covers every encrypted column', async () => {
  const rows = await query(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'bytea' and column_name like '%sealed%' order by 1`,
  );
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => String(name)).filter((name) => name !== 'secret.sealed' && !known.includes(name))).toEqual([]);
});
