import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** Tables whose rows about an application are erased with the reasons of its decision: written apart from the code. */
const WITH_THE_DECISION = [
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

/** Erased with its files, numbers and documents (`eraseRecords`; the two tests above see them go). */
const WITH_THE_FILES = [
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
  'account_invitation',
  'condition',
  'consent_evidence',
  'esign_evidence',
  'fact',
  'intake',
  'notice',
  'offer_set',
  'property',
  'provider_order',
  'regulatory_deadline',
  'signer',
  'staff_action',
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
          return query(...asked);
        };
        return own;
      };
    },
  });
  await eraseOld({ ...lender.ctx, pool });
  expect([...new Set(erased)].toSorted()).toEqual(WITH_THE_DECISION);
  expect(rows.map(({ name }) => name)).toEqual([...WITH_THE_DECISION, ...WITH_THE_FILES, ...WITH_THE_VISIT, ...KEPT].toSorted());
});
