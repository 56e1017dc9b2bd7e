import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { readBanners } from '@hearthline/rules/banners.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const DESK = '/desk/api/v1/banners';
const WORDS = { message: 'Our offices are closed on Thursday.', variant: 'info', apps: ['heloc'] };

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 60_000);
afterAll(async () => lender.close());
beforeEach(async () => void (await lender.ctx.pool.query('truncate banner cascade')));

const as = async (role: StaffRole = 'compliance', organization = 'MAIN') => ({ jwt: await token(role, organization) });
const publish = async (words: object = {}, role: StaffRole = 'compliance') =>
  lender.call('POST', DESK, { ...(await as(role)), body: { ...WORDS, ...words } });
const onPages = async (org = 'MAIN') =>
  readBanners((await lender.call('GET', '/banners/test.json', { headers: { 'x-org': org } })).body).map(({ message }) => message);

test('a banner that compliance publishes is on the pages of the lender, and of no other; edited and ended ones follow', async () => {
  const made = await publish();
  expect(made.status).toBe(201);
  expect([await onPages(), await onPages('PLUMFIELD')]).toEqual([[WORDS.message], []]);
  const one = `${DESK}/${String(made.body['uuid'])}`;
  const edited = { ...WORDS, message: 'Our offices are closed on Friday.', variant: 'warn' };
  expect((await lender.call('PUT', one, { ...(await as('admin')), body: edited })).body).toMatchObject(edited);
  expect(await onPages()).toEqual(['Our offices are closed on Friday.']);
  const end = async () => lender.call('POST', `${one}/end`, { ...(await as()), body: {} });
  expect([(await end()).body['active'], (await end()).body['active']]).toEqual([false, false]);
  expect(await onPages()).toEqual([]);
  expect(await lender.call('PUT', one, { ...(await as()), body: WORDS })).toMatchObject({ status: 409, body: { code: 'conflict' } });

  const { rows, total } = (await lender.call('GET', `${DESK}/changes`, await as('auditor'))).body as {
    rows: { action: string; person: string; message: string }[];
    total: number;
  };
  expect(total).toBe(3);
  expect(rows.map(({ action, message }) => [action, message])).toEqual([
    ['END', 'Our offices are closed on Friday.'],
    ['EDIT', 'Our offices are closed on Friday.'],
    ['PUBLISH', 'Our offices are closed on Thursday.'],
  ]);
  expect(new Set(rows.map(({ person }) => person)).size).toBe(2);
  expect(rows.every(({ person }) => person !== '')).toBe(true);
});

test('banners that are shown come first, then those that have ended', async () => {
  const first = await publish({ message: 'First' });
  await publish({ message: 'Second' });
  await lender.call('POST', `${DESK}/${String((await publish({ message: 'Third' })).body['uuid'])}/end`, { ...(await as()), body: {} });
  const list = async () => (await lender.call('GET', DESK, await as())).body as unknown as { uuid: string; message: string }[];
  expect((await list()).map(({ message }) => message)).toEqual(['Second', 'First', 'Third']);
  expect((await list())[1]?.uuid).toBe(first.body['uuid']);
});

test.each(STAFF_ROLES)('a member of staff as %s', async (role) => {
  const reads = ['admin', 'compliance', 'auditor'].includes(role);
  const writes = role === 'admin' || role === 'compliance';
  expect((await lender.call('GET', DESK, await as(role))).status).toBe(reads ? 200 : 403);
  expect((await publish({}, role)).status).toBe(writes ? 201 : 403);
});

test('another lender’s people neither see, edit nor end it', async () => {
  const { body } = await publish();
  const other = await as('admin', 'PLUMFIELD');
  expect((await lender.call('GET', DESK, other)).body).toEqual([]);
  expect((await lender.call('GET', `${DESK}/changes`, other)).body).toEqual({ rows: [], total: 0 });
  for (const [method, path, sent] of [
    ['PUT', `${DESK}/${String(body['uuid'])}`, WORDS],
    ['POST', `${DESK}/${String(body['uuid'])}/end`, {}],
    ['POST', `${DESK}/${v7()}/end`, {}],
  ] as const)
    expect((await lender.call(method, path, { ...other, body: sent })).status).toBe(404);
  expect(await onPages()).toEqual([WORDS.message]);
});

test.each([
  ['without words', { message: '   ' }, 'message', 'Type the message'],
  ['too long', { message: 'x'.repeat(161) }, 'message', 'At most 160 characters'],
  ['for no page', { apps: [] }, 'apps', 'Choose at least one'],
  ['for an unknown page', { apps: ['exchange'] }, 'apps.0', undefined],
  ['of an unknown kind', { variant: 'error' }, 'variant', 'Choose one'],
])('a banner %s is refused at its field', async (_, words, field, message) => {
  const { status, body } = await publish(words);
  expect([status, body['errors']]).toEqual([400, [expect.objectContaining({ field, ...(message !== undefined && { message }) })]]);
});
