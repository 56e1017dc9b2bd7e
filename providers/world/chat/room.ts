/**
 * A simulated chat service: its conversations, kept in memory, its sockets, and the people at its desk, who are played over paths of their own. Each vendor's
 * simulator adds the paths and frames of its API.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { type WebSocket, WebSocketServer } from 'ws';
import { AGENT, atDesk } from './desk.ts';
import type { ChatService, Room, RoomConversation, RoomEvent, RoomFile, RoomReply, RoomRequest } from './types.ts';

export type ChatSimulator = { readonly url: string; readonly close: () => Promise<void> };

const bytesOf = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};
const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    return null;
  }
};

const now = (): Date => new Date(performance.timeOrigin + performance.now());

/** Pages of the product call it from their own origin. */
const OPEN_TO_PAGES = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers': '*',
  'access-control-max-age': '600',
};

/** Milliseconds in which the simulated person answers where no one plays them. */
const ANSWERED_AFTER_MS = 1500;

/**
 * Starts a chat service on 127.0.0.1. Besides its vendor's paths it serves GET /_conversations, and POST /_answer {id, body, file?, isAutomatic?}, /_typing {id, isTyping},
 * /_read {id}, /_close {id}, which play the person at the desk, and POST /_drop {forMs}, which cuts every socket and refuses new ones for a while.
 */
export async function startChatService(service: ChatService): Promise<ChatSimulator> {
  const conversations = new Map<string, RoomConversation>();
  const files = new Map<string, RoomFile>();
  const listeners = new Map<WebSocket, (conversation: RoomConversation, event: RoomEvent) => void>();
  let refusedUntil = 0;
  const drop = (forMs: number): void => {
    refusedUntil = performance.now() + forMs;
    listeners.forEach((_, socket) => socket.terminate());
  };
  const tell: Room['tell'] = (conversation, event) => listeners.forEach((told) => told(conversation, event));
  const room: Room = {
    conversations,
    files,
    tell,
    open(id, userId, about) {
      const known = conversations.get(id);
      if (known) return known;
      const made: RoomConversation = { id, userId, about, messages: [], isClosed: false, isTyping: false, read: { person: 0, agent: 0 } };
      conversations.set(id, made);
      return made;
    },
    say(conversation, { key = null, files: sent = [], ...said }) {
      const known = key === null ? undefined : conversation.messages.find((one) => one.key === key && one.author === said.author);
      if (known) return known;
      const message = { ...said, id: randomUUID(), number: conversation.messages.length + 1, files: sent, key, at: now() };
      conversation.messages.push(message);
      tell(conversation, { kind: 'message', message });
      const words = said.author === conversation.userId ? service.answerTo(conversation, said.body) : null;
      if (words !== null) setTimeout(() => room.say(conversation, { ...AGENT, body: words }), ANSWERED_AFTER_MS).unref();
      return message;
    },
    close(conversation) {
      if (conversation.isClosed) return;
      conversation.isClosed = true;
      tell(conversation, { kind: 'closed' });
    },
    erase: (id) => void conversations.delete(id),
  };

  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const requestOf = (incoming: IncomingMessage, bytes: Buffer): RoomRequest => {
    const origin = `http://${incoming.headers.host ?? '127.0.0.1'}`;
    return {
      method: incoming.method ?? 'GET',
      url: new URL(incoming.url ?? '/', origin),
      headers: incoming.headers,
      bytes,
      body: parsed(bytes),
      origin,
    };
  };
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const request = requestOf(incoming, await bytesOf(incoming));
    const { pathname } = request.url;
    const reply =
      request.method === 'OPTIONS'
        ? { status: 204 }
        : pathname.startsWith('/_')
          ? atDesk(room, pathname, request.body, drop)
          : ((await service.answer(request, room)) ?? { status: 404, body: { error: 'There is no such path' } });
    const { status, body, headers }: RoomReply = reply;
    const isRaw = Buffer.isBuffer(body) || typeof body === 'string';
    outgoing.writeHead(status, {
      ...OPEN_TO_PAGES,
      ...(!isRaw && body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    });
    outgoing.end(body === undefined ? undefined : isRaw ? body : JSON.stringify(body));
  };

  const sockets = new WebSocketServer({ server });
  sockets.on('connection', (socket, incoming) => {
    if (performance.now() < refusedUntil) return socket.terminate();
    const listener = service.connect(socket, requestOf(incoming, Buffer.alloc(0)), room);
    if (listener === null) return socket.close(4401, 'not authorized');
    listeners.set(socket, listener);
    socket.on('close', () => listeners.delete(socket));
    socket.on('error', () => socket.terminate());
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      sockets.clients.forEach((socket) => socket.terminate());
      sockets.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
