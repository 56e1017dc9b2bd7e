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

test('a message that is too short or too long, and an unknown topic, are refused', async () => {
  for (const rest of [{ message: 'Short' }, { message: 'x'.repeat(1001) }, { topic: 'RANT' }]) expect((await say(rest)).status).toBe(400);
});
