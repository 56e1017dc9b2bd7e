import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Played } from '@hearthline/sandbox/play.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const LIST = '/service-notification/secure/api/v1/notifications';
type Told = { uuid: string; title: string; status: string; created: string; ctas: object[] };

let lender: TestLender;
let mine: Played;
let other: Played;
beforeAll(async () => {
  lender = await testLender();
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
  expect((await mark(uuid, 'READ')).body).toMatchObject({ uuid, status: 'READ' });
  expect((await list('?status=READ')).map((n) => n.uuid)).toEqual([uuid]);
  expect((await list('?status=UNREAD')).map((n) => n.uuid)).not.toContain(uuid);
  expect((await mark(uuid, 'UNREAD')).body).toMatchObject({ status: 'UNREAD' });
  expect(await list('?status=READ')).toEqual([]);
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
  const markThrough = async (through: string, jwt = mine.jwt) => lender.call('PATCH', LIST, { jwt, body: { status: 'READ', through } });
  expect((await markThrough(next?.uuid ?? '', other.jwt)).status).toBe(204);
  expect(await list('?status=READ')).toEqual([]);
  expect((await markThrough(next?.uuid ?? '')).status).toBe(204);
  expect((await list('?status=UNREAD')).map((n) => n.uuid)).toEqual([newest?.uuid]);
  expect((await list('', other.jwt)).every((n) => n.status === 'UNREAD')).toBe(true);
});
