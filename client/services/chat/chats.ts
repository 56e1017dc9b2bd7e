import { chatEndPost } from '@hearthline/web/operations/service-omni-proxy.ts';
import { quietApi } from '../api/api.ts';
import { session } from '../session/session.ts';
import { createKeptDraft } from './draft.ts';
import { createKeptChats, type KeptChat } from './kept-chats.ts';

/** The header that carries the token of a conversation. */
const CHAT_TOKEN = 'x-chat-token';

export const tokenHeader = (token: string): Readonly<Record<string, string>> => ({ [CHAT_TOKEN]: token });

/** Milliseconds of this machine's clock: the lifetimes of tokens run by it, whatever the product's clock says. */
export const wallClock = (): number => performance.timeOrigin + performance.now();

/** The conversations of this browser. */
export const keptChats = createKeptChats({
  storage: () => window.localStorage,
  isSignedIn: session.isSignedIn,
  now: wallClock,
  onOtherTab(changed) {
    const stored = ({ key }: StorageEvent): void => changed(key);
    window.addEventListener('storage', stored);
    return () => window.removeEventListener('storage', stored);
  },
});

/** What this tab's person has typed and not sent. */
export const keptDraft = createKeptDraft(() => window.sessionStorage);

const end = ({ conversationSid, token }: KeptChat): Promise<unknown> =>
  quietApi(chatEndPost, { path: { conversationSid }, body: {}, headers: tokenHeader(token), keepalive: true });

/** Ends every conversation of this browser and forgets it: the person signs out. The server ends those that this request does not reach. */
export function leaveChats(): void {
  for (const chat of keptChats.all()) end(chat).catch(() => undefined);
  keptChats.forgetAll();
  keptDraft.keep('');
}
