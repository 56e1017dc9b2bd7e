import type { Reply } from '@hearthline/web/api/operation.ts';

export type Message = Reply<'notifications-get'>[number];

/** At least this many are shown, and at most this many unread (AMB-109). */
const FEWEST = 3;
const MAX = 8;

const newestFirst = (a: Message, b: Message): number => (a.created < b.created ? 1 : -1);
const isUnread = ({ status }: Message): boolean => status === 'UNREAD';

export const unreadCount = (all: readonly Message[]): number => all.filter(isUnread).length;

/** Unread first, each group newest first. */
export function inOrder(all: readonly Message[]): readonly Message[] {
  const sorted = all.toSorted(newestFirst);
  return [...sorted.filter(isUnread), ...sorted.filter((message) => !isUnread(message))];
}

/** The messages shown before "show all": three, or up to eight unread. */
export const previewOf = (all: readonly Message[]): readonly Message[] =>
  inOrder(all).slice(0, Math.max(FEWEST, Math.min(unreadCount(all), MAX)));

/** The list with one message's mark changed. */
export const marked = (all: readonly Message[], uuid: string, status: Message['status']): Message[] =>
  all.map((message) => (message.uuid === uuid ? { ...message, status } : message));

const MINUTE = 60_000;
const UNITS = [
  { unit: 'm', milliseconds: MINUTE, below: 60 },
  { unit: 'h', milliseconds: 60 * MINUTE, below: 24 },
  { unit: 'd', milliseconds: 1440 * MINUTE, below: 7 },
  { unit: 'w', milliseconds: 10_080 * MINUTE, below: 5 },
] as const;
/** Four weeks, after which a date is shown (A §9). */
const LONGEST = 4 * 10_080 * MINUTE;

export type Ago = { readonly unit: (typeof UNITS)[number]['unit']; readonly count: number };

/** Time elapsed since an instant, in whole units; null when it is over four weeks and the date is shown instead. */
export function ago(created: string, now: Date): Ago | null {
  const passed = Math.max(0, now.getTime() - Date.parse(created));
  if (passed > LONGEST) return null;
  for (const { unit, milliseconds, below } of UNITS) {
    const count = Math.floor(passed / milliseconds);
    if (count < below) return { unit, count };
  }
  return null;
}
