import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ago, inOrder, marked, previewOf, unreadCount, type Message } from './notification-list.ts';

const message = (at: number, status: Message['status']): Message => ({
  uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  title: `Message ${at}`,
  description: '',
  created: new Date(at * 60_000).toISOString(),
  status,
  ctas: [],
  applicationUuid: null,
  walletAddress: null,
});
const lists = fc.array(fc.boolean(), { maxLength: 20 }).map((states) => states.map((isNew, at) => message(at, isNew ? 'UNREAD' : 'READ')));

test('unread come first, each group newest first, and nothing is lost', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const sorted = inOrder(all);
      expect(sorted.map(({ status }) => status).join(' ')).toMatch(/^(UNREAD ?)*(READ ?)*$/);
      expect([...sorted].toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))).toEqual(all);
      const unread = sorted.slice(0, unreadCount(all)).map(({ created }) => created);
      expect(unread).toEqual(unread.toSorted().toReversed());
    }),
  );
});

test('three are shown, or up to eight unread ones', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const most = Math.max(3, Math.min(unreadCount(all), 8));
      expect(previewOf(all)).toHaveLength(Math.min(all.length, most));
    }),
  );
});

test('marking changes one message only', () => {
  const all = [message(1, 'UNREAD'), message(2, 'UNREAD')];
  expect(marked(all, message(2, 'READ').uuid, 'READ').map(({ status }) => status)).toEqual(['UNREAD', 'READ']);
});

const DAY = 86_400_000;
test.each([
  [0, { unit: 'm', count: 0 }],
  [59 * 60_000, { unit: 'm', count: 59 }],
  [3_600_000, { unit: 'h', count: 1 }],
  [DAY - 1, { unit: 'h', count: 23 }],
  [6 * DAY, { unit: 'd', count: 6 }],
  [7 * DAY, { unit: 'w', count: 1 }],
  [27 * DAY, { unit: 'w', count: 3 }],
  [28 * DAY, { unit: 'w', count: 4 }],
  [28 * DAY + 1, null],
])('%d ms ago', (passed, expected) => {
  const now = new Date('2026-11-21T12:00:00Z');
  expect(ago(new Date(now.getTime() - passed).toISOString(), now)).toEqual(expected);
});
