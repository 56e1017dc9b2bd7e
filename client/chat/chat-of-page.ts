import { registration, uuidOf } from '@hearthline/journey/paths.ts';
import { providerOf } from '@hearthline/rules/chat/mode.ts';
import { openStatus, operatingWeek } from '@hearthline/web/operations/organization.ts';
import { chatAvailability } from '@hearthline/web/operations/service-omni-proxy.ts';
import { quietApi } from '../services/api/api.ts';
import { keptChats, wallClock } from '../services/chat/chats.ts';
import { isOn } from '../services/flags/flags.ts';
import { isProduction } from '../services/organization/organization.ts';
import { session } from '../services/session/session.ts';
import { type Chat, type ChatPlan, createChat } from './chat.ts';
import { CHAT } from './copy.ts';
import { loadProvider } from './providers.ts';

const department = 'OPS_CHAT';

/** The part of the site in which a chat is begun, by the first piece of its path. */
export function tagOf(pathname: string): string {
  if (uuidOf(pathname) !== null) return 'application';
  if (pathname.startsWith(registration.index()) || pathname.startsWith(registration.legacy())) return 'registration';
  return /^\/([a-z-]{1,30})/.exec(pathname)?.[1] ?? 'start';
}

/** The path without what names an application or a person. */
export const pathWithoutIds = (pathname: string): string => {
  const uuid = uuidOf(pathname);
  return uuid === null ? pathname : pathname.replace(uuid, '{uuid}');
};

const SKILLS = ['CLOC_HELOC', 'FHEL', 'White Label'] as const;

const context: ChatPlan['context'] = ({ skill }) => {
  const { pathname } = window.location;
  return {
    applicationUuid: uuidOf(pathname),
    tag: tagOf(pathname),
    skill: SKILLS.find((one) => one === skill) ?? 'White Label',
    welcomeMessage: CHAT.welcome,
    pageUrl: pathWithoutIds(pathname),
  };
};

/** The word of the query parameter `mode`: redirects drop it, so it is read once. */
const word = new URLSearchParams(window.location.search).get('mode');

let made: Chat | undefined;

/** The one chat of this page. */
export function chatOfPage(): Chat {
  made ??= createChat({
    provider: async (availability) =>
      loadProvider(providerOf({ word, streamFlag: isOn('fe-webchat-stream'), provider: availability?.provider ?? 'embedded' })),
    kept: keptChats,
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
