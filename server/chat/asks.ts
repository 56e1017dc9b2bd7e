/** Who a person in a chat asks to be answered by: people, the bot, a call, or an email. */
import type { ChatState } from '@hearthline/contract/services/conversation.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Conversation, messageByKey, putConversation } from '@hearthline/database/stores/chat/conversations.ts';
import { PERSON_SESSION_MS } from '@hearthline/rules/chat/limits.ts';
import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { append, changeOpen, type ChatContext, PRODUCT_WORDS } from './conversations.ts';

/** A chat waits here for people, or goes on over a vendor, where its person waits too, though nothing may be written there. */
const asksAt = (provider: ChatProvider, now: Date) =>
  provider === 'embedded'
    ? ({ state: 'WAITING', waiting_since: now, unanswered: 1, unanswered_since: now } as const)
    : { provider, waiting_since: now };

/** The bot hands over to people: the same conversation, with all that was said. Asked again, nothing changes. `provider`: over which it goes on. */
export async function askForPerson(ctx: ChatContext, conversation: Conversation, provider: ChatProvider = 'embedded'): Promise<ChatState> {
  return changeOpen(ctx, conversation, async (client, row) => {
    if (row.mode === 'PERSON') return row;
    await append(ctx, client, row, { author: 'PRODUCT', body: PRODUCT_WORDS.asked });
    const now = ctx.clock.now();
    return putConversation(client, row.uuid, {
      mode: 'PERSON',
      // One that asked the assistant meanwhile has kept its place.
      ...(row.state === 'WAITING' ? {} : asksAt(provider, now)),
      expires_at: new Date(ctx.clock.real().getTime() + PERSON_SESSION_MS),
    });
  });
}

/**
 * The bot answers again, while no one of the staff has: with all that was said. The chat still waits for people, who see it and whom it rings, unless its
 * place is given up. Throws conflict where a person answers.
 */
export async function askForAssistant(
  ctx: ChatContext,
  conversation: Conversation,
  { givesUpPlace }: { readonly givesUpPlace: boolean },
): Promise<ChatState> {
  return changeOpen(ctx, conversation, async (client, row) => {
    if (row.mode === 'BOT') return row;
    if (row.state !== 'WAITING') throw new Problem('conflict', { message: 'A person answers this chat' });
    await append(ctx, client, row, { author: 'PRODUCT', body: PRODUCT_WORDS.askedBack });
    return putConversation(client, row.uuid, {
      mode: 'BOT',
      ...(givesUpPlace && {
        state: 'OPEN',
        waiting_since: null,
        unanswered: 0,
        unanswered_since: null,
        nobody_at: null,
        offered_uuid: null,
        offered_at: null,
        tried: [],
      }),
    });
  });
}

/** The person wants to be called. It stays to be done until someone did it, whatever becomes of the chat. */
export async function askForCall(
  ctx: ChatContext,
  conversation: Conversation,
  { phone, window, asked }: { readonly phone: string; readonly window: string; readonly asked?: string | undefined },
): Promise<ChatState> {
  return changeOpen(ctx, conversation, async (client, row) => {
    await askedElsewhere(ctx, client, row, asked);
    return putConversation(client, row.uuid, { callback_phone: phone, callback_window: window, callback_at: ctx.clock.now() });
  });
}

/** Stores what was asked at a vendor, once: people here can answer only what they can read. */
export async function askedElsewhere(ctx: ChatContext, client: PoolClient, row: Conversation, asked: string | undefined): Promise<void> {
  if (row.provider === 'embedded' || asked === undefined || asked === '') return;
  // asked again in the same words, it is there once
  const key = createHash('sha256').update(`${row.uuid} ${asked}`).digest('hex').slice(0, 32);
  if (!(await messageByKey(client, { uuid: row.uuid, author: 'VISITOR', key })))
    await append(ctx, client, row, { author: 'VISITOR', key, body: asked });
}

/** The answer goes out by email too, and may come after the chat has ended. What was asked at a vendor is then to be answered here. */
export async function askForEmail(ctx: ChatContext, conversation: Conversation, asked?: string): Promise<ChatState> {
  return changeOpen(ctx, conversation, async (client, row) => {
    await askedElsewhere(ctx, client, row, asked);
    // what was asked before the chat went to a vendor is here
    const isNew = row.provider !== 'embedded' && row.unanswered_since === null && (asked ?? '') === '';
    return putConversation(client, row.uuid, { by_email: true, ...(isNew && { unanswered: 1, unanswered_since: ctx.clock.now() }) });
  });
}
