/** Whom a token of the page's address may make its person to a vendor (B 51, decision 0154). */
import { startTalkjsSimulator } from '@hearthline/providers/chat/talkjs/simulator.ts';
import { hs256 } from '@hearthline/providers/wire/hs256.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectChatVendors } from '../config/chat-vendors.ts';

const CSP = '/service-csp/external/api/v1/twilio';
let vendor: ChatSimulator;
let lender: TestLender;
let chat: { readonly sid: string; readonly token: string };
beforeAll(async () => {
  vendor = await startTalkjsSimulator('tApp:sk_test');
  const vendors = { talkjs: { url: vendor.url, key: 'tApp:sk_test' } };
  lender = await testLender({ chatVendors: await connectChatVendors({ provider: 'embedded', vendors } as never, null) });
  const form = {
    friendlyName: 'Vera Visitor',
    emailAddress: 'vera@example.com',
    tag: 'start',
    skill: 'FHEL',
    welcomeMessage: '',
    pageUrl: '/',
  };
  const { body } = await lender.call('POST', `${CSP}/initWebChat`, { body: { ...form, chatMode: 'agent', provider: 'talkjs' } });
  chat = { sid: String(body['conversationSid']), token: String(body['token']) };
}, 60_000);
afterAll(async () => {
  await lender.close();
  await vendor.close();
});

const tokenOf = (sub: string, secret = 'sk_test'): string => hs256(secret, { tokenType: 'user', iss: 'tApp', sub });
const asked = async (userToken?: string, jwt?: string) => {
  const body = { token: chat.token, ...(userToken !== undefined && { userToken }) };
  const reply = await lender.call('POST', `${CSP}/refreshToken`, { body, ...(jwt !== undefined && { jwt }) });
  const { providerUserId, providerUserToken } = reply.body['stream'] as Record<string, string>;
  return { userId: providerUserId, userToken: providerUserToken };
};
/** Someone with an account here. */
async function account() {
  const { jwt, uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const { rows } = await lender.ctx.pool.query('select identity_uuid from application where uuid = $1', [uuid]);
  return { jwt, uuid: String(rows[0]?.['identity_uuid']) };
}

test('a visitor is the person whom the lender’s own page named', async () => {
  expect(await asked(tokenOf('member-7'))).toEqual({ userId: 'member-7', userToken: tokenOf('member-7') });
});

test('a visitor is not who the token of someone else makes them: an account here, another visitor, the desk, and what the lender did not sign', async () => {
  const own = `visitor-${chat.sid}`;
  expect((await asked()).userId).toBe(own);
  const { uuid } = await account();
  for (const token of [tokenOf(uuid), tokenOf(uuid.toUpperCase()), tokenOf('visitor-1'), tokenOf('desk'), tokenOf('member-7', 'another')])
    expect((await asked(token)).userId).toBe(own);
});

test('who is signed in is only themselves', async () => {
  const [grace, other] = [await account(), await account()];
  const userOf = async (sub: string): Promise<string | undefined> => (await asked(tokenOf(sub), grace.jwt)).userId;
  expect([await userOf(grace.uuid), await userOf(other.uuid), await userOf('member-7')]).toEqual([
    grace.uuid,
    `visitor-${chat.sid}`,
    `visitor-${chat.sid}`,
  ]);
});
