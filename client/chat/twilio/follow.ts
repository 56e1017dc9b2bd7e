import type { Client, Conversation, Media, Message } from '@twilio/conversations';
import type { ChatMessage } from '../port.ts';
import type { LinkEvents } from '../vendor/link.ts';

/** Who speaks for the product in a conversation, as the server begins it. */
const PRODUCT = 'hearthline';
const PAGE = 100;

const keyOf = ({ attributes, sid }: Message): string => {
  const key = attributes !== null && typeof attributes === 'object' && 'key' in attributes ? attributes['key'] : null;
  return typeof key === 'string' ? key : sid;
};
const filesOf = ({ attachedMedia }: Message): readonly Media[] => attachedMedia ?? [];

const messageOf = (message: Message, author: ChatMessage['author'], name: string | null): ChatMessage => ({
  seq: message.index + 1,
  key: keyOf(message),
  author,
  name,
  body: message.body ?? '',
  files: filesOf(message).map(({ sid, filename, contentType, size }) => ({ uuid: sid, label: filename ?? '', contentType, bytes: size })),
  answer: null,
  at: (message.dateCreated ?? message.dateUpdated ?? new Date(0)).toISOString(),
});
/** Keeps the place of a message that the desk has deleted: those after it would wait for it. */
const deleted = (seq: number, { at }: ChatMessage): ChatMessage => ({
  seq,
  key: `deleted-${seq}`,
  author: 'PRODUCT',
  name: null,
  body: '',
  files: [],
  answer: null,
  at,
});

/**
 * One conversation, as one client of the script follows it. A person who answers is a participant (twilio.com/docs/conversations/api/conversation-message-resource:
 * `participant_sid` is null for what the system sent); a program that was made a participant cannot be told from a person.
 */
export function follow(client: Client, conversation: Conversation, userId: string, events: LinkEvents) {
  const files = new Map<string, Media>();
  const keys = new Set<string>();
  const names = new Map<string, Promise<string | null>>();
  /** The index that follows the messages told of without a gap. */
  let next = 0;
  let loading = Promise.resolve();

  const nameOf = async (identity: string): Promise<string | null> => {
    const known = names.get(identity);
    if (known) return known;
    const asked = client.getUser(identity).then(
      ({ friendlyName }) => friendlyName?.trim().split(/\s+/)[0] || null,
      () => null,
    );
    names.set(identity, asked);
    return asked;
  };
  const tell = async (messages: readonly Message[]): Promise<void> => {
    const placed = messages.map((message) => {
      const before = next;
      next = Math.max(next, message.index + 1);
      return { message, missing: Math.max(message.index - before, 0) };
    });
    const told = placed.map(async ({ message, missing }) => {
      filesOf(message).forEach((media) => files.set(media.sid, media));
      const isOwn = message.author === userId;
      if (isOwn) keys.add(keyOf(message));
      const author = isOwn ? 'VISITOR' : message.author === PRODUCT ? 'PRODUCT' : message.participantSid === null ? 'BOT' : 'AGENT';
      const shown = messageOf(message, author, author === 'AGENT' && message.author !== null ? await nameOf(message.author) : null);
      return [...Array.from({ length: missing }, (_, at) => deleted(shown.seq - missing + at, shown)), shown];
    });
    events.onMessages((await Promise.all(told)).flat());
  };
  /** Asks for what follows the messages told of. */
  const load = async (): Promise<void> => {
    for (let page = await conversation.getMessages(PAGE, next, 'forward'); ; page = await page.nextPage()) {
      if (page.items.length > 0) await tell(page.items);
      if (!page.hasNextPage) return;
    }
  };
  const catchUp = async (): Promise<void> => {
    loading = loading.then(load, load);
    return loading;
  };
  const readTo = ({
    identity,
    lastReadMessageIndex: index,
  }: {
    readonly identity: string | null;
    readonly lastReadMessageIndex: number | null;
  }): void => {
    if (identity !== userId && identity !== PRODUCT && index !== null) events.onRead(index + 1);
  };
  const close = (): void => {
    if (conversation.state?.current === 'closed') events.onClosed();
  };

  conversation.on('messageAdded', (message) => void (message.index === next ? tell([message]) : catchUp()).catch(() => undefined));
  conversation.on('typingStarted', ({ identity }) => identity !== userId && events.onTyping(true));
  conversation.on('typingEnded', ({ identity }) => identity !== userId && events.onTyping(false));
  conversation.on('participantUpdated', ({ participant }) => readTo(participant));
  conversation.on('updated', close);
  conversation.on('removed', () => events.onClosed());

  const begin = async (): Promise<void> => {
    await catchUp();
    (await conversation.getParticipants()).forEach(readTo);
    close();
  };
  return { conversation, files, keys, catchUp, begin };
}
export type Followed = ReturnType<typeof follow>;
