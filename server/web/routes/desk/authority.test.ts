/** Who sets what a colleague decides alone: an administrator proposes it, a second person approves it, and nobody sets their own. */
import { applyAccessProposal, lockAccessProposal } from '@hearthline/database/stores/lender/access-proposals.ts';
import { putMemberRole } from '@hearthline/database/stores/lender/staff-members.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const STAFF = '/desk/api/v1/staff';
let lender: TestLender;
let people: Record<'ada' | 'colin' | 'una' | 'fay', Hired>;
beforeAll(async () => {
  lender = await testLender();
  people = {
    ada: await hire(lender, 'Ada Admin', 'admin'),
    colin: await hire(lender, 'Colin Comply', 'compliance'),
    una: await hire(lender, 'Una Write', 'underwriter'),
    fay: await hire(lender, 'Fay Fund', 'funder'),
  };
}, 60_000);
afterAll(async () => lender.close());

const AUTHORITY = { line: 200_000, cltv: 80, exceptions: false, release: 250_000 };
const propose = async (whose: string, authority: object, jwt = people.ada.jwt) =>
  lender.call('POST', `${STAFF}/proposals`, {
    jwt,
    body: { change: 'AUTHORITY', staffUuid: whose, authority, reason: 'In the first year' },
  });
const decide = async (id: unknown, jwt = people.colin.jwt, decision = 'APPROVE') =>
  lender.call('POST', `${STAFF}/proposals/${String(id)}/decision`, { jwt, body: { decision } });
const shown = async ({ staffUuid }: Hired) =>
  ((await lender.call('GET', STAFF, { jwt: people.ada.jwt })).body as unknown as { staffUuid: string }[]).find(
    (one) => one.staffUuid === staffUuid,
  );
const history = async () =>
  ((await lender.call('GET', `${STAFF}/changes?page=1`, { jwt: people.ada.jwt })).body['rows'] as { change: string }[]).filter(
    ({ change }) => change === 'AUTHORITY',
  );

test('it is proposed, decided by another, counts from then on without a new sign-in, and stands in the log with both', async () => {
  const { una } = people;
  const { body, status } = await propose(una.staffUuid, AUTHORITY);
  expect([status, body]).toMatchObject([201, { state: 'OPEN', authority: AUTHORITY, limits: ['line', 'cltv', 'exceptions'] }]);
  expect(await shown(una)).not.toMatchObject({ authority: AUTHORITY });
  expect((await decide(body['uuid'], people.ada.jwt)).status, 'who proposed it').toBe(403);
  expect((await decide(body['uuid'], una.jwt)).status, 'whose role decides no access').toBe(403);
  expect((await decide(body['uuid'], await deskToken(lender, 'PLUMFIELD', 'compliance'))).status, 'of another lender').toBe(404);
  expect(await history()).toEqual([]);
  expect((await decide(body['uuid'])).body).toMatchObject({ state: 'APPROVED' });
  expect(await shown(una)).toMatchObject({ authority: AUTHORITY, isUsual: false });
  expect(await history()).toMatchObject([{ by: 'Ada Admin', second: 'Colin Comply', name: 'Una Write', authority: AUTHORITY }]);
  expect((await lender.call('GET', '/desk/api/v1/approvals', { jwt: una.jwt })).status, 'still signed in').toBe(200);
  expect((await propose(una.staffUuid, AUTHORITY)).body).toMatchObject({ message: 'This is what they may decide already' });
});

test('nobody sets their own, nor approves it; and only where the role decides something with a limit', async () => {
  const { ada, colin } = people;
  expect((await propose(ada.staffUuid, AUTHORITY)).status).toBe(409);
  const own = await propose(colin.staffUuid, { ...AUTHORITY, release: 100_000 });
  expect(own.status).toBe(201);
  expect((await decide(own.body['uuid'])).body).toMatchObject({ message: 'It is about your own access. A different person decides it.' });
  const agent = await hire(lender, 'Amy Agent', 'agent');
  expect((await propose(agent.staffUuid, AUTHORITY)).body).toMatchObject({ message: 'Their role decides nothing that has a limit' });
  expect((await propose(people.una.staffUuid, AUTHORITY, people.fay.jwt)).status, 'a funder').toBe(403);
  const there = await deskToken(lender, 'PLUMFIELD', 'admin');
  expect((await propose(people.una.staffUuid, AUTHORITY, there)).status, 'of another lender').toBe(404);
});

test.each([
  { ...AUTHORITY, release: 250_001 },
  { ...AUTHORITY, cltv: 101 },
  { ...AUTHORITY, line: -1 },
  { line: 1, cltv: 1, exceptions: true },
])('what is no authority is refused: %o', async (authority) => {
  expect((await propose(people.una.staffUuid, authority)).status).toBe(400);
});

test('a proposal ends with the role for which it was made; the database takes no other authority than the approved one', async () => {
  const { fay, colin } = people;
  const { body } = await propose(fay.staffUuid, { ...AUTHORITY, release: 10_000 });
  const id = String(body['uuid']);
  const { pool } = lender.ctx;
  await expect(pool.query(`update access_proposal set authority = '{}' where id = $1`, [id])).rejects.toThrow('kept as it was');
  const row = await lockAccessProposal(pool, 'MAIN', id);
  const other = { ...AUTHORITY, release: 250_000 };
  await expect(applyAccessProposal(pool, { ...row!, authority: other }, { second: colin.staffUuid, at: new Date() })).rejects.toThrow(
    'takes two people',
  );
  await expect(pool.query(`update staff_member set authority = '{"line": 1}' where uuid = $1`, [fay.staffUuid])).rejects.toThrow(
    'authority',
  );
  await putMemberRole(pool, fay.staffUuid, 'closer');
  expect((await decide(id)).body).toMatchObject({ code: 'conflict' });
  expect(await shown(fay)).toMatchObject({ authority: null });
});
