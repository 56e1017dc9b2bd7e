import type { Call } from '@hearthline/web/api/operation.ts';
import { chatRefreshToken } from '@hearthline/web/operations/service-csp.ts';
import {
  chatByEmailPost,
  chatEndPost,
  chatFileGet,
  chatFilePost,
  chatInitStream,
  chatMessagesGet,
} from '@hearthline/web/operations/service-omni-proxy.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROMISED_MS } from '@hearthline/rules/chat/limits.ts';
import type { KeptChat } from '../../services/chat/kept-chats.ts';
import type { ChatMessage, ChatState, Connection } from '../port.ts';
import { sampleMessage, sampleState } from '../testing/chat-server.ts';
import { keptSample } from '../testing/chat-world.ts';
import type { Link, LinkEvents, Pass } from './link.ts';
import { vendorChat } from './vendor-port.ts';

const NOW = Date.parse(sampleMessage(1).at);
beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

const PASS = { providerUserId: 'u', providerUserToken: 't', providerChannelId: 'c', providerKey: 'k', providerAddress: null };

/** A page at a vendor whose link is played. */
function world({
  stream = PASS,
  waitingSince = null,
  takes = async () => undefined,
}: { readonly stream?: typeof PASS | null; readonly waitingSince?: string | null; readonly takes?: () => Promise<void> } = {}) {
  const sent: Parameters<Link['send']>[0][] = [];
  const called: string[] = [];
  const seen = { states: [] as ChatState[], messages: [] as ChatMessage[], connections: [] as Connection[] };
  const heard: { events?: LinkEvents; pass?: () => Promise<Pass>; kept?: KeptChat } = {};
  const state = sampleState({ provider: 'stream', agentName: null, lastSeq: 0, waitingSince });
  const answers: Readonly<Record<string, unknown>> = {
    [chatMessagesGet]: { state, messages: [] },
    [chatRefreshToken]: { token: 'token-2', expiration: state.expiration, stream },
    [chatByEmailPost]: { ...state, byEmail: true },
    [chatEndPost]: { ...state, state: 'ENDED', ended: 'VISITOR' },
    [chatFilePost]: { uuid: 'file-1', label: 'SSN •••-••-1001.txt' },
    [chatFileGet]: new Blob(['checked'], { type: 'text/plain' }),
    [chatInitStream]: {
      conversationSid: 'sid',
      token: 'token',
      expiration: state.expiration,
      omniProxyChannelId: 'channel',
      provider: 'embedded',
    },
  };
  const bodies: unknown[] = [];
  const call = (async (operation: string, { body }: { body?: unknown } = {}) => {
    called.push(operation);
    bodies.push(body);
    return answers[operation];
  }) as unknown as Call;
  const port = vendorChat({
    provider: 'stream',
    open(pass, events) {
      Object.assign(heard, { pass, events });
      return {
        async send(message) {
          sent.push(message);
          await takes();
        },
        typing: () => undefined,
        read: async () => undefined,
        readFile: async () => new Blob(),
        catchUp: async () => undefined,
        leave: () => undefined,
      };
    },
    call,
    upload: () => async () => new Response(),
    userToken: null,
    nonceHeader: () => ({}),
    now: () => Date.now(),
    keepWait: (_, waitsSince) => void Object.assign(heard, { kept: { ...heard.kept, waitsSince } }),
  });
  const open = (kept = keptSample({ provider: 'stream' })) => {
    heard.kept = kept;
    return port.resume(
      () => heard.kept ?? null,
      () => 0,
      {
        onBeginning: () => undefined,
        onMessages: (messages) => void seen.messages.push(...messages),
        onState: (next) => void seen.states.push(next),
        onTyping: () => undefined,
        onConnection: (connection) => void seen.connections.push(connection),
      },
    );
  };
  return { port, open, heard, sent, called, bodies, seen };
}
const settled = async (ms = 0): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

test('what leaves the page has no number of a card or a person in it', async () => {
  const { open, sent } = world();
  await open().send({ key: 'a', body: 'Card 4111 1111 1111 1111, SSN 666-10-1001', fileUuids: [] });
  expect(sent[0]?.body).toBe('Card •••• •••• •••• 1111, SSN •••-••-1001');
});

test('a file goes to the server first, and to the vendor as the checks left it, under the name that the server keeps', async () => {
  const { open, sent, called } = world();
  const conversation = open();
  const uuid = await conversation.sendFile(new File(['raw'], 'SSN 666-10-1001.txt'), () => undefined);
  await conversation.send({ key: 'a', body: '', fileUuids: [uuid] });
  expect(called).toEqual(expect.arrayContaining([chatFilePost, chatFileGet]));
  const [file] = sent[0]?.files ?? [];
  expect([file?.name, file?.contentType, await file?.bytes.text()]).toEqual(['SSN •••-••-1001.txt', 'text/plain', 'checked']);
});

test('an end by the vendor’s desk is the end here too', async () => {
  const { open, heard, called, seen } = world();
  open();
  await settled();
  heard.events?.onClosed();
  await settled();
  expect(called).toContain(chatEndPost);
  expect(seen.states.at(-1)?.state).toBe('ENDED');
});

test('when no one answers in the promised time, the page learns it without another message', async () => {
  const { open, heard, seen } = world();
  open();
  await settled();
  heard.events?.onMessages([sampleMessage(1, { author: 'VISITOR' })]);
  expect(seen.states.at(-1)).toMatchObject({ state: 'WAITING', nobody: false });
  await settled(PROMISED_MS);
  expect(seen.states.at(-1)).toMatchObject({ nobody: true });
});

test('a page that is loaded again goes on with the promised time, and an answer ends it for good', async () => {
  const { open, heard, seen } = world();
  const question = sampleMessage(1, { author: 'VISITOR' });
  const first = open();
  await settled();
  heard.events?.onMessages([question]);
  await settled(PROMISED_MS / 2);
  first.leave();
  open(heard.kept);
  // how the conversation stands is known before its messages are
  await settled(PROMISED_MS / 4);
  heard.events?.onMessages([question]);
  await settled(PROMISED_MS / 4 - 1);
  expect(seen.states.at(-1)).toMatchObject({ nobody: false });
  await settled(1);
  expect(seen.states.at(-1)).toMatchObject({ nobody: true });
  heard.events?.onMessages([sampleMessage(2)]);
  expect([seen.states.at(-1)?.nobody, heard.kept?.waitsSince]).toEqual([false, null]);
});

test('a page that was left tells nothing more', async () => {
  const { open, heard, seen } = world();
  const conversation = open();
  await settled();
  heard.events?.onMessages([sampleMessage(1, { author: 'VISITOR' })]);
  conversation.leave();
  const told = seen.states.length;
  await settled(2 * PROMISED_MS);
  expect(seen.states).toHaveLength(told);
});

test('a pass is asked for with the token of the conversation; without one the data of the session are missing', async () => {
  const { open, heard } = world();
  open();
  expect(await heard.pass?.()).toEqual({ userId: 'u', userToken: 't', channelId: 'c', publicKey: 'k', address: null });
  const none = world({ stream: null });
  none.open();
  await expect(none.heard.pass?.()).rejects.toThrow('Webchat session data not found');
  expect(() => world().open(keptSample({ channelId: '' }))).toThrow('Omni Proxy value not available');
});

test('begun at the path of its vendor, it says over what it runs: another where the vendor was away', async () => {
  const { port, called } = world();
  const begun = await port.begin({
    friendlyName: 'V',
    emailAddress: 'v@example.com',
    tag: '',
    skill: 'FHEL',
    welcomeMessage: '',
    pageUrl: '/',
    chatMode: 'agent',
  });
  expect(called).toEqual([chatInitStream]);
  expect(begun).toMatchObject({ conversationSid: 'sid', provider: 'embedded' });
});

test('the transcript is what was said, with who said it', async () => {
  const { open, heard } = world();
  const conversation = open();
  heard.events?.onMessages([sampleMessage(2, { body: 'Yes.' }), sampleMessage(1, { author: 'VISITOR', name: null, body: 'Fixed?' })]);
  expect((await conversation.transcript()).split('\n').map((line) => line.replace(/^.*? {2}/, ''))).toEqual(['You: Fixed?', 'Maya: Yes.']);
});

test('who asked for a person before the conversation came here is told too when no one answers, and without a word more', async () => {
  const { open, seen } = world({ waitingSince: sampleMessage(1).at });
  open();
  await settled(10);
  expect(seen.states.at(-1)).toMatchObject({ nobody: false });
  await settled(PROMISED_MS);
  expect(seen.states.at(-1)).toMatchObject({ nobody: true });
});

test('what a vendor does not take in time counts as not sent, and goes along with the wish for an email', async () => {
  const { open, bodies, seen } = world({ takes: async () => new Promise(() => undefined) });
  const conversation = open();
  await settled(10);
  const sending = expect(conversation.send({ key: 'a', body: 'Is 666-10-1001 stored?', fileUuids: [] })).rejects.toThrow('in time');
  await settled(30_000);
  await sending;
  await settled(PROMISED_MS);
  expect(seen.states.at(-1)).toMatchObject({ nobody: true });
  await conversation.byEmail();
  expect(bodies.at(-1)).toEqual({ asked: 'Is •••-••-1001 stored?' });
});

test('a pass renews the lifetime, and the page learns of it', async () => {
  const { open, heard, seen } = world();
  open();
  await settled(10);
  seen.states.splice(0);
  await heard.pass?.();
  expect(seen.states).toHaveLength(1);
});

test('a message that comes although its sending was given up is asked once', async () => {
  const { open, heard, bodies } = world({ takes: async () => new Promise(() => undefined) });
  const conversation = open();
  await settled(10);
  const sending = expect(conversation.send({ key: 'a', body: 'Late', fileUuids: [] })).rejects.toThrow('in time');
  await settled(30_000);
  await sending;
  heard.events?.onMessages([sampleMessage(1, { author: 'VISITOR', key: 'a', body: 'Late' })]);
  await conversation.byEmail();
  expect(bodies.at(-1)).toEqual({ asked: 'Late' });
});
