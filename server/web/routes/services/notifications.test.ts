import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertNotification } from '@hearthline/database/stores/lender/outbox.ts';
import { putWallet } from '@hearthline/database/stores/person/wallets.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { startAtNoon, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const LIST = '/service-notification/secure/api/v1/notifications';
type Told = { uuid: string; title: string; status: string; created: string; ctas: object[] };

let lender: TestLender;
let mine: Played;
let other: Played;
beforeAll(async () => {
  lender = await testLender();
  await startAtNoon(lender);
  mine = await lender.play('happy', 'COMPLETE');
  other = await lender.play('happy', 'OFFER_SELECTION');
});
afterAll(async () => lender.close());

const list = async (query = '', jwt = mine.jwt) => {
  const { status, body } = await lender.call('GET', `${LIST}${query}`, { jwt });
  expect(status).toBe(200);
  return body as unknown as Told[];
};
const mark = async (uuid: string, status: string, jwt = mine.jwt) => lender.call('PATCH', `${LIST}/${uuid}`, { jwt, body: { status } });

test('are listed newest first, each with its link', async () => {
  const told = await list();
  expect(told.length).toBeGreaterThan(4);
  expect(told[0]).toMatchObject({
    title: 'Your money is in your account',
    status: 'UNREAD',
    applicationUuid: mine.uuid,
    walletAddress: null,
    ctas: [{ redirectPath: expect.stringContaining(`/account/heloc/${mine.uuid}`) }],
  });
  expect(told.map((n) => n.created)).toEqual(
    told
      .map((n) => n.created)
      .toSorted()
      .toReversed(),
  );
});

test('what is over is not new and leads nowhere: a funded line offers no notary and nothing to sign', async () => {
  const told = await list();
  const asking = told.filter(({ ctas }) => ctas.length > 0).map(({ title }) => title);
  const [money, ...before] = asking;
  expect(money).toBe('Your money is in your account');
  // documents and accounts that were given stay
  for (const title of before)
    expect(title).toMatch(/^(Documents? for you|A document for you: .+|A bank account for your (payments|money) was given)$/);
  expect(told.filter(({ status }) => status === 'UNREAD').map(({ title }) => title)).toEqual(
    told.map(({ title }) => title).filter((title) => asking.includes(title)),
  );
  const { rows } = await lender.ctx.pool.query('select kind from notification where application_uuid = $1 and over_at is not null', [
    mine.uuid,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['SIGNING_READY', 'NOTARY_READY', 'RESCISSION_STARTED']));
});

test('pages follow each other without a gap or repetition, and the last one ends', async () => {
  const all = (await list()).map((n) => n.uuid);
  const paged: string[] = [];
  for (;;) {
    const page = await list(`?limit=2${paged.length > 0 ? `&before=${paged.at(-1)}` : ''}`);
    paged.push(...page.map((n) => n.uuid));
    if (page.length < 2) break;
  }
  expect(paged).toEqual(all);
});

test('can be marked read and unread, and filtered by it', async () => {
  const [first] = await list();
  const uuid = first?.uuid ?? '';
  const read = (await list('?status=READ')).map((n) => n.uuid);
  expect((await mark(uuid, 'READ')).body).toMatchObject({ uuid, status: 'READ' });
  expect((await list('?status=READ')).map((n) => n.uuid)).toEqual([uuid, ...read]);
  expect((await list('?status=UNREAD')).map((n) => n.uuid)).not.toContain(uuid);
  expect((await mark(uuid, 'UNREAD')).body).toMatchObject({ status: 'UNREAD' });
  expect((await list('?status=READ')).map((n) => n.uuid)).toEqual(read);
});

test('messages of another person cannot be seen, marked or used as a cursor', async () => {
  const [first] = await list();
  const uuid = first?.uuid ?? '';
  expect((await list('', other.jwt)).map((n) => n.uuid)).not.toContain(uuid);
  expect((await mark(uuid, 'READ', other.jwt)).status).toBe(404);
  expect(await list(`?before=${uuid}`, other.jwt)).toEqual([]);
  expect((await list())[0]?.status).toBe('UNREAD');
  expect((await lender.call('GET', LIST)).status).toBe(401);
});

test('an unknown status and too long a page are refused', async () => {
  const [first] = await list();
  expect((await mark(first?.uuid ?? '', 'SEEN')).status).toBe(400);
  expect((await lender.call('GET', `${LIST}?limit=51`, { jwt: mine.jwt })).status).toBe(400);
});

test('all can be marked read at once; what came after the page was read stays unread, and other people’s messages do too', async () => {
  const [newest, next] = await list();
  const read = await list('?status=READ');
  const markThrough = async (through: string, jwt = mine.jwt) => lender.call('PATCH', LIST, { jwt, body: { status: 'READ', through } });
  expect((await markThrough(next?.uuid ?? '', other.jwt)).status).toBe(204);
  expect(await list('?status=READ')).toEqual(read);
  expect((await markThrough(next?.uuid ?? '')).status).toBe(204);
  expect((await list('?status=UNREAD')).map((n) => n.uuid)).toEqual([newest?.uuid]);
  expect((await list('', other.jwt)).every((n) => n.status === 'UNREAD')).toBe(true);
});

test('the address of the caller’s own account at the exchange also lists and marks what another sign-in of its owner was told about it', async () => {
  const address = 'sx1qd4v0rx7k2m5n8p3w6y9z4c7f2h5j8l3t6u9e2';
  const identityOf = async ({ uuid }: Played) => (await lender.read(uuid)).identityUuid;
  const [me, them] = [await identityOf(mine), await identityOf(other)];
  const now = lender.ctx.clock.now(mine.uuid);
  const wallet = { address, name: 'Grace Happy', authorizationType: 'OWNER', groupPolicyAddress: null } as const;
  await putWallet(lender.ctx.pool, me, wallet, now);
  const about = await insertNotification(lender.ctx.pool, {
    key: 'test:about-the-account',
    application_uuid: other.uuid,
    identity_uuid: them,
    kind: 'FUNDED',
    data: { amount: 1000, mask: null, wallet: address, firstPayment: '2027-01-01' },
    title: 'Your money is at the exchange',
    body: 'It has arrived.',
    path: null,
    created_at: now,
  });
  const uuids = async (query: string, jwt = mine.jwt) => (await list(query, jwt)).map((n) => n.uuid);
  const own = await uuids('');
  expect(own).not.toContain(about);
  expect(await uuids(`?address=${address}`)).toEqual([about, ...own]);
  expect((await list(`?address=${address}&limit=1`))[0]).toMatchObject({ uuid: about, walletAddress: address, status: 'UNREAD' });
  expect((await uuids(`?address=${address}&before=${about}`))[0]).toBe(own[0]);
  expect((await mark(about ?? '', 'READ')).body).toMatchObject({ uuid: about, status: 'READ' });
  for (const [query, jwt] of [
    [`?address=${address}`, other.jwt],
    ['?address=sx1another', mine.jwt],
  ] as const)
    expect(await lender.call('GET', `${LIST}${query}`, { jwt })).toMatchObject({ status: 404, body: { code: 'not_found' } });
  // an account opened again replaces the one before
  await putWallet(lender.ctx.pool, me, { ...wallet, address: 'sx1later' }, now);
  expect((await lender.call('GET', `${LIST}?address=${address}`, { jwt: mine.jwt })).status).toBe(404);
  expect((await mark(about ?? '', 'UNREAD')).status).toBe(404);
});
