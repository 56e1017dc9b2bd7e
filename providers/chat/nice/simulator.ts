import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { contactOf, eventOf, type Frame, PAGE, pageOf, threadOf } from './simulator-frames.ts';
import { type ChatSimulator, startChatService } from '../../world/chat/room.ts';
import type { ChatService, Room, RoomReply, RoomRequest } from '../../world/chat/types.ts';

/** Characters of a reply that a frame carries; a larger one is fetched from an address. */
const FRAME_MAX = 100_000;
const UPLOAD = /^\/chat\/1\.0\/brand\/([^/]+)\/channel\/([^/]+)\/attachment$/;
const FILE = /^\/attachments\/([\w-]+)$/;
const STATUS = /^\/dfo\/3\.0\/contacts\/([^/]+)\/status$/;

/**
 * Simulated NICE CXone digital chat, a messaging channel with a thread for each conversation: the socket of its gateway, its uploads, and of its Digital API
 * what closes a contact. Routing, rich messages, surveys and live chat are not there. A message whose id comes again is stored again, as nothing is published
 * of NICE recognizing it.
 */
export async function startNiceSimulator(key: string): Promise<ChatSimulator> {
  const [brand = '', channel = '', client = '', secret = ''] = key.split(':');
  const token = randomUUID();

  const rest = ({ method, url, headers, body }: RoomRequest, room: Room): RoomReply | null => {
    if (url.pathname === '/engager/2.0/token') {
      const asked = body as { readonly client_id?: string; readonly client_secret?: string };
      const isKnown = asked.client_id === client && asked.client_secret === secret;
      return isKnown
        ? { status: 200, body: { access_token: token, token_type: 'Bearer' } }
        : { status: 401, body: { error: 'invalid_client' } };
    }
    if (!url.pathname.startsWith('/dfo/3.0/contacts')) return null;
    if (headers.authorization !== `Bearer ${token}`) return { status: 401, body: { error: 'unauthorized' } };
    const contacts = [...room.conversations.values()];
    if (method === 'GET') {
      const statuses = url.searchParams.getAll('status[]');
      const asked = contacts.map(contactOf).filter(({ status }) => statuses.includes(status));
      const from = Number(url.searchParams.get('scrollToken') ?? 0);
      const next = from + PAGE < asked.length ? String(from + PAGE) : null;
      return { status: 200, body: { hits: asked.length, data: asked.slice(from, from + PAGE), scrollToken: next } };
    }
    const found = contacts.find((one) => contactOf(one).id === decodeURIComponent(STATUS.exec(url.pathname)?.[1] ?? ''));
    if (!found) return { status: 404, body: { error: 'There is no such contact' } };
    if ((body as { readonly status?: string }).status === 'closed') room.close(found);
    return { status: 204 };
  };

  const service: ChatService = {
    // the tag of an email address chooses who answers by themselves, and NICE is not told the address
    answerTo: () => null,
    answer(request, room) {
      const { method, url, body, origin } = request;
      const file = FILE.exec(url.pathname)?.[1];
      if (file !== undefined) {
        const kept = room.files.get(file);
        return kept ? { status: 200, body: kept.bytes, headers: { 'content-type': kept.contentType } } : { status: 404, body: {} };
      }
      const [, toBrand, toChannel] = UPLOAD.exec(url.pathname) ?? [];
      if (toBrand === undefined) return rest(request, room);
      if (method !== 'POST' || toBrand !== brand || toChannel !== channel) return { status: 404, body: {} };
      const sent = body as { readonly content: string; readonly mimeType: string; readonly fileName: string };
      const id = randomUUID();
      room.files.set(id, { id, name: sent.fileName, contentType: sent.mimeType, bytes: Buffer.from(sent.content, 'base64') });
      return { status: 200, body: { fileUrl: `${origin}/attachments/${id}` } };
    },

    connect(socket: WebSocket, { url, origin }, room) {
      const guest = url.searchParams.get('customerId') ?? '';
      if (guest === '' || url.searchParams.get('brand') !== brand || url.searchParams.get('channelId') !== channel) return null;
      let isKnown = false;
      const send = (frame: object): void => {
        const text = JSON.stringify(frame);
        if (text.length <= FRAME_MAX) return socket.send(text);
        const { eventId, postback } = frame as { readonly eventId: string; readonly postback: { readonly eventType: string } };
        const id = randomUUID();
        room.files.set(id, { id, name: '', contentType: 'application/json', bytes: Buffer.from(text) });
        const data = { s3Object: { url: `${origin}/attachments/${id}` }, originEvent: { eventType: postback.eventType } };
        socket.send(JSON.stringify({ eventId, eventType: 'EventInS3', data }));
      };
      const take = ({ action, eventId = '', payload }: Frame): void => {
        const reply = (eventType: string, data: object): void => send({ eventId, postback: { eventType, data } });
        const refuse = (errorCode: string): void =>
          send({ eventId, error: { errorCode, transactionId: randomUUID(), errorMessage: errorCode } });
        const { eventType = '', consumerIdentity: who, data = {} } = payload ?? {};
        if (action === 'heartbeat') return;
        if (action === 'register') {
          isKnown = String(payload?.brand?.id) === brand && payload?.channel?.id === channel && who?.idOnExternalPlatform === guest;
          return isKnown ? reply('ConsumerAuthorized', { consumerIdentity: who ?? {} }) : refuse('ConsumerAuthorizationFailed');
        }
        if (!isKnown) return refuse('ConsumerAuthorizationFailed');
        const thread = data.thread?.idOnExternalPlatform ?? '';
        const known = room.conversations.get(thread);
        if (known !== undefined && known.userId !== guest) return refuse('InconsistentData');
        if (eventType === 'SendMessage') {
          if (thread === '' || known?.isClosed === true) return refuse('SendingMessageFailed');
          const name = [who?.firstName, who?.lastName].filter(Boolean).join(' ');
          const conversation = known ?? room.open(thread, guest, { name });
          const isTaken = conversation.messages.some((one) => one.key === data.idOnExternalPlatform);
          room.say(conversation, {
            author: guest,
            name,
            isAgent: false,
            body: data.messageContent?.payload?.text ?? '',
            key: isTaken ? null : (data.idOnExternalPlatform ?? null),
            files: (data.attachments ?? []).flatMap(({ url: at }) => room.files.get(at.split('/').at(-1) ?? '') ?? []),
          });
          return;
        }
        if (known === undefined) return refuse('RecoveringThreadFailed');
        if (eventType === 'RecoverThread') {
          const { messages, scrollToken } = pageOf(known, Infinity, origin);
          reply('ThreadRecovered', { contact: contactOf(known), thread: threadOf(known), messages, messagesScrollToken: scrollToken });
        } else if (eventType === 'LoadMoreMessages') reply('MoreMessagesLoaded', pageOf(known, Number(data.scrollToken), origin));
        else if (eventType === 'SenderTypingStarted' || eventType === 'SenderTypingEnded') known.isTyping = eventType.endsWith('Started');
        else if (eventType === 'MessageSeenByConsumer') known.read.person = known.messages.length;
      };
      socket.on('message', (bytes: Buffer) => take(JSON.parse(bytes.toString('utf8')) as Frame));
      return (conversation, event) => {
        const frame = isKnown && conversation.userId === guest ? eventOf(conversation, event, origin) : null;
        if (frame) socket.send(JSON.stringify(frame));
      };
    },
  };
  return startChatService(service);
}
