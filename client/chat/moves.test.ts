/** Conversations that go on over another provider: a bot that hands over to a vendor's people, and a vendor that gives way. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChatEvents, ChatMessage, ChatPort, Conversation } from './port.ts';
import { chatServer, sampleMessage, sampleState, SID } from './testing/chat-server.ts';
import { chatWorld, keepSample, sharedStorage } from './testing/chat-world.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T17:00:00Z') }));
afterEach(() => vi.useRealTimers());
const settle = async (ms = 10): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

/** A vendor that is played: what pages sent there, and each page's ears. */
function vendor() {
  const sent: string[] = [];
  const pages: ChatEvents[] = [];
  const nothing = async (): Promise<never> => Promise.reject(new Error('Not played'));
  const conversation: Conversation = {
    send: async ({ body }) => void sent.push(body),
    rate: nothing,
    earlier: nothing,
    sendFile: nothing,
    readFile: nothing,
    typing: () => undefined,
    read: async () => undefined,
    askPerson: nothing,
    askAssistant: nothing,
    callBack: nothing,
    byEmail: nothing,
    end: nothing,
    transcript: nothing,
    contactId: nothing,
    renew: nothing,
    catchUp: async () => undefined,
    leave: () => undefined,
  };
  const port: ChatPort = {
    begin: nothing,
    resume(_chat, _held, events) {
      pages.push(events);
      events.onConnection('connected');
      return conversation;
    },
  };
  const tell = (...messages: ChatMessage[]): void => pages.forEach(({ onMessages }) => onMessages(messages));
  return { port, sent, pages, tell };
}
const AT_VENDOR = { provider: 'stream', chatMode: 'agent', agentName: null } as const;

/** Tabs with one conversation with the bot, in which a question was answered. */
async function tabs(count: number, refusals = {}) {
  const server = chatServer({ refusals });
  const there = vendor();
  const storage = sharedStorage();
  keepSample(storage, { kind: 'chatbot' });
  server.change({ chatMode: 'chatbot' });
  server.add({ author: 'VISITOR', body: 'To the bot' });
  const open = Array.from({ length: count }, () => chatWorld({ server, storage, vendor: there.port }));
  for (const { chat } of open) await chat.look();
  await settle();
  return { server, there, open };
}
const bodies = ({ chat }: ReturnType<typeof chatWorld>): string[] => chat.view().thread.messages.map(({ body }) => body);

test('every tab follows the conversation to the vendor, and shows the vendor’s messages under their own numbers', async () => {
  const { server, there, open } = await tabs(2);
  expect(open.map(bodies)).toEqual([['To the bot'], ['To the bot']]);
  server.change(AT_VENDOR);
  await settle(50);
  expect(there.pages).toHaveLength(2);
  there.tell(sampleMessage(1, { body: 'From the vendor' }));
  expect(open.map(bodies)).toEqual([['From the vendor'], ['From the vendor']]);
  expect(open.map(({ chat }) => chat.view().kind)).toEqual(['agent', 'agent']);
});

test('what is being sent while the conversation moves is sent at the vendor, and stays in view', async () => {
  const { server, there, open } = await tabs(1, { 'POST chatWithAutobot': [409, 409] });
  const [tab] = open;
  if (!tab) throw new Error('There is no tab');
  void tab.chat.send('On its way', null);
  server.change(AT_VENDOR);
  await settle(50);
  expect(there.sent).toEqual(['On its way']);
  expect(tab.chat.view().thread.outgoing.map(({ body }) => body)).toEqual(['On its way']);
  // what the bot's side still tells is not taken for the vendor's
  server.add({ body: 'Too late' });
  await settle(3000);
  expect(bodies(tab)).toEqual([]);
});

test('a vendor that gave way leads back to the product’s own people, and the chat does not end', async () => {
  const { server, there, open } = await tabs(1);
  const [tab] = open;
  if (!tab) throw new Error('There is no tab');
  server.change(AT_VENDOR);
  await settle(50);
  server.change({ provider: 'embedded', state: 'WAITING' });
  there.pages.forEach(({ onState }) => onState(sampleState({ provider: 'embedded', state: 'WAITING' })));
  await settle(50);
  expect(tab.chat.view()).toMatchObject({ isOver: false, alert: null });
  expect(tab.kept.all()).toMatchObject([{ conversationSid: SID, provider: 'embedded', kind: 'agent' }]);
  expect(bodies(tab)).toEqual(['To the bot']);
});
