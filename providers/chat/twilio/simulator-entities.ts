import type { Room, RoomConversation, RoomMessage } from '../../world/chat/types.ts';
import { mediaSidOf, memberSidOf, sidOf } from './simulator-ids.ts';

/** What the simulated service knows besides the conversations of its room. */
export type Twilio = {
  readonly serviceSid: string;
  /** Names by identity. */
  readonly users: Map<string, string>;
  /** Conversations that no person is in yet, and what was said of the others when they began. */
  readonly begun: Map<string, Begun>;
  /** Attributes of messages, as JSON, by the key of the message. */
  readonly attributes: Map<string, string>;
  /** Messages that were deleted, whose numbers stay empty. */
  readonly deleted: Set<string>;
};
export type Begun = {
  readonly sid: string;
  readonly uniqueName: string;
  readonly attributes: string;
  readonly at: Date;
};

export const AGENT = 'agent';
const PREFIXES = { document: 'ET', list: 'ES', map: 'MP' } as const;
export type Kind = keyof typeof PREFIXES;
/** A list’s items have numbers, a map’s have words. */
type Item = { readonly key: number | string; readonly data: object; readonly eventId: number };
/** A document, a list or a map of Sync: a view of the room, whose event ids count what happened to it. */
export type Entity = {
  readonly kind: Kind;
  readonly name: string;
  readonly sid: string;
  readonly lastEventId: number;
  readonly data?: object;
  readonly items: readonly Item[];
};
const entity = (kind: Kind, name: string, lastEventId: number, parts: Partial<Pick<Entity, 'data' | 'items'>>): Entity => ({
  kind,
  name,
  sid: sidOf(PREFIXES[kind], name),
  lastEventId,
  items: [],
  ...parts,
});

/** The index of the last message that someone has read; null for none. */
const readIndex = (number: number): number | null => (number === 0 ? null : number - 1);

/** The participant who wrote a message; undefined where none did. */
const participantOf = (conversation: RoomConversation, { author, isAutomatic = false }: RoomMessage): string | undefined =>
  [conversation.userId, AGENT].includes(author) && !isAutomatic ? memberSidOf(conversation, author) : undefined;

const messageData = (twilio: Twilio, conversation: RoomConversation, message: RoomMessage) => ({
  sid: sidOf('IM', message.id),
  text: message.body,
  type: message.files.length === 0 ? 'text' : 'media',
  // what no participant wrote has the author that the API was given, else "system", and names no participant
  author: message.isAutomatic === true ? 'system' : message.author,
  memberSid: participantOf(conversation, message),
  attributes: twilio.attributes.get(message.key ?? '') ?? '{}',
  timestamp: message.at.toISOString(),
  dateUpdated: message.at.toISOString(),
  medias: message.files.map((file) => ({
    sid: mediaSidOf(file),
    category: 'media',
    filename: file.name,
    contentType: file.contentType,
    size: file.bytes.length,
  })),
});

/** Messages as the REST API lists them. */
export function listOf(conversation: RoomConversation, isDescending: boolean): object[] {
  const messages = conversation.messages.map((message) => ({
    sid: sidOf('IM', message.id),
    author: message.isAutomatic === true ? 'system' : message.author,
    body: message.body,
    index: message.number - 1,
    participant_sid: participantOf(conversation, message) ?? null,
    media: message.files.map(({ name }) => ({ filename: name })),
  }));
  return isDescending ? messages.reverse() : messages;
}

export const documentOf = (twilio: Twilio, conversation: RoomConversation): Entity => {
  const { uniqueName, attributes, at } = twilio.begun.get(conversation.id) as Begun;
  const last = conversation.messages.at(-1);
  const data = {
    uniqueName,
    attributes,
    dateCreated: at.toISOString(),
    messages: `${conversation.id}.messages`,
    roster: `${conversation.id}.roster`,
    state: { current: conversation.isClosed ? 'closed' : 'active', dateUpdated: at.toISOString() },
    ...(last && { lastMessage: { index: last.number - 1, timestamp: last.at.toISOString() } }),
  };
  return entity('document', `${conversation.id}.channel`, 1 + conversation.messages.length + Number(conversation.isClosed), { data });
};

export const messagesOf = (twilio: Twilio, conversation: RoomConversation): Entity =>
  entity('list', `${conversation.id}.messages`, conversation.messages.length, {
    items: conversation.messages.flatMap((message) =>
      twilio.deleted.has(sidOf('IM', message.id))
        ? []
        : [
            {
              key: message.number - 1,
              data: messageData(twilio, conversation, message),
              eventId: message.number,
            },
          ],
    ),
  });

/** The person and the agent, who is in it from the beginning. */
export const rosterOf = (conversation: RoomConversation): Entity => {
  const lastEventId = 1 + conversation.read.person + conversation.read.agent;
  const member = (identity: string, read: number) => ({
    key: memberSidOf(conversation, identity),
    data: { identity, type: 'chat', attributes: '{}', roleSid: sidOf('RL', 'member'), lastConsumedMessageIndex: readIndex(read) },
    eventId: lastEventId,
  });
  return entity('map', `${conversation.id}.roster`, lastEventId, {
    items: [member(conversation.userId, conversation.read.person), member(AGENT, conversation.read.agent)],
  });
};

const ofPerson = (room: Room, identity: string): readonly RoomConversation[] =>
  [...room.conversations.values()].filter(({ userId }) => userId === identity);

export const conversationsOf = (room: Room, identity: string): Entity => {
  const own = ofPerson(room, identity);
  const lastEventId = own.reduce((sum, { read }) => sum + 1 + read.person, 1);
  return entity('map', `${identity}.channels`, lastEventId, {
    items: own.map(({ id, read }) => ({
      key: id,
      data: {
        status: 'joined',
        notificationLevel: 'default',
        channel: `${id}.channel`,
        messages: `${id}.messages`,
        roster: `${id}.roster`,
        lastConsumedMessageIndex: readIndex(read.person),
      },
      eventId: lastEventId,
    })),
  });
};

const infoOf = (identity: string, name: string): Entity =>
  entity('map', `${identity}.info`, 1, {
    items: [
      { key: 'attributes', data: { value: '{}' }, eventId: 1 },
      { key: 'friendlyName', data: { value: name }, eventId: 1 },
    ],
  });

/** What a person may see under a name or an identifier. */
export function entityNamed(twilio: Twilio, room: Room, identity: string, asked: string): Entity | undefined {
  const seen = [
    conversationsOf(room, identity),
    ...[...twilio.users].map(([user, name]) => infoOf(user, name)),
    ...ofPerson(room, identity).flatMap((one) => [documentOf(twilio, one), messagesOf(twilio, one), rosterOf(one)]),
  ];
  return seen.find(({ sid, name }) => sid === asked || name === asked);
}
