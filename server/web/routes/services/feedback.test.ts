import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Played } from '@hearthline/sandbox/play.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const PATH = '/service-application/api/v1/feedback';
const SAID = { message: 'The steps were clear to me.', topic: 'COMPLIMENT', marketingConsent: true, productType: 'HELOC' };

let lender: TestLender;
let mine: Played;
let other: Played;
beforeAll(async () => {
  lender = await testLender();
  [mine, other] = [await lender.play('happy', 'OFFER_SELECTION'), await lender.play('happy', 'OFFER_SELECTION')];
});
afterAll(async () => lender.close());

const say = async (rest: object, jwt = mine.jwt) => lender.call('POST', PATH, { jwt, body: { ...SAID, pathname: '/dashboard', ...rest } });
const kept = async () => (await lender.ctx.pool.query('select pathname, application_uuid from feedback order by at, id')).rows;

test('feedback is stored with the application only if it is the caller’s', async () => {
  expect((await say({ applicationUuid: mine.uuid })).status).toBe(201);
  expect((await say({ applicationUuid: other.uuid })).status).toBe(201);
  const pathname = `/account/heloc/${mine.uuid}/signing/additional`;
  expect((await say({ pathname })).status).toBe(201);
  expect((await say({ pathname }, other.jwt)).status).toBe(201);
  expect((await lender.call('POST', '/service-profile/api/v1/feedback/ceo', { jwt: mine.jwt, body: {} })).status).toBe(204);
  expect(await kept()).toEqual([
    { pathname: '/dashboard', application_uuid: mine.uuid },
    { pathname: '/dashboard', application_uuid: null },
    { pathname, application_uuid: null },
  ]);
});

test.each([
  ['too short', { message: '123456789' }, { field: 'message', message: 'Must be at least 10 characters' }],
  ['too short without the spaces around it', { message: '  12345678  ' }, { field: 'message', message: 'Must be at least 10 characters' }],
  ['too long', { message: 'x'.repeat(1001) }, { field: 'message', message: 'Must be at most 1000 characters' }],
  ['on an unknown topic', { topic: 'RANT' }, { field: 'topic' }],
  ['without an answer about marketing', { marketingConsent: undefined }, { field: 'marketingConsent' }],
])('a message %s is refused at its field', async (_, rest, error) => {
  const { status, body } = await say(rest);
  expect([status, body['errors']]).toEqual([400, [expect.objectContaining(error)]]);
});

test.each([10, 1000])('a message of %d characters is stored', async (length) => {
  expect((await say({ message: 'x'.repeat(length) })).status).toBe(201);
});
