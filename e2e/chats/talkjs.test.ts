/** What is particular to a chat over TalkJS: rows of its messages, long conversations, tokens that expire, and a token of the page's address. */
import { openTalkjs } from '@hearthline/client/chat/talkjs/link.ts';
import type { Talk } from '@hearthline/client/chat/talkjs/api.ts';
import type { Pass } from '@hearthline/client/chat/vendor/link.ts';
import { createTalkjsHttp } from '@hearthline/providers/chat/talkjs/http.ts';
import { startTalkjsSimulator } from '@hearthline/providers/chat/talkjs/simulator.ts';
import { hs256 } from '@hearthline/providers/wire/hs256.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { followed, SOON } from './followed.ts';
import { loadSimulatedTalk } from './simulated-talk.ts';

const KEY = 'tApp:sk_test';
const page = { onChange: () => () => undefined, isOnline: () => true };
const plan = { load: loadSimulatedTalk, fetch, page };
let vendor: ChatSimulator;
const ends: (() => void)[] = [];
beforeAll(async () => void (vendor = await startTalkjsSimulator(KEY)));
afterEach(() => ends.splice(0).forEach((end) => end()));
afterAll(async () => vendor.close());

const follow = (pass: () => Promise<Pass>, more: Partial<typeof plan> = {}) => {
  const one = followed(openTalkjs({ ...plan, ...more }), pass);
  ends.push(one.link.leave);
  return one;
};
const LATER = new Date('2100-01-01T00:00:00Z');
const begun = async () => {
  const port = createTalkjsHttp({ baseUrl: vendor.url, key: KEY });
  const about = {
    reference: randomUUID(),
    lender: 'MAIN',
    name: 'Vera Visitor',
    email: 'vera@example.com',
    skill: 'FHEL',
    tag: '',
    before: '',
  };
  const { data } = await port.begin(about, { idempotencyKey: 'begin' });
  if (!data) throw new Error('The conversation did not begin');
  return { id: data.channelId, pass: async (expiresAt = LATER) => port.pass(data, { name: about.name }, expiresAt) };
};
const desk = async (path: string, body: object): Promise<void> =>
  void (await fetch(`${vendor.url}/_${path}`, { method: 'POST', body: JSON.stringify(body) }));
type AtVendor = {
  readonly id: string;
  readonly isTyping: boolean;
  readonly messages: readonly { readonly author: string; readonly body: string }[];
};
const there = async (id: string): Promise<AtVendor | undefined> =>
  ((await (await fetch(`${vendor.url}/_conversations`)).json()) as readonly AtVendor[]).find((one) => one.id === id);
const said = (body: string) => ({ key: randomUUID(), body, files: [] });
const file = (name: string) => ({ name, contentType: 'text/plain', bytes: new Blob([name]) });

test('a conversation that is longer than what the script shows at first comes whole and in its order', async () => {
  const { id, pass } = await begun();
  const first = follow(pass);
  await first.connected();
  for (let at = 0; at < 140; at += 1) await desk('answer', { id, body: String(at) });
  await vi.waitFor(() => expect(first.held()).toHaveLength(140), SOON);
  const second = follow(pass);
  await second.connected();
  expect(second.lines()).toEqual(first.lines());
  expect(second.held().map(({ seq, body }) => seq - Number(body))).toEqual(Array.from({ length: 140 }, () => 1));
});

test('words and files are one message, whose number is that of its last part; a part that was stored is not sent again', async () => {
  const { id, pass } = await begun();
  let failsAt = 2;
  const load = async (address: string | null): Promise<Talk> => {
    const talk = await loadSimulatedTalk(address);
    const Session = class extends talk.Session {
      override uploadFile = async (data: Blob, { filename }: { readonly filename: string }): Promise<string> => {
        failsAt -= 1;
        if (failsAt === 0) throw new Error('The line was cut');
        return super.uploadFile(data, { filename });
      };
    };
    return { ...talk, Session };
  };
  const one = follow(pass, { load });
  await one.connected();
  const message = { ...said('Two files'), files: [file('a.txt'), file('b.pdf')] };
  await expect(one.link.send(message)).rejects.toThrow('cut');
  await desk('answer', { id, body: 'I wait' });
  await vi.waitFor(() => expect(one.lines()).toEqual(['1 AGENT I wait']), SOON);
  await one.link.send(message);
  const lines = ['1 AGENT I wait', '2 VISITOR Two files'];
  await vi.waitFor(() => expect(one.lines()).toEqual(lines), SOON);
  expect(one.held()[1]).toMatchObject({
    key: message.key,
    files: [
      { label: 'a.txt', contentType: 'text/plain', bytes: 5 },
      { label: 'b.pdf', contentType: 'application/pdf', bytes: 5 },
    ],
  });
  expect((await there(id))?.messages).toHaveLength(4);
  const later = follow(pass);
  await vi.waitFor(() => expect(later.lines()).toEqual(lines), SOON);
});

test('the same message twice at the same time is sent once', async () => {
  const { id, pass } = await begun();
  const one = follow(pass);
  await one.connected();
  const message = said('Once');
  await Promise.all([one.link.send(message), one.link.send(message)]);
  expect((await there(id))?.messages).toHaveLength(1);
});

test('the desk sees that the person types, until they have written', async () => {
  const { id, pass } = await begun();
  const one = follow(pass);
  await one.connected();
  one.link.typing(true);
  await vi.waitFor(async () => expect(await there(id)).toMatchObject({ isTyping: true }), SOON);
  await one.link.send(said('Done'));
  expect(await there(id)).toMatchObject({ isTyping: false });
});

test('a token that has expired gives way to a fresh one, and a page whose fresh one is not valid either is refused', async () => {
  const { pass } = await begun();
  let passes = 0;
  const one = follow(async () => {
    passes += 1;
    return pass(passes === 1 ? new Date(0) : LATER);
  });
  await one.connected();
  expect(passes).toBe(2);
  const other = follow(async () => ({ ...(await pass()), userToken: hs256('another', { tokenType: 'user', iss: 'tApp', sub: 'x' }) }));
  await vi.waitFor(() => expect(other.heard.connections.at(-1)).toBe('refused'), SOON);
});

test('a token of the page’s address takes the place of the pass’s: its person comes into the conversation', async () => {
  const { id, pass } = await begun();
  const userToken = hs256('sk_test', { tokenType: 'user', iss: 'tApp', sub: 'member-7' });
  const one = follow(async () => ({ ...(await pass()), userId: 'member-7', userToken }));
  await one.connected();
  await one.link.send(said('It is me'));
  await vi.waitFor(() => expect(one.lines()).toEqual(['1 VISITOR It is me']), SOON);
  expect((await there(id))?.messages).toMatchObject([{ author: 'member-7' }]);
});

test('a script that is not reached at first is loaded later, and the conversation is there', async () => {
  const { pass } = await begun();
  let tries = 0;
  const one = follow(pass, {
    async load(address) {
      tries += 1;
      if (tries === 1) throw new Error('blocked');
      return plan.load(address);
    },
  });
  await one.connected();
  expect([tries, one.heard.connections]).toEqual([2, ['connecting', 'connected']]);
});
