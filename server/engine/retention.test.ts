import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameSigner } from '@hearthline/database/stores/person/parties.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { eraseOld } from './retention.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const answers = async (uuid: string) =>
  (await lender.ctx.pool.query('select kind from provider_answer where application_uuid = $1', [uuid])).rows.length;
const age = async (uuid: string, months: number) =>
  lender.ctx.pool.query("update application set since = since - $2 * interval '1 month' where uuid = $1", [uuid, months]);

test('the data behind a decline is deleted after 25 months and not before; the log remains and verifies', async () => {
  const [old, young, open] = [await lender.play('lowfico'), await lender.play('lowfico'), await lender.play('happy', 'OFFER_SELECTION')];
  await age(old.uuid, 26);
  await age(young.uuid, 24);
  await age(open.uuid, 80);
  await lender.ctx.pool.query(
    "insert into provider_answer (id, application_uuid, kind, attempt, sealed, at) values (gen_random_uuid(), $1, 'check:WATCHLIST', 1, ''::bytea, now())",
    [old.uuid],
  );
  const before = [await answers(old.uuid), await answers(young.uuid), await answers(open.uuid)];
  expect(Math.min(...before)).toBeGreaterThan(0);
  expect(await eraseOld(lender.ctx)).toBeGreaterThan(0);
  // Results of sanctions checks are retained for five years.
  expect([await answers(old.uuid), await answers(young.uuid), await answers(open.uuid)]).toEqual([1, ...before.slice(1)]);
  await age(old.uuid, 40);
  await eraseOld(lender.ctx);
  expect(await answers(old.uuid)).toBe(0);
  const { body } = await lender.call('GET', `/sandbox/applications/${old.uuid}`);
  expect([body['chainHolds'], body['status']]).toEqual([true, 'DECLINED']);
});

test('uploads, documents and secrets of an abandoned application are deleted once their retention ends, and the log counts them', async () => {
  const { uuid, jwt } = await lender.play('happy', 'FINAL_OFFER');
  await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} });
  const { pool, documents } = lender.ctx;
  const column = async (sql: string) => (await pool.query<{ value: string }>(sql, [uuid])).rows.map((r) => r.value);
  const keys = await column(
    'select storage_key as value from upload where application_uuid = $1 union select storage_key from document where application_uuid = $1 and storage_key is not null',
  );
  const secrets = async () =>
    column('select s.id::text as value from secret s join application a on a.uuid = $1 where s.subject_uuid in (a.uuid, a.identity_uuid)');
  const kept = async () => (await Promise.all(keys.map(async (key) => documents.storage.has(key)))).filter(Boolean).length;
  const [before, stored] = [(await secrets()).length, await kept()];
  expect([stored, before]).toEqual([keys.length, 3]);
  await age(uuid, 24);
  await eraseOld(lender.ctx);
  expect([await kept(), (await secrets()).length]).toEqual([stored, before]);

  await age(uuid, 2);
  await Promise.all([eraseOld(lender.ctx), eraseOld(lender.ctx)]);
  await eraseOld(lender.ctx);
  expect([await kept(), await secrets()]).toEqual([0, []]);
  expect(await column('select ssn_secret as value from profile p join application a using (identity_uuid) where a.uuid = $1')).toEqual([
    null,
  ]);
  expect((await lender.log(uuid)).filter((f) => f.type === 'recordsErased')).toEqual([
    { type: 'recordsErased', uploads: 2, documents: expect.any(Number), secrets: 3 },
  ]);
  expect((await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body).toMatchObject({ documents: [] });
  expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true, status: 'CANCELLED' });
}, 60_000);

test('what staff wrote with an action is erased with the reasons of the decision; what they did stays in the record of actions', async () => {
  const [old, young, open] = [await lender.play('lowfico'), await lender.play('lowfico'), await lender.play('happy', 'OFFER_SELECTION')];
  for (const { uuid } of [old, young, open])
    await insertStaffAction(lender.ctx.pool, {
      applicationUuid: uuid,
      from: 1,
      to: 2,
      action: 'reject-document',
      by: { uuid: '0190a000-0000-7000-8000-0000000000a2', name: 'Pat Process', role: 'processor' },
      reason: 'The brother called',
      textForBorrower: 'The page is cut off',
      at: lender.ctx.clock.now(uuid),
    });
  for (const [{ uuid }, months] of [
    [old, 37],
    [young, 24],
    [open, 80],
  ] as const)
    await age(uuid, months);
  await eraseOld(lender.ctx);
  const written = async ({ uuid }: { uuid: string }) =>
    (
      await lender.ctx.pool.query(
        "select person, reason, text_for_borrower as text from staff_action where application_uuid = $1 and action = 'reject-document'",
        [uuid],
      )
    ).rows;
  const whole = { person: 'Pat Process', reason: 'The brother called', text: 'The page is cut off' };
  expect([await written(old), await written(young), await written(open)]).toEqual([
    [{ ...whole, reason: null, text: null }],
    [whole],
    [whole],
  ]);
});

test('the home, the answers, the other owners and the invitations of an application are erased with the reasons of the decision', async () => {
  const [old, young, open] = [await lender.play('lowfico'), await lender.play('lowfico'), await lender.play('happy', 'OFFER_SELECTION')];
  const { pool } = lender.ctx;
  for (const { uuid } of [old, young, open]) {
    await nameSigner(pool, uuid, {
      id: randomUUID(),
      role: 'SPOUSE',
      first: 'Otto',
      last: 'Owner',
      email: `${uuid}@example.com`,
      phone: '6025550100',
    });
    await pool.query('update signer set invitation_hash = sha256(id::text::bytea) where application_uuid = $1', [uuid]);
    await pool.query("update intake set replay_link = 'https://replay.example/1' where application_uuid = $1", [uuid]);
    await pool.query(
      `insert into account_invitation (secret_hash, identity_uuid, application_uuid, expires_at)
        select sha256(uuid::text::bytea), identity_uuid, uuid, now() from application where uuid = $1`,
      [uuid],
    );
  }
  const rowsOf = async ({ uuid }: { uuid: string }) => {
    const of = async (table: string, order = '1') =>
      (await pool.query<Record<string, unknown>>(`select * from ${table} where application_uuid = $1 order by ${order}`, [uuid])).rows;
    return {
      home: await of('property'),
      answers: await of('intake'),
      owners: await of('signer'),
      invitations: await of('account_invitation'),
    };
  };
  const [before, whole, active] = [await rowsOf(old), await rowsOf(young), await rowsOf(open)];
  await age(old.uuid, 37);
  await age(young.uuid, 24);
  await age(open.uuid, 80);
  await eraseOld(lender.ctx);
  expect([await rowsOf(young), await rowsOf(open)]).toEqual([whole, active]);
  expect(before.home.length * before.answers.length * before.owners.length * before.invitations.length).toBeGreaterThan(0);
  expect(await rowsOf(old)).toEqual({
    home: before.home.map((row) => ({ ...row, street1: '', street2: null, city: '', zip: '' })),
    answers: before.answers.map((row) => ({ ...row, details: {}, replay_link: null })),
    owners: before.owners.map((row) => ({ ...row, first_name: '', last_name: '', email: '', phone: null, invitation_hash: null })),
    invitations: [],
  });
  // its owner and staff still see that it was, and what became of it
  expect((await lender.call('GET', onApplication(old.uuid), { jwt: old.jwt })).status).toBe(200);
  expect((await lender.call('GET', `/sandbox/applications/${old.uuid}`)).body).toMatchObject({ chainHolds: true, status: 'DECLINED' });
});

/** Tables whose rows about an application are erased with the reasons of its decision: written apart from the code. */
const WITH_THE_DECISION = [
  'account_invitation',
  'chat_conversation',
  'correction',
  'employer',
  'explanation',
  'freeze_pin',
  'income_link',
  'mailing',
  'notification',
  'outbox',
  'pending_link',
  'provider_answer',
  'staff_note',
  'staff_proposal',
];

/** Tables whose rows stay without what is personal in them, at the same time. */
const REDACTED_WITH_THE_DECISION = ['intake', 'property', 'signer', 'staff_action'];

/** Erased with its files, numbers and documents (`eraseRecords`; the two tests above see them go). */
const WITH_THE_FILES = [
  'alert_call',
  'bank_account',
  'card_refusal',
  'document',
  'identity_change',
  'payout_call',
  'signing_progress',
  'unfinished_upload',
  'upload',
];
/** Erased by the age of a visit, whatever became of the application. */
const WITH_THE_VISIT = ['feedback', 'replay', 'tracking_event'];
/** Kept: the log, what the law wants as evidence, and what names nobody. A new table stands in one of these lists, or this test fails. */
const KEPT = [
  'application_owner_change',
  'condition',
  'consent_evidence',
  'esign_evidence',
  'fact',
  'notice',
  'offer_set',
  'provider_order',
  'regulatory_deadline',
  'staff_task',
  'staff_view',
  'status_history',
  'timer',
  'work',
];

test('every table with data of an application is erased at its time, or is named here as kept', async () => {
  const { rows } = await lender.ctx.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'application_uuid' order by 1",
  );
  const erased: string[] = [];
  const redacted: string[] = [];
  const connect = lender.ctx.pool.connect.bind(lender.ctx.pool) as () => Promise<{ query: (...asked: unknown[]) => unknown }>;
  const pool = new Proxy(lender.ctx.pool, {
    get: (target, name) => {
      if (name !== 'connect') return Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name);
      return async () => {
        const own = await connect();
        const query = own.query.bind(own);
        own.query = (...asked) => {
          const text = typeof asked[0] === 'string' ? asked[0] : '';
          erased.push(...(/^delete from (\w+) where application_uuid in/.exec(text)?.slice(1) ?? []));
          redacted.push(...(/^update (\w+) set .* where application_uuid in/.exec(text)?.slice(1) ?? []));
          return query(...asked);
        };
        return own;
      };
    },
  });
  await eraseOld({ ...lender.ctx, pool });
  expect([...new Set(erased)].toSorted()).toEqual(WITH_THE_DECISION);
  expect(redacted.toSorted()).toEqual(REDACTED_WITH_THE_DECISION);
  expect(rows.map(({ name }) => name)).toEqual(
    [...WITH_THE_DECISION, ...REDACTED_WITH_THE_DECISION, ...WITH_THE_FILES, ...WITH_THE_VISIT, ...KEPT].toSorted(),
  );
});

/** Rows about people who did not apply, as far as they must be filled. @param day the last day on which a row is good, or the day someone asked */
const SENT: Readonly<Record<string, string>> = {
  affiliate_lead: `insert into affiliate_lead (first_name, last_name, street1, city, state, zip, email, phone, organization_code, expires_on)
    values ('A', 'Lead', '1 A St', 'Mesa', 'AZ', '85201', $1, '6025550100', 'MAIN', $2)`,
  chat_conversation: `insert into chat_conversation (uuid, organization_code, channel_uuid, contact_uuid, token_hash, name, email, tag, skill, page, mode, state,
      created_at, changed_at, expires_at) values (gen_random_uuid(), 'MAIN', gen_random_uuid(), gen_random_uuid(), sha256(convert_to($1::text, 'UTF8')), 'A', $1::text, '', '', '', 'PERSON', 'OPEN',
      $2, $2, $2)`,
  offer_code: `insert into offer_code (first_name, last_name, street1, city, state, zip, organization_code, in_home_date, respond_by_date)
    values ($1, 'Offer', '1 A St', 'Mesa', 'AZ', '85201', 'MAIN', $2, $2)`,
  referral: `insert into referral (first_name, last_name, street1, city, state, zip, email, phone_number, organization_code, status, expires_on)
    values ('A', 'Referral', '1 A St', 'Mesa', 'AZ', '85201', $1, '6025550100', 'MAIN', 'OPEN', $2)`,
  waitlist_entry: `insert into waitlist_entry (uuid, organization_code, email_key, email, first_name, last_name, sealed_dob, income, street1, city, state, zip,
      consented_at)
    values (gen_random_uuid(), 'MAIN', $1, $1, 'A', 'Waiting', '\\x00', 1, '1 A St', 'Mesa', 'AZ', '85201', $2)`,
};

test.each(Object.entries(SENT))('a row of %s is erased after two years', async (table, insert) => {
  const { pool, clock } = lender.ctx;
  for (const months of [25, 23]) {
    const day = new Date(clock.now());
    day.setUTCMonth(day.getUTCMonth() - months);
    await pool.query(insert, [`of-${months}@example.com`, day]);
  }
  await eraseOld(lender.ctx);
  const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t`);
  expect(rows.map(({ row }) => /of-\d+@/.exec(row)?.[0])).toEqual(['of-23@']);
});

/** Columns that may say who a person is, or what they wrote. */
const PERSONAL =
  '(^|_)(name|first|last|email|phone|number|street1|dob|ip|person|contact|sealed|comment|message|reason|text|body|subject)(_|$)';
/** Tables with such columns and without an application: when what is personal in them is erased, or why it is not. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  access_proposal: 'staff: who may do what, and who decided it',
  affiliate_lead: 'retention.ts',
  application: 'its number; who it is about is in other tables',
  banner: 'what a lender tells everyone',
  banner_change: 'staff: who published it',
  broker_login: 'deleted when it expires',
  broker_session: 'deleted with its session',
  chat_bot_feedback: 'deleted with its chat',
  chat_message: 'deleted with its chat',
  chat_note: 'deleted with its chat',
  consent: 'retention.ts',
  daily_run: 'the name of work',
  draft: 'deleted when it expires',
  identity: 'an account, as long as the person has it',
  identity_link: 'an account, as long as the person has it',
  idempotency_key: 'a hash, for a day',
  leave_survey: 'retention.ts',
  lender_domain: 'where a lender is served, and which of its staff asked for it',
  lender_domain_change: 'staff: who asked for a change, and who decided it',
  lender_draft: 'deleted when its link ends',
  lender_version: 'what a lender is, and which of its staff published it',
  loan_officer: 'who arranges loans, as the law has it printed (12 CFR 1026.36(g))',
  mailed_code: 'deleted when it expires',
  offer_code: 'retention.ts',
  oidc_key: 'a key',
  oidc_record: 'deleted when it expires',
  passkey: 'an account, as long as the person has it',
  profile: 'an account; the Social Security number goes with the last application',
  profile_address: 'an account, as long as the person has it',
  profile_phone: 'an account, as long as the person has it',
  rate_sheet: 'rates of a lender, and which of its staff brought them',
  referral: 'retention.ts; of a person with an account, with it',
  replay_piece: 'deleted with its recording',
  schema_migration: 'the name of a migration',
  second_step: 'an account, as long as the person has it',
  secret: 'erased with the row that names it',
  session: 'deleted after it expired',
  setting_change: 'staff: who changed a setting',
  settings_proposal: 'staff: who asked for a change, and who decided it',
  sign_in_failure: 'a hash',
  signing_key: 'a key',
  staff_change: 'staff: who changed whose access',
  staff_member: 'staff, as long as the record of what they did',
  staff_session: 'deleted after it expired',
  unfinished_upload_part: 'deleted with its upload',
  vendor_call: 'counts of calls, of nobody; deleted after two days',
  waitlist_entry: 'retention.ts',
  waitlist_product: 'deleted with its entry',
};

test('every other table with columns about a person says when they are erased, or why not', async () => {
  const { rows } = await lender.ctx.pool.query<{ name: string }>(
    `select distinct c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ $1 and not exists (
        select from information_schema.columns own where own.table_schema = c.table_schema and own.table_name = c.table_name
          and own.column_name = 'application_uuid') order by 1`,
    [PERSONAL],
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(ELSEWHERE).toSorted());
});
