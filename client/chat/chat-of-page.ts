import { providerOf } from '@hearthline/rules/chat/mode.ts';
import { openStatus, operatingWeek } from '@hearthline/web/operations/organization.ts';
import { chatAvailability } from '@hearthline/web/operations/service-omni-proxy.ts';
import { quietApi } from '../services/api/api.ts';
import { chatAddress } from '../services/chat/chat-address.ts';
import { keptChats, keptDraft, wallClock } from '../services/chat/chats.ts';
import { isOn } from '../services/flags/flags.ts';
import { isProduction } from '../services/organization/organization.ts';
import { session } from '../services/session/session.ts';
import { type Chat, createChat } from './chat.ts';
import type { ChatPlan } from './chat-plan.ts';
import { CHAT } from './copy.ts';
import { placeOf } from './page-context.ts';
import { loadProvider } from './providers.ts';

const department = 'OPS_CHAT';

const SKILLS = ['CLOC_HELOC', 'FHEL', 'White Label'] as const;

const context: ChatPlan['context'] = ({ skill }) => ({
  ...placeOf(window.location.pathname),
  skill: SKILLS.find((one) => one === skill) ?? 'White Label',
  welcomeMessage: CHAT.welcome,
});

let made: Chat | undefined;

/** The one chat of this page. */
export function chatOfPage(): Chat {
  const { mode: word } = chatAddress();
  made ??= createChat({
    providerOf: ({ provider, providers }) =>
      providerOf({ word, streamFlag: isOn('fe-webchat-stream'), provider, isSetUp: (one) => providers.includes(one) }),
    load: loadProvider,
    kept: keptChats,
    draft: keptDraft,
    readAvailability: async () => quietApi(chatAvailability),
    readOpen: async () => (await quietApi(openStatus, { path: { department } })).isOpen,
    readWeek: async () => quietApi(operatingWeek, { path: { department }, query: { display: 'true' } }),
    mode: { word, isProduction: isProduction() },
    isSignedIn: session.isSignedIn,
    context,
    now: wallClock,
    makeKey: () => crypto.randomUUID(),
  });
  return made;
}
