import { page } from '@hearthline/web/live/page.ts';
import { keepSocket, type OpenWire } from '../embedded/socket.ts';
import type { ChatMessage } from '../port.ts';
import type { OpenLink, Pass } from '../vendor/link.ts';
import {
  baseOf,
  PAGE,
  type Queried,
  type Read,
  streamApi,
  StreamError,
  type StreamEvent,
  type StreamMessage,
  TOKEN_CODES,
  WRONG_INPUT,
} from './api.ts';

type StreamPlan = {
  readonly fetch: typeof globalThis.fetch;
  readonly openSocket: OpenWire;
  readonly page: Pick<typeof page, 'onChange' | 'isOnline' | 'isVisible'>;
};

/** Types of messages that are of no one. */
const NO_ONES: readonly string[] = ['system', 'error', 'ephemeral'];
const firstNameOf = (name = ''): string | null => name.split(' ', 1)[0] || null;

/**
 * A conversation over Stream's chat, by its published API (getstream.io/chat/docs/rest) in place of its script, whose license is for its customers only.
 * A message of a program is known by `ai_generated`, which Stream documents for its AI integrations: one that a program sends without it counts as a person's.
 * Events only say that something is new: what follows the last message held is then asked for, so that a connection that was lost misses nothing.
 */
export const openStream =
  ({ fetch, openSocket, page: shown }: StreamPlan): OpenLink =>
  (askPass, events) => {
    /** Ids of the messages in their order; a message's place is its number. */
    const ids: string[] = [];
    let connectionId = '';
    let isLeft = false;
    let isFrozen = false;
    let refusals = 0;
    let socket: ReturnType<typeof keepSocket<object>> | undefined;
    const finish = (): void => {
      if (isLeft) return;
      isLeft = true;
      socket?.close();
      events.onConnection('refused');
    };

    const api = streamApi({ fetch, askPass, connectionId: () => connectionId });
    const { ask, renewed } = api;

    const isMine = (user: { readonly id: string } | undefined): boolean => user?.id === api.pass()?.userId;
    const messageOf = (
      { id, text = '', type, ai_generated: isAutomatic, user, attachments = [], created_at: at }: StreamMessage,
      seq: number,
    ): ChatMessage => {
      const author = isMine(user) ? 'VISITOR' : NO_ONES.includes(type) ? 'PRODUCT' : isAutomatic === true ? 'BOT' : 'AGENT';
      return {
        seq,
        key: id,
        author,
        name: author === 'AGENT' ? firstNameOf(user.name) : null,
        body: text,
        files: attachments.flatMap(
          ({
            asset_url: asset,
            image_url: image,
            og_scrape_url: preview,
            title = 'file',
            mime_type: contentType = '',
            file_size: bytes = 0,
          }) => {
            const uuid = asset ?? image;
            return uuid === undefined || preview !== undefined ? [] : [{ uuid, label: title, contentType, bytes }];
          },
        ),
        answer: null,
        at: new Date(at).toISOString(),
      };
    };
    const noteRead = (read: Read): void => {
      if (!isMine(read.user)) events.onRead(ids.indexOf(read.last_read_message_id ?? '') + 1);
    };
    const noteChannel = ({ frozen = false }: { readonly frozen?: boolean } = {}): void => {
      if (!frozen || isFrozen) return;
      isFrozen = true;
      events.onClosed();
    };

    const query = async (messages: object): Promise<Queried> =>
      ask<Queried>('/query', { state: true, watch: connectionId !== '', messages: { limit: PAGE, ...messages } });
    /** The whole history: without an id the latest page comes first. */
    const readBack = async (): Promise<Queried> => {
      let found = await query({});
      let page = found.messages;
      for (let first = page[0]; first && page.length === PAGE; first = page[0]) {
        page = (await query({ id_lt: first.id })).messages;
        found = { ...found, messages: [...page, ...found.messages] };
      }
      return found;
    };
    const readOn = async (): Promise<void> => {
      for (;;) {
        const last = ids.at(-1);
        const queried = last === undefined ? await readBack() : await query({ id_gt: last });
        if (isLeft) return;
        const fresh = queried.messages.filter(({ id }) => !ids.includes(id));
        const numbered = fresh.map((message) => messageOf(message, ids.push(message.id)));
        if (numbered.length > 0) events.onMessages(numbered);
        queried.read?.forEach(noteRead);
        noteChannel(queried.channel);
        if (last === undefined || queried.messages.length < PAGE) return;
      }
    };
    let asking: Promise<void> | undefined;
    let isStale = false;
    /** One question at a time; what happens during it is asked for after it. */
    const catchUp = async (): Promise<void> => {
      if (asking) {
        isStale = true;
        return asking;
      }
      asking = (async () => {
        do {
          isStale = false;
          await readOn();
        } while (isStale && !isLeft);
      })().finally(() => (asking = undefined));
      return asking;
    };
    const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

    const onEvent = (event: StreamEvent): void => {
      if (event.error !== undefined) {
        if (!TOKEN_CODES.includes(event.error.code)) return;
        refusals += 1;
        // a fresh pass is not valid either
        if (refusals > 1) finish();
        else quietly(renewed());
        return;
      }
      if (event.type === 'health.check') {
        if (event.connection_id === undefined || event.connection_id === connectionId) return;
        connectionId = event.connection_id;
        refusals = 0;
        events.onConnection('connected');
        quietly(catchUp());
        return;
      }
      if (event.cid !== `messaging:${api.pass()?.channelId}`) return;
      if (event.type === 'message.new') quietly(catchUp());
      else if ((event.type === 'typing.start' || event.type === 'typing.stop') && !isMine(event.user))
        events.onTyping(event.type === 'typing.start');
      else if (event.type === 'message.read' && event.user)
        noteRead({ user: event.user, last_read_message_id: event.last_read_message_id ?? null });
      else if (event.type === 'channel.updated') noteChannel(event.channel);
    };

    const connect = (first: Pass): void => {
      if (isLeft) return;
      socket = keepSocket<object>({
        url() {
          const { userId, userToken, publicKey } = api.pass() ?? first;
          const json = JSON.stringify({ user_id: userId, user_details: { id: userId }, server_determines_connection_id: true });
          const query = new URLSearchParams({ json, api_key: publicKey, authorization: userToken, 'stream-auth-type': 'jwt' });
          return `${baseOf(api.pass() ?? first).replace(/^http/, 'ws')}/connect?${query}`;
        },
        ping: { type: 'health.check', user_id: first.userId },
        hello: () => null,
        onData(data) {
          if (typeof data === 'string') onEvent(JSON.parse(data) as StreamEvent);
        },
        // it is connected once the service has said so
        onConnection: (connection) => connection !== 'connected' && events.onConnection(connection),
        onDown() {
          connectionId = '';
          events.onTyping(false);
          // a pass is valid as long as the conversation; the next attempt shows the one of now
          quietly(renewed());
        },
        refused: async () => void (await renewed().catch(() => undefined)),
        open: openSocket,
        page: shown,
      });
    };
    renewed().then(connect, finish);

    return {
      async send({ key, body, files }) {
        const message = { id: key, text: body, attachments: await Promise.all(files.map(api.upload)) };
        try {
          await ask('/message', { message });
        } catch (error) {
          if (!(error instanceof StreamError && error.code === WRONG_INPUT)) throw error;
          // it may be stored, and its reply was lost
          await catchUp();
          if (!ids.includes(key)) throw error;
        }
        await catchUp();
      },
      typing: (isTyping) => quietly(ask('/event', { event: { type: isTyping ? 'typing.start' : 'typing.stop' } })),
      async read() {
        await ask('/read', {});
      },
      async readFile(url) {
        const reply = await fetch(url);
        if (!reply.ok) throw new StreamError(reply.status, null);
        return reply.blob();
      },
      catchUp,
      leave() {
        isLeft = true;
        socket?.close();
      },
    };
  };

/** As a page opens it. */
export const openStreamOfPage = openStream({ fetch: async (...asked) => fetch(...asked), openSocket: (url) => new WebSocket(url), page });
