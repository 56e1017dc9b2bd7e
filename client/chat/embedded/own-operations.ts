import type { Call, Reply } from '@hearthline/web/api/operation.ts';
import type { ToldUpload } from '@hearthline/web/api/told-upload.ts';
import { chatRefreshToken, webChatInfo } from '@hearthline/web/operations/service-csp.ts';
import {
  chatAssistantPost,
  chatByEmailPost,
  chatCallbackPost,
  chatEndPost,
  chatFileGet,
  chatFilePost,
  chatTranscriptGet,
} from '@hearthline/web/operations/service-omni-proxy.ts';
import { tokenHeader } from '../../services/chat/chats.ts';
import type { KeptChat } from '../../services/chat/kept-chats.ts';
import { ChatError } from '../chat-error.ts';
import type { Callback, ChatPort, ChatState, Conversation } from '../port.ts';

/** Milliseconds that a file of 20 MB may take on a slow line. */
const FILE_MS = 300_000;

type Headers = Readonly<Record<string, string>>;

/** The conversation as it is kept. @throws ChatError 'Webchat session data not found', 'Omni Proxy value not available' */
export function knownChat(chat: () => KeptChat | null): () => KeptChat {
  const known = (): KeptChat => {
    const kept = chat();
    if (kept === null) throw new ChatError('session');
    return kept;
  };
  if (known().channelId === '') throw new ChatError('channel');
  return known;
}

/** What opens a conversation: its token, and the nonce of a person who is signed in. */
export const headersOf =
  (known: () => KeptChat, nonceHeader: () => Headers): (() => Headers) =>
  () => ({ ...tokenHeader(known().token), ...nonceHeader() });

/** What a page keeps of a conversation that was begun. @throws ChatError for a reply that names none */
export function begunBy({
  conversationSid,
  token,
  expiration,
  omniProxyChannelId,
  provider,
}: Reply<'chat-init'>): Awaited<ReturnType<ChatPort['begin']>> {
  if (!conversationSid || !token) throw new ChatError('session');
  if (!omniProxyChannelId) throw new ChatError('channel');
  return { conversationSid, token, expiration, channelId: omniProxyChannelId, provider };
}

type OwnPlan = {
  readonly call: Call;
  readonly known: () => KeptChat;
  readonly headers: () => Headers;
  readonly upload: ToldUpload;
  readonly onState: (state: ChatState) => void;
};

type OwnOperations = Pick<Conversation, 'sendFile' | 'readFile' | 'askAssistant' | 'transcript' | 'contactId' | 'renew'> & {
  /** The name of a file that was sent here, as the server keeps it: numbers of cards and persons are masked. */
  readonly labelOf: (fileUuid: string) => string;
  /** `asked`: what was asked at a vendor without an answer, to be answered by the product's own people. */
  readonly callBack: (callback: Callback, asked?: string) => Promise<ChatState>;
  readonly byEmail: (asked?: string) => Promise<ChatState>;
  /** `byDesk`: people ended it at the desk of its vendor. */
  readonly end: (byDesk?: boolean) => Promise<ChatState>;
};

/** What is done with a conversation at the product itself, whatever it runs over. */
export function ownOperations({ call, known, headers, upload, onState }: OwnPlan): OwnOperations {
  const { conversationSid, channelId } = known();
  const path = { conversationSid };
  const labels = new Map<string, string>();
  const changed = (state: ChatState): ChatState => {
    onState(state);
    return state;
  };
  return {
    labelOf: (fileUuid) => labels.get(fileUuid) ?? 'file',
    async sendFile(file, tell) {
      const form = new FormData();
      form.set('file', file, file.name.slice(-255));
      const sending = { path, headers: headers(), timeOut: FILE_MS, send: upload(tell) };
      const { uuid, label } = await call(chatFilePost, { ...sending, body: form as never });
      labels.set(uuid, label);
      return uuid;
    },
    async readFile(fileUuid) {
      const at = { path: { conversationSid, fileUuid }, headers: headers() };
      const read: unknown = await call(chatFileGet, { ...at, as: 'blob', timeOut: FILE_MS });
      if (!(read instanceof Blob)) throw new Error('The file has no bytes');
      return read;
    },
    askAssistant: async (givesUpPlace) => changed(await call(chatAssistantPost, { path, body: { givesUpPlace }, headers: headers() })),
    callBack: async (body, asked) =>
      changed(await call(chatCallbackPost, { path, body: { ...body, ...(asked !== undefined && { asked }) }, headers: headers() })),
    byEmail: async (asked) =>
      changed(await call(chatByEmailPost, { path, body: asked === undefined ? {} : { asked }, headers: headers() })),
    end: async (byDesk) => changed(await call(chatEndPost, { path, body: byDesk === undefined ? {} : { byDesk }, headers: headers() })),
    transcript: async () => String(await call(chatTranscriptGet, { path, headers: headers() })),
    async contactId() {
      const { contactId } = await call(webChatInfo, { body: { omniProxyChannelId: channelId }, headers: headers() });
      if (!contactId) throw new ChatError('contact');
      return contactId;
    },
    async renew() {
      const { token, expiration } = await call(chatRefreshToken, { body: { token: known().token } });
      return { token, expiration };
    },
  };
}
