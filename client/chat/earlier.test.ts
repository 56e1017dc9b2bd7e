import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatServer, sampleMessage, SID } from './testing/chat-server.ts';
import { chatWorld, keepSample, sharedStorage } from './testing/chat-world.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-27T17:00:00Z') }));
afterEach(() => vi.useRealTimers());
const settle = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(10));
const bodies = ({ chat }: Pick<ReturnType<typeof chatWorld>, 'chat'>): string[] => chat.view().thread.messages.map(({ body }) => body);

/** Questions and answers of the assistant. */
const talked = (questions: number) =>
  Array.from({ length: questions }, (_, n) => [
    sampleMessage(2 * n + 1, { author: 'VISITOR', body: `Question ${n + 1}`, name: null, key: `q-${n}` }),
    sampleMessage(2 * n + 2, {
      author: 'BOT',
      body: `Answer ${n + 1}`,
      name: null,
      answer: { questionId: 'q', article: 'q', screen: null, handsOver: false },
    }),
  ]).flat();
const withAssistant = (questions: number, refusals: Record<string, number[]> = {}) => {
  const storage = sharedStorage();
  keepSample(storage, { kind: 'chatbot', seen: 2 * questions });
  const server = chatServer({ isOpen: false, state: { chatMode: 'chatbot' }, messages: talked(questions), refusals });
  return { ...chatWorld({ server, storage }), server };
};

test('a long chat with the assistant begins with its last 20 questions, and what came before is there when it is asked for', async () => {
  const world = withAssistant(25);
  await world.chat.look();
  await settle();
  expect([bodies(world).length, bodies(world)[0], bodies(world).at(-1)]).toEqual([40, 'Question 6', 'Answer 25']);
  expect(world.chat.view().thread.from).toBe(10);
  expect(world.server.frames.filter(({ type }) => type === 'hello').map(({ after }) => after)).toEqual([10]);
  await world.chat.send('Question 26', null);
  await world.chat.earlier();
  expect(bodies(world)).toEqual([...talked(25).map(({ body }) => body), 'Question 26', 'As the article says.']);
  expect(world.chat.view().thread.from).toBe(0);
});

test.each([
  ['a short one', 19, {}],
  ['one whose last questions cannot be read', 25, { [`GET ${SID}`]: [500] }],
] as const)('%s begins with its first message', async (_, questions, refusals) => {
  const world = withAssistant(questions, refusals as never);
  await world.chat.look();
  await settle();
  expect([bodies(world).length, world.chat.view().thread.from]).toEqual([2 * questions, 0]);
  expect(world.server.sent(`GET ${SID}`)).toHaveLength(1);
});

test('nothing is asked of the last questions of a chat that has just begun', async () => {
  const server = chatServer({ isOpen: false });
  const { chat } = chatWorld({ server });
  await chat.look();
  await chat.start({ friendlyName: 'Grace Happy', emailAddress: 'grace@example.com' });
  await settle();
  expect([chat.view().phase, server.sent(`GET ${SID}`)]).toEqual(['chat', []]);
});
