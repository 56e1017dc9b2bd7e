import { randomUUID } from 'node:crypto';
import { type ChatSimulator, startChatService } from '../../world/chat/room.ts';
import type { ChatService, Room, RoomReply, RoomRequest } from '../../world/chat/types.ts';
import { claimsOf } from '../../world/chat/token.ts';
import { answerTo } from '../scenarios.ts';
import { AGENT, type Begun, type Twilio, listOf } from './simulator-entities.ts';
import { sidOf } from './simulator-ids.ts';
import { mediaOf, missing, problem } from './simulator-media.ts';
import { type Claims, startSession } from './simulator-socket.ts';

const NAME_OF_AGENT = 'Alex Reed';

const formOf = ({ bytes }: RoomRequest): Record<string, string> => Object.fromEntries(new URLSearchParams(bytes.toString('utf8')));

/**
 * Simulated Twilio Conversations: the public API of version 1 for conversations, participants, messages and users, and of what lies behind the browser’s
 * SDK as much as that asks for: its socket, Sync, files. Conversations are kept in memory. Not there: webhooks, roles, push, reachability, changes of
 * messages, text message participants, regions; that a message was deleted is told to no page that follows.
 */
export async function startTwilioSimulator(key: string): Promise<ChatSimulator> {
  const [, keySid = '', keySecret = '', serviceSid = ''] = key.split(':');
  const twilio: Twilio = {
    serviceSid,
    users: new Map([[AGENT, NAME_OF_AGENT]]),
    begun: new Map(),
    attributes: new Map(),
    deleted: new Set(),
  };
  const basic = `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString('base64')}`;
  const claimsFrom = (token: string): Claims | null => claimsOf<Claims>(token, keySecret);

  const described = ({ sid, uniqueName, attributes }: Begun, room: Room) => ({
    sid,
    unique_name: uniqueName,
    attributes,
    state: room.conversations.get(sid)?.isClosed === true ? 'closed' : 'active',
  });

  const ofUsers = (request: RoomRequest, identity: string): RoomReply => {
    if (request.method === 'DELETE') return twilio.users.delete(identity) ? { status: 204 } : missing;
    if (request.method !== 'POST' || identity !== '') return missing;
    const { Identity = '', FriendlyName = '' } = formOf(request);
    if (twilio.users.has(Identity)) return problem(409, 50_201, 'User already exists');
    twilio.users.set(Identity, FriendlyName);
    return { status: 201, body: { sid: sidOf('US', Identity), identity: Identity, friendly_name: FriendlyName } };
  };

  const ofConversations = (request: RoomRequest, room: Room, id: string, below: string): RoomReply => {
    const form = request.method === 'POST' ? formOf(request) : {};
    const found = [...twilio.begun.values()].find(({ sid, uniqueName }) => sid === id || uniqueName === id);
    if (id === '' && request.method === 'POST') {
      const { UniqueName: uniqueName = randomUUID(), Attributes: attributes = '{}' } = form;
      const sid = sidOf('CH', uniqueName);
      if (twilio.begun.has(sid)) return problem(409, 50_353, 'Conversation with provided unique name already exists');
      const begun = { sid, uniqueName, attributes, at: new Date(performance.timeOrigin + performance.now()) };
      twilio.begun.set(sid, begun);
      return { status: 201, body: described(begun, room) };
    }
    if (!found) return missing;
    const conversation = room.conversations.get(found.sid);
    if (below === 'Participants') {
      const { Identity = '' } = form;
      if (conversation) return problem(409, 50_433, 'Participant already exists');
      room.open(found.sid, Identity, { uniqueName: found.uniqueName, ...(JSON.parse(found.attributes) as object) });
      return { status: 201, body: { sid: sidOf('MB', `${found.sid}.${Identity}`), identity: Identity } };
    }
    if (below === 'Messages' && conversation) {
      if (request.method === 'GET')
        return {
          status: 200,
          body: {
            messages: listOf(conversation, request.url.searchParams.get('Order') === 'desc'),
          },
        };
      const { Author: author = 'system', Body: body = '', Attributes: attributes = '{}' } = form;
      const written = randomUUID();
      twilio.attributes.set(written, attributes);
      const { id: message, number } = room.say(conversation, { author, name: author, isAgent: false, body, key: written });
      return { status: 201, body: { sid: sidOf('IM', message), index: number - 1 } };
    }
    if (below !== '') return missing;
    if (request.method === 'DELETE') {
      twilio.begun.delete(found.sid);
      room.erase(found.sid);
      return { status: 204 };
    }
    if (conversation?.isClosed === true && request.method === 'POST') return problem(400, 50_377, 'The conversation is closed');
    if (form['State'] === 'closed' && conversation) room.close(conversation);
    return { status: 200, body: described(found, room) };
  };

  const media = mediaOf({ serviceSid, keySecret, claimsFrom });

  const service: ChatService = {
    answerTo: ({ about }, words) => answerTo(String(about['visitor_email']), words),
    answer(request, room) {
      const { pathname } = request.url;
      const content = media.content(request, room);
      if (content) return content;
      const [, version, services, service, kind, id = '', below = '', part = ''] = pathname.split('/').map(decodeURIComponent);
      if (version !== 'v1' || services !== 'Services' || service !== serviceSid) return missing;
      if (kind === 'Media') return media.answer(request, room, id);
      if (request.headers.authorization !== basic) return problem(401, 20_003, 'Authenticate');
      if (kind === 'Users') return ofUsers(request, id);
      if (below === 'Messages' && part !== '' && request.method === 'DELETE') {
        twilio.deleted.add(part);
        return { status: 204 };
      }
      return kind === 'Conversations' && part === '' ? ofConversations(request, room, id, below) : missing;
    },
    connect(socket, request, room) {
      if (request.url.pathname !== '/v3/wsconnect') return null;
      return startSession(socket, { twilio, room, origin: request.origin, claimsFrom });
    },
  };
  return startChatService(service);
}
