import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { staffAction, type StaffAction } from '../staff/actions/act.ts';
import { formOf } from '@hearthline/sandbox/actor.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
let file: Played;
beforeAll(async () => {
  lender = await testLender();
  file = await lender.play('happy', 'OFFER_SELECTION');
});
afterAll(async () => lender.close());

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c84' } })
  .jpeg()
  .toBuffer();

async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const { payload, contentType } = formOf(fields, 'paystub.jpg', picture);
  const answer = await lender.app.inject({
    method: 'POST',
    url: onApplication(file.uuid, 'documents'),
    headers: { host: 'localhost', authorization: `Bearer ${file.jwt}`, 'content-type': contentType, ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ uuid: string; code?: string; message?: string; state: string }>() };
}
type Condition = {
  uuid: string;
  categoryEnum: string;
  actionNeeded: boolean;
  commentsToBorrower: string | null;
  requestDocuments: string[];
  documents: { uuid: string; state: string; reason: string | null }[];
};
const url = () => `/service-conditions/external/api/v1/applications/${file.uuid}/conditions/external-applicants`;
const conditions = async () => {
  const { body } = await lender.call('GET', url(), { jwt: file.jwt });
  return body as unknown as Condition[];
};
const staff = async (action: StaffAction) => staffAction(lender.ctx, file.uuid, action);
const only = async () => {
  const [condition] = await conditions();
  if (!condition) throw new Error('There is no condition');
  return condition;
};

describe('a condition that asks for a document', () => {
  test('is answered by an upload, closed when staff accept it, and reopened when they reject it later', async () => {
    await staff({ action: 'add-condition', category: 'BANK_ACCOUNT_FRAUD_REVIEW', textForBorrower: 'Show us the account.' });
    const { uuid: conditionUuid } = await only();
    const { status, body } = await send({ type: 'BANK_STATEMENT', conditionUuid });
    expect([status, body.state]).toEqual([201, 'RECEIVED']);
    expect(await only()).toMatchObject({ actionNeeded: false, documents: [{ uuid: body.uuid, state: 'RECEIVED' }] });

    await staff({ action: 'reject-document', documentUuid: body.uuid, textForBorrower: 'The statement is older than 60 days.' });
    expect(await only()).toMatchObject({
      actionNeeded: true,
      commentsToBorrower: 'The statement is older than 60 days.',
      documents: [{ state: 'REJECTED', reason: 'The statement is older than 60 days.' }],
    });

    const { rows: told } = await lender.ctx.pool.query<{ id: string; body: string; mail: string }>(
      `select n.id, n.body, o.body as mail from notification n join outbox o on o.notification_id = n.id and o.channel = 'MAIL'
        where n.application_uuid = $1 and n.kind = 'CONDITION_REJECTED'`,
      [file.uuid],
    );
    expect(told).toHaveLength(1);
    for (const words of [told[0]?.body, told[0]?.mail]) expect(words).toContain('The statement is older than 60 days.');
    expect(told[0]?.mail).toContain(`/account/heloc/${file.uuid}/conditions`);

    const again = (await send({ type: 'BANK_STATEMENT', conditionUuid })).body;
    await staff({ action: 'accept-document' });
    expect(await conditions()).toEqual([]);
    expect((await send({ type: 'BANK_STATEMENT', conditionUuid })).body).toMatchObject({ code: 'conflict' });

    await staff({ action: 'reject-document', documentUuid: again.uuid, textForBorrower: 'It is another person’s account.' });
    expect(await only()).toMatchObject({ uuid: conditionUuid, actionNeeded: true, commentsToBorrower: 'It is another person’s account.' });
    await staff({ action: 'clear-condition', conditionUuid });
    const log = (await lender.log(file.uuid)).map((f) => f.type).filter((t) => /^(condition|document)[ACRU]/.test(t));
    expect(log).toEqual([
      'conditionAdded',
      'documentUploaded',
      'documentRejected',
      'documentUploaded',
      'documentAccepted',
      'conditionCleared',
      'documentRejected',
      'conditionReopened',
      'conditionCleared',
    ]);
  });

  test('added by staff requests the documents of its category; an unknown or missing category is refused with the list', async () => {
    const added = async (body: object) =>
      lender.call('POST', `/sandbox/applications/${file.uuid}/staff`, { body: { action: 'add-condition', ...body } });
    const list = [{ field: 'category', message: expect.stringContaining('GENERIC_DOCUMENT_REQUEST') }];
    expect(await added({ category: 'HOA_STATMENT' })).toMatchObject({ status: 400, body: { errors: list } });
    expect(await added({})).toMatchObject({ status: 409, body: { message: 'Name the condition', errors: list } });
    await staff({ action: 'add-condition', category: 'REVIEW_TRUST_REQUIREMENTS' });
    expect((await only()).requestDocuments).toEqual(['CERTIFICATE_OF_TRUST']);
    await staff({ action: 'clear-condition', conditionUuid: (await only()).uuid });
  });

  test('of a generic category is listed after the older ones and needs as many uploads as it requests', async () => {
    await staff({ action: 'add-condition', category: 'ESCALATION_REVIEW', textForBorrower: 'Our team reviews your application.' });
    await staff({ action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: 'Send the lease of the panels.' });
    await lender.ctx.pool.query("update condition set category = 'SOLAR_LEASE_REVIEW' where category = 'GENERIC_DOCUMENT_REQUEST'");
    const listed = await conditions();
    expect(listed.map((c) => c.categoryEnum)).toEqual(['ESCALATION_REVIEW', 'SOLAR_LEASE_REVIEW']);
    const { facts } = await lender.read(file.uuid);
    expect(facts.openConditions.map((c) => c.category)).toEqual(['ESCALATION_REVIEW', 'GENERIC_DOCUMENT_REQUEST']);
    const solar = listed[1]?.uuid ?? '';
    await lender.ctx.pool.query('update condition set documents_required = 2 where uuid = $1', [solar]);
    for (const open of [2, 1]) {
      await send({ type: 'LEASE', conditionUuid: solar });
      await staff({ action: 'accept-document' });
      expect(await conditions()).toHaveLength(open);
    }
  });

  test('accepts at most twenty uploads, even concurrent ones', async () => {
    const { uuid: conditionUuid } = await only();
    const answers = await Promise.all(Array.from({ length: 23 }, async () => send({ type: 'SUPPORT', conditionUuid })));
    expect(answers.filter((a) => a.status === 201)).toHaveLength(20);
    expect(answers.filter((a) => a.body.code === 'quota_reached')).toHaveLength(3);
  });
});

describe('an upload', () => {
  test('sent twice under one idempotency key is stored once; another file under it is refused', async () => {
    const headers = { 'idempotency-key': 'paystub-1' };
    const [one, two] = [await send({ type: 'USER_UPLOADED_PAYSTUB' }, headers), await send({ type: 'USER_UPLOADED_PAYSTUB' }, headers)];
    expect(two.body.uuid).toBe(one.body.uuid);
    expect((await send({ type: 'W2' }, headers)).body.code).toBe('key_reused');
  });

  test('is downloaded as an inert attachment under a generated name, and is stored encrypted', async () => {
    const { uuid } = (await send({ type: 'USER_UPLOADED_PAYSTUB' })).body;
    const got = await lender.app.inject({
      method: 'GET',
      url: onApplication(file.uuid, `documents/${uuid}`),
      headers: { host: 'localhost', authorization: `Bearer ${file.jwt}` },
    });
    expect(got.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename="user-uploaded-paystub-${uuid.slice(-8)}.jpg"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await sharp(got.rawPayload).metadata()).width).toBe(60);
    const { rows } = await lender.ctx.pool.query<{ storage_key: string }>('select storage_key from upload where id = $1', [uuid]);
    const kept = await lender.ctx.documents.storage.get(rows[0]?.storage_key ?? '');
    expect(kept?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
  });

  test('of another borrower is not found, and neither is one in quarantine', async () => {
    const other = await lender.play('happy', 'OFFER_SELECTION');
    const { uuid } = (await send({ type: 'W2' })).body;
    const get = async (jwt: string) => (await lender.call('GET', onApplication(file.uuid, `documents/${uuid}`), { jwt })).status;
    expect([await get(file.jwt), await get(other.jwt)]).toEqual([200, 404]);
    await lender.ctx.pool.query("update upload set state = 'SCANNING', storage_key = null where id = $1", [uuid]);
    expect(await get(file.jwt)).toBe(404);
    const { body } = await lender.call('GET', onApplication(file.uuid, 'documents'), { jwt: file.jwt });
    expect(JSON.stringify(body)).not.toContain(uuid);
  });

  test('needs a known type, a field called file, and an open application', async () => {
    expect((await send({ type: 'SHOPPING_LIST' })).body).toMatchObject({ code: 'invalid_request', errors: [{ field: 'type' }] });
    expect((await send({ type: 'W2', status: 'ACCEPTED' })).body).toMatchObject({ code: 'invalid_request', errors: [{ field: 'status' }] });
    const { status } = await lender.call('POST', onApplication(file.uuid, 'documents'), { jwt: file.jwt, body: { type: 'W2' } });
    expect(status).toBe(415);
    await staff({ action: 'withdraw' });
    expect((await send({ type: 'W2' })).body).toMatchObject({ code: 'out_of_order' });
  });
});
