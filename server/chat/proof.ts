/** Who may open a conversation, and the secrets of those who carry no session: nonces of borrowers, tickets of the inbox (B 254–255). */
import { CHAT_NONCE, CHAT_TOKEN } from '@hearthline/contract/services/chat.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  type Conversation,
  conversationByToken,
  dropPass,
  ownerOfPass,
  putPass,
  sweepPasses,
} from '@hearthline/database/stores/chat/conversations.ts';
import { AWAY_AFTER_MS, NONCE_MS } from '@hearthline/rules/chat/limits.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../config/context.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { type Caller, headerOf, type IdentityCaller, type StaffCaller } from '../identity/request-parts.ts';
import type { ChatContext } from './conversations.ts';

/** Names of the members of a request that hold a conversation's id. */
const IDS = ['conversationSid', 'conversationId', 'omniProxyChannelId'] as const;

/** What is shown to open a conversation: its token, and of a signed-in person's also who asks, by session or nonce. */
export type Proof = { readonly token: string; readonly caller: Caller; readonly nonce: string | undefined };

/** A conversation, and the session of the signed-in person it needs; null for a visitor's. */
export type Opened = { readonly conversation: Conversation; readonly sessionUuid: string | null };

/** Milliseconds for which a conversation that is over can still be read by its token. */
const READ_AFTER_MS = 24 * 3_600_000;

/**
 * The conversation that a token opens, until a day after it is over. One that a signed-in person began needs them signed in as well: by the session of
 * the request, or by a nonce made from one, where the request carries none: who has signed out has lost it.
 */
export async function openedBy(ctx: ChatContext, { token, caller, nonce }: Proof): Promise<Opened | null> {
  const now = ctx.clock.real();
  const conversation = token === '' ? undefined : await conversationByToken(ctx.pool, hashOfSecret(token));
  if (!conversation || conversation.expires_at.getTime() + READ_AFTER_MS < now.getTime()) return null;
  if (conversation.identity_uuid === null) return { conversation, sessionUuid: null };
  const asker =
    caller.kind === 'identity'
      ? { identityUuid: caller.identityUuid, sessionUuid: caller.sessionId }
      : nonce === undefined
        ? null
        : await ownerOfPass(ctx.pool, hashOfSecret(nonce), now);
  return asker !== null && asker.identityUuid === conversation.identity_uuid ? { conversation, sessionUuid: asker.sessionUuid } : null;
}

/** The nonce that B's operations of the bot carry in their body. */
function nonceIn(body: unknown): string | undefined {
  const nonce = (body as { readonly nonce?: unknown } | null | undefined)?.nonce;
  return typeof nonce === 'string' && nonce !== '' ? nonce : undefined;
}

/** The conversation of a request, by the token in its header; every id in the request has to be its own. Throws not_found. */
export async function conversationOf(ctx: ChatContext, request: FastifyRequest): Promise<Conversation> {
  const opened = await openedBy(ctx, {
    token: headerOf(request.headers[CHAT_TOKEN]) ?? '',
    caller: request.caller,
    nonce: headerOf(request.headers[CHAT_NONCE]) ?? nonceIn(request.body),
  });
  if (!opened) throw new Problem('not_found');
  const found = opened.conversation;
  for (const part of [request.params, request.query, request.body]) {
    for (const name of IDS) {
      const id = (part as Record<string, unknown> | null | undefined)?.[name];
      const own = name === 'omniProxyChannelId' ? found.channel_uuid : found.uuid;
      if (typeof id === 'string' && id.toLowerCase() !== own) throw new Problem('not_found');
    }
  }
  return found;
}

/** The conversation of a request whose token was checked (server/web/http/access-check.ts). */
export function chatOf({ conversation }: { readonly conversation: Conversation | null }): Conversation {
  if (!conversation) throw new Error('This endpoint is not for the holder of a chat');
  return conversation;
}

/** Counts one thing done in a chat, and answers which: messages, files and requests of one are limited together. */
export async function counted(ctx: Context, request: { readonly conversation: Conversation | null }): Promise<Conversation> {
  const conversation = chatOf(request);
  await allowAttempt(ctx, [bucket(ctx.config, 'chatMessages', conversation.uuid)]);
  return conversation;
}

/** A nonce lives for two of the rounds in which a page renews it; a ticket for half a minute. */
const NONCE_LIFE_MS = 2 * NONCE_MS;
const TICKET_LIFE_MS = 30_000;

/** A nonce of a signed-in person. */
export async function newNonce({ pool, clock }: ChatContext, { identityUuid, sessionId }: IdentityCaller): Promise<string> {
  const nonce = newOneTimeSecret();
  const expiresAt = new Date(clock.real().getTime() + NONCE_LIFE_MS);
  await putPass(pool, { secretHash: hashOfSecret(nonce), expiresAt, of: { identityUuid, sessionUuid: sessionId } });
  return nonce;
}

/** Another nonce in place of one of the same session. Throws not_found for any other. */
export async function nextNonce(ctx: ChatContext, caller: IdentityCaller, nonce: string): Promise<string> {
  if (!(await dropPass(ctx.pool, hashOfSecret(nonce), caller.sessionId))) throw new Problem('not_found');
  return newNonce(ctx, caller);
}

/** A ticket for the socket of the inbox. */
export async function newTicket({ pool, clock }: ChatContext, { sessionId }: StaffCaller): Promise<string> {
  const ticket = newOneTimeSecret();
  const expiresAt = new Date(clock.real().getTime() + TICKET_LIFE_MS);
  await putPass(pool, { secretHash: hashOfSecret(ticket), expiresAt, of: { staffSessionUuid: sessionId } });
  return ticket;
}

/** Deletes what has expired. */
export async function sweepChatPasses({ pool, clock }: ChatContext): Promise<number> {
  const now = clock.real();
  return sweepPasses(pool, now, new Date(now.getTime() - AWAY_AFTER_MS));
}
