import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginning, EMPTY_THREAD, held, marked, preceded, queued, received, type Thread, unreadAfter } from './thread.ts';
import { sampleMessage } from './testing/chat-server.ts';

/** A conversation in which every second message is this page's own. */
const ALL = Array.from({ length: 20 }, (_, at) =>
  sampleMessage(at + 1, at % 2 === 0 ? { author: 'VISITOR', key: `own-${at + 1}`, name: null } : {}),
);
const OWN = ALL.filter(({ author }) => author === 'VISITOR').map(({ key, body }) => ({ key, body, files: [] }));
const pieces = fc.array(fc.shuffledSubarray(ALL), { maxLength: 12 });

test('in whatever order frames and replies come, a message of this page is shown once: as being sent, or as stored', () =>
  fc.assert(
    fc.property(pieces, (arrivals) => {
      let thread: Thread = OWN.reduce(queued, EMPTY_THREAD);
      for (const piece of [...arrivals, []]) {
        thread = received(thread, piece);
        const stored = thread.messages.filter(({ author }) => author === 'VISITOR').map(({ key }) => key);
        const sending = thread.outgoing.map(({ key }) => key);
        expect([...stored, ...sending]).toEqual(OWN.map(({ key }) => key));
        expect(thread.messages).toEqual(ALL.slice(0, held(thread)));
      }
    }),
  ));

test('what was lost on the way is there once it is asked for by the last number', () =>
  fc.assert(
    fc.property(pieces, (arrivals) => {
      const before = arrivals.reduce(received, OWN.reduce(queued, EMPTY_THREAD));
      const thread = received(before, ALL.slice(held(before)));
      expect([thread.messages, thread.outgoing]).toEqual([ALL, []]);
    }),
  ));

test('a message that failed is sent again under its key, and one that was stored meanwhile stays stored', () => {
  const failed = marked(queued(EMPTY_THREAD, { key: 'own-1', body: 'Message 1', files: [] }), 'own-1', { hasFailed: true });
  expect(failed.outgoing).toMatchObject([{ key: 'own-1', hasFailed: true }]);
  expect(marked(failed, 'own-1', { hasFailed: false }).outgoing).toMatchObject([{ key: 'own-1', hasFailed: false }]);
  const stored = marked(received(failed, ALL.slice(0, 1)), 'own-1', { hasFailed: true });
  expect([stored.messages.length, stored.outgoing]).toEqual([1, []]);
});

test('an agent’s message under the key of this page confirms nothing', () => {
  const thread = queued(EMPTY_THREAD, { key: 'key-1', body: 'Mine', files: [] });
  expect(received(thread, [sampleMessage(1)]).outgoing).toHaveLength(1);
});

test('only messages of others are unread, and those of the product itself are not', () => {
  const thread = received(EMPTY_THREAD, [
    sampleMessage(1),
    sampleMessage(2, { author: 'VISITOR' }),
    sampleMessage(3, { author: 'PRODUCT' }),
    sampleMessage(4, { author: 'BOT' }),
  ]);
  expect([unreadAfter(thread, 0), unreadAfter(thread, 1), unreadAfter(thread, 4)]).toEqual([2, 1, 0]);
});

test('a thread that begins later holds what follows, and gets what came before only whole', () => {
  const thread = received(beginning(EMPTY_THREAD, 12), ALL);
  expect([held(beginning(EMPTY_THREAD, 12)), thread.messages]).toEqual([12, ALL.slice(12)]);
  expect(beginning(thread, 3)).toBe(thread);
  expect([preceded(thread, ALL.slice(1)), preceded(thread, ALL.slice(0, 11))]).toEqual([thread, thread]);
  expect(preceded(thread, ALL.slice(0, 15))).toEqual({ messages: ALL, outgoing: [], from: 0 });
});
