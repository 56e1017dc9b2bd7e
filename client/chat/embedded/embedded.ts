import { HISTORY } from '@hearthline/rules/chat/limits.ts';
import { CHAT_SOCKET, PREVIEW_MAX } from '@hearthline/rules/chat/sockets.ts';
import type { Call } from '@hearthline/web/api/operation.ts';
import type { ToldUpload } from '@hearthline/web/api/told-upload.ts';
import type { page } from '@hearthline/web/live/page.ts';
import { chatBotFeedback, chatHistory, chatWithBot } from '@hearthline/web/operations/service-chat-chatbot.ts';
import { chatInit } from '@hearthline/web/operations/service-csp.ts';
import { chatMessagePost, chatMessagesGet, chatPersonPost, chatReadPost } from '@hearthline/web/operations/service-omni-proxy.ts';
import type { KeptChat } from '../../services/chat/kept-chats.ts';
import type { Place } from '../page-context.ts';
import type { ChatEvents, ChatMessage, ChatPort, Conversation } from '../port.ts';
import { frameOf, type PageFrame, type ToPageFrame } from './frames.ts';
import { begunBy, headersOf, knownChat, ownOperations } from './own-operations.ts';
import { keepSocket, type OpenWire } from './socket.ts';

/** Milliseconds for which messages that are known to exist may still come by themselves, before they are asked for. */
const COMING_MS = 250;

type EmbeddedPlan = {
  readonly call: Call;
  readonly upload: ToldUpload;
  readonly open: OpenWire;
  readonly page: Pick<typeof page, 'onChange' | 'isOnline' | 'isVisible'>;
  /** The origin of the sockets: `wss://host`. */
  readonly socketOrigin: () => string;
  /** The nonce of a person who is signed in, which stands for their session where that is not sent. */
  readonly nonce: () => string | undefined;
  readonly renewNonce: () => Promise<void>;
  /** Where on the site the person writes. */
  readonly place: () => Place & { readonly organization: string };
};

/** The product's own chat: messages by HTTP, each with its number, and a socket that brings them at once. */
export function embeddedChat({ call, upload, open, page, socketOrigin, nonce, renewNonce, place }: EmbeddedPlan): ChatPort {
  const nonceHeader = (): Readonly<Record<string, string>> => {
    const own = nonce();
    return own === undefined ? {} : { 'x-chat-nonce': own };
  };

  /** Conversations that this page has begun: there is nothing of them to come back to. */
  const begunHere = new Set<string>();

  const resume = (chat: () => KeptChat | null, held: () => number, events: ChatEvents): Conversation => {
    const known = knownChat(chat);
    const { channelId, conversationSid } = known();
    const path = { conversationSid };
    const headers = headersOf(known, nonceHeader);
    const own = ownOperations({ call, known, headers, upload, onState: events.onState });

    let isLeft = false;
    /** A chat with the assistant that is resumed begins with its last questions; where they cannot be read, with all that was said. */
    const readHistory = async (): Promise<void> => {
      const last = await call(chatHistory, { path: { conversationId: conversationSid }, headers: headers() });
      if (last.length >= HISTORY) events.onBeginning((last[0]?.questionSeq ?? 1) - 1);
    };
    const isResumed = known().kind === 'chatbot' && held() === 0 && !begunHere.has(conversationSid);
    const history = isResumed ? readHistory().catch(() => undefined) : undefined;

    let asking: Promise<void> | undefined;
    let coming: ReturnType<typeof setTimeout> | undefined;
    const readOn = async (): Promise<void> => {
      await history;
      for (;;) {
        const after = held();
        const { messages, state } = await call(chatMessagesGet, { path, query: { after: String(after) }, headers: headers() });
        events.onMessages(messages);
        events.onState(state);
        // a long conversation comes in several replies
        if (held() >= state.lastSeq || held() === after) return;
      }
    };
    const catchUp = async (): Promise<void> => {
      asking ??= readOn().finally(() => (asking = undefined));
      return asking;
    };
    const expect = (last: number): void => {
      clearTimeout(coming);
      if (held() < last) coming = setTimeout(() => held() < last && catchUp().catch(() => undefined), COMING_MS);
    };

    const onFrame = (frame: ToPageFrame): void => {
      if (frame.type === 'messages') {
        events.onMessages(frame.messages);
        expect(Math.max(0, ...frame.messages.map(({ seq }) => seq)));
      } else if (frame.type === 'state') {
        events.onState(frame.state);
        expect(frame.state.lastSeq);
      } else if (frame.type === 'typing') events.onTyping(frame.isTyping);
    };
    const connect = () =>
      keepSocket<PageFrame>({
        url: () => socketOrigin() + CHAT_SOCKET.replace('{omniProxyChannelId}', encodeURIComponent(channelId)),
        ping: { type: 'ping', channelId },
        hello: () => {
          const own = nonce();
          return { type: 'hello', token: chat()?.token ?? '', after: held(), ...(own !== undefined && { nonce: own }) };
        },
        onData(data) {
          const frame = frameOf(data);
          if (frame) onFrame(frame);
        },
        onConnection: events.onConnection,
        // where no socket can be kept, the attempts to open one still bring what was missed
        onDown: () => {
          events.onTyping(false);
          catchUp().catch(() => undefined);
        },
        refused: renewNonce,
        open,
        page,
      });

    let socket = history === undefined ? connect() : undefined;
    // its first frame names the message from which on it asks
    void history?.then(() => {
      if (!isLeft) socket = connect();
    });

    /** Stores a message; answers its number. */
    const store = async (key: string, body: string, fileUuids: readonly string[]): Promise<number> => {
      const stored = await call(chatMessagePost, { path, body: { key, body, fileUuids: [...fileUuids] }, headers: headers() });
      events.onMessages([stored]);
      return stored.seq;
    };
    /** Asks the assistant; answers the number of its answer (B 258). */
    const ask = async (key: string, message: string): Promise<number> => {
      const { applicationUuid, organization, pageUrl, tag } = place();
      const body = {
        applicationId: applicationUuid,
        conversationId: conversationSid,
        message,
        nonce: nonce() ?? '',
        organization,
        pageUrl,
        senderId: conversationSid,
        senderType: 'APPLICANT' as const,
        tag,
      };
      events.onTyping(true);
      try {
        return (await call(chatWithBot, { body, headers: { ...headers(), 'idempotency-key': key } })).seq;
      } finally {
        events.onTyping(false);
      }
    };

    return {
      async earlier(to) {
        const found: ChatMessage[] = [];
        while ((found.at(-1)?.seq ?? 0) < to) {
          const after = String(found.at(-1)?.seq ?? 0);
          const { messages } = await call(chatMessagesGet, { path, query: { after }, headers: headers() });
          if (messages.length === 0) break;
          found.push(...messages);
        }
        return found;
      },
      async send({ key, body, fileUuids }) {
        const isQuestion = known().kind === 'chatbot' && fileUuids.length === 0;
        const last = isQuestion ? await ask(key, body) : await store(key, body, fileUuids);
        if (held() < last) await catchUp();
      },
      async rate({ questionId, answer, rating, reason, email }) {
        const body = {
          questionId,
          conversationId: conversationSid,
          responseToCustomer: answer,
          feedbackMessage: reason,
          rating,
          senderEmail: email,
          senderType: 'APPLICANT' as const,
          nonce: nonce() ?? '',
        };
        await call(chatBotFeedback, { body, headers: headers() });
      },
      ...own,
      byEmail: async () => own.byEmail(),
      end: async () => own.end(),
      typing: (text) => socket?.send({ type: 'typing', text: text.slice(0, PREVIEW_MAX) }),
      async read(seq) {
        await call(chatReadPost, { path, body: { seq }, headers: headers() });
      },
      askPerson: async (provider) => {
        const state = await call(chatPersonPost, { path, body: { provider }, headers: headers() });
        events.onState(state);
        return state;
      },
      catchUp,
      leave() {
        isLeft = true;
        clearTimeout(coming);
        socket?.close();
      },
    };
  };

  return {
    async begin(body) {
      const begun = begunBy(await call(chatInit, { body, headers: nonceHeader() }));
      begunHere.add(begun.conversationSid);
      return begun;
    },
    resume,
  };
}
