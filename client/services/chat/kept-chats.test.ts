import { expect, test } from 'vitest';
import { createKeptChats, KEPT_CHATS_KEY, type KeptChat, parseKept } from './kept-chats.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const sample = (parts: Partial<KeptChat> = {}): KeptChat => ({
  conversationSid: 'a',
  token: 'secret',
  channelId: 'b',
  expiration: '2026-11-27T18:00:00.000Z',
  kind: 'agent',
  provider: 'embedded',
  isOwned: false,
  seen: 0,
  waitsSince: null,
  ...parts,
});

function world({ isBlocked = false, isSignedIn = false } = {}) {
  const map = new Map<string, string>();
  let tell: (key: string | null) => void = () => undefined;
  const kept = createKeptChats({
    storage() {
      if (isBlocked) throw new Error('blocked');
      return {
        getItem: (key) => map.get(key) ?? null,
        setItem: (key, value) => void map.set(key, value),
        removeItem: (key) => void map.delete(key),
      };
    },
    isSignedIn: () => isSignedIn,
    now: () => NOW,
    onOtherTab(changed) {
      tell = changed;
      return () => undefined;
    },
  });
  return { kept, map, otherTab: (key: string | null) => tell(key) };
}

test('a conversation is kept for every tab, one with people and one with the assistant', () => {
  const { kept, map } = world();
  kept.keep(sample());
  kept.keep(sample({ conversationSid: 'c', kind: 'chatbot' }));
  expect([kept.alive('agent')?.conversationSid, kept.alive('chatbot')?.conversationSid]).toEqual(['a', 'c']);
  expect(Object.keys(JSON.parse(map.get(KEPT_CHATS_KEY) ?? '{}') as object)).toEqual(['agent', 'chatbot']);
});

test('one that is handed to a person is no longer one with the assistant', () => {
  const { kept } = world();
  kept.keep(sample({ kind: 'chatbot' }));
  kept.change('a', { kind: 'agent', seen: 4 });
  expect([kept.alive('chatbot'), kept.alive('agent')?.seen]).toEqual([null, 4]);
});

test.each([
  ['expired', sample({ expiration: '2026-11-27T12:00:00.000Z' }), false],
  ['of a person who is signed in no longer', sample({ isOwned: true }), false],
  ['of a visitor', sample(), true],
])('one that is %s is resumed: %s', (_, chat, isResumed) => {
  const { kept } = world();
  kept.keep(chat);
  expect(kept.alive('agent') !== null).toBe(isResumed);
});

test('of a person who is signed in, theirs is resumed', () => {
  const { kept } = world({ isSignedIn: true });
  kept.keep(sample({ isOwned: true }));
  expect(kept.alive('agent')).not.toBeNull();
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another form', '{"agent":{"token":1}}'],
  ['a list', '[]'],
])('%s in the storage is no conversation, silently', (_, stored) => {
  expect(parseKept(stored)).toEqual({});
});

test('where the storage is blocked, it lasts as long as the page', () => {
  const { kept, map } = world({ isBlocked: true });
  kept.keep(sample());
  expect([kept.alive('agent')?.token, map.size]).toEqual(['secret', 0]);
  kept.forgetAll();
  expect(kept.alive('agent')).toBeNull();
});

test('nothing is left in the storage once all is forgotten', () => {
  const { kept, map } = world();
  kept.keep(sample());
  kept.forget('another');
  expect(map.size).toBe(1);
  kept.forget('a');
  expect(map.size).toBe(0);
});

test('what another tab changes is told, and what is none of it is not', () => {
  const { kept, otherTab } = world();
  let told = 0;
  kept.subscribe(() => (told += 1));
  for (const key of [KEPT_CHATS_KEY, 'jwt', null]) otherTab(key);
  expect(told).toBe(2);
});
