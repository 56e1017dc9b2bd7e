import type { Chat, ChatRow } from '../../services/chats.ts';
import type { Input } from '@hearthline/web/api/operation.ts';

export type ListName = NonNullable<Input<'desk-chats-get'>['query']>['list'];
/** The lists, in their order, and what is said of an empty one. */
export const LISTS: Readonly<Record<ListName, { readonly title: string; readonly empty: string }>> = {
  QUEUE: { title: 'To answer', empty: 'Nobody waits for an answer. New chats are shown here as they come.' },
  MINE: { title: 'Mine', empty: 'You answer no chat now. Take one of those to answer.' },
  OPEN: { title: 'All open', empty: 'No chat is open.' },
  ENDED: { title: 'Ended', empty: 'No chat has ended yet.' },
};
/** What is said of a search that found nothing: messages are searched from three letters on. */
export const notFound = (search: string): string =>
  search.length < 3
    ? 'No chat has this in its name, email address or loan number. Type three letters to search the messages too.'
    : 'No chat has this in its name, email address, loan number or messages.';

export const WINDOWS: Readonly<Record<NonNullable<ChatRow['callback']>['window'], string>> = {
  MORNING: 'in the morning',
  AFTERNOON: 'in the afternoon',
  EVENING: 'in the evening',
};
export const ENDINGS: Readonly<Record<NonNullable<Chat['ended']>, string>> = {
  VISITOR: 'The person ended it.',
  AGENT: 'A colleague ended it.',
  VENDOR: 'It was ended at the desk of its vendor.',
  EXPIRED: 'Its time ran out.',
  SIGNED_OUT: 'The person signed out.',
  IDLE: 'Nothing was written for a long while.',
};
/** What a chat runs over, where that is not the product's own. */
export const VENDORS: Readonly<Partial<Record<Chat['provider'], string>>> = {
  twilio: 'Twilio',
  nice: 'NICE',
  stream: 'Stream',
  talkjs: 'TalkJS',
};

/** Who answered, where there is no name. */
export const AUTHORS = { AGENT: 'Colleague', BOT: 'Bot' } as const;
