/** The sockets of the chat: a borrower's page, and the inbox of those who answer (B 260; decision 0152). */
import websocket, { type WebSocket } from '@fastify/websocket';
import { deskFrame, pageFrame } from '@hearthline/contract/services/chat-socket.ts';
import { CHAT_ROLES } from '@hearthline/contract/desk/chat.ts';
import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import { takeTicket } from '@hearthline/database/stores/chat/conversations.ts';
import { memberByUuid } from '@hearthline/database/stores/lender/staff-members.ts';
import { CHAT_SOCKET, CLOSED, DESK_SOCKET, FRAME_MAX, PREVIEW_MAX } from '@hearthline/rules/chat/sockets.ts';
import { LOST_AFTER_MS, PREVIEW_MS } from '@hearthline/rules/chat/limits.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HELLO_WITHIN_MS, type Seat, type Wire } from '../../chat/hub.ts';
import { openedBy } from '../../chat/proof.ts';
import type { WebContext } from '../context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { fastifyPath } from './register.ts';

/** Frames that one socket may send in a minute. */
const FRAMES_A_MINUTE = 240;
/** What a socket may still have to send before it counts as too slow, in bytes. */
const BEHIND_MAX = 1_048_576;
const BROKEN = 1008;

/** A page of another site that a browser opens a socket from sends its own origin. */
function requireOwnOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host)) throw new Problem('forbidden');
}

const wireOf = (socket: WebSocket): Wire => ({
  send: (frame) => {
    if (socket.bufferedAmount > BEHIND_MAX) socket.terminate();
    else if (socket.readyState === socket.OPEN) socket.send(frame);
  },
  close: (code) => socket.close(code),
});

const PONG = JSON.stringify({ type: 'pong' });
/** Milliseconds in which one pong answers every ping: a page that hears nothing for LOST_AFTER_MS connects again. */
const PONG_EVERY_MS = LOST_AFTER_MS / 2;

type Frame = { readonly type: string };
type Reader<F extends Frame> = {
  /** The text of a ping as pages write it: most frames are one, and answered without being read. */
  readonly ping: string;
  /** The frame of a text, or null when it is none. */
  readonly read: (text: string) => F | null;
  /** Takes the first frame; null closes the socket: it may not be here. */
  readonly begin: (frame: F) => Promise<Seat | null>;
  readonly each: (frame: F, seat: Seat) => Promise<void>;
};

/** Reads the frames of a socket one after the other. The first has to come soon, and a frame that is none ends the socket. */
function serve<F extends Frame>(ctx: WebContext, socket: WebSocket, { ping, read, begin, each }: Reader<F>): void {
  let seat: Seat | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let frames = 0;
  let minute = performance.now();
  let pongedAt = -PONG_EVERY_MS;
  const late = setTimeout(() => socket.close(CLOSED.token), HELLO_WITHIN_MS);
  const take = async (text: string): Promise<void> => {
    if (performance.now() - minute > 60_000) [frames, minute] = [0, performance.now()];
    frames += 1;
    const frame = frames > FRAMES_A_MINUTE ? null : read(text);
    if (frame === null) return socket.close(BROKEN);
    if (seat === null) {
      seat = await begin(frame);
      clearTimeout(late);
      if (seat === null) socket.close(CLOSED.token);
      // it left while it was let in
      else if (socket.readyState !== socket.OPEN) seat.leave();
      return;
    }
    seat.heard();
    await each(frame, seat);
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (isBinary) return socket.close(BROKEN);
    const text = data.toString();
    if (seat !== null && text === ping) {
      seat.heard();
      const now = performance.now();
      if (now - pongedAt < PONG_EVERY_MS) return;
      pongedAt = now;
      return socket.send(PONG);
    }
    turn = turn
      .then(async () => (socket.readyState === socket.OPEN ? take(text) : undefined))
      .catch((error: unknown) => {
        ctx.log.warn({ err: error }, 'a frame of the chat failed');
        socket.close(CLOSED.stopping);
      });
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(late);
    void turn.then(() => seat?.leave());
  });
}

/** JSON that a schema accepts, or null. */
function parsed<F>(schema: { safeParse: (value: unknown) => { success: true; data: F } | { success: false } }, text: string): F | null {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** Previews are sent each second; one that comes much sooner is dropped, but for the first that says that nothing is typed any more. */
function paced(): (text: string) => boolean {
  let last = -PREVIEW_MS;
  let wasEmpty = true;
  return (text) => {
    const now = performance.now();
    const isEnd = text === '' && !wasEmpty;
    if (!isEnd && now - last < PREVIEW_MS / 2) return false;
    [last, wasEmpty] = [now, text === ''];
    return true;
  };
}

/** Registers both sockets. */
export async function serveChatSockets(app: FastifyInstance, ctx: WebContext): Promise<void> {
  await app.register(websocket, { options: { maxPayload: FRAME_MAX } });
  const options = { websocket: true, schema: { hide: true }, config: { countedBy: 'none' } } as const;
  const hello = {
    ...options,
    preValidation: async (request: FastifyRequest) => {
      ctx.limits.count('requestsIp', request.ip);
      requireOwnOrigin(request);
    },
  };

  app.get<{ Params: { omniProxyChannelId: string } }>(fastifyPath(CHAT_SOCKET), hello, (socket, { params }) => {
    const mayPreview = paced();
    serve(ctx, socket, {
      ping: JSON.stringify({ type: 'ping', channelId: params.omniProxyChannelId }),
      read: (text) => parsed(pageFrame, text),
      begin: async (frame) => {
        if (frame.type !== 'hello') return null;
        const found = await openedBy(ctx, { token: frame.token, caller: { kind: 'anonymous' }, nonce: frame.nonce });
        if (!found || found.conversation.channel_uuid !== params.omniProxyChannelId.toLowerCase()) return null;
        return ctx.chats.page(wireOf(socket), found, frame.after);
      },
      each: async (frame, seat) => {
        if (frame.type === 'ping') {
          if (frame.channelId.toLowerCase() !== params.omniProxyChannelId.toLowerCase()) socket.close(BROKEN);
          else socket.send(PONG);
        } else if (frame.type === 'typing' && mayPreview(frame.text)) await seat.typing(frame.text.slice(0, PREVIEW_MAX));
      },
    });
  });

  app.get(DESK_SOCKET, hello, (socket) => {
    const mayPreview = paced();
    let isAnswering = false;
    serve(ctx, socket, {
      ping: JSON.stringify({ type: 'ping' }),
      read: (text) => parsed(deskFrame, text),
      begin: async (frame) => {
        if (frame.type !== 'hello') return null;
        const owner = await takeTicket(ctx.pool, hashOfSecret(frame.ticket), ctx.clock.real());
        const member = owner && (await memberByUuid(ctx.pool, owner.staffUuid));
        if (!owner || !member || member.suspended_at !== null) return null;
        isAnswering = CHAT_ROLES.some((role) => role === member.role);
        const { uuid, organization_code, name } = member;
        return ctx.chats.desk(wireOf(socket), {
          staffUuid: uuid,
          sessionUuid: owner.staffSessionUuid,
          organization: organization_code,
          name,
        });
      },
      each: async (frame, seat) => {
        if (frame.type === 'ping') socket.send(PONG);
        else if (frame.type === 'watch') seat.watch(frame.conversationUuid);
        else if (frame.type === 'typing' && isAnswering && mayPreview(frame.text)) await seat.typing(frame.text, frame.conversationUuid);
      },
    });
  });
}
