/** What visitors and borrowers do in a chat (decision 0152). A conversation is locked while it changes, so that its messages have one order. */
import type { CHAT_ENDINGS, ChatState, chatMessageReply } from '@hearthline/contract/services/conversation.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { ChatConversationRow, ChatFileRow, ChatMessageRow } from '@hearthline/database/generated/rows.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  type ChatLine,
  type Conversation,
  conversationByUuid,
  insertConversation,
  insertMessage,
  lockConversation,
  messageByKey,
  messagesAfter,
  putConversation,
} from '@hearthline/database/stores/chat/conversations.ts';
import { filesOf, nameFiles } from '@hearthline/database/stores/chat/files.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { BOT_SESSION_MS, PAGE_OF_MESSAGES, PERSON_SESSION_MS } from '@hearthline/rules/chat/limits.ts';
import { maskNumbers } from '@hearthline/rules/chat/masking.ts';
import { type ChatProvider, isReadOnly } from '@hearthline/rules/chat/mode.ts';
import type { PoolClient } from 'pg';
import { v4, v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';

export type ChatContext = Pick<Context, 'pool' | 'clock'>;
/** Rows that the product itself writes into a conversation. */
export const PRODUCT_WORDS = {
  asked: 'You asked for a person.',
  askedBack: 'You asked the assistant again.',
  unread: 'What was asked in this chat at its vendor could not be read.',
  joined: (name: string) => `${name} joined the chat.`,
  left: (name: string) => `${name} had to leave. We are finding someone else for you.`,
  passedOn: (name: string) => `${name} is handing the chat to a colleague.`,
} as const;

/** The first name of a member of staff: all that a borrower is told. */
export const firstNameOf = (name: string): string => name.split(' ', 1)[0] ?? name;

export type Begun = {
  readonly organization: string;
  readonly identityUuid: string | null;
  /** The session of a signed-in person. */
  readonly sessionUuid: string | null;
  readonly applicationUuid: string | null;
  readonly name: string;
  readonly email: string;
  readonly tag: string;
  readonly skill: string;
  readonly page: string;
  readonly mode: Conversation['mode'];
  readonly provider: ChatProvider;
  readonly wantedUuid: string | null;
};

/** Milliseconds for which a conversation lives: with people, with the bot. */
export const lifeOf = (mode: Conversation['mode']): number => (mode === 'PERSON' ? PERSON_SESSION_MS : BOT_SESSION_MS);

/** Begins a conversation; answers it with the token, which is told once and stored as its hash. */
export async function beginChat(ctx: ChatContext, begun: Begun): Promise<{ readonly conversation: Conversation; readonly token: string }> {
  const token = newOneTimeSecret();
  const [uuid, now] = [v7(), ctx.clock.now()];
  const waits = begun.mode === 'PERSON' && begun.provider === 'embedded';
  await insertConversation(ctx.pool, {
    uuid,
    organization_code: begun.organization,
    // Random throughout: a channel's name opens its socket's door, though not without the token.
    channel_uuid: v4(),
    contact_uuid: v4(),
    token_hash: hashOfSecret(token),
    identity_uuid: begun.identityUuid,
    session_uuid: begun.sessionUuid,
    application_uuid: begun.applicationUuid,
    name: maskNumbers(begun.name),
    email: begun.email,
    tag: begun.tag,
    skill: begun.skill,
    page: begun.page,
    mode: begun.mode,
    provider: begun.provider,
    state: waits ? 'WAITING' : 'OPEN',
    wanted_uuid: begun.wantedUuid,
    waiting_since: waits ? now : null,
    created_at: now,
    changed_at: now,
    expires_at: new Date(ctx.clock.real().getTime() + lifeOf(begun.mode)),
  });
  const conversation = await conversationByUuid(ctx.pool, uuid);
  if (!conversation) throw new Error('The conversation disappeared after it was begun');
  return { conversation, token };
}

const invalid = (field: string, message: string): Problem => new Problem('invalid_request', { errors: [{ field, message }] });

/** Whether nothing can be written any more. `now`: real time. */
export const isOver = (row: Conversation, now: Date): boolean =>
  isReadOnly({ endedAt: row.ended_at, isFrozen: row.frozen_at !== null, expiresAt: row.expires_at }, now);

/** Throws conflict where nothing can be written any more. */
function requireWritable(row: Conversation, now: Date): void {
  if (isOver(row, now)) throw new Problem('conflict', { message: 'This chat has ended. Start a new one' });
}

/** How a conversation stands, as the person in it sees it. `now`: real time. */
export function stateOf(row: Conversation, now: Date): ChatState {
  const isExpired = row.state !== 'ENDED' && row.expires_at.getTime() <= now.getTime();
  return {
    conversationSid: row.uuid,
    chatMode: row.mode === 'PERSON' ? 'agent' : 'chatbot',
    provider: row.provider,
    state: isExpired ? 'ENDED' : row.state,
    ended: isExpired ? 'EXPIRED' : (row.ended_why as (typeof CHAT_ENDINGS)[number] | null),
    isFrozen: row.frozen_at !== null,
    agentName: row.agent_name === null ? null : firstNameOf(row.agent_name),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    nobody: row.nobody_at !== null,
    callback: row.callback_at === null ? null : { window: row.callback_window as 'MORNING' | 'AFTERNOON' | 'EVENING' },
    byEmail: row.by_email,
    lastSeq: row.last_seq,
    readByOther: row.read_by_staff,
    expiration: row.expires_at.toISOString(),
  };
}

type MessageReply = z.input<typeof chatMessageReply>;

/** A file as both sides see it. */
export const fileReplyOf = ({ uuid, label, content_type: contentType, bytes }: ChatFileRow) => ({ uuid, label, contentType, bytes });

/** Messages with the files that each carries. */
export async function withFiles(
  ctx: ChatContext,
  uuid: string,
  lines: readonly ChatLine[],
): Promise<(ChatLine & { files: ChatFileRow[] })[]> {
  const [first, last] = [lines[0], lines.at(-1)];
  const files = first && last ? await filesOf(ctx.pool, uuid, first.seq, last.seq) : [];
  return lines.map((line) => ({ ...line, files: files.filter(({ seq }) => seq === line.seq) }));
}

/** The messages after a number, as the person in the chat reads them. */
export async function messagesFor(ctx: ChatContext, uuid: string, after: number, most = PAGE_OF_MESSAGES): Promise<MessageReply[]> {
  const lines = await withFiles(ctx, uuid, await messagesAfter(ctx.pool, uuid, after, most));
  return lines.map(({ seq, key, author, body, at, files, answer, staff_name: name }) => ({
    seq,
    key,
    author,
    name: author === 'AGENT' && name !== null ? firstNameOf(name) : null,
    body,
    files: files.map(fileReplyOf),
    answer: answer as MessageReply['answer'],
    at: at.toISOString(),
  }));
}

type Said = {
  readonly author: ChatMessageRow['author'];
  readonly key?: string;
  readonly staffUuid?: string;
  readonly body: string;
  readonly answer?: object;
};

/** Writes the next message into a conversation that the caller holds locked, and what follows from it; `also`: what changes with it. */
export async function append(
  ctx: ChatContext,
  client: PoolClient,
  row: Conversation,
  { author, key = v4(), staffUuid, body, answer }: Said,
  also: Partial<ChatConversationRow> = {},
): Promise<Conversation> {
  const [seq, at] = [row.last_seq + 1, ctx.clock.now()];
  await insertMessage(client, {
    conversation_uuid: row.uuid,
    seq,
    key,
    author,
    staff_uuid: staffUuid ?? null,
    body: maskNumbers(body),
    answer: answer ?? null,
    at,
  });
  const asks = author === 'VISITOR' && row.mode === 'PERSON';
  return putConversation(client, row.uuid, {
    last_seq: seq,
    changed_at: at,
    ...(author === 'VISITOR' && { read_by_person: seq }),
    ...(asks && { unanswered: row.unanswered + 1, unanswered_since: row.unanswered_since ?? at }),
    ...(author === 'AGENT' && { nobody_at: null }),
    ...also,
  });
}

/** Stores what the person says, once per key. Throws conflict when the chat is over, invalid_request for nothing said, or a file that is not there. */
export async function say(
  ctx: ChatContext,
  { uuid }: Conversation,
  { key, body, fileUuids }: { readonly key: string; readonly body: string; readonly fileUuids: readonly string[] },
): Promise<MessageReply> {
  if (body === '' && fileUuids.length === 0) throw invalid('body', 'Type a message, or choose a file');
  const seq = await changed(ctx, uuid, async (client, row) => {
    const known = await messageByKey(client, { uuid, author: 'VISITOR', key });
    if (known) return known.seq;
    requireWritable(row, ctx.clock.real());
    if (row.provider !== 'embedded') throw new Problem('conflict', { message: 'What is said in this chat is said at its vendor' });
    const said = await append(ctx, client, row, { author: 'VISITOR', key, body });
    if ((await nameFiles(client, uuid, said.last_seq, fileUuids)) !== new Set(fileUuids).size)
      throw invalid('fileUuids', 'A file is missing. Send it again');
    return said.last_seq;
  });
  const [message] = await messagesFor(ctx, uuid, seq - 1, 1);
  if (!message) throw new Error('The message disappeared after it was stored');
  return message;
}

/** Runs a change of a conversation under its lock. */
export async function changed<T>(
  ctx: ChatContext,
  uuid: string,
  change: (client: PoolClient, row: Conversation) => Promise<T>,
): Promise<T> {
  return transaction(ctx.pool, async (client) => {
    const row = await lockConversation(client, uuid);
    if (!row) throw new Problem('not_found');
    return change(client, row);
  });
}

/** Changes an open conversation for the person in it; answers how it stands then. */
export async function changeOpen(
  ctx: ChatContext,
  { uuid }: Conversation,
  change: (client: PoolClient, row: Conversation) => Promise<Conversation>,
): Promise<ChatState> {
  const now = ctx.clock.real();
  return changed(ctx, uuid, async (client, row) => {
    requireWritable(row, now);
    return stateOf(await change(client, row), now);
  });
}

/** The person has read up to a number. */
export async function readUpTo(ctx: ChatContext, { uuid }: Conversation, seq: number): Promise<void> {
  await changed(ctx, uuid, async (client, row) => {
    const read = Math.min(seq, row.last_seq);
    if (read > row.read_by_person) await putConversation(client, uuid, { read_by_person: read });
  });
}

/**
 * Ends a conversation; one that has ended stays as it is. What was asked stays to be answered by email where the person wanted that, or where they did
 * not end it themselves; one of the staff who ends it has nothing more to answer.
 */
export async function endChat(ctx: ChatContext, uuid: string, why: (typeof CHAT_ENDINGS)[number]): Promise<ChatState> {
  return changed(ctx, uuid, async (client, row) => {
    if (row.state === 'ENDED') return stateOf(row, ctx.clock.real());
    const now = ctx.clock.now();
    const isDone = why === 'AGENT' || ((why === 'VISITOR' || why === 'VENDOR') && !row.by_email);
    const ended = await putConversation(client, uuid, {
      state: 'ENDED',
      ended_at: now,
      ended_why: why,
      changed_at: now,
      offered_uuid: null,
      offered_at: null,
      ...(isDone && { unanswered: 0, unanswered_since: null }),
    });
    return stateOf(ended, ctx.clock.real());
  });
}

/** Renews the lifetime of a conversation, once half of it has passed. Throws conflict for one that is over: an expired token renews nothing. */
export async function renew(ctx: ChatContext, { uuid }: Conversation): Promise<Date> {
  const now = ctx.clock.real();
  return changed(ctx, uuid, async (client, row) => {
    requireWritable(row, now);
    const life = lifeOf(row.mode);
    if (row.expires_at.getTime() - now.getTime() > life / 2) return row.expires_at;
    return (await putConversation(client, row.uuid, { expires_at: new Date(now.getTime() + life) })).expires_at;
  });
}
