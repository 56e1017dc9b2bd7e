import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { maskNumbers } from '@hearthline/rules/chat/masking.ts';
import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { Call } from '@hearthline/web/api/operation.ts';
import type { ToldUpload } from '@hearthline/web/api/told-upload.ts';
import { pause } from '@hearthline/web/live/page.ts';
import { pauseBefore } from '@hearthline/web/live/pauses.ts';
import { chatInit, chatRefreshToken } from '@hearthline/web/operations/service-csp.ts';
import { chatInitStream, chatMessagesGet } from '@hearthline/web/operations/service-omni-proxy.ts';
import type { KeptChat } from '../../services/chat/kept-chats.ts';
import { ChatError } from '../chat-error.ts';
import { statusOf } from '../delivery.ts';
import { begunBy, headersOf, knownChat, ownOperations } from '../embedded/own-operations.ts';
import type { ChatEvents, ChatMessage, ChatPort, ChatState, Conversation } from '../port.ts';
import { standingOf, unanswered } from './standing.ts';
import { transcriptOf, wordsOf } from './said.ts';
import type { CheckedFile, OpenLink, Pass } from './link.ts';

/** Whether the server was not reached, or could not answer now. */
const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (statusOf(error) === 0 || statusOf(error) === 429 || statusOf(error) >= 500);

/** Milliseconds after which a message that a vendor has not taken counts as not sent: a browser may be kept from the vendor without being told. */
const TAKEN_WITHIN_MS = 30_000;
async function inTime(sending: Promise<void>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('The vendor did not take the message in time')), TAKEN_WITHIN_MS);
  });
  await Promise.race([sending, isLate]).finally(() => clearTimeout(late));
}

type VendorPlan = {
  readonly provider: ChatProvider;
  readonly open: OpenLink;
  readonly call: Call;
  readonly upload: ToldUpload;
  /** Who writes, as the address of the page has it (B 51); null where it does not. */
  readonly userToken: string | null;
  readonly nonceHeader: () => Readonly<Record<string, string>>;
  /** Milliseconds of this machine's clock. */
  readonly now: () => number;
  /** Keeps since when the person of a conversation waits: the promised time goes on when the page is loaded again. */
  readonly keepWait: (conversationSid: string, waitsSince: number | null) => void;
};

/** The last number that a person can hold: asked for what follows it, the server tells how a conversation stands and no message. */
const NONE_AFTER = '999999999';

/**
 * A chat that runs over a vendor: its messages are exchanged there, and what is asked of the product, such as its end, a call back or the checks of a file, is
 * asked there as in the product's own chat. Numbers of cards and Social Security numbers are masked before they leave the page.
 */
export function vendorChat({ provider, open, call, upload, userToken, nonceHeader, now, keepWait }: VendorPlan): ChatPort {
  const who = userToken === null ? {} : { userToken };
  const resume = (chat: () => KeptChat | null, _held: () => number, events: ChatEvents): Conversation => {
    const known = knownChat(chat);
    const headers = headersOf(known, nonceHeader);
    const messages = new Map<number, ChatMessage>();
    let state: ChatState | null = null;
    let readByOther = 0;
    let askedAt = known().waitsSince;
    let isLeft = false;
    /** Words that the vendor has not taken yet. */
    const unsent = new Map<string, string>();
    let patience: ReturnType<typeof setTimeout> | undefined;

    const inOrder = (): ChatMessage[] => [...messages.values()].toSorted((a, b) => a.seq - b.seq);
    const tell = (): void => {
      if (state === null) return;
      // a person was asked for before the conversation came here, or what was asked has not arrived
      const waits = unanswered(inOrder()).length > 0 || unsent.size > 0 || state.waitingSince !== null;
      // what was kept holds until the messages have come
      const since = waits ? (askedAt ?? now()) : messages.size === 0 ? askedAt : null;
      if (since !== askedAt) keepWait(known().conversationSid, since);
      askedAt = since;
      const standing = standingOf({ state, messages: inOrder(), readByOther, askedAt, now: now() });
      clearTimeout(patience);
      if (standing.againInMs !== null) patience = setTimeout(tell, standing.againInMs);
      events.onState(standing.state);
    };
    const onState = (next: ChatState): void => {
      state = next;
      tell();
    };
    const own = ownOperations({ call, known, headers, upload, onState });
    const readState = async (): Promise<void> => {
      const { conversationSid } = known();
      onState((await call(chatMessagesGet, { path: { conversationSid }, query: { after: NONE_AFTER }, headers: headers() })).state);
    };
    /**
     * A pass of now: asked for again while the server cannot be reached. Where the conversation has left the vendor meanwhile, the page follows it there, and
     * who asked is told nothing more.
     */
    const pass = async (attempt = 0): Promise<Pass> => {
      try {
        const { stream, expiration } = await call(chatRefreshToken, { body: { token: known().token, ...who }, headers: nonceHeader() });
        // asking renews the conversation's lifetime, which the page keeps
        if (state) onState({ ...state, expiration });
        if (stream) {
          const { providerUserId: userId, providerUserToken: userToken, providerChannelId: channelId, providerKey: publicKey } = stream;
          return { userId, userToken, channelId, publicKey, address: stream.providerAddress };
        }
        await readState();
      } catch (error) {
        if (!mayPass(error)) throw error;
        await pause(pauseBefore(attempt));
        if (!isLeft) return pass(attempt + 1);
      }
      if (!isLeft && state?.provider === provider && state.state !== 'ENDED') throw new ChatError('session');
      return new Promise(() => undefined);
    };

    const link = open(async () => pass(), {
      onMessages(arrived) {
        for (const message of arrived) {
          messages.set(message.seq, message);
          // it may come although its sending was given up
          unsent.delete(message.key);
        }
        events.onMessages(arrived);
        tell();
      },
      onTyping: events.onTyping,
      onConnection: events.onConnection,
      onRead(seq) {
        readByOther = Math.max(readByOther, seq);
        tell();
      },
      // the product's own record of it ends too
      onClosed: () => void own.end(true).catch(() => state && events.onState({ ...state, state: 'ENDED', ended: 'VENDOR' })),
    });
    readState().catch(() => undefined);

    /** Files as the server's checks left them. */
    const checked = async (uuids: readonly string[]): Promise<CheckedFile[]> =>
      Promise.all(
        uuids.map(async (uuid) => {
          const bytes = await own.readFile(uuid);
          return { name: own.labelOf(uuid), contentType: bytes.type, bytes };
        }),
      );
    const asked = (): string => [wordsOf(unanswered(inOrder())), ...unsent.values()].filter(Boolean).join('\n').slice(-MESSAGE_MAX);
    const notHere = (): never => {
      throw new Error('The assistant is not in this chat');
    };

    return {
      ...own,
      callBack: async (callback) => own.callBack(callback, asked()),
      byEmail: async () => own.byEmail(asked()),
      end: async () => own.end(),
      async send({ key, body, fileUuids }) {
        const words = maskNumbers(body);
        unsent.set(key, words);
        tell();
        const files = await checked(fileUuids);
        await inTime(link.send({ key, body: words, files }));
        unsent.delete(key);
      },
      readFile: link.readFile,
      typing: (text) => link.typing(text !== ''),
      read: async (seq) => link.read(seq),
      rate: async () => notHere(),
      earlier: async () => [],
      askPerson: async () => state ?? notHere(),
      transcript: async () => transcriptOf(inOrder()),
      async catchUp() {
        await Promise.all([readState(), link.catchUp()]);
      },
      leave() {
        isLeft = true;
        clearTimeout(patience);
        link.leave();
      },
    };
  };

  return {
    async begin(beginning) {
      const body = { ...beginning, provider };
      return begunBy(await call(provider === 'stream' ? chatInitStream : chatInit, { body, headers: nonceHeader() }));
    },
    resume,
  };
}
