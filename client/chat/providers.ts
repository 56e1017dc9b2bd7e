import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import type { ChatPort } from './port.ts';

/** The chat of each provider that is built; its code is loaded when it is chosen. Any other provider is answered by the product's own. */
const PROVIDERS: Partial<Record<ChatProvider, () => Promise<ChatPort>>> & Record<'embedded', () => Promise<ChatPort>> = {
  embedded: async () => (await import('./embedded/port-of-page.ts')).portOfPage(),
};

export const loadProvider = async (provider: ChatProvider): Promise<ChatPort> => (PROVIDERS[provider] ?? PROVIDERS.embedded)();
