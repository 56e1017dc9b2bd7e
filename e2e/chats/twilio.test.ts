/** What only the page's side of Twilio has to keep: its service takes a message twice, and its passes are short. The rest is in links.test.ts. */
import { LossySocket } from './wires.ts';
import type { ChatMessage } from '@hearthline/client/chat/port.ts';
import { openTwilio } from '@hearthline/client/chat/twilio/link.ts';
import type { Link, LinkEvents } from '@hearthline/client/chat/vendor/link.ts';
import type { ChatVendorPort, VendorChannel } from '@hearthline/providers/chat/port.ts';
import { createTwilioHttp } from '@hearthline/providers/chat/twilio/http.ts';
import { startTwilioSimulator } from '@hearthline/providers/chat/twilio/simulator.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const KEY = 'account-1:key-1:secret-1:service-1';
const HOUR_S = 3600;
type Vendor = Awaited<ReturnType<typeof startTwilioSimulator>>;
let vendor: Vendor;
let server: ChatVendorPort;
let channel: VendorChannel;
const links: Link[] = [];
beforeEach(async () => {
  vendor = await startTwilioSimulator(KEY);
  server = createTwilioHttp({ baseUrl: vendor.url, key: KEY });
  const grace = {
    lender: 'MAIN',
    reference: 'one',
    name: 'Grace Hall',
    email: 'grace@example.com',
    skill: 'FHEL',
    tag: 'offers',
    before: 'Bot: Hello',
  };
  channel = (await server.begin(grace, { idempotencyKey: 'begin' })).data as VendorChannel;
});
afterEach(async () => {
  links.splice(0).forEach((link) => link.leave());
  await vendor.close();
});

const desk = async (path: string, body: object = {}): Promise<void> => {
  const reply = await fetch(`${vendor.url}${path}`, { method: 'POST', body: JSON.stringify({ id: channel.channelId, ...body }) });
  expect(reply.status).toBe(204);
};
type Known = {
  readonly read: { readonly person: number };
  readonly messages: readonly { readonly body: string; readonly files: readonly { readonly name: string; readonly bytes: number }[] }[];
};
const known = async () => ((await (await fetch(`${vendor.url}/_conversations`)).json()) as Known[])[0];
const stored = async () => (await known())?.messages.map(({ body }) => body);

/** A page that has opened the conversation. */
function open({ lifeS = (): number | null => HOUR_S, forge = (token: string) => token } = {}) {
  const told: ChatMessage[] = [];
  const happened: (string | readonly [string, unknown])[] = [];
  let passes = 0;
  const events: LinkEvents = {
    onMessages: (messages) => told.push(...messages),
    onTyping: (isTyping) => happened.push(['typing', isTyping]),
    onConnection: (connection) => happened.push(connection),
    onRead: (seq) => happened.push(['read', seq]),
    onClosed: () => happened.push('closed'),
  };
  const link = openTwilio(async () => {
    passes += 1;
    const seconds = lifeS();
    if (seconds === null) throw new Error('There is no pass');
    const until = new Date(performance.timeOrigin + performance.now() + seconds * 1000);
    const pass = await server.pass(channel, { name: 'Grace Hall' }, until);
    return { ...pass, userToken: forge(pass.userToken) };
  }, events);
  links.push(link);
  /** Messages by number, each once. */
  const messages = () => [...new Map(told.map((one) => [one.seq, one])).values()].toSorted((a, b) => a.seq - b.seq);
  const bodies = () => messages().map(({ body }) => body);
  return { link, told, happened, messages, bodies, passes: () => passes };
}
const opened = async (...parts: Parameters<typeof open>) => {
  const page = open(...parts);
  await expect.poll(() => page.happened).toContain('connected');
  return page;
};
const text = (key: string, body: string) => ({ key, body, files: [] });

test('a message is stored once by its key: sent twice, at the same time, and by the page as it opens again', async () => {
  const page = await opened();
  const files = [{ name: 'lease.txt', contentType: 'text/plain', bytes: new Blob(['lease']) }];
  const send = async () => page.link.send({ key: 'key-1', body: 'Hello', files });
  await Promise.all([send(), send()]);
  await send();
  page.link.leave();
  const again = await opened();
  await again.link.send(text('key-1', 'Hello'));
  await again.link.send(text('key-2', 'Hello'));
  expect(await stored()).toEqual(['Bot: Hello', 'Hello', 'Hello']);
  await expect
    .poll(() =>
      again
        .messages()
        .map(({ key }) => key)
        .slice(1),
    )
    .toEqual(['key-1', 'key-2']);
});

test('a message whose confirmation was lost is not stored again', async () => {
  const page = await opened();
  LossySocket.cutAtNextMessage();
  await expect(page.link.send(text('key-1', 'Hello'))).rejects.toThrow();
  expect(await stored()).toEqual(['Bot: Hello', 'Hello']);
  await page.link.send(text('key-1', 'Hello'));
  expect(await stored()).toEqual(['Bot: Hello', 'Hello']);
  expect(page.bodies()).toEqual(['Bot: Hello', 'Hello']);
});

test('a page that opens it later reads all of it, also past a page of 100 and a message that the desk has deleted', async () => {
  for (let n = 2; n <= 130; n += 1) await desk('/_answer', { body: `${n}` });
  const authorization = `Basic ${btoa('key-1:secret-1')}`;
  const all = `${vendor.url}/v1/Services/service-1/Conversations/${channel.channelId}/Messages`;
  const { messages } = (await (await fetch(all, { headers: { authorization } })).json()) as {
    readonly messages: { readonly sid: string }[];
  };
  await fetch(`${all}/${messages[2]?.sid}`, { method: 'DELETE', headers: { authorization } });
  const page = await opened();
  const bodies = page.bodies();
  expect(page.messages().map(({ seq }) => seq)).toEqual(Array.from({ length: 130 }, (_, at) => at + 1));
  expect([bodies.slice(0, 4), bodies.at(-1)]).toEqual([['Bot: Hello', '2', '', '4'], '130']);
});

test('typing and reading are told both ways', async () => {
  const page = await opened();
  await desk('/_typing', { isTyping: true });
  await expect.poll(() => page.happened).toContainEqual(['typing', true]);
  await desk('/_answer', { body: 'There' });
  await expect.poll(() => page.happened).toContainEqual(['typing', false]);
  await page.link.send(text('key-1', 'Thanks'));
  await desk('/_read');
  await expect.poll(() => page.happened).toContainEqual(['read', 3]);
  await page.link.read(2);
  expect((await known())?.read.person).toBe(2);
  page.link.typing(false);
  await page.link.read(3);
  expect(LossySocket.sent('/Client/v2/Typing')).toBe(0);
  page.link.typing(true);
  await expect.poll(() => LossySocket.sent('/Client/v2/Typing')).toBe(1);
});

test('the desk ends it: told once, also to a page that opens it afterwards, and nothing is taken any more', async () => {
  const page = await opened();
  await desk('/_close');
  await expect.poll(() => page.happened).toEqual(['connected', 'closed']);
  await expect(page.link.send(text('key-1', 'Hello?'))).rejects.toThrow();
  expect(await stored()).toEqual(['Bot: Hello']);
  await desk('/_answer', { body: 'Goodbye' });
  await expect.poll(page.bodies).toEqual(['Bot: Hello', 'Goodbye']);
  expect(page.happened).toEqual(['connected', 'closed']);
  expect((await opened()).happened).toContain('closed');
});

test('a conversation that is not there any more has ended', async () => {
  await server.erase(channel.channelId, { idempotencyKey: 'erase' });
  const page = open();
  await expect.poll(() => page.happened).toEqual(['closed']);
  await expect(page.link.catchUp()).rejects.toThrow('not open to this page');
  expect(page.passes()).toBe(3);
});

test('a pass that is about to expire is renewed without a break', async () => {
  const lives = [181, HOUR_S];
  const page = await opened({ lifeS: () => lives.shift() ?? HOUR_S });
  await expect.poll(page.passes).toBe(2);
  await page.link.send(text('key-1', 'Hello'));
  expect(page.happened).toEqual(['connected']);
});

test('a pass that has expired gives way to a fresh one', async () => {
  const lives = [2, null, HOUR_S];
  const page = await opened({ lifeS: () => lives.shift() ?? null });
  await expect.poll(() => page.happened).toEqual(['connected', 'lost', 'connected']);
  expect(lives).toEqual([]);
  await page.link.send(text('key-1', 'Hello'));
  expect(await stored()).toEqual(['Bot: Hello', 'Hello']);
});

test('a pass that is not valid gives way to a fresh one', async () => {
  const ends = ['x', ''];
  const page = await opened({ forge: (token) => `${token}${ends.shift() ?? ''}` });
  await page.link.send(text('key-1', 'Hello'));
  expect(page.happened).toEqual(['connected']);
  expect(await stored()).toEqual(['Bot: Hello', 'Hello']);
});

test('a pass that is not valid, and a fresh one neither, is refused', async () => {
  const page = open({ forge: (token) => `${token}x` });
  await expect.poll(() => page.happened).toEqual(['refused']);
  expect(page.passes()).toBe(2);
  await expect(page.link.send(text('key-1', 'Hello'))).rejects.toThrow('not open to this page');
});
