import { createCall } from '@hearthline/web/api/call.ts';
import { chatAvailability } from '@hearthline/web/operations/service-omni-proxy.ts';
import { openStatus, operatingWeek } from '@hearthline/web/operations/organization.ts';
import { createKeptChats, KEPT_CHATS_KEY, type KeptChat } from '../../services/chat/kept-chats.ts';
import { createKeptDraft } from '../../services/chat/draft.ts';
import { createChat } from '../chat.ts';
import type { Availability, ChatPort } from '../port.ts';
import { embeddedChat } from '../embedded/embedded.ts';
import { CHANNEL, type ChatServer, SID, TOKEN } from './chat-server.ts';

/** A storage of several tabs, and what tells them of a change by another. */
export function sharedStorage() {
  const map = new Map<string, string>();
  const tabs = new Set<(from: object, key: string | null) => void>();
  return {
    map,
    /** The storage as one tab has it. */
    tab() {
      const self = {};
      const tell = (key: string): void => tabs.forEach((listener) => listener(self, key));
      return {
        storage: () => ({
          getItem: (key: string) => map.get(key) ?? null,
          setItem(key: string, value: string) {
            map.set(key, value);
            tell(key);
          },
          removeItem(key: string) {
            map.delete(key);
            tell(key);
          },
        }),
        onOtherTab(changed: (key: string | null) => void) {
          const listener = (from: object, key: string | null): void => {
            if (from !== self) changed(key);
          };
          tabs.add(listener);
          return () => void tabs.delete(listener);
        },
      };
    },
  };
}

export const keptSample = (parts: Partial<KeptChat> = {}): KeptChat => ({
  conversationSid: SID,
  token: TOKEN,
  channelId: CHANNEL,
  expiration: '2099-01-01T00:00:00.000Z',
  kind: 'agent',
  provider: 'embedded',
  isOwned: false,
  seen: 0,
  waitsSince: null,
  ...parts,
});

export const keepSample = (storage: ReturnType<typeof sharedStorage>, parts: Partial<KeptChat> = {}): void => {
  const chat = keptSample(parts);
  storage.map.set(KEPT_CHATS_KEY, JSON.stringify({ [chat.kind]: chat }));
};

type WorldPlan = {
  readonly server: ChatServer;
  readonly storage?: ReturnType<typeof sharedStorage>;
  readonly isSignedIn?: () => boolean;
  readonly word?: string | null;
  readonly isProduction?: boolean;
  readonly now?: () => number;
  /** The storage of the tab, which is there when the page is loaded again. */
  readonly tab?: Map<string, string>;
  /** The chat over a vendor; people are there from the first. */
  readonly vendor?: ChatPort;
};

/** The chat of one tab, over a server in memory. */
export function chatWorld({
  server,
  storage = sharedStorage(),
  isSignedIn = () => false,
  word = null,
  isProduction = false,
  now,
  tab = new Map(),
  vendor,
}: WorldPlan) {
  const clock = now ?? ((): number => performance.timeOrigin + performance.now());
  const call = createCall({
    base: () => 'https://hearthline.example',
    credentials: 'include',
    headers: () => ({}),
    fetch: async (request) => server.fetch(request),
  });
  const kept = createKeptChats({ ...storage.tab(), isSignedIn, now: clock });
  const port = embeddedChat({
    call,
    // half of a file is told of before it arrives
    upload: (tell) => async (request) => {
      tell(0.5);
      return server.fetch(request);
    },
    open: server.open,
    page: { onChange: () => () => undefined, isOnline: () => true, isVisible: () => true },
    socketOrigin: () => 'wss://hearthline.example',
    nonce: () => undefined,
    renewNonce: async () => undefined,
    place: () => ({ applicationUuid: null, tag: 'start', pageUrl: '/', organization: 'MAIN' }),
  });
  const department = 'OPS_CHAT';
  const chat = createChat({
    providerOf: () => (vendor ? 'stream' : 'embedded'),
    load: async (provider) => (provider === 'embedded' ? port : (vendor ?? port)),
    kept,
    draft: createKeptDraft(() => ({
      getItem: (key) => tab.get(key) ?? null,
      setItem: (key, value) => void tab.set(key, value),
      removeItem: (key) => void tab.delete(key),
    })),
    readAvailability: async (): Promise<Availability> => call(chatAvailability),
    readOpen: async () => (await call(openStatus, { path: { department } })).isOpen,
    readWeek: async () => call(operatingWeek, { path: { department }, query: { display: 'true' } }),
    mode: { word, isProduction },
    isSignedIn,
    context: () => ({ applicationUuid: null, tag: 'start', skill: 'FHEL', welcomeMessage: 'Hello', pageUrl: '/' }),
    now: clock,
    makeKey: () => crypto.randomUUID(),
  });
  const stop = kept.subscribe(() => void chat.changed());
  return { chat, kept, stop, port };
}
