import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { THREAD } from '../copy.ts';
import type { ChatMessage } from '../port.ts';

const nameOf = ({ author, name }: ChatMessage): string => name ?? (author === 'VISITOR' ? THREAD.you : THREAD.us);
const saidIn = ({ body, files }: ChatMessage): string => [body, ...files.map(({ label }) => `[${label}]`)].filter(Boolean).join(' ');

/** What was said, as text, in the time zone of this machine. */
export function transcriptOf(messages: readonly ChatMessage[]): string {
  const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return messages.map((message) => `${when.format(new Date(message.at))}  ${nameOf(message)}: ${saidIn(message)}`).join('\n');
}

/** Messages as one: the end of them where they are longer than one may be. */
export const wordsOf = (messages: readonly ChatMessage[]): string => messages.map(saidIn).join('\n').slice(-MESSAGE_MAX);
