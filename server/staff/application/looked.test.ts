import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { formWithPicture } from '@hearthline/sandbox/actor.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
let who: { readonly uuid: string; readonly jwt: string; readonly email: string };
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  who = await lender.play('happy', 'FINAL_OFFER');
}, 120_000);
afterAll(async () => lender.close());

const PATH = (rest: string) => `/desk/api/v1/applications/${who.uuid}${rest}`;
const get = async (rest: string, role: StaffRole = 'processor', org = 'MAIN') =>
  lender.call('GET', PATH(rest), { jwt: await token(role, org) });
const WHY = { reason: 'CALL', note: 'They asked us to call' };
const reveal = async (what: string, party = 'borrower', org = 'MAIN') =>
  lender.call('POST', PATH(`/parties/${party}/reveal`), { jwt: await token('processor', org), body: { what, ...WHY } });
const views = async () =>
  (await lender.ctx.pool.query('select fields, reason, note, role from staff_view where application_uuid = $1 order by at, id', [who.uuid]))
    .rows;
const bytesOf = async (rest: string) => {
  const answer = await lender.app.inject({
    method: 'GET',
    url: PATH(rest),
    headers: { host: 'localhost', 'x-hearthline-desk': '1', cookie: (await token('processor')).split(' ').slice(2).join(' ') },
  });
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload };
};

test('a document, a file, a message and a masked value each leave one line in the log of views, with names and no values', async () => {
  const { payload, contentType } = formWithPicture({ type: 'SUPPORT' });
  const sent = await lender.call('POST', `/service-application/api/v1/application/heloc/${who.uuid}/documents`, {
    jwt: who.jwt,
    body: payload,
    headers: { 'content-type': contentType },
  });
  expect(sent.status).toBe(201);
  const documents = (await get('/documents')).body as { documents?: { sha256: string; kind: string }[]; uploads?: { uuid: string }[] };
  const messages = (await get('/messages')).body as unknown as { id: string; readable: boolean }[];
  const before = (await views()).length;

  const summary = documents.documents?.find(({ kind }) => kind === 'SUMMARY_DISCLOSURE');
  const pdf = await bytesOf(`/documents/${summary?.sha256}/file`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  });
  expect(String(pdf.headers['content-disposition'])).toBe('inline; filename="summary-disclosure.pdf"');
  const file = await bytesOf(`/uploads/${documents.uploads?.[0]?.uuid}/file`);
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
  const message = await get(`/messages/${messages.find(({ readable }) => readable)?.id}`);
  expect(String(message.body['body']).length).toBeGreaterThan(20);
  expect((await reveal('EMAIL')).body).toEqual({ value: who.email });
  expect((await reveal('BIRTH_DATE')).body['value']).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await reveal('SSN_LAST4')).body).toEqual({ value: '•••-••-1001' });
  expect((await reveal('HOME')).body['value']).toMatch(/^\d+ .+, Phoenix, AZ 85\d{3}$/);

  const looked = (await views()).slice(before);
  expect(looked.map(({ fields }) => fields)).toEqual([
    ['document SUMMARY_DISCLOSURE'],
    ['file SUPPORT'],
    [expect.stringMatching(/^message by/)],
    ['email'],
    ['birth date'],
    ['ssn last4'],
    ['home'],
  ]);
  expect(looked.at(-1)).toMatchObject({ ...WHY, role: 'processor' });
  expect(JSON.stringify(looked)).not.toContain(who.email);
});

test('every document that is listed opens', async () => {
  const { documents } = (await get('/documents')).body as unknown as { documents: { sha256: string }[] };
  expect(documents.length).toBeGreaterThan(5);
  for (const { sha256 } of documents) expect((await bytesOf(`/documents/${sha256}/file`)).status, sha256).toBe(200);
}, 60_000);

test('what is not there, another lender’s, or a Social Security number is shown to nobody, and leaves no line', async () => {
  const before = (await views()).length;
  expect((await reveal('SSN')).status).toBe(400);
  expect((await reveal('EMAIL', v7())).status).toBe(404);
  expect((await reveal('EMAIL', 'borrower', 'PLUMFIELD')).status).toBe(404);
  expect((await get(`/documents/${'0'.repeat(64)}/file`)).status).toBe(404);
  expect((await get(`/uploads/${v7()}/file`)).status).toBe(404);
  expect((await get(`/messages/${v7()}`)).status).toBe(404);
  expect((await views()).length).toBe(before);
});

test('a message with a secret link is listed, and read by nobody at the desk', async () => {
  const joint = await lender.play('joint', 'CO_DEED_REQ');
  const list = (await lender.call('GET', `/desk/api/v1/applications/${joint.uuid}/messages`, { jwt: await token('processor') }))
    .body as unknown as {
    id: string;
    readable: boolean;
  }[];
  const secret = list.find(({ readable }) => !readable);
  expect(secret).toBeDefined();
  const read = await lender.call('GET', `/desk/api/v1/applications/${joint.uuid}/messages/${secret?.id}`, {
    jwt: await token('processor'),
  });
  expect(read.status).toBe(404);
}, 60_000);

test('masked values are counted with the searches and the pages of people: a member of the staff does not copy everybody', async () => {
  const strict = await testLender({ env: { THROTTLE_STAFF_LOOKS: '2' } });
  const { uuid } = await strict.play('happy', 'OFFER_SELECTION');
  const jwt = await deskTokens(strict)('processor');
  const statuses: number[] = [];
  for (const what of ['EMAIL', 'PHONE', 'BIRTH_DATE'])
    statuses.push(
      (await strict.call('POST', `/desk/api/v1/applications/${uuid}/parties/borrower/reveal`, { jwt, body: { what, ...WHY } })).status,
    );
  expect(statuses).toEqual([200, 200, 429]);
  const { rows } = await strict.ctx.pool.query('select fields from staff_view where note = $1', [WHY.note]);
  expect(rows, 'what was refused is no look').toHaveLength(2);
  await strict.close();
});
