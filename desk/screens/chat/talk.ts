/** How a conversation is read: by days, and with a line above what is new. */
import type { ChatMessage } from '../../services/chats.ts';

const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' };
/** The day of an instant on the clocks of a place: "Saturday, November 28, 2026". */
export const dayText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { ...DAY, timeZone }).format(new Date(at));
/** Its time there, with the short name of the zone: "9:15 AM CST". */
export const clockText = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' }).format(new Date(at));

export type Day<M> = { readonly day: string; readonly messages: readonly M[] };
/** Messages by the days of a place, in their order. */
export function byDay<M extends { readonly at: string }>(messages: readonly M[], timeZone: string): readonly Day<M>[] {
  const days: { day: string; messages: M[] }[] = [];
  for (const message of messages) {
    const day = dayText(message.at, timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** The number after which nothing was answered yet: the line of a chat that is opened for the first time. Null where nothing or everything is new. */
export function lastAnswered(messages: readonly Pick<ChatMessage, 'seq' | 'author'>[]): number | null {
  const answered = messages.findLast(({ author }) => author === 'AGENT' || author === 'BOT')?.seq;
  if (answered === undefined) return null;
  return messages.some(({ seq, author }) => seq > answered && author === 'VISITOR') ? answered : null;
}

/** What a colleague wrote after a number. */
export const ofColleagues = (messages: readonly ChatMessage[], after: number, me: string): readonly ChatMessage[] =>
  messages.filter(({ seq, author, staffUuid }) => seq > after && author === 'AGENT' && staffUuid !== me);
