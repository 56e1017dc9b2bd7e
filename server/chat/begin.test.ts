/** How a chat begins over HTTP: what the form may say, what the page is told, who is asked, and who is listed. */
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

const INIT = '/service-csp/external/api/v1/twilio/initWebChat';
const FORM = {
  friendlyName: 'Vera Visitor',
  emailAddress: 'vera@example.com',
  tag: 'registration',
  skill: 'FHEL',
  welcomeMessage: '',
  pageUrl: '/account/heloc/register-v2',
  chatMode: 'agent',
};

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
}, 60_000);
afterAll(async () => lender.close());

test.each([
  ['friendlyName', ' ', 'Required'],
  ['friendlyName', 'x'.repeat(129), 'Cannot be more than 128 characters'],
  ['emailAddress', '', 'Required'],
  ['emailAddress', 'a@', 'Please enter a valid email address'],
  ['emailAddress', `${'a'.repeat(60)}@${'b'.repeat(62)}.co.uk`, 'Cannot be more than 128 characters'],
])('the form’s %s “%s” is refused in the words of the specification: %s', async (field, value, message) => {
  const refused = await lender.call('POST', INIT, { body: { ...FORM, [field]: value } });
  expect([refused.status, refused.body['errors']]).toEqual([400, [expect.objectContaining({ field, message })]]);
});

test.each([
  ['agent', 6 * 3600],
  ['chatbot', 600],
])('the session of a chat with the %s has its fields and lives for %i s', async (chatMode, seconds) => {
  const before = Date.now();
  const { body } = await lender.call('POST', INIT, { body: { ...FORM, chatMode, welcomeMessage: 'Hello.' } });
  expect(body).toEqual({
    friendlyName: FORM.friendlyName,
    emailAddress: FORM.emailAddress,
    token: expect.any(String),
    conversationSid: expect.any(String),
    expiration: expect.any(String),
    omniProxyChannelId: expect.any(String),
    initialMessage: 'Hello.',
    provider: 'embedded',
    stream: null,
  });
  const life = Date.parse(String(body['expiration'])) - before;
  expect([life >= seconds * 1000, life <= seconds * 1000 + Date.now() - before]).toEqual([true, true]);
});

test('a chat is routed by its line, then by its lender, whatever the page says', async () => {
  const skillOf = async (more: object, by: object) => {
    const { body } = await lender.call('POST', INIT, { body: { ...FORM, skill: 'White Label', ...more }, ...by });
    const sid = String(body['conversationSid']);
    return (await lender.ctx.pool.query('select skill from chat_conversation where uuid = $1', [sid])).rows[0]?.['skill'] as unknown;
  };
  const ofBorrower = async (persona: string | number) => {
    const { jwt, uuid } = await lender.play(persona, 'OFFER_SELECTION');
    return skillOf({ applicationUuid: uuid }, { jwt });
  };
  expect([await ofBorrower('happy'), await ofBorrower(6)]).toEqual(['FHEL', 'CLOC_HELOC']);
  expect(await skillOf({ skill: 'FHEL' }, { headers: { 'x-org': 'PLUMFIELD' } })).toBe('White Label');
});

test('who answers is listed by the names of the specification, to who is signed in, and not in production', async () => {
  const { jwt } = await lender.play('happy', 'OFFER_SELECTION');
  const asked = async (roles: readonly string[], by: object = { jwt }) =>
    lender.call('POST', '/service-omni-proxy/secure/api/v1/stream/users', { body: { filter: { roles } }, ...by });
  const names = async (role: string) => ((await asked([role])).body['users'] as { name: string }[]).map(({ name }) => name);
  for (const [name, role] of [
    ['Ada Admin', 'admin'],
    ['Cora Compliance', 'compliance'],
    ['Dana Desk', 'agent'],
    ['Omar Office', 'processor'],
  ] as const)
    await hire(lender, name, role);
  expect(await Promise.all(['ADMIN', 'MANAGER', 'CSA', 'SPECIALIST'].map(names))).toEqual([
    ['Ada Admin'],
    ['Cora Compliance'],
    ['Dana Desk'],
    ['Omar Office'],
  ]);
  expect((await asked(['AGENT'])).status).toBe(400);
  expect((await asked(['CSA'], {})).status).toBe(401);
  const { config } = lender.ctx as { config: { production: boolean } };
  config.production = true;
  expect((await asked(['CSA'])).status).toBe(404);
  config.production = false;
});

test('who is asked for by id is rung first, outside production', async () => {
  const asked = await hire(lender, 'Wanda Wanted', 'agent');
  const begun = async () => {
    const { body } = await lender.call('POST', INIT, { body: { ...FORM, agentId: asked.staffUuid } });
    return (await lender.ctx.pool.query('select wanted_uuid from chat_conversation where uuid = $1', [body['conversationSid']])).rows[0]?.[
      'wanted_uuid'
    ] as unknown;
  };
  expect(await begun()).toBe(asked.staffUuid);
  const { config } = lender.ctx as { config: { production: boolean } };
  config.production = true;
  expect(await begun()).toBeNull();
  config.production = false;
});

test('one address begins so many chats, and one chat sends so many messages', async () => {
  const { throttles } = lender.ctx.config;
  const { chatsIp, chatMessages } = throttles;
  const begun = async () => lender.call('POST', INIT, { body: FORM });
  const first = await begun();
  const say = async () =>
    lender.call('POST', `/service-omni-proxy/insecure/api/v1/conversations/${String(first.body['conversationSid'])}/messages`, {
      headers: { 'x-chat-token': String(first.body['token']) },
      body: { key: randomUUID(), body: 'Hello', fileUuids: [] },
    });
  Object.assign(throttles, { chatsIp: 1, chatMessages: 2 });
  expect((await begun()).status).toBe(429);
  expect([(await say()).status, (await say()).status, (await say()).status]).toEqual([200, 200, 429]);
  Object.assign(throttles, { chatsIp, chatMessages });
});
