import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { memberByEmail } from '@hearthline/database/stores/lender/staff-members.ts';
import { seededEmail } from '@hearthline/sandbox/seeded-staff.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstAdministrator } from '../../../identity/staff/first-administrator.ts';

const STAFF = '/desk/api/v1/staff';
let lender: TestLender;
let admin: string;
beforeAll(async () => {
  lender = await testLender();
  admin = await deskToken(lender, 'MAIN', 'admin');
});
afterAll(async () => lender.close());

const uuidOf = async (role: StaffRole, org = 'MAIN') => (await memberByEmail(lender.ctx.pool, org, seededEmail(org, role)))?.uuid ?? '';
const change = async (uuid: string, body: object, jwt = admin) =>
  lender.call('PATCH', `${STAFF}/${uuid}`, { jwt, body: { reason: 'A reason in words', ...body } });
const list = async (jwt = admin) =>
  (await lender.call('GET', STAFF, { jwt })).body as unknown as { email: string; state: string; role: string }[];

test('an administrator invites a person, who is emailed a link; the address is taken once in a lender', async () => {
  const body = { name: 'Nora Ellis', email: 'Nora@main.example.com', role: 'closer', reason: 'Replaces Carl' };
  const invited = await lender.call('POST', STAFF, { jwt: admin, body });
  expect([invited.status, invited.body]).toMatchObject([201, { name: 'Nora Ellis', role: 'closer', state: 'INVITED', lastSignInAt: null }]);
  const [mail] = (await lender.call('GET', '/sandbox/outbox?to=Nora@main.example.com')).body as unknown as { body: string }[];
  const token = /\/desk\/welcome#([\w-]{43})/.exec(mail?.body ?? '')?.[1];
  expect((await lender.call('POST', '/desk/api/v1/link', { body: { token } })).body).toMatchObject({ name: 'Nora Ellis' });
  expect((await lender.call('POST', STAFF, { jwt: admin, body: { ...body, email: 'nora@MAIN.example.com' } })).status).toBe(409);
});

test('each role but the administrator’s is refused, and an auditor reads', async () => {
  const auditor = await deskToken(lender, 'MAIN', 'auditor');
  expect((await list(auditor)).length).toBeGreaterThan(7);
  expect((await change(await uuidOf('closer'), { change: 'SUSPENDED' }, auditor)).status).toBe(403);
  const closer = await deskToken(lender, 'MAIN', 'closer');
  expect((await lender.call('GET', STAFF, { jwt: closer })).status).toBe(403);
});

test('a suspended person is signed out at once; a restored one needs a new link', async () => {
  const funder = await deskToken(lender, 'MAIN', 'funder');
  const people = async () => (await lender.call('POST', '/desk/api/v1/people/search', { jwt: funder, body: {} })).status;
  expect(await people()).toBe(400);
  expect((await change(await uuidOf('funder'), { change: 'SUSPENDED' })).body).toMatchObject({ state: 'SUSPENDED' });
  expect(await people()).toBe(401);
  expect((await change(await uuidOf('funder'), { change: 'SUSPENDED' })).status).toBe(409);
  expect((await change(await uuidOf('funder'), { change: 'RESTORED' })).body).toMatchObject({ state: 'INVITED' });
});

test('a new role counts from the next sign-in on, and a reset takes password and authenticator away', async () => {
  const agent = await deskToken(lender, 'MAIN', 'agent');
  expect((await change(await uuidOf('agent'), { change: 'ROLE', role: 'compliance' })).body).toMatchObject({ role: 'compliance' });
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt: agent })).status).toBe(401);
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt: await deskToken(lender, 'MAIN', 'agent') })).status).toBe(200);
  expect((await change(await uuidOf('agent'), { change: 'RESET' })).body).toMatchObject({ state: 'INVITED' });
  await expect(deskToken(lender, 'MAIN', 'agent')).rejects.toThrow();
});

test('nobody changes their own access, touches another lender’s people, or takes the last administrator away', async () => {
  expect((await change(await uuidOf('admin'), { change: 'ROLE', role: 'auditor' })).status).toBe(409);
  expect((await change(await uuidOf('closer', 'PLUMFIELD'), { change: 'SUSPENDED' })).status).toBe(404);
  // two administrators remove one another at once: one remains
  await change(await uuidOf('compliance'), { change: 'ROLE', role: 'admin' });
  const other = await deskToken(lender, 'MAIN', 'compliance');
  const both = await Promise.all([
    change(await uuidOf('compliance'), { change: 'SUSPENDED' }),
    change(await uuidOf('admin'), { change: 'SUSPENDED' }, other),
  ]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.some(({ status }) => status === 409 || status === 401)).toBe(true);
  admin = both[0]?.status === 200 ? admin : other;
});

test('every change is in the log with who, whose and why, and no line can be altered', async () => {
  const { rows, total } = (await lender.call('GET', `${STAFF}/changes`, { jwt: admin })).body as {
    rows: { by: string | null; change: string; reason: string }[];
    total: number;
  };
  expect(total).toBe(rows.length);
  expect(rows.map((row) => row.change)).toEqual(expect.arrayContaining(['INVITED', 'SUSPENDED', 'RESTORED', 'ROLE', 'RESET']));
  expect(rows.every((row) => row.by !== null && row.reason.length >= 5)).toBe(true);
  await expect(lender.ctx.pool.query("update staff_change set reason = 'other'")).rejects.toThrow('append-only');
  await expect(lender.ctx.pool.query('delete from staff_view')).resolves.toMatchObject({ rowCount: 0 });
});

test('the command gives a link for the first administrator only, or says why another is needed', async () => {
  const named = { organization: 'MAIN', email: 'first@main.example.com', name: 'First Person', now: new Date() };
  expect(await firstAdministrator(lender.ctx, { ...named, force: null })).toBeNull();
  expect(await firstAdministrator(lender.ctx, { ...named, force: 'Both administrators lost their phones' })).toMatch(/^\/desk\/welcome#/);
  await lender.ctx.pool.query("update staff_member set suspended_at = now() where organization_code = 'MAIN_NY'");
  const path = await firstAdministrator(lender.ctx, { ...named, organization: 'MAIN_NY', force: null });
  const open = await lender.call('POST', '/desk/api/v1/link', { body: { token: path?.split('#')[1] }, headers: { 'x-org': 'MAIN_NY' } });
  expect(open.body).toMatchObject({ role: 'admin', email: named.email });
  const log = await lender.ctx.pool.query("select reason from staff_change where change = 'COMMAND' and by_uuid is null order by at");
  expect(log.rows.map((row) => String(row['reason']))).toEqual(['Both administrators lost their phones', 'The first administrator']);
});
