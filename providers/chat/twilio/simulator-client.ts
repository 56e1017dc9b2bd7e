import { randomUUID } from 'node:crypto';
import type { Room, RoomConversation } from '../../world/chat/types.ts';
import type { Twilio } from './simulator-entities.ts';
import { fileOf, sidOf } from './simulator-ids.ts';
import type { Upstream, UpstreamReply } from './simulator-sync.ts';

const problem = (status: number, message: string): UpstreamReply => ({ status, body: { status, message } });
const linksOf = (origin: string, serviceSid: string, identity: string) => {
  const base = `${origin}/Client/v2/Services/${serviceSid}`;
  return {
    my_conversations: `${base}/Users/${encodeURIComponent(identity)}/Conversations`,
    conversations: `${base}/Conversations`,
    users: `${base}/Users`,
    current_user: `${base}/Users/${encodeURIComponent(identity)}`,
    typing: `${origin}/Client/v2/Typing`,
    media_service: `${origin}/v1/Services/${serviceSid}/Media`,
    media_set_service: `${origin}/v1/Services/${serviceSid}/MediaSet`,
    messages_receipts: `${base}/Conversations/%s/Messages/%s/Receipts`,
  };
};

const configuration = (origin: string, serviceSid: string, identity: string) => ({
  identity,
  links: linksOf(origin, serviceSid, identity),
  options: {
    media_attachments_count_limit: 10,
    media_attachment_size_limit_in_mb: 150,
    media_attachments_total_size_limit_in_mb: 150,
    email_histories_allowed_mime_types: [],
    email_bodies_allowed_mime_types: [],
    reachability_enabled: false,
    user_infos_to_subscribe: 100,
    http_cache_interval: 'PT5S',
    consumption_report_interval: 'PT5S',
  },
  sync_objects: { my_user_info: `${identity}.info`, my_conversations: `${identity}.channels` },
});

const ownOf = ({ id, read }: RoomConversation) => ({
  conversation_sid: id,
  status: 'joined',
  notification_level: 'default',
  last_read_message_index: read.person === 0 ? null : read.person - 1,
  unread_messages_count: 0,
  sync_objects: { conversation: `${id}.channel`, messages: `${id}.messages`, participants: `${id}.roster` },
});

type Sent = {
  readonly body?: string;
  readonly attributes?: string;
  readonly media_sids?: readonly string[];
  readonly last_read_message_index?: number;
};

/** Stores a message that the person in a conversation wrote; the same request again stores nothing more. */
function sent(twilio: Twilio, room: Room, conversation: RoomConversation, { headers, body }: Upstream): UpstreamReply {
  if (conversation.isClosed) return problem(403, 'The conversation is closed');
  const { body: text = '', attributes = '{}', media_sids: sids = [] } = JSON.parse(body) as Sent;
  const files = sids.flatMap((sid) => fileOf(room, sid) ?? []);
  if (files.length < sids.length) return problem(404, 'There is no such file');
  const key = headers['X-Twilio-Mutation-Id'] ?? randomUUID();
  twilio.attributes.set(key, attributes);
  const { userId } = conversation;
  const { id, number } = room.say(conversation, {
    author: userId,
    name: twilio.users.get(userId) ?? '',
    isAgent: false,
    body: text,
    key,
    files,
  });
  return { status: 201, body: { sid: sidOf('IM', id), index: number - 1 } };
}

/**
 * What the script of a page asks for over its socket: its configuration, the conversations of its person, messages, names, typing. `onRead` is told of a
 * conversation that the person has read further.
 */
export function answerClient(
  { twilio, room, identity, origin }: { readonly twilio: Twilio; readonly room: Room; readonly identity: string; readonly origin: string },
  request: Upstream,
  onRead: (conversation: RoomConversation) => void,
): UpstreamReply {
  const { method, path, body } = request;
  if (path === '/Client/v2/Configuration') return { status: 200, body: configuration(origin, twilio.serviceSid, identity) };
  if (path === '/Client/v2/Typing') return { status: 200, body: { typing_timeout: 5 } };
  const parts = path.split('/').slice(3).map(decodeURIComponent);
  const [service, serviceSid, kind, id = '', below, sid = ''] = parts;
  if (service !== 'Services' || serviceSid !== twilio.serviceSid) return problem(404, 'There is no such service');
  const seen = (asked: string): RoomConversation | undefined => {
    const found = room.conversations.get(asked);
    return found?.userId === identity ? found : undefined;
  };
  if (kind === 'Users' && below === undefined && method === 'GET')
    return twilio.users.has(id)
      ? { status: 200, body: { identity: id, sync_objects: { user_info_map: `${id}.info` } } }
      : problem(404, 'There is no such user');
  if (kind === 'Users' && below === 'Conversations' && id === identity) {
    if (sid === '') {
      const own = [...room.conversations.values()].filter(({ userId }) => userId === identity);
      return { status: 200, body: { conversations: own.map(ownOf), meta: { next_token: null } } };
    }
    const conversation = seen(sid);
    if (!conversation) return problem(404, 'There is no such conversation');
    if (method === 'POST') {
      const { last_read_message_index: index } = JSON.parse(body) as Sent;
      conversation.read.person = Math.max(conversation.read.person, (index ?? -1) + 1);
      onRead(conversation);
    }
    return { status: 200, body: ownOf(conversation) };
  }
  const conversation = kind === 'Conversations' ? seen(id) : undefined;
  if (conversation && below === 'Messages' && method === 'POST') return sent(twilio, room, conversation, request);
  return problem(404, 'There is no such path');
}
