import type { ChatProvider, ModeParts } from '@hearthline/rules/chat/mode.ts';
import type { KeptChats } from '../services/chat/kept-chats.ts';
import type { KeptDraft } from '../services/chat/draft.ts';
import type { Week } from './hours.ts';
import type { Availability, Beginning, ChatPort } from './port.ts';

/** Who asks: as typed into the form, or as the profile has them. */
export type Person = Pick<Beginning, 'friendlyName' | 'emailAddress' | 'agentId'>;

export type ChatPlan = {
  /** What chats with people run over here. */
  readonly providerOf: (availability: Availability) => ChatProvider;
  readonly load: (provider: ChatProvider) => Promise<ChatPort>;
  readonly kept: KeptChats;
  readonly draft: KeptDraft;
  readonly readAvailability: () => Promise<Availability>;
  readonly readOpen: () => Promise<boolean>;
  readonly readWeek: () => Promise<Week>;
  readonly mode: Pick<ModeParts, 'word' | 'isProduction'>;
  readonly isSignedIn: () => boolean;
  /** What goes with the person's words when a conversation begins. */
  readonly context: (availability: Availability) => Pick<Beginning, 'applicationUuid' | 'tag' | 'skill' | 'welcomeMessage' | 'pageUrl'>;
  /** Milliseconds of this machine's clock. */
  readonly now: () => number;
  readonly makeKey: () => string;
};
