import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { fileOfForm } from '../../world/chat/form-file.ts';
import { type ChatSimulator, startChatService } from '../../world/chat/room.ts';
import type { ChatService, Room, RoomConversation, RoomMessage, RoomReply, RoomRequest } from '../../world/chat/types.ts';
import { claimsOf } from '../../world/chat/token.ts';
import { answerTo } from '../scenarios.ts';
import { simulatedScript } from './simulator-script.ts';
import { listOf, newState, snapshotOf } from './simulator-state.ts';

const REST = /^\/v1\/([^/]+)\/(users|conversations)\/([^/]+)(?:\/(messages|participants)(?:\/([^/]+))?)?$/;
const PAGE = /^\/page\/([^/]+)\/(?:files|conversations\/([^/]+)(?:\/(messages|read|typing))?)$/;
const FILE = /^\/files\/([\w-]+)$/;

type Claims = { readonly tokenType?: string; readonly iss?: string; readonly sub?: string; readonly exp?: number };
type Block = { readonly type: string; readonly children?: readonly string[]; readonly fileToken?: string };
type Sent = { readonly text?: string; readonly content?: readonly Block[]; readonly custom?: Readonly<Record<string, string>> };

const refused = (status: number, reasonPhrase: string): RoomReply => ({ status, body: { errorCode: status, reasonPhrase } });

/**
 * Simulated TalkJS: of its REST API users, conversations, participants and messages; and in place of its script one of the product's own, with the paths that
 * this script calls. The people at its desk are one user, "desk". Roles, notifications, reactions, editing and webhooks are not there.
 */
export async function startTalkjsSimulator(key: string): Promise<ChatSimulator> {
  const [app = '', secret = ''] = key.split(':');
  const state = newState();
  const { users, participants, customs, desksTyping } = state;

  const claimsFrom = (token: string | undefined, tokenType: string): Claims | null => {
    const claims = claimsOf<Claims>(token ?? '', secret);
    return claims?.iss === app && claims.tokenType === tokenType ? claims : null;
  };
  const isIn = (id: string, user: string | undefined): boolean => participants.get(id)?.has(user ?? '') ?? false;

  const say = (conversation: RoomConversation, user: string, sent: Sent, room: Room): RoomMessage => {
    const { type, children = [], fileToken = '' } = sent.content?.[0] ?? { type: '' };
    const file = room.files.get(fileToken);
    const key = randomUUID();
    customs.set(key, sent.custom ?? {});
    return room.say(conversation, {
      author: user,
      name: users.get(user)?.name ?? '',
      isAgent: user === 'desk',
      body: sent.text ?? (type === 'text' ? children.join('') : ''),
      files: file ? [file] : [],
      key,
    });
  };

  const rest = ({ method, headers, url, body }: RoomRequest, room: Room): RoomReply | null => {
    const [, of, kind, id = '', part, user = ''] = REST.exec(url.pathname) ?? [];
    if (of === undefined) return null;
    if (of !== app || claimsFrom(headers.authorization, 'app') === null) return refused(401, 'Unauthorized');
    if (kind === 'users') {
      users.set(id, { ...users.get(id), ...(body as object) });
      return { status: 200, body: {} };
    }
    const known = room.conversations.get(id);
    if (method === 'PUT' && part === undefined) {
      const { participants: named = [], subject } = body as { readonly participants?: readonly string[]; readonly subject?: string };
      room.open(id, named[0] ?? '', {
        ...(body as object),
        name: subject ?? '',
        email: users.get(named[0] ?? '')?.email,
      });
      const all = participants.get(id) ?? new Map<string, string>();
      named.filter((one) => !all.has(one)).forEach((one) => all.set(one, 'ReadWrite'));
      participants.set(id, all);
      return { status: 200, body: {} };
    }
    if (!known) return refused(404, 'Not found');
    const all = participants.get(id) ?? new Map<string, string>();
    if (method === 'DELETE') {
      room.erase(id);
      participants.delete(id);
      return { status: 200, body: {} };
    }
    if (part === 'participants') {
      all.set(user, (body as { readonly access?: string }).access ?? 'ReadWrite');
      if ([...all.values()].every((access) => access === 'Read')) room.close(known);
      return { status: 200, body: {} };
    }
    if (part === 'messages' && method === 'GET') return { status: 200, body: { data: listOf(known) } };
    if (part === 'messages') {
      const sent = body as readonly { readonly text: string; readonly idempotencyKey?: string }[];
      const stored = sent.map(({ text, idempotencyKey = randomUUID() }) =>
        room.say(known, { author: '', name: '', isAgent: false, body: text, key: idempotencyKey }),
      );
      return { status: 200, body: stored.map((one) => ({ id: one.id })) };
    }
    return {
      status: 200,
      body: { id, participants: Object.fromEntries([...all].map(([one, access]) => [one, { access, notify: true }])) },
    };
  };

  const ofPage = (request: RoomRequest, room: Room): RoomReply | null => {
    const { method, url, headers, body } = request;
    const [path, of, id, part] = PAGE.exec(url.pathname) ?? [];
    if (path === undefined) return null;
    const user = claimsFrom(headers.authorization, 'user')?.sub;
    if (of !== app || user === undefined) return refused(401, 'Unauthorized');
    if (id === undefined) {
      const file = fileOfForm(request);
      if (file === null) return refused(400, 'There is no file');
      room.files.set(file.id, file);
      return { status: 200, body: { fileToken: file.id } };
    }
    const known = room.conversations.get(id);
    if (!known) return refused(404, 'Not found');
    if (method === 'PUT') {
      if (!isIn(id, user)) participants.get(id)?.set(user, 'ReadWrite');
      return { status: 200, body: {} };
    }
    if (!isIn(id, user)) return refused(403, 'Not a participant');
    if (part === 'read') known.read.person = known.messages.length;
    else if (part === 'typing') known.isTyping = true;
    else {
      if (known.isClosed || participants.get(id)?.get(user) === 'Read') return refused(403, 'The conversation can only be read');
      known.isTyping = false;
      return { status: 200, body: { id: say(known, user, body as Sent, room).id } };
    }
    return { status: 200, body: {} };
  };

  const service: ChatService = {
    answerTo: ({ about }, words) => answerTo(String(about['email']), words),
    answer(request, room) {
      const { url, origin } = request;
      if (url.pathname === '/talk.js') {
        // the name of a function, which a compiler may note in it
        const script = `const __name = (run) => run; (${simulatedScript.toString()})(window, ${JSON.stringify(origin)});`;
        return { status: 200, body: script, headers: { 'content-type': 'text/javascript' } };
      }
      const file = FILE.exec(url.pathname)?.[1];
      const kept = file === undefined ? undefined : room.files.get(file);
      if (kept) return { status: 200, body: kept.bytes, headers: { 'content-type': kept.contentType } };
      return ofPage(request, room) ?? rest(request, room);
    },

    connect(socket: WebSocket, { url, origin }, room) {
      const user = claimsFrom(url.searchParams.get('token') ?? '', 'user')?.sub;
      if (user === undefined || url.searchParams.get('app') !== app) return null;
      const followed = new Set<string>();
      const tell = (conversation: RoomConversation): void => {
        const { id } = conversation;
        // for who is not in it, it is as if it were not there
        const snapshot = isIn(id, user) ? snapshotOf(state, conversation, user, origin) : null;
        if (followed.has(id)) socket.send(JSON.stringify({ id, snapshot }));
      };
      socket.on('message', (bytes: Buffer) => {
        const { follow } = JSON.parse(bytes.toString('utf8')) as { readonly follow: string };
        followed.add(follow);
        const conversation = room.conversations.get(follow);
        if (conversation) tell(conversation);
      });
      return (conversation, event) => {
        if (event.kind === 'typing') desksTyping[event.isTyping ? 'add' : 'delete'](conversation.id);
        tell(conversation);
      };
    },
  };
  return startChatService(service);
}
