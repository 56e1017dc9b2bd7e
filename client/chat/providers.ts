import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { takeAddressSecret } from '../services/address-secret.ts';
import type { ChatPort } from './port.ts';
import type { OpenLink } from './vendor/link.ts';

const vendor = async (provider: ChatProvider, link: () => Promise<OpenLink>, who: string | null = null): Promise<ChatPort> => {
  const [{ vendorOfPage }, open] = await Promise.all([import('./vendor/vendor-of-page.ts'), link()]);
  return vendorOfPage(provider, open, who);
};

/** The query parameter `userToken`, which TalkJS is shown in place of the server's token where the server takes it (B 51): redirects drop it, and no one reads it over a shoulder, so it is taken out once. */
const userToken = typeof window === 'undefined' ? null : takeAddressSecret('userToken');

/** The chat over each provider; its code is loaded when it is chosen. */
const PROVIDERS: Readonly<Record<ChatProvider, () => Promise<ChatPort>>> = {
  embedded: async () => (await import('./embedded/port-of-page.ts')).portOfPage(),
  nice: async () => vendor('nice', async () => (await import('./nice/link.ts')).openNiceOfPage),
  stream: async () => vendor('stream', async () => (await import('./stream/link.ts')).openStreamOfPage),
  talkjs: async () => vendor('talkjs', async () => (await import('./talkjs/link.ts')).openTalkjsOfPage, userToken),
  twilio: async () => vendor('twilio', async () => (await import('./twilio/link.ts')).openTwilio),
};

export const loadProvider = async (provider: ChatProvider): Promise<ChatPort> => PROVIDERS[provider]();
