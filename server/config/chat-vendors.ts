/** The services that a chat with people may run over in place of the product's own (B 50; decision 0154): their settings, and who is connected. */
import { CHAT_VENDORS, isChatVendor, type ChatVendor, type ChatVendorPort } from '@hearthline/providers/chat/port.ts';
import { CHAT_VENDOR_ROWS } from '@hearthline/providers/chat-vendors.ts';
import { CHAT_PROVIDERS, type ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { z } from 'zod';
import { address } from './env-fields.ts';
import { observing } from '../monitoring/gauges.ts';

const prefixOf = (vendor: ChatVendor): string => `CHAT_${vendor.toUpperCase()}`;
type Settings = Readonly<Record<string, string | undefined>>;

const fieldsOf = (vendor: ChatVendor): Readonly<Record<string, z.ZodType>> => {
  const { speaks, key } = CHAT_VENDOR_ROWS[vendor];
  return {
    [`${prefixOf(vendor)}_KEY`]: z
      .string()
      .regex(new RegExp(`^[^\\s:]+(?::[^\\s:]+){${key.length - 1}}$`), `must be ${key.join(':')}, none of them empty`)
      .optional()
      .describe(
        `The credential for a chat over ${speaks}, as \`${key.join(':')}\`. Unset: its simulator in the sandbox, and no such chat in production`,
      ),
    [`${prefixOf(vendor)}_URL`]: address.optional().describe(`Where ${speaks} is reached, if not at the vendor’s usual address`),
  };
};

/** The variables of chat vendors. */
export const chatVendorFields = {
  CHAT_PROVIDER: z
    .enum(CHAT_PROVIDERS)
    .default('embedded')
    .describe(
      'What chats with people run over where neither the address of a page nor a flag says otherwise: the product’s own chat, or a vendor’s',
    ),
  ...(Object.assign({}, ...CHAT_VENDORS.map(fieldsOf)) as {}),
};

export type ChatVendorSettings = {
  readonly provider: ChatProvider;
  /** How each vendor is reached; null where it has no key. */
  readonly vendors: Readonly<Record<ChatVendor, { readonly url: string; readonly key: string } | null>>;
};

export function chatVendorSettings(env: object): ChatVendorSettings {
  const settings = env as Settings & { readonly CHAT_PROVIDER: ChatProvider };
  const reachedAt = (vendor: ChatVendor) => {
    const key = settings[`${prefixOf(vendor)}_KEY`];
    return key === undefined ? null : { url: settings[`${prefixOf(vendor)}_URL`] ?? CHAT_VENDOR_ROWS[vendor].address, key };
  };
  return {
    provider: settings.CHAT_PROVIDER,
    vendors: Object.fromEntries(CHAT_VENDORS.map((vendor) => [vendor, reachedAt(vendor)])) as ChatVendorSettings['vendors'],
  };
}

/** What production refuses, one sentence for each problem. */
export function chatVendorProblems(env: object, production: boolean): readonly string[] {
  if (!production) return [];
  const { provider, vendors } = chatVendorSettings(env);
  const unreached =
    isChatVendor(provider) && vendors[provider] === null
      ? [`${prefixOf(provider)}_KEY: required in production with CHAT_PROVIDER=${provider}`]
      : [];
  const open = CHAT_VENDORS.filter((vendor) => vendors[vendor]?.url.startsWith('http:'));
  return [...unreached, ...open.map((vendor) => `${prefixOf(vendor)}_URL: production sends personal data over https`)];
}

/** A chat vendor that is set up, and what pages need that chat over it. */
export type ConnectedChat = {
  readonly port: ChatVendorPort;
  readonly connects: readonly string[];
  readonly scripts: readonly string[];
};
/** The chat vendors that are set up. */
export type ChatVendors = Partial<Readonly<Record<ChatVendor, ConnectedChat>>>;

/** Connects each vendor that has a key, and in the sandbox the simulators of the others. */
export async function connectChatVendors(
  { vendors }: ChatVendorSettings,
  startSimulator: ((vendor: ChatVendor) => Promise<{ readonly url: string; readonly key: string }>) | null,
): Promise<ChatVendors> {
  const connected = await Promise.all(
    CHAT_VENDORS.map(async (vendor) => {
      const at = vendors[vendor] ?? (await startSimulator?.(vendor));
      if (!at) return [];
      const { connect, connects, scripts, address: usual } = CHAT_VENDOR_ROWS[vendor];
      const own = at.url === usual ? null : at.url;
      const port = connect({
        baseUrl: at.url,
        key: at.key,
        observe: observing(`chat-${vendor}`),
      });
      return [[vendor, { port, connects: connects(own), scripts: scripts?.(own) ?? [] }] as const];
    }),
  );
  return Object.fromEntries(connected.flat()) as ChatVendors;
}
