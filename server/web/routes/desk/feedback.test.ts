import { dateInZone } from '@hearthline/rules/dates.ts';
import { lenderZone } from '../../../organizations/opening-hours.ts';
/** What people say about the product, at the desk: by role, of one lender, filtered, counted and paged by the server. */
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PATH = '/desk/api/v1/feedback';
type Row = { readonly kind: string; readonly about: string; readonly text: string; readonly screen: string };
type Listed = { readonly rows: readonly Row[]; readonly total: number; readonly counts: readonly object[] };

let lender: TestLender;
let uuid: string;
let loanNumber: string;
let cora: string;
beforeAll(async () => {
  lender = await testLender();
  cora = (await hire(lender, 'Cora Close', 'compliance')).jwt;
  const { uuid: application, jwt } = await lender.play('happy', 'OFFER_SELECTION');
  uuid = application;
  loanNumber = String((await lender.call('GET', onApplication(uuid), { jwt })).body['loanNumber']);
  const say = async (body: object) =>
    lender.call('POST', '/service-application/api/v1/feedback', {
      jwt,
      body: { topic: 'IMPROVE', marketingConsent: false, productType: 'HELOC', ...body },
    });
  const leave = async (reason: string, comment = '') =>
    lender.call('POST', '/service-application/api/v1/leave-survey', { jwt, body: { screen: 'product/select', reason, comment } });
  const sent = [
    await say({ message: 'Why twice the same address?', pathname: `/account/heloc/${uuid}/product/select?x=1`, applicationUuid: uuid }),
    await say({ message: 'It was quick and clear.', topic: 'COMPLIMENT', marketingConsent: true, pathname: '/dashboard' }),
    await leave('PRICE', 'Two points above my bank'),
    await leave('PRICE'),
    await leave('LATER'),
  ];
  expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  // What another lender's people said, on the same tables.
  await lender.ctx.pool.query("insert into leave_survey values ($1, 'PLUMFIELD', 'liens', 'BROKEN', 'Said at Plumfield', now())", [v7()]);
}, 60_000);
afterAll(async () => lender.close());

const list = async (query = '', jwt = cora) => (await lender.call('GET', `${PATH}?${query}`, { jwt })).body as unknown as Listed;
const textsOf = ({ rows }: Listed) => rows.map(({ text }) => text);

test('feedback and reasons for leaving are listed newest first, with counts and without the person', async () => {
  const { rows, total, counts } = await list();
  expect(rows.map(({ kind, about, screen }) => [kind, about, screen])).toEqual([
    ['LEAVING', 'LATER', 'product/select'],
    ['LEAVING', 'PRICE', 'product/select'],
    ['LEAVING', 'PRICE', 'product/select'],
    ['FEEDBACK', 'COMPLIMENT', '/dashboard'],
    ['FEEDBACK', 'IMPROVE', 'product/select'],
  ]);
  expect(rows[1]).toMatchObject({ applicationUuid: null, loanNumber: null, mayQuote: null });
  expect(rows[3]).toMatchObject({ applicationUuid: null, mayQuote: true });
  expect(rows[4]).toMatchObject({ applicationUuid: uuid, loanNumber, mayQuote: false, text: 'Why twice the same address?' });
  expect(total).toBe(5);
  expect(counts).toEqual([
    { kind: 'FEEDBACK', about: 'COMPLIMENT', count: 1 },
    { kind: 'FEEDBACK', about: 'IMPROVE', count: 1 },
    { kind: 'LEAVING', about: 'PRICE', count: 2 },
    { kind: 'LEAVING', about: 'LATER', count: 1 },
  ]);
});

test('kind, topic, reason and days narrow the list; days narrow the counts too', async () => {
  expect((await list('kind=FEEDBACK')).total).toBe(2);
  expect(textsOf(await list('kind=LEAVING&about=PRICE'))).toEqual(['', 'Two points above my bank']);
  expect(textsOf(await list('about=COMPLIMENT'))).toEqual(['It was quick and clear.']);
  expect(await list('kind=FEEDBACK&about=PRICE')).toMatchObject({ rows: [], total: 0 });
  const today = dateInZone(lender.ctx.clock.now(), lenderZone(lender.ctx, 'MAIN'));
  expect((await list(`from=${today}&to=${today}`)).total).toBe(5);
  expect(await list('from=2099-01-01')).toEqual({ rows: [], total: 0, counts: [] });
  expect(await list('to=2020-01-01')).toEqual({ rows: [], total: 0, counts: [] });
  for (const wrong of ['about=RANT', 'kind=OTHER', 'from=yesterday', 'page=0'])
    expect((await lender.call('GET', `${PATH}?${wrong}`, { jwt: cora })).status, wrong).toBe(400);
});

test('people of another lender read their own only', async () => {
  const stranger = await hire(lender, 'Stan Ranger', 'admin', 'PLUMFIELD');
  expect(textsOf(await list('', stranger.jwt))).toEqual(['Said at Plumfield']);
});

test.each([
  ['admin', 200],
  ['compliance', 200],
  ['auditor', 200],
  ['processor', 403],
  ['underwriter', 403],
  ['closer', 403],
  ['funder', 403],
  ['agent', 403],
] as const)('a member of the role %s is answered %i', async (role, status) => {
  const { jwt } = await hire(lender, `Kim ${role}`, role);
  expect((await lender.call('GET', PATH, { jwt })).status).toBe(status);
});

test('a page has 25 rows, and the next one the rest', async () => {
  const { jwt } = await hire(lender, 'Paula Page', 'compliance', 'MAIN_NY');
  await lender.ctx.pool.query(
    `insert into leave_survey select gen_random_uuid(), 'MAIN_NY', 'liens', 'OTHER', 'Answer ' || n, now() - n * interval '1 minute' from generate_series(1, 30) n`,
  );
  const [first, second] = [await list('', jwt), await list('page=2', jwt)];
  expect([first.rows.length, first.total, second.rows.length, second.total]).toEqual([25, 30, 5, 30]);
  expect([first.rows[0]?.text, second.rows[4]?.text]).toEqual(['Answer 1', 'Answer 30']);
});
