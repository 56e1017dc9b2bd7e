import { ACCESS_CHANGES } from '@hearthline/contract/desk/staff.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { addAccessProposal, applyAccessProposal, lockAccessProposal } from '@hearthline/database/stores/lender/access-proposals.ts';
import { addStaffChange, memberByEmail } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { seededEmail, seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { accessByCommand } from '../../../identity/staff/by-command.ts';
import { decideAccess } from '../../../staff/access-proposals.ts';

const STAFF = '/desk/api/v1/staff';
let lender: TestLender;
/** Ada proposes; Bea, another administrator, and Colin of compliance decide. */
let admin: string;
let bea: Hired;
let colin: string;
beforeAll(async () => {
  lender = await testLender();
  admin = await deskToken(lender, 'MAIN', 'admin');
  bea = await hire(lender, 'Bea Quill', 'admin');
  colin = await deskToken(lender, 'MAIN', 'compliance');
});
afterAll(async () => lender.close());

const BEA = 'bea.quill@lender.example.com';
const ADA = seededEmail('MAIN', 'admin');
const COLIN = seededEmail('MAIN', 'compliance');
const CORA = seededEmail('MAIN', 'compliance', true);

type Proposal = { uuid: string; state: string; mayDecide: boolean; whyNot: string | null; name: string; second: { name: string } | null };
const uuidOf = async (role: StaffRole, org = 'MAIN') => (await memberByEmail(lender.ctx.pool, org, seededEmail(org, role)))?.uuid ?? '';
const propose = async (body: object, jwt = admin) =>
  lender.call('POST', `${STAFF}/proposals`, { jwt, body: { reason: 'A reason in words', ...body } });
const decide = async (uuid: unknown, decision: string, jwt = colin, reason?: string) =>
  lender.call('POST', `${STAFF}/proposals/${String(uuid)}/decision`, { jwt, body: { decision, ...(reason !== undefined && { reason }) } });
const suspend = async (uuid: string, jwt = admin) =>
  lender.call('POST', `${STAFF}/${uuid}/suspension`, { jwt, body: { reason: 'A reason in words' } });
/** Proposed by Ada and approved by Colin. */
const changed = async (body: object) => {
  const proposed = await propose(body);
  expect(proposed.status).toBe(201);
  return decide(proposed.body['uuid'], 'APPROVE');
};
const list = async (jwt = admin) =>
  (await lender.call('GET', STAFF, { jwt })).body as unknown as { staffUuid: string; email: string; state: string; role: string }[];
const proposals = async (jwt: string) =>
  ((await lender.call('GET', `${STAFF}/proposals`, { jwt })).body as unknown as { proposals: Proposal[]; domains: string[] }).proposals;
const mails = async (to: string) =>
  (await lender.call('GET', `/sandbox/outbox?to=${to}`)).body as unknown as { subject: string; body: string }[];
/** What people are mailed meanwhile: subjects by address. */
const mailed = async (to: readonly string[], act: () => Promise<unknown>) => {
  const before = await Promise.all(to.map(mails));
  await act();
  const after = await Promise.all(to.map(mails));
  return after.map((all, i) => all.length - (before[i]?.length ?? 0));
};
const NORA = { change: 'INVITED', name: 'Nora Ellis', email: 'Nora@main.example.com', role: 'closer' };

test('an invitation waits for a second person, who is never the one who proposed it; then the person is emailed a link', async () => {
  const { body: proposed, status } = await propose(NORA);
  expect([status, proposed]).toMatchObject([201, { name: 'Nora Ellis', role: 'closer', state: 'OPEN', mayDecide: false, roleNow: null }]);
  expect((await list()).map(({ email }) => email)).not.toContain(NORA.email);
  expect(await mails(NORA.email)).toEqual([]);

  const own = await decide(proposed['uuid'], 'APPROVE', admin);
  expect([own.status, own.body['message']]).toEqual([403, 'You proposed this. A different person decides it.']);
  expect((await decide(proposed['uuid'], 'APPROVE', await deskToken(lender, 'MAIN', 'closer'))).status).toBe(403);
  expect((await decide(proposed['uuid'], 'APPROVE', await deskToken(lender, 'PLUMFIELD', 'compliance'))).status).toBe(404);

  const all = await Promise.all([colin, bea.jwt].map(async (jwt) => decide(proposed['uuid'], 'APPROVE', jwt)));
  expect(all.map((one) => one.status).toSorted()).toEqual([200, 409]);
  expect(all.find((one) => one.status === 200)?.body).toMatchObject({ state: 'APPROVED', second: { name: expect.any(String) } });
  expect((await list()).find(({ email }) => email === NORA.email)).toMatchObject({ role: 'closer', state: 'INVITED', lastSignInAt: null });
  const token = /\/desk\/welcome#([\w-]{43})/.exec((await mails(NORA.email))[0]?.body ?? '')?.[1];
  expect((await lender.call('POST', '/desk/api/v1/link', { body: { token } })).body).toMatchObject({ name: 'Nora Ellis' });
  expect((await propose({ ...NORA, email: 'nora@MAIN.example.com' })).status).toBe(409);
});

test.each(['mallory@gmail.com', 'nora@evil.main.example.com', 'nora@main.example.com.evil.net', 'nora@plumfield.example.com'])(
  'nobody is invited at %s: it is none of the lender’s domains',
  async (email) => {
    const { status, body } = await propose({ ...NORA, email });
    const sentence = 'Invite people at their work address: it ends in @main.example.com';
    expect([status, body['message'], body['errors']]).toEqual([409, sentence, [{ field: 'email', message: sentence }]]);
    const byCommand = { organization: 'MAIN', email, name: 'Second Me', role: 'admin', now: new Date(), force: 'Because' } as const;
    expect(await accessByCommand(lender.ctx, byCommand)).toEqual({ refused: sentence });
  },
);

test('another role, a reset and the end of a suspension wait too; the person whose access it is never decides', async () => {
  const compliance = await uuidOf('compliance');
  const agent = await deskToken(lender, 'MAIN', 'agent');
  for (const asked of [{ change: 'ROLE', role: 'admin' }, { change: 'RESET' }]) {
    const { body: proposed } = await propose({ ...asked, staffUuid: compliance });
    const own = await decide(proposed['uuid'], 'APPROVE', colin);
    expect([own.status, own.body['message']]).toEqual([403, 'It is about your own access. A different person decides it.']);
    expect((await propose({ ...asked, staffUuid: compliance }, bea.jwt)).status, 'one waits at a time').toBe(409);
    expect((await proposals(colin)).find(({ uuid }) => uuid === proposed['uuid'])).toMatchObject({ mayDecide: false, state: 'OPEN' });
    expect((await proposals(bea.jwt)).find(({ uuid }) => uuid === proposed['uuid'])).toMatchObject({ mayDecide: true, whyNot: null });
    expect((await decide(proposed['uuid'], 'REFUSE', bea.jwt)).status, 'a refusal has a reason').toBe(400);
    expect((await decide(proposed['uuid'], 'REFUSE', bea.jwt, 'Not needed')).body).toMatchObject({
      state: 'REFUSED',
      refusal: 'Not needed',
    });
  }
  // nothing was changed by either
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt: colin })).status).toBe(200);

  const { body: waiting } = await propose({ change: 'ROLE', staffUuid: await uuidOf('agent'), role: 'funder' });
  expect((await decide(waiting['uuid'], 'WITHDRAW', colin)).status).toBe(403);
  expect((await decide(waiting['uuid'], 'WITHDRAW', admin)).body).toMatchObject({ state: 'WITHDRAWN', second: null });
  expect((await decide(waiting['uuid'], 'APPROVE', colin)).status).toBe(409);
  expect((await lender.call('GET', '/desk/api/v1/account', { jwt: agent })).status).toBe(200);
});

test('a new role counts from the next sign-in on, and a reset takes password and authenticator away', async () => {
  const agent = await deskToken(lender, 'MAIN', 'agent');
  const staffUuid = await uuidOf('agent');
  await changed({ change: 'ROLE', staffUuid, role: 'compliance' });
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt: agent })).status).toBe(401);
  expect((await lender.call('GET', '/desk/api/v1/views', { jwt: await deskToken(lender, 'MAIN', 'agent') })).status).toBe(200);
  await changed({ change: 'RESET', staffUuid });
  await expect(deskToken(lender, 'MAIN', 'agent')).rejects.toThrow();
  const { rows } = await lender.ctx.pool.query<{ password_hash: string | null }>('select password_hash from staff_member where uuid = $1', [
    staffUuid,
  ]);
  expect(rows[0]?.password_hash).toBeNull();
});

test('a suspended person is signed out at once, by one person; two let them in again, with a new link', async () => {
  const funder = await deskToken(lender, 'MAIN', 'funder');
  const people = async () => (await lender.call('POST', '/desk/api/v1/people/search', { jwt: funder, body: {} })).status;
  expect(await people()).toBe(400);
  const staffUuid = await uuidOf('funder');
  expect((await suspend(staffUuid)).body).toMatchObject({ state: 'SUSPENDED' });
  expect(await people()).toBe(401);
  expect((await suspend(staffUuid)).status).toBe(409);
  const { body: proposed } = await propose({ change: 'RESTORED', staffUuid });
  expect((await list()).find((one) => one.staffUuid === staffUuid)?.state).toBe('SUSPENDED');
  expect((await decide(proposed['uuid'], 'APPROVE', admin)).status).toBe(403);
  expect((await decide(proposed['uuid'], 'APPROVE', bea.jwt)).status).toBe(200);
  expect((await list()).find((one) => one.staffUuid === staffUuid)?.state).toBe('INVITED');
});

test('every change is mailed to the other administrators and compliance: proposed, decided, and a suspension', async () => {
  const team = [ADA, BEA, COLIN, CORA];
  let uuid: unknown;
  const invited = { change: 'INVITED', name: 'Omar Finch', email: 'omar@main.example.com', role: 'admin' };
  expect(await mailed(team, async () => ({ uuid } = (await propose(invited)).body))).toEqual([0, 1, 1, 1]);
  const [mail] = await mails(CORA);
  expect(mail?.subject).toBe('A change of access waits for approval');
  expect(mail?.body).toContain('Ada Whitfield proposes to invite Omar Finch (omar@main.example.com) in the role administrator.');
  expect(mail?.body).toContain('/desk/settings/staff');
  expect(await mailed(team, async () => decide(uuid, 'REFUSE', colin, 'Nobody knows them'))).toEqual([1, 1, 0, 1]);
  expect((await mails(ADA))[0]?.body).toContain('Colin Marsh refused it. Nothing has changed.');
  const again = (await propose(invited)).body['uuid'];
  expect(await mailed(team, async () => decide(again, 'APPROVE', bea.jwt))).toEqual([1, 0, 1, 1]);
  const cora = await memberByEmail(lender.ctx.pool, 'MAIN', CORA);
  expect(await mailed(team, async () => suspend(cora?.uuid ?? '', bea.jwt)), 'who is suspended is told').toEqual([1, 0, 1, 1]);
  expect(await mailed(team, async () => suspend(await uuidOf('processor'))), 'and no longer afterwards').toEqual([0, 1, 1, 0]);
});

test('nobody changes their own access, touches another lender’s people, or takes the last administrator away', async () => {
  expect((await propose({ change: 'ROLE', staffUuid: await uuidOf('admin'), role: 'auditor' })).status).toBe(409);
  expect((await suspend(await uuidOf('admin'))).status).toBe(409);
  expect((await suspend(await uuidOf('closer', 'PLUMFIELD'))).status).toBe(404);
  expect((await propose({ change: 'RESET', staffUuid: await uuidOf('closer', 'PLUMFIELD') })).status).toBe(404);
  // a proposal falls with the access of who made it
  const there = await deskToken(lender, 'PLUMFIELD', 'admin');
  const other = await hire(lender, 'Rolf Adler', 'admin', 'PLUMFIELD');
  const { body: proposed } = await propose({ change: 'ROLE', staffUuid: other.staffUuid, role: 'auditor' }, there);
  expect((await suspend(await uuidOf('admin', 'PLUMFIELD'), other.jwt)).status).toBe(200);
  const { status, body } = await decide(proposed['uuid'], 'APPROVE', await deskToken(lender, 'PLUMFIELD', 'compliance'));
  expect([status, body['message']], 'what a suspended administrator proposed has expired').toEqual([
    409,
    'This proposal has expired, or changes nothing any more.',
  ]);
  // two administrators remove one another at once: one remains
  const both = await Promise.all([suspend(bea.staffUuid), suspend(await uuidOf('admin'), bea.jwt)]);
  expect(both.filter((one) => one.status === 200)).toHaveLength(1);
  expect(both.some((one) => one.status === 409 || one.status === 401)).toBe(true);
  if (both[1]?.status === 200) admin = bea.jwt;
});

test('a proposal expires after seven days', async () => {
  const by = await memberByEmail(lender.ctx.pool, 'MAIN', admin === bea.jwt ? BEA : ADA);
  const week = 7 * 24 * 3_600_000;
  const at = new Date(Date.now() - week - 1000);
  const id = await addAccessProposal(lender.ctx.pool, {
    org_code: 'MAIN',
    change: 'INVITED',
    staff_uuid: null,
    name: 'Late Person',
    email: 'late@main.example.com',
    email_key: 'late@main.example.com',
    role: 'closer',
    authority: null,
    reason: 'Long ago',
    person_uuid: by?.uuid ?? '',
    at,
    expires_at: new Date(at.getTime() + week),
  });
  expect((await decide(id, 'APPROVE')).status).toBe(409);
  expect((await proposals(colin)).find(({ uuid }) => uuid === id)).toMatchObject({ state: 'EXPIRED', mayDecide: false });
  const { body } = await propose({ change: 'INVITED', name: 'Late Person', email: 'late@main.example.com', role: 'closer' });
  expect(Date.parse(String(body['expiresAt'])) - Date.parse(String(body['at']))).toBe(week);
});

test('the database applies no access that one person gave, whatever the code above it', async () => {
  const { pool } = lender.ctx;
  const [by, whose] = [await memberByEmail(pool, 'MAIN', admin === bea.jwt ? BEA : ADA), await memberByEmail(pool, 'MAIN', COLIN)];
  if (!by || !whose) throw new Error('They are seeded');
  const { uuid: person, email, email_key } = whose;
  const proposed = {
    org_code: 'MAIN',
    change: 'ROLE',
    staff_uuid: person,
    name: '',
    email,
    email_key,
    role: 'admin',
    reason: 'Why',
  } as const;
  const [at, expires_at] = [new Date(), new Date(Date.now() + 1e8)];
  await expect(addAccessProposal(pool, { ...proposed, authority: null, person_uuid: person, at, expires_at })).rejects.toThrow(
    'not_of_oneself',
  );
  const id = await addAccessProposal(pool, { ...proposed, authority: null, person_uuid: by.uuid, at, expires_at });
  const apply = async (second: string) =>
    transaction(pool, async (client) => {
      const row = await lockAccessProposal(client, 'MAIN', id ?? '');
      if (!row) throw new Error('It was added');
      return applyAccessProposal(client, row, { second, at });
    });
  await expect(apply(by.uuid)).rejects.toThrow('access_proposal_by_two');
  await expect(apply(person)).rejects.toThrow('access_proposal_not_of_oneself');
  const line = { organization: 'MAIN', at, by: by.uuid, staffUuid: person, role: 'admin', reason: 'Alone' } as const;
  for (const change of ACCESS_CHANGES) await expect(addStaffChange(pool, { ...line, change })).rejects.toThrow('takes two people');
  await expect(addStaffChange(pool, { ...line, change: 'ROLE', second: bea.staffUuid, proposalId: id ?? '' })).rejects.toThrow(
    'takes two people',
  );
  await expect(pool.query("update access_proposal set role = 'funder' where id = $1", [id])).rejects.toThrow('kept as it was');
  await expect(pool.query('delete from access_proposal where id = $1', [id])).rejects.toThrow('kept as it was');
});

test('who is suspended or gets another role while their request is under way decides and proposes nothing', async () => {
  const vera = await hire(lender, 'Vera Sand', 'compliance');
  const { staffUuid, name } = vera;
  const caller = { kind: 'staff', staffUuid, name, sessionId: staffUuid, organization: 'MAIN', role: 'compliance' } as const;
  const { body } = await propose({ change: 'INVITED', name: 'Pia North', email: 'pia@main.example.com', role: 'closer' });
  const approve = async (as: StaffCaller) => decideAccess(lender.ctx, as, String(body['uuid']), { decision: 'APPROVE' });
  await expect(approve({ ...caller, role: 'admin' })).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await suspend(staffUuid)).status).toBe(200);
  await expect(approve(caller)).rejects.toMatchObject({ code: 'unauthenticated' });
  expect((await proposals(colin)).find(({ uuid }) => uuid === body['uuid'])?.state).toBe('OPEN');
  await decide(body['uuid'], 'REFUSE', colin, 'Only a test');
});

test('access is written by the store of proposals, the command, the sandbox’s seed and the start of a lender alone', () => {
  const top = join(import.meta.dirname, '../../../..');
  const files = ['server', 'sandbox', 'tools', 'database'].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  const writers =
    /\b(addMember|putMemberRole|putMemberAuthority)\(|\bsuspendMember\(.*\bnull\)|staff_member set (role|suspended_at|authority)|insert into staff_member/;
  const code = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.') && !file.includes('node_modules'));
  const having = (pattern: RegExp) => code.filter((file) => pattern.test(readFileSync(join(top, file), 'utf8'))).toSorted();
  expect(having(/\b(sendStaffLink|newStaffLink|putStaffLink)\(/), 'links that set password and authenticator').toEqual([
    'database/stores/lender/staff-members.ts',
    'server/identity/staff/by-command.ts',
    'server/identity/staff/links.ts',
    'server/staff/access-proposals.ts',
    // The first administrator of a new lender, in the transaction that makes it.
    'server/staff/settings/new-lender/drafts.ts',
  ]);
  expect(having(writers)).toEqual([
    'database/stores/lender/access-proposals.ts',
    'database/stores/lender/staff-members.ts',
    'sandbox/seeded-staff.ts',
    'server/identity/staff/by-command.ts',
    'server/staff/settings/new-lender/drafts.ts',
  ]);
});

test('roles that do not decide on access read nothing of it, and an auditor reads without deciding', async () => {
  const auditor = await deskToken(lender, 'MAIN', 'auditor');
  expect((await list(auditor)).length).toBeGreaterThan(7);
  const open = (await proposals(auditor)).filter(({ state }) => state === 'OPEN');
  expect(open.length).toBeGreaterThan(0);
  expect(new Set(open.map(({ whyNot }) => whyNot))).toEqual(new Set(['An administrator or a member of compliance decides it.']));
  expect((await suspend(await uuidOf('closer'), auditor)).status).toBe(403);
  const closer = await deskToken(lender, 'MAIN', 'closer');
  expect((await lender.call('GET', STAFF, { jwt: closer })).status).toBe(403);
  const approvals = async (jwt: string) =>
    (await lender.call('GET', '/desk/api/v1/approvals', { jwt })).body['accessProposals'] as Proposal[];
  expect(await approvals(closer)).toEqual([]);
  const decidable = (await approvals(colin)).filter(({ mayDecide }) => mayDecide).length;
  expect(decidable).toBeGreaterThan(0);
  const counted = async (jwt: string) => (await lender.call('GET', '/desk/api/v1/work-counts', { jwt })).body['approvals'];
  expect([await counted(colin), await counted(closer)]).toEqual([decidable, 0]);
});

test('every change is in the log with both people, whose and why, and no line can be altered', async () => {
  const { rows, total } = (await lender.call('GET', `${STAFF}/changes`, { jwt: colin })).body as {
    rows: { by: string | null; second: string | null; change: string; reason: string }[];
    total: number;
  };
  expect(total).toBe(rows.length);
  expect(rows.map((row) => row.change)).toEqual(expect.arrayContaining(['INVITED', 'SUSPENDED', 'RESTORED', 'ROLE', 'RESET']));
  expect(rows.every((row) => row.by !== null && row.reason.length >= 5 && row.by !== row.second)).toBe(true);
  expect(rows.every((row) => (row.second === null) === (row.change === 'SUSPENDED'))).toBe(true);
  await expect(lender.ctx.pool.query("update staff_change set reason = 'other'")).rejects.toThrow('append-only');
  await expect(lender.ctx.pool.query('delete from staff_view')).resolves.toMatchObject({ rowCount: 0 });
});

test('the command gives a link until two people can sign in who decide on access, then only with a reason, and the others are told', async () => {
  const named = {
    organization: 'MAIN_NY',
    email: 'first@main-ny.example.com',
    name: 'First Person',
    role: 'admin',
    now: new Date(),
  } as const;
  await seedStaff(lender.ctx, ['MAIN_NY']);
  const refused = { refused: 'Two people can sign in who decide on access: they invite others at /desk' };
  expect(await accessByCommand(lender.ctx, { ...named, force: null })).toEqual(refused);
  await lender.ctx.pool.query("update staff_member set suspended_at = now() where organization_code = 'MAIN_NY'");
  const first = await accessByCommand(lender.ctx, { ...named, force: null });
  const token = 'path' in first ? first.path.split('#')[1] : '';
  const headers = { 'x-org': 'MAIN_NY' };
  const open = await lender.call('POST', '/desk/api/v1/link', { body: { token }, headers });
  expect(open.body).toMatchObject({ role: 'admin', email: named.email });

  const ready = async (email: string) =>
    lender.ctx.pool.query(
      `with m as (update staff_member set password_hash = 'x' where email_key = $1 returning uuid)
       insert into second_step (owner_uuid, secret_id, confirmed_at) select uuid, gen_random_uuid(), now() from m`,
      [email],
    );
  await ready(named.email);
  expect(await accessByCommand(lender.ctx, { ...named, force: null })).toEqual({ refused: 'This person can sign in already' });
  const second = { ...named, email: 'second@main-ny.example.com', name: 'Second Person', role: 'compliance' } as const;
  expect(await accessByCommand(lender.ctx, { ...second, force: null })).toMatchObject({ path: expect.stringMatching(/^\/desk\/welcome#/) });
  expect((await mails(named.email))[0]?.body).toContain('The command on the server gave Second Person (second@main-ny.example.com)');
  await ready(second.email);
  const third = { ...named, email: 'third@main-ny.example.com' };
  expect(await accessByCommand(lender.ctx, { ...third, force: null })).toEqual(refused);
  expect(await accessByCommand(lender.ctx, { ...third, force: 'Both lost their phones' })).toHaveProperty('path');
  const log = await lender.ctx.pool.query("select reason from staff_change where change = 'COMMAND' and by_uuid is null order by at, id");
  expect(log.rows.map((row) => String(row['reason']))).toEqual([
    'The first person who decides on access',
    'The second person who decides on access',
    'Both lost their phones',
  ]);
});
