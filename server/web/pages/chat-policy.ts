/** What a page's security policy opens for its chat: nothing, unless a vendor's chat was chosen for it (decision 0154). */
import { type ChatProvider, providerOf } from '@hearthline/rules/chat/mode.ts';
import { isChatVendor } from '@hearthline/providers/chat/port.ts';
import { SOCKET_LIFE_MS } from '@hearthline/rules/chat/limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { providersOf } from '../../chat/vendors.ts';
import { isSecureSite } from '../../identity/request-parts.ts';
import type { PageData } from '../../organizations/page-data.ts';
import type { WebContext } from '../context.ts';

/** Names the vendor of a conversation that this browser keeps: a page that is opened later resumes it. */
const COOKIE = 'chat-provider';
const STREAM_FLAG = 'fe-webchat-stream';

/** What pages need of other origins, by directive of the content security policy. */
export type FurtherOrigins = { readonly connects: readonly string[]; readonly scripts: readonly string[] };
declare module 'fastify' {
  interface FastifyReply {
    /** Origins that this page needs beside those of every page. */
    further: FurtherOrigins | null;
  }
}
const CONNECTS = "connect-src 'self'";
const SCRIPTS = "script-src 'self'";

/** The policy of every page, narrowed to the operations that this one calls and widened by what its chat needs. `operations`: separated by spaces. */
export const policyOf = (policy: string, operations: string, further: FurtherOrigins | null): string =>
  policy
    .replace(CONNECTS, ['connect-src', operations, ...(further?.connects ?? [])].join(' '))
    .replace(SCRIPTS, [SCRIPTS, ...(further?.scripts ?? [])].join(' '));

const NONE: FurtherOrigins = { connects: [], scripts: [] };

const attributesOf = (ctx: Pick<WebContext, 'config'>) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecureSite(ctx) }) as const;

/** Remembers in this browser over which vendor its conversation runs. */
export function noteProvider(ctx: Pick<WebContext, 'config'>, reply: FastifyReply, provider: string): void {
  if (provider === 'embedded') return;
  void reply.setCookie(COOKIE, provider, { ...attributesOf(ctx), maxAge: SOCKET_LIFE_MS / 1000 });
}

/** Its conversation over a vendor has ended: pages need no origins of the vendor any more. */
export function forgetProvider(ctx: Pick<WebContext, 'config'>, reply: FastifyReply, provider: string): void {
  if (provider !== 'embedded') void reply.clearCookie(COOKIE, attributesOf(ctx));
}

/** Origins that the chat of a page needs: of the provider that it would choose, and of the one whose conversation this browser keeps. */
export function chatOrigins(
  ctx: Pick<WebContext, 'config' | 'lenders' | 'chatVendors'>,
  request: FastifyRequest,
  { organization, flags }: Pick<PageData, 'organization' | 'flags'>,
): FurtherOrigins {
  const { orgCode } = (organization ?? {}) as { readonly orgCode?: string };
  if (orgCode === undefined) return NONE;
  const providers = providersOf(ctx, orgCode);
  const { mode } = request.query as { readonly mode?: unknown };
  const chosen: ChatProvider = providerOf({
    word: typeof mode === 'string' ? mode : null,
    streamFlag: Array.isArray(flags) && flags.some(({ key, enabled }) => key === STREAM_FLAG && enabled === true),
    provider: ctx.config.chat.provider,
    isSetUp: (provider) => providers.includes(provider),
  });
  const kept = providers.find((provider) => provider === request.cookies[COOKIE]);
  const used = new Set([chosen, kept].filter((one) => isChatVendor(one)));
  const vendors = [...used].flatMap((vendor) => ctx.chatVendors[vendor] ?? []);
  return { connects: vendors.flatMap(({ connects }) => connects), scripts: vendors.flatMap(({ scripts }) => scripts) };
}
