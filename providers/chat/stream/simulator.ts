import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { type ChatSimulator, startChatService } from '../../world/chat/room.ts';
import type { ChatService, Room, RoomReply, RoomRequest } from '../../world/chat/types.ts';
import { answerTo } from '../scenarios.ts';
import { fileOfForm } from '../../world/chat/form-file.ts';
import { channelOf, eventOf, messageOf, pageOf, readBy } from './simulator-views.ts';
import { claimsOf } from '../../world/chat/token.ts';

const PATH = /^\/channels\/messaging\/([\w-]+)(?:\/(query|message|event|read|file))?$/;
const FILE = /^\/files\/([\w-]+)$/;
const MESSAGE_ID_TAKEN = 4;

type Claims = { readonly user_id?: string; readonly server?: boolean; readonly exp?: number };
type Attachment = { readonly asset_url: string; readonly title: string; readonly mime_type: string; readonly file_size: number };
type Sent = {
  readonly id?: string;
  readonly text?: string;
  readonly user_id?: string;
  readonly type?: string;
  readonly attachments?: readonly Attachment[];
};

const problem = (status: number, code: number, message: string): RoomReply => ({ status, body: { code, message, StatusCode: status } });
/**
 * Simulated Stream chat (getstream.io/chat/docs/rest): `/users`, `/channels/messaging/{id}` with `query`, `message`, `event`, `read`, `file`, and the socket
 * `/connect`. Channels are kept in memory; members, reactions, threads and moderation are not there.
 */
export async function startStreamSimulator(key: string): Promise<ChatSimulator> {
  const [apiKey = '', secret = ''] = key.split(':');
  const users = new Set<string>();
  const claimsFrom = ({ headers, url }: RoomRequest): Claims | null => {
    if (url.searchParams.get('api_key') !== apiKey) return null;
    const token = headers.authorization ?? url.searchParams.get('authorization') ?? '';
    return claimsOf<Claims>(token, secret);
  };

  const ofChannel = (request: RoomRequest, room: Room, claims: Claims, id: string, part: string): RoomReply => {
    const body = (request.body ?? {}) as {
      data?: Record<string, unknown>;
      message?: Sent;
      messages?: { id_gt?: string; id_lt?: string; limit?: number };
      event?: { type?: string };
      set?: { frozen?: boolean };
    };
    if (part === 'query' && claims.server === true)
      room.open(id, String((body.data?.['members'] as string[] | undefined)?.[0]), body.data ?? {});
    const conversation = room.conversations.get(id);
    if (!conversation) return problem(404, 16, 'Channel not found');
    if (claims.server !== true && claims.user_id !== conversation.userId) return problem(403, 17, 'Not a member of the channel');
    if (part === '') {
      if (claims.server !== true) return problem(403, 17, 'Only the server changes a channel');
      if (body.set?.frozen === true) room.close(conversation);
      return { status: 200, body: { channel: channelOf(conversation) } };
    }
    if (part === 'query') {
      const messages = pageOf(conversation, body.messages ?? {}).map((one) => messageOf(one, request.origin));
      return { status: 200, body: { channel: channelOf(conversation), messages, read: [readBy(conversation, conversation.read.agent)] } };
    }
    if (part === 'event') {
      return { status: 201, body: {} };
    }
    if (part === 'read') {
      conversation.read.person = conversation.messages.length;
      return { status: 201, body: {} };
    }
    if (part === 'file') {
      const file = fileOfForm(request);
      if (file === null) return problem(400, 4, 'There is no file');
      room.files.set(file.id, file);
      return { status: 201, body: { file: `${request.origin}/files/${file.id}` } };
    }
    const sent = body.message ?? {};
    if (conversation.isClosed) return problem(403, 17, 'The channel is frozen');
    const isTaken = conversation.messages.some((one) => one.key !== null && one.key === sent.id);
    if (isTaken) return problem(400, MESSAGE_ID_TAKEN, 'A message with this id already exists');
    const files = (sent.attachments ?? []).flatMap(({ asset_url: url }) => room.files.get(url.split('/').at(-1) ?? '') ?? []);
    const isProduct = claims.server === true;
    const message = room.say(conversation, {
      author: isProduct ? 'product' : conversation.userId,
      name: isProduct ? 'Hearthline' : String(conversation.about['visitor_name']),
      isAgent: false,
      body: sent.text ?? '',
      key: sent.id ?? randomUUID(),
      files,
    });
    return { status: 201, body: { message: messageOf(message, request.origin) } };
  };

  const service: ChatService = {
    answerTo: ({ about }, words) => answerTo(String(about['visitor_email']), words),
    answer(request, room) {
      const { pathname } = request.url;
      const file = FILE.exec(pathname)?.[1];
      if (file !== undefined) {
        const kept = room.files.get(file);
        return kept ? { status: 200, body: kept.bytes, headers: { 'content-type': kept.contentType } } : { status: 404, body: {} };
      }
      const claims = claimsFrom(request);
      if (claims === null) return problem(401, 5, 'The token or the key is not valid');
      if (pathname.startsWith('/users') && claims.server === true) {
        const { users: told = {}, user_ids: gone = [] } = (request.body ?? {}) as { users?: object; user_ids?: readonly string[] };
        Object.keys(told).forEach((id) => users.add(id));
        gone.forEach((id) => users.delete(id));
        return { status: 201, body: { users: [...users].map((id) => ({ id })), task_id: randomUUID() } };
      }
      if (pathname === '/channels/delete' && claims.server === true) {
        const { cids = [] } = request.body as { readonly cids?: readonly string[] };
        cids.forEach((cid) => room.erase(cid.split(':')[1] ?? ''));
        return { status: 201, body: { task_id: randomUUID() } };
      }
      const [, id, part = ''] = PATH.exec(pathname) ?? [];
      return id === undefined ? null : ofChannel(request, room, claims, id, part);
    },

    connect(socket: WebSocket, request) {
      const claims = claimsFrom(request);
      const asked = JSON.parse(request.url.searchParams.get('json') ?? '{}') as { readonly user_id?: string };
      if (claims?.user_id === undefined || claims.user_id !== asked.user_id) return null;
      const id = randomUUID();
      const alive = (): void => socket.send(JSON.stringify({ type: 'health.check', connection_id: id, me: { id: claims.user_id } }));
      alive();
      socket.on('message', alive);
      return (conversation, event) => {
        if (conversation.userId === claims.user_id) socket.send(JSON.stringify(eventOf(conversation, event, request.origin)));
      };
    },
  };
  return startChatService(service);
}
