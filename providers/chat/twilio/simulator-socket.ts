import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Room, RoomConversation, RoomEvent } from '../../world/chat/types.ts';
import { answerClient } from './simulator-client.ts';
import { AGENT, conversationsOf, documentOf, messagesOf, rosterOf, type Twilio } from './simulator-entities.ts';
import { type Notify, push, readSync, subscribe, SUBSCRIPTIONS, type Upstream, type UpstreamReply } from './simulator-sync.ts';

type Header = {
  readonly id: string;
  readonly method: string;
  readonly token?: string;
  readonly http_request?: {
    readonly path: string;
    readonly method: string;
    readonly params?: Readonly<Record<string, string | readonly string[]>>;
    readonly headers?: Readonly<Record<string, string>>;
  };
};
export type Claims = {
  readonly exp: number;
  readonly grants?: { readonly identity?: string; readonly chat?: { readonly service_sid?: string } };
};

/** How long before its last moment the page is told that its token will expire. */
const ABOUT_TO_EXPIRE_MS = 180_000;
const MAGIC = 'TWILSOCK V3.0';
const OK = { code: 200, status: 'OK' };

/** A packet of the socket’s protocol: a line with the header’s size, the header as JSON, and what it carries. */
const packet = (header: object, payload?: unknown): Buffer => {
  const carried = payload === undefined ? '' : JSON.stringify(payload);
  const sizes = { payload_size: Buffer.byteLength(carried), ...(carried !== '' && { payload_type: 'application/json' }) };
  const head = JSON.stringify({ ...header, ...sizes });
  return Buffer.from(`${MAGIC} ${Buffer.byteLength(head)}\r\n${head}\r\n${carried}`);
};
function parsed(bytes: Buffer): { readonly header: Header; readonly payload: string } | null {
  const line = bytes.indexOf('\r\n');
  const size = Number(bytes.subarray(0, line).toString().slice(MAGIC.length));
  if (!bytes.subarray(0, line).toString().startsWith(MAGIC) || !Number.isInteger(size)) return null;
  const header = JSON.parse(bytes.subarray(line + 2, line + 2 + size).toString()) as Header;
  return { header, payload: bytes.subarray(line + 4 + size).toString() };
}

const upstreamOf = ({ http_request: asked }: Header, body: string): Upstream => ({
  method: asked?.method ?? '',
  path: asked?.path ?? '',
  params: Object.fromEntries(Object.entries(asked?.params ?? {}).map(([key, value]) => [key, decodeURIComponent([value].flat()[0] ?? '')])),
  headers: asked?.headers ?? {},
  body,
});

/**
 * One socket of a page: packets `init` and `update` with its token, `message` with a request and its reply, and notifications of what happens in the
 * conversations of its person. `claimsFrom` reads a token; null for one that is not valid.
 */
export function startSession(
  socket: WebSocket,
  {
    twilio,
    room,
    origin,
    claimsFrom,
  }: { readonly twilio: Twilio; readonly room: Room; readonly origin: string; readonly claimsFrom: (token: string) => Claims | null },
): (conversation: RoomConversation, event: RoomEvent) => void {
  const subscribed = new Set<string>();
  let identity: string | null = null;
  let timers: readonly NodeJS.Timeout[] = [];
  const forget = (): void => timers.forEach((timer) => clearTimeout(timer));
  socket.on('close', forget);

  const send = (header: object, payload?: unknown): void => socket.send(packet(header, payload));
  const reply = (id: string, more: object = {}, payload?: unknown): void => send({ method: 'reply', id, status: OK, ...more }, payload);
  const notify: Notify = (messageType, payload) =>
    send({ method: 'notification', id: `RM${randomUUID()}`, message_type: messageType }, payload);

  /** Lets the page in as whom its token names, until that expires. */
  const admit = (id: string, token: string): boolean => {
    const claims = claimsFrom(token);
    const named = claims?.grants?.identity;
    if (claims === null || named === undefined || claims.grants?.chat?.service_sid !== twilio.serviceSid || (identity ?? named) !== named) {
      send({ method: 'reply', id, status: { code: 401, status: 'UNAUTHORIZED', errorCode: claims === null ? 20_104 : 20_101 } });
      return false;
    }
    identity = named;
    // who comes for the first time becomes a user
    if (!twilio.users.has(named)) twilio.users.set(named, named);
    forget();
    const leftMs = claims.exp * 1000 - (performance.timeOrigin + performance.now());
    const warn = () => send({ method: 'client_update', id: `RM${randomUUID()}`, client_update_type: 'token_about_to_expire' });
    const expire = () => send({ method: 'close', id: `RM${randomUUID()}`, status: { code: 410, status: 'TOKEN_EXPIRED' } });
    timers = [setTimeout(warn, Math.max(leftMs - ABOUT_TO_EXPIRE_MS, 0)), setTimeout(expire, leftMs)].map((timer) => timer.unref());
    return true;
  };

  const upstream = (person: string, asked: Upstream): UpstreamReply => {
    const at = { twilio, room, identity: person, origin };
    if (asked.path === SUBSCRIPTIONS) return subscribe(at, JSON.parse(asked.body) as Parameters<typeof subscribe>[1], subscribed, notify);
    return (
      readSync(twilio, room, person, origin, asked) ??
      answerClient(at, asked, () => push(notify, subscribed, origin, conversationsOf(room, person)))
    );
  };

  socket.on('message', (data: Buffer) => {
    const taken = parsed(data);
    if (taken === null) return socket.terminate();
    const { header, payload } = taken;
    if (header.method === 'init' && admit(header.id, header.token ?? ''))
      reply(header.id, {
        capabilities: ['client_update', 'offline_storage'],
        continuation_token: randomUUID(),
        continuation_token_status: { reissued: true, reissue_message: 'new' },
        offline_storage: { ip_messaging: { storage_id: `DE${randomUUID()}` } },
      });
    else if (header.method === 'update' && admit(header.id, header.token ?? '')) reply(header.id);
    else if (header.method === 'message' && identity !== null) {
      const { status, body } = upstream(identity, upstreamOf(header, payload));
      reply(header.id, { http_status: { code: status, status: status < 300 ? 'OK' : 'ERROR' }, http_headers: {} }, body);
    }
    return undefined;
  });

  return (conversation, event) => {
    if (conversation.userId !== identity) return;
    const follow = (entity: Parameters<typeof push>[3]): void => push(notify, subscribed, origin, entity);
    if (event.kind === 'message') {
      follow(messagesOf(twilio, conversation));
      follow(documentOf(twilio, conversation));
    } else if (event.kind === 'read') follow(rosterOf(conversation));
    else if (event.kind === 'closed') follow(documentOf(twilio, conversation));
    // that someone stopped typing is never told: the page waits for the time-out, or for the message
    else if (event.isTyping) notify('twilio.ipmsg.typing_indicator', { channel_sid: conversation.id, identity: AGENT, typing_timeout: 5 });
  };
}
