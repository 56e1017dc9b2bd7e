/** What the page's own chat asks the server for, by the page's address, its flags and whether it is in production. */
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { CHAT } from './copy.ts';
import { chatServer } from './testing/chat-server.ts';

const UUID = '0198f000-0000-7000-8000-000000000001';
const GRACE = { friendlyName: 'Grace Happy', emailAddress: 'grace@example.com' };
const STREAM = '/service-omni-proxy/insecure/api/v1/stream/init-web-chat';
const OTHER = '/service-csp/external/api/v1/twilio/initWebChat';

type Page = { readonly search?: string; readonly flags?: readonly string[]; readonly isLive?: boolean; readonly isOpen?: boolean };

/** What is asked for when a chat is begun on a page: the paths, and the body that begins it. */
async function begunAt({ search = '', flags = [], isLive = false, isOpen = true }: Page) {
  const server = chatServer({
    isOpen,
    availability: { skill: 'White Label', providers: ['embedded', 'stream', 'nice'] },
    // nothing is followed: what was asked for is looked at
    refusals: { 'POST initWebChat': [500], 'POST init-web-chat': [500] },
  });
  const paths: string[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const origin = isLive ? 'https://loans.hearthline.example' : 'http://localhost';
  const location = new URL(`${origin}/account/heloc/${UUID}/liens${search}`);
  vi.stubGlobal('window', {
    location,
    history: { state: null, replaceState: () => undefined },
    localStorage: storage,
    sessionStorage: storage,
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    paths.push(new URL(request.url).pathname);
    return server.fetch(request);
  });
  // a page is made once
  vi.resetModules();
  const { setFlags } = await import('../services/flags/flags.ts');
  const { setOrganization } = await import('../services/organization/organization.ts');
  setFlags(new Map(flags.map((key) => [key, { key, enabled: true }])));
  const variant = isLive ? 'live' : 'test';
  setOrganization(organizationForPage(MAIN, { baseUrl: origin, otherSite: '', variant, servesAny: false }));
  (await import('../services/chat/chat-address.ts')).readChatAddress();
  // a redirect drops what the address said of the chat
  location.search = '';
  const chat = (await import('./chat-of-page.ts')).chatOfPage();
  await chat.look();
  await chat.start(GRACE).catch(() => undefined);
  const begun = server.requests.find(({ operation }) => operation.startsWith('POST init'));
  const agents = await (await import('./agents.ts')).readAgents();
  const askedForAgents = server.sent('POST users').map(({ body: asked }) => asked);
  return { agents, askedForAgents, paths, path: paths.find((path) => /init/i.test(path)), body: begun?.body };
}
afterEach(() => vi.unstubAllGlobals());

test('the body that begins a chat says who asks, about what, from where, and for whom', async () => {
  const { body } = await begunAt({});
  expect(body).toEqual({
    ...GRACE,
    applicationUuid: UUID,
    tag: 'application',
    skill: 'White Label',
    welcomeMessage: CHAT.welcome,
    pageUrl: '/account/heloc/{uuid}/liens',
    chatMode: 'agent',
  });
});

test.each<[string, Page, string, object]>([
  ['mode=stream', { search: '?mode=stream' }, STREAM, { chatMode: 'agent', provider: 'stream' }],
  ['the flag fe-webchat-stream', { flags: ['fe-webchat-stream'] }, STREAM, { provider: 'stream' }],
  ['mode=nice, before the flag', { search: '?mode=nice', flags: ['fe-webchat-stream'] }, OTHER, { provider: 'nice' }],
  ['mode=twilio, which this lender has not', { search: '?mode=twilio' }, OTHER, { chatMode: 'agent' }],
  ['mode=chatbot', { search: '?mode=chatbot' }, OTHER, { chatMode: 'chatbot' }],
  ['mode=chatbot in production', { search: '?mode=chatbot', isLive: true }, OTHER, { chatMode: 'agent' }],
  ['closed hours', { isOpen: false }, OTHER, { chatMode: 'chatbot' }],
])('with %s a chat is begun at its path', async (_, page, path, body) => {
  const begun = await begunAt(page);
  expect([begun.path, begun.body]).toEqual([path, expect.objectContaining(body)]);
});

test('the hours are those of the chat; their week is asked for while it is closed', async () => {
  const HOURS = '/service-operating-hours/external/api/v1/hours/OPS_CHAT';
  const hours = async (isOpen: boolean) => (await begunAt({ isOpen })).paths.filter((path) => path.startsWith(HOURS)).toSorted();
  expect(await hours(true)).toEqual([`${HOURS}/openStatus`]);
  expect(await hours(false)).toEqual([`${HOURS}/openStatus`, `${HOURS}/week`]);
});

test('who answers is asked for by four roles, and in production by no request', async () => {
  expect((await begunAt({})).askedForAgents).toEqual([{ filter: { roles: ['ADMIN', 'CSA', 'MANAGER', 'SPECIALIST'] } }]);
  const live = await begunAt({ isLive: true });
  expect([live.agents, live.askedForAgents]).toEqual([[], []]);
});
