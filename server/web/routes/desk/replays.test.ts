/** Recordings at the desk: by role, of one lender, each watched with a reason that is logged. */
import { seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const REPLAYS = '/desk/api/v1/replays';
const WHY = { reason: 'QUALITY', note: 'How the first questions are used' };
const EVENTS = [
  { type: 4, timestamp: 1, data: { href: 'http://localhost/account/heloc/register-v2', width: 390, height: 844 } },
  { type: 2, timestamp: 2, data: { node: { type: 0, id: 1, childNodes: [] }, initialOffset: { left: 0, top: 0 } } },
];
let lender: TestLender;
let id: string;
let uuid: string;
beforeAll(async () => {
  lender = await testLender({ env: { REPLAY_SAMPLE_RATE: '100' } });
  await seedStaff(lender.ctx);
  const { sessionKey } = (
    await lender.call('POST', '/ft/external/session', { body: { platform: 'WEB', libVersion: '1.0.0', windowWidth: 390 } })
  ).body;
  const { body } = await lender.call('POST', '/ft/external/replay', { body: { sessionKey, consent: true } });
  id = String(body['id']);
  for (let seq = 0; seq < 10; seq += 1)
    await lender.call('POST', `/ft/external/replay/${id}`, {
      body: { sessionKey, seq, events: seq === 0 ? EVENTS : [{ type: 1, timestamp: seq + 2, data: {} }] },
    });
  const played = await lender.play('happy', 'OFFER_SELECTION');
  ({ uuid } = played);
  const link = await lender.call('PUT', onApplication(uuid, 'full-story-link'), { jwt: played.jwt, body: { link: body['url'] } });
  expect(link.status).toBe(200);
}, 60_000);
afterAll(async () => lender.close());

const watch = async (jwt: string, from = 0, why: object = WHY) =>
  lender.call('POST', `${REPLAYS}/${id}/view`, { jwt, body: { from, ...why } });
const logged = async () =>
  (await lender.ctx.pool.query('select role, application_uuid, fields, reason, note from staff_view order by at')).rows;

test.each(['processor', 'underwriter', 'closer', 'funder', 'agent'] as const)('a %s sees no recordings', async (role) => {
  const jwt = await deskToken(lender, 'MAIN', role);
  expect([(await lender.call('GET', REPLAYS, { jwt })).status, (await watch(jwt)).status]).toEqual([403, 403]);
});

test('an auditor finds a recording by its application, and watches it piece by piece; its beginning is one line in the log of views', async () => {
  const jwt = await deskToken(lender, 'MAIN', 'auditor');
  const { body: list } = await lender.call('GET', `${REPLAYS}?application=${uuid}`, { jwt });
  expect(list).toMatchObject({ total: 1, rows: [{ id, width: 390, applicationUuid: uuid, loanNumber: expect.any(String) }] });
  expect((await lender.call('GET', `${REPLAYS}?application=none`, { jwt })).body).toEqual({ rows: [], total: 0 });
  expect((await watch(jwt, 0, { reason: 'QUALITY', note: '' })).status).toBe(400);
  expect(await logged()).toEqual([]);
  const first = (await watch(jwt)).body as { events: { type: number }[]; next: number };
  expect([first.events[0], first.next]).toEqual([
    { type: 4, timestamp: 1, data: { href: '/account/heloc/register-v2', width: 390, height: 844 } },
    8,
  ]);
  const rest = (await watch(jwt, first.next)).body as { events: object[]; next: number | null };
  expect([first.events.length + rest.events.length, rest.next]).toEqual([11, null]);
  expect(await logged()).toEqual([{ role: 'auditor', application_uuid: uuid, fields: [`SESSION_RECORDING ${id}`], ...WHY }]);
});

test('a recording that is watched from a later piece is a line too; what goes on with it is none, and an hour later it is another', async () => {
  const jwt = await deskToken(lender, 'MAIN', 'compliance');
  const lines = async () => (await logged()).filter(({ role }) => role === 'compliance').length;
  for (const from of [1, 8]) expect((await watch(jwt, from)).status).toBe(200);
  expect(await lines()).toBe(1);
  await lender.ctx.pool.query('alter table staff_view disable trigger staff_view_append_only');
  await lender.ctx.pool.query("update staff_view set at = at - interval '61 minutes' where role = 'compliance'");
  await lender.ctx.pool.query('alter table staff_view enable trigger staff_view_append_only');
  expect((await watch(jwt, 8)).status).toBe(200);
  expect(await lines()).toBe(2);
});

test('people of another lender see none of it', async () => {
  const jwt = await deskToken(lender, 'PLUMFIELD', 'compliance');
  expect((await watch(jwt)).status).toBe(404);
});

test('nobody links a recording of another lender, or one that is linked already, to an application', async () => {
  const { uuid: other, jwt } = await lender.play('happy', 'OFFER_SELECTION');
  const put = async (link: string) => (await lender.call('PUT', onApplication(other, 'full-story-link'), { jwt, body: { link } })).status;
  expect(await put(`http://localhost:80/desk/replays/${id}`)).toBe(400);
  expect(await put(`http://evil.example/desk/replays/${id}`)).toBe(400);
});
