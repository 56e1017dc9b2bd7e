import { CLOSED } from '@hearthline/rules/chat/sockets.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { KEPT_CHATS_KEY } from '../services/chat/kept-chats.ts';
import { MISSING } from './chat-error.ts';
import { surveyLink } from './chat-view.ts';
import { chatServer, CONTACT, sampleMessage, SID, TOKEN } from './testing/chat-server.ts';
import { chatWorld, keepSample, keptSample, sharedStorage } from './testing/chat-world.ts';

const GRACE = { friendlyName: 'Grace Happy', emailAddress: 'grace@example.com' };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T17:00:00Z') }));
afterEach(() => vi.useRealTimers());
const settle = async (ms = 10): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));
const bodies = ({ chat }: Pick<ReturnType<typeof chatWorld>, 'chat'>): string[] => chat.view().thread.messages.map(({ body }) => body);

/** A chat that has begun, and its server. */
async function begun(plan: Parameters<typeof chatServer>[0] = {}, more: Partial<Parameters<typeof chatWorld>[0]> = {}) {
  const server = chatServer(plan);
  const world = chatWorld({ server, ...more });
  await world.chat.look();
  await world.chat.start(GRACE).catch(() => undefined);
  await settle();
  return { server, ...world };
}

describe('beginning', () => {
  test('the form, then the conversation, with what was typed and where it was begun', async () => {
    const { chat, server, kept } = await begun();
    expect(chat.view()).toMatchObject({ phase: 'chat', kind: 'agent', connection: 'connected', alert: null });
    expect(server.sent('POST initWebChat')).toMatchObject([
      { body: { ...GRACE, chatMode: 'agent', tag: 'start', skill: 'FHEL', welcomeMessage: 'Hello', pageUrl: '/' } },
    ]);
    expect(kept.alive('agent')).toMatchObject({ conversationSid: SID, token: TOKEN });
    expect(server.frames[0]).toMatchObject({ type: 'hello', token: TOKEN, after: 0 });
  });

  test.each([
    [true, null, false, 'agent'],
    [false, null, false, 'chatbot'],
    [true, 'chatbot', false, 'chatbot'],
    [true, 'chatbot', true, 'agent'],
  ] as const)('hours open: %s, mode=%s, in production: %s: the %s answers', async (isOpen, word, isProduction, kind) => {
    const { server } = await begun({ isOpen }, { word, isProduction });
    expect(server.sent('POST initWebChat')).toMatchObject([{ body: { chatMode: kind } }]);
  });

  test('while people do not answer, the week is asked for', async () => {
    const { chat, server } = await begun({ isOpen: false });
    expect(server.sent('GET week').map(({ query }) => query)).toEqual(['display=true']);
    expect(chat.view().week?.weekdays).toHaveLength(7);
  });

  test.each([500, 0, 429])('an init that fails with %i closes the chat as inactive, and can be tried again', async (status) => {
    const { chat, server } = await begun({ refusals: { 'POST initWebChat': [status, 200] } });
    expect(chat.view()).toMatchObject({ phase: 'inactive', alert: 'failed' });
    chat.tryAgain();
    expect(chat.view()).toMatchObject({ phase: 'form', alert: null });
    await chat.start(GRACE);
    expect([chat.view().phase, server.sent('POST initWebChat').length]).toEqual(['chat', 2]);
  });

  test('a form that is refused is corrected where it is', async () => {
    const { chat } = chatWorld({ server: chatServer({ refusals: { 'POST initWebChat': [400] } }) });
    await chat.look();
    await expect(chat.start(GRACE)).rejects.toThrow(ApiError);
    expect(chat.view().phase).toBe('form');
  });

  test('who is known is not asked: the first message begins the conversation, and nothing of it is lost where that fails', async () => {
    const server = chatServer({ availability: { knowsCaller: true }, refusals: { 'POST initWebChat': [500, 200] } });
    const world = chatWorld({ server });
    await world.chat.look();
    expect(world.chat.view().phase).toBe('fresh');
    await world.chat.send(' Where am I? ', GRACE);
    expect(world.chat.view()).toMatchObject({ phase: 'inactive', draft: 'Where am I?', thread: { outgoing: [] } });
    world.chat.tryAgain();
    await world.chat.send('Where am I?', GRACE);
    await settle();
    expect(bodies(world)).toEqual(['Where am I?']);
  });

  test('where how the chat is set up cannot be read, it says so', async () => {
    const { chat } = chatWorld({ server: chatServer({ refusals: { 'GET availability': [503] } }) });
    await chat.look();
    expect(chat.view()).toMatchObject({ phase: 'inactive', alert: 'failed' });
  });
});

describe('messages', () => {
  test('one that is sent is there at once, and once: as being sent, then as stored', async () => {
    const world = await begun();
    const sending = world.chat.send('Hello', null);
    expect(world.chat.view().thread.outgoing).toMatchObject([{ body: 'Hello', hasFailed: false }]);
    await sending;
    await settle();
    expect([bodies(world), world.chat.view().thread.outgoing]).toEqual([['Hello'], []]);
  });

  test('a message without words is not sent', async () => {
    const { chat, server } = await begun();
    await chat.send(' \n ', null);
    expect(server.sent('POST messages')).toEqual([]);
  });

  test.each([0, 503])('one without a reply (%i) is sent again under the same key, and stored once', async (status) => {
    const world = await begun({ refusals: { 'POST messages': [status, 200] } });
    void world.chat.send('Hello', null);
    await settle(2000);
    const keys = world.server.sent('POST messages').map(({ body }) => (body as { key: string }).key);
    expect([keys.length, new Set(keys).size, bodies(world)]).toEqual([2, 1, ['Hello']]);
  });

  test('one that cannot be sent says so, and goes out when the person sends it again', async () => {
    const world = await begun({ refusals: { 'POST messages': [503, 503, 200] } });
    void world.chat.send('Hello', null);
    await settle(2000);
    const [message] = world.chat.view().thread.outgoing;
    expect([message?.hasFailed, world.chat.view().alert]).toEqual([true, 'send']);
    await world.chat.resend(message?.key ?? '');
    expect([bodies(world), world.chat.view().alert]).toEqual([['Hello'], null]);
  });

  test('how much of each file was sent is told, and the next begins at nothing', async () => {
    const { chat } = await begun();
    const told: string[] = [];
    chat.subscribe(() => told.push(...chat.view().thread.outgoing.map(({ sent, part }) => `${sent} ${part}`)));
    chat.addFiles([new File(['a'], 'one.pdf'), new File(['b'], 'two.pdf')]);
    await chat.send('', null);
    expect([...new Set(told)]).toEqual(['0 0', '0 0.5', '1 0', '1 0.5', '2 0']);
  });

  test('what frames did not bring is asked for by the last number, in order and once', async () => {
    const world = await begun();
    world.server.add({ body: 'One' });
    world.server.loseFrames();
    world.server.add({ body: 'Two' });
    world.server.add({ body: 'Three' });
    world.server.change({});
    await settle(500);
    expect(bodies(world)).toEqual(['One', 'Two', 'Three']);
    expect(world.server.sent('GET messages').map(({ query }) => query)).toEqual(['after=1']);
  });

  test('a connection that breaks off is reported, taken up again, and misses nothing', async () => {
    const world = await begun({ refusals: { 'GET messages': [0] } });
    world.server.add({ body: 'One' });
    world.server.drop();
    expect(world.chat.view().alert).toBe('lost');
    world.server.add({ body: 'Two' });
    await settle(2000);
    expect([bodies(world), world.chat.view().alert]).toEqual([['One', 'Two'], null]);
    expect(world.server.frames.filter(({ type }) => type === 'hello').map(({ after }) => after)).toEqual([0, 1]);
  });

  test('what others write is unread until it is seen, here and on the other side', async () => {
    const world = await begun();
    world.server.add({});
    expect(world.chat.view().seen).toBe(0);
    world.chat.see();
    world.chat.see();
    await settle();
    expect([world.chat.view().seen, world.kept.alive('agent')?.seen]).toEqual([1, 1]);
    expect(world.server.sent('POST read').map(({ body }) => body)).toEqual([{ seq: 1 }]);
  });

  test('that someone types ends with their message', async () => {
    const world = await begun();
    world.server.typing(true);
    expect(world.chat.view().isTyping).toBe(true);
    world.server.add({});
    expect(world.chat.view().isTyping).toBe(false);
  });
});

describe('the assistant', () => {
  test('is asked with what it needs to know, under the key of the message, and its answer can be rated', async () => {
    const world = await begun({ isOpen: false });
    const { chat, server } = world;
    await chat.send('My credit is frozen', null);
    await settle();
    const [asked] = server.sent('POST chatWithAutobot');
    expect(asked?.body).toEqual({
      applicationId: null,
      conversationId: SID,
      message: 'My credit is frozen',
      nonce: '',
      organization: 'MAIN',
      pageUrl: '/',
      senderId: SID,
      senderType: 'APPLICANT',
      tag: 'start',
    });
    const [question, answer] = chat.view().thread.messages;
    expect([question?.key, chat.view().thread.outgoing, chat.view().isTyping]).toEqual([asked?.key, [], false]);
    if (!answer) throw new Error('There is no answer');
    await chat.rate(answer, 0, 'Other: it is not');
    expect(server.sent('POST setChatReplyUsedWithFeedback')[0]?.body).toEqual({
      questionId: 'q',
      conversationId: SID,
      responseToCustomer: 'As the article says.',
      feedbackMessage: 'Other: it is not',
      rating: 0,
      senderEmail: GRACE.emailAddress,
      senderType: 'APPLICANT',
      nonce: '',
    });
    expect(chat.view().ratings).toEqual({ q: 0 });
  });
});

describe('resuming', () => {
  test('a conversation of this browser is there again after a reload', async () => {
    const storage = sharedStorage();
    keepSample(storage, { seen: 1 });
    const world = chatWorld({ server: chatServer({ messages: [sampleMessage(1), sampleMessage(2)] }), storage });
    await world.chat.resume();
    await settle();
    expect([world.chat.view().phase, bodies(world), world.chat.view().seen]).toEqual(['chat', ['Message 1', 'Message 2'], 1]);
  });

  test('what was typed and not sent is there again after a reload, until it is sent or its person signs out', async () => {
    const tab = new Map<string, string>();
    let isIn = true;
    const load = async () => {
      const world = chatWorld({ server: chatServer(), tab, isSignedIn: () => isIn });
      await world.chat.look();
      return world.chat;
    };
    const first = await load();
    first.write('My SSN is 666-10-1001, ');
    expect([...tab.values()].join()).not.toContain('666');
    const second = await load();
    expect(second.view().draft).toBe('My SSN is •••-••-1001, ');
    isIn = false;
    await second.changed();
    expect([second.view().draft, (await load()).view().draft]).toEqual(['', '']);
    const third = await load();
    third.write('Hello');
    await third.start(GRACE);
    await third.send('Hello', null);
    expect([(await load()).view().draft, tab.size]).toEqual(['', 0]);
  });

  test.each([
    ['expired', { expiration: '2026-11-27T16:59:59.000Z' }],
    ['of a person who is signed in no longer', { isOwned: true }],
  ])('one that is %s is not, silently', async (_, parts) => {
    const storage = sharedStorage();
    keepSample(storage, parts);
    const { chat } = chatWorld({ server: chatServer(), storage });
    await chat.resume();
    await chat.look();
    expect(chat.view()).toMatchObject({ phase: 'form', alert: null });
  });

  test.each([
    ['with people before one with the assistant, outside the hours', ['agent', 'chatbot'], false, 'agent'],
    ['with the assistant, in the hours of people', ['chatbot'], true, 'chatbot'],
  ] as const)('a conversation goes on %s', async (_, kinds, isOpen, kind) => {
    const storage = sharedStorage();
    const chats = kinds.map((one) => [one, keptSample({ kind: one, conversationSid: one })]);
    storage.map.set(KEPT_CHATS_KEY, JSON.stringify(Object.fromEntries(chats)));
    const { chat, kept } = chatWorld({ server: chatServer({ isOpen, state: { chatMode: kind } }), storage });
    await chat.look();
    expect(chat.view()).toMatchObject({ phase: 'chat', kind, isOpen });
    expect(kept.all()).toHaveLength(kinds.length);
  });

  test('two tabs show one conversation: what one begins and sends, the other has', async () => {
    const storage = sharedStorage();
    const other = chatWorld({ server: chatServer(), storage });
    await other.chat.look();
    const server = chatServer();
    const first = chatWorld({ server, storage });
    const second = chatWorld({ server, storage });
    await first.chat.look();
    await first.chat.start(GRACE);
    await settle();
    await first.chat.send('Hello', null);
    await settle();
    expect([second.chat.view().phase, bodies(first), bodies(second)]).toEqual(['chat', ['Hello'], ['Hello']]);
  });

  test('signing out takes the chat away, in the other tab too', async () => {
    const storage = sharedStorage();
    let isIn = true;
    const world = await begun({}, { storage, isSignedIn: () => isIn });
    isIn = false;
    await world.chat.changed();
    expect([world.chat.view().phase, world.chat.view().thread.messages, storage.map.size]).toEqual(['form', [], 0]);
    expect(world.server.sockets.size).toBe(0);
  });
});

describe('the end', () => {
  test.each([
    ['its state is not active', { state: 'ENDED', ended: 'AGENT' }],
    ['its channel is frozen', { isFrozen: true }],
  ] as const)('a conversation can only be read when %s', async (_, parts) => {
    const { chat, server, kept } = await begun();
    server.change(parts);
    await settle();
    expect(chat.view()).toMatchObject({ isOver: true, contactId: CONTACT });
    await chat.send('Late', null);
    expect([server.sent('POST messages'), kept.alive('agent'), server.sockets.size]).toEqual([[], null, 0]);
  });

  test('it is over when its lifetime is, and not while the person writes: then the lifetime is renewed', async () => {
    const { chat, server } = await begun({ isOpen: false, state: { expiration: '2026-11-27T17:10:00.000Z' } });
    await settle(4 * 60_000);
    chat.preview('Is');
    expect(server.sent('POST refreshToken')).toEqual([]);
    await settle(2 * 60_000);
    chat.preview('Is it');
    await settle();
    expect(server.sent('POST refreshToken').map(({ body }) => body)).toEqual([{ token: TOKEN }]);
    await settle(4 * 60_000);
    expect(chat.view()).toMatchObject({ isOver: true, hasExpired: true });
  });

  test('a token that is refused ends it with its alert', async () => {
    const { chat, server } = await begun();
    server.drop(CLOSED.token);
    // once it shows what it has anew
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    server.drop(CLOSED.token);
    expect(chat.view()).toMatchObject({ isOver: true, alert: 'token' });
  });

  test('the survey is named by the interaction id, and by nothing of the person', async () => {
    const { chat, server } = await begun();
    await chat.end();
    await settle();
    expect(surveyLink(chat.view())).toBe(`https://survey.example/chat?interactionId=${CONTACT}`);
    expect(server.sent('POST web-chat-info')).toHaveLength(1);
  });

  test('without a survey, or without the interaction id, there is no link', async () => {
    const { chat, server } = await begun({ availability: { surveyUrl: null } });
    await chat.end();
    await settle();
    expect([surveyLink(chat.view()), server.sent('POST web-chat-info')]).toEqual([null, []]);
    const other = await begun({ refusals: { 'POST web-chat-info': [500] } });
    await other.chat.end();
    await settle();
    expect(surveyLink(other.chat.view())).toBeNull();
  });

  test('it can be saved, and another one begun', async () => {
    const { chat, server } = await begun();
    server.add({ body: 'Good evening' });
    await chat.end();
    expect(await chat.transcript()).toBe('Good evening');
    chat.startNew();
    expect(chat.view()).toMatchObject({ phase: 'form', isOver: false, state: null, thread: { messages: [] } });
  });
});

describe('what is missing', () => {
  test('a message without a conversation', async () => {
    const { chat } = chatWorld({ server: chatServer() });
    await expect(chat.end()).rejects.toThrow(MISSING.session);
  });
  test('a conversation without a channel', () => {
    const { port } = chatWorld({ server: chatServer() });
    const events = { onBeginning: vi.fn(), onMessages: vi.fn(), onState: vi.fn(), onTyping: vi.fn(), onConnection: vi.fn() };
    expect(() =>
      port.resume(
        () => keptSample({ channelId: '' }),
        () => 0,
        events,
      ),
    ).toThrow(MISSING.channel);
  });
  test('an interaction id', async () => {
    const server = chatServer();
    const { port } = chatWorld({
      server: { ...server, fetch: async (request) => (request.url.endsWith('web-chat-info') ? Response.json({}) : server.fetch(request)) },
    });
    const events = { onBeginning: vi.fn(), onMessages: vi.fn(), onState: vi.fn(), onTyping: vi.fn(), onConnection: vi.fn() };
    const conversation = port.resume(
      () => keptSample(),
      () => 0,
      events,
    );
    await expect(conversation.contactId()).rejects.toThrow(MISSING.contact);
    conversation.leave();
  });
});

test('the assistant can be asked again, and a person after that', async () => {
  const { chat, kept, server } = await begun({ isOpen: false });
  await chat.askPerson();
  await chat.askAssistant(false);
  expect([chat.view().kind, kept.alive('chatbot')?.conversationSid, kept.alive('agent')]).toEqual(['chatbot', SID, null]);
  expect(server.sent('POST assistant')).toMatchObject([{ body: { givesUpPlace: false }, token: TOKEN }]);
  await chat.askPerson();
  expect(chat.view().kind).toBe('agent');
});

test('out of hours a person can be asked for, called, or mailed', async () => {
  const { chat, kept, server } = await begun({ isOpen: false });
  await chat.askPerson();
  expect([chat.view().kind, kept.alive('chatbot'), kept.alive('agent')?.conversationSid]).toEqual(['agent', null, SID]);
  await chat.callBack({ phone: '(602) 555-0101', window: 'MORNING' });
  await chat.byEmail();
  expect(chat.view().state).toMatchObject({ callback: { window: 'MORNING' }, byEmail: true });
  expect(server.sent('POST callback')).toMatchObject([{ body: { phone: '(602) 555-0101', window: 'MORNING' }, token: TOKEN }]);
});
