import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { chatAddress } from '../services/chat/chat-address.ts';
import type { ChatPort } from './port.ts';
import type { OpenLink } from './vendor/link.ts';

const vendor = async (provider: ChatProvider, link: () => Promise<OpenLink>, who: string | null = null): Promise<ChatPort> => {
  const [{ vendorOfPage }, open] = await Promise.all([import('./vendor/vendor-of-page.ts'), link()]);
  return vendorOfPage(provider, open, who);
};

/** The chat over each provider; its code is loaded when it is chosen. */
const PROVIDERS: Readonly<Record<ChatProvider, () => Promise<ChatPort>>> = {
  embedded: async () => (await import('./embedded/port-of-page.ts')).portOfPage(),
  nice: async () => vendor('nice', async () => (await import('./nice/link.ts')).openNiceOfPage),
  stream: async () => vendor('stream', async () => (await import('./stream/link.ts')).openStreamOfPage),
  talkjs: async () => vendor('talkjs', async () => (await import('./talkjs/link.ts')).openTalkjsOfPage, chatAddress().userToken),
  twilio: async () => vendor('twilio', async () => (await import('./twilio/link.ts')).openTwilio),
};

export const loadProvider = async (provider: ChatProvider): Promise<ChatPort> => PROVIDERS[provider]();
