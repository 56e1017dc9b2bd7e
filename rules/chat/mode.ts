/** Who answers a chat, and over which provider (B 50, B 136; AMB-101). */

/** The providers a chat may run over: `embedded` is the product's own. */
export const CHAT_PROVIDERS = ['embedded', 'twilio', 'nice', 'stream', 'talkjs'] as const;
export type ChatProvider = (typeof CHAT_PROVIDERS)[number];

/** Words of the query parameter `mode` (B 50). */
export const MODE_WORDS = ['twilio', 'nice', 'stream', 'talkjs', 'chatbot'] as const;
export type ModeWord = (typeof MODE_WORDS)[number];
const isModeWord = (word: string | null): word is ModeWord => MODE_WORDS.some((known) => known === word);

export type ModeParts = {
  /** A conversation with people is kept in this browser and has not ended. */
  readonly personSession: boolean;
  /** A conversation with the bot is kept in this browser and has not expired. */
  readonly botSession: boolean;
  /** People answer at this minute. */
  readonly isOpen: boolean;
  /** The query parameter `mode` as it stands in the address; null when it is absent. */
  readonly word: string | null;
  /** The flag fe-webchat-stream. */
  readonly streamFlag: boolean;
  readonly isProduction: boolean;
  /** The provider of people where neither the address nor the flag names one: a setting of the installation. */
  readonly provider: ChatProvider;
  /** Whether a vendor's chat is set up here. */
  readonly isSetUp: (provider: ChatProvider) => boolean;
};

/**
 * Who answers: people while a conversation with them is open, else the bot while one with it is, else people in their hours and the bot outside
 * them. `mode=chatbot` asks for the bot outside production; an unknown word counts as none.
 */
export function answererOf({
  personSession,
  botSession,
  isOpen,
  word,
  isProduction,
}: Omit<ModeParts, 'streamFlag' | 'provider' | 'isSetUp'>): 'agent' | 'chatbot' {
  if (word === 'chatbot' && !isProduction) return 'chatbot';
  if (personSession) return 'agent';
  if (botSession) return 'chatbot';
  return isOpen ? 'agent' : 'chatbot';
}

/** The provider of people: the address names one, else the flag, else the installation; one that is not set up gives way to the product's own. */
export function providerOf({
  word,
  streamFlag,
  provider,
  isSetUp,
}: Pick<ModeParts, 'word' | 'streamFlag' | 'provider' | 'isSetUp'>): ChatProvider {
  const named = isModeWord(word) && word !== 'chatbot' ? word : streamFlag ? 'stream' : provider;
  return named === 'embedded' || isSetUp(named) ? named : 'embedded';
}

/** The skill by which a chat is routed (B 251, B 305): the crypto-backed line, the primary brand, every other. */
export const skillOf = ({
  isCrypto,
  isPrimary,
}: {
  readonly isCrypto: boolean;
  readonly isPrimary: boolean;
}): 'CLOC_HELOC' | 'FHEL' | 'White Label' => (isCrypto ? 'CLOC_HELOC' : isPrimary ? 'FHEL' : 'White Label');

/** When a conversation can be written to no longer (B 135, B 140): its token, its state, its channel, whichever ends first. */
export function isReadOnly(
  { endedAt, isFrozen, expiresAt }: { readonly endedAt: Date | null; readonly isFrozen: boolean; readonly expiresAt: Date },
  now: Date,
): boolean {
  return endedAt !== null || isFrozen || expiresAt.getTime() <= now.getTime();
}
