/** What those who answer do in a chat (decision 0152). */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { CHAT_ROLES, type DeskChat, type DeskChatMessage, type DeskChatRow } from '@hearthline/contract/desk/chat.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  type ChatLine,
  type Conversation,
  isHereSince,
  messageByKey,
  messagesAfter,
  putConversation,
  saidAfter,
} from '@hearthline/database/stores/chat/conversations.ts';
import {
  addNote,
  chatOfLender,
  type Colleague,
  colleaguesOf,
  type DeskChat as DeskChatOfStore,
  notesOf,
  noteStaffHere,
} from '@hearthline/database/stores/chat/inbox.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { AWAY_AFTER_MS, LOST_AFTER_MS, PAGE_OF_MESSAGES, PERSON_SESSION_MS } from '@hearthline/rules/chat/limits.ts';
import { maskNumbers } from '@hearthline/rules/chat/masking.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { sendToAddress } from '../messages/outbox.ts';
import { append, changed, type ChatContext, endChat, fileReplyOf, firstNameOf, isOver, PRODUCT_WORDS, withFiles } from './conversations.ts';

type Staff = Pick<StaffCaller, 'staffUuid' | 'organization' | 'name'>;

const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
/** Since when a page with the chat open, and an inbox, must have given a sign of life. */
export const hereSince = ({ clock }: ChatContext): Date => ago(clock.real(), LOST_AFTER_MS);
export const awaySince = ({ clock }: ChatContext): Date => ago(clock.real(), AWAY_AFTER_MS);

/** Those of a lender who may answer, and whether each takes chats now. */
export const answerersOf = async (ctx: ChatContext, organization: string, roles: readonly StaffRole[] = CHAT_ROLES): Promise<Colleague[]> =>
  colleaguesOf(ctx.pool, organization, roles, awaySince(ctx));

/** A row of a list. */
export function rowOf({ clock }: ChatContext, row: DeskChatOfStore, staffUuid: string): DeskChatRow {
  const since = row.unanswered_since ?? row.waiting_since;
  return {
    uuid: row.uuid,
    name: row.name,
    state: row.state,
    chatMode: row.mode === 'PERSON' ? 'agent' : 'chatbot',
    agent: row.staff_uuid === null ? null : { uuid: row.staff_uuid, name: row.agent_name ?? '' },
    ringsMe: row.state === 'WAITING' && row.offered_uuid === staffUuid,
    loanNumber: row.loan_number,
    lastBody: row.last_body,
    lastAuthor: row.last_author,
    lastAt: (row.last_at ?? row.created_at).toISOString(),
    unanswered: row.unanswered,
    unansweredSince: since?.toISOString() ?? null,
    waitsSeconds: since === null ? null : Math.max(0, Math.floor((clock.now().getTime() - since.getTime()) / 1000)),
    callback:
      row.callback_at === null
        ? null
        : { window: row.callback_window as 'MORNING' | 'AFTERNOON' | 'EVENING', askedAt: row.callback_at.toISOString() },
    byEmail: row.by_email,
    provider: row.provider,
    isHere: row.is_here,
    tag: row.tag,
  };
}

/** One chat of the caller's lender. Throws not_found. */
export async function chatFor(ctx: ChatContext, { organization, staffUuid }: Staff, uuid: string): Promise<DeskChat> {
  const row = await chatOfLender(ctx.pool, organization, uuid, hereSince(ctx));
  if (!row) throw new Problem('not_found');
  return {
    ...rowOf(ctx, row, staffUuid),
    email: row.email,
    applicationUuid: row.application_uuid,
    statusLabel: row.application_status,
    ended: row.ended_why as DeskChat['ended'],
    page: row.page,
    skill: row.skill,
    createdAt: row.created_at.toISOString(),
    lastSeq: row.last_seq,
    readByPerson: row.read_by_person,
    notes: (await notesOf(ctx.pool, uuid)).map(({ id, name, body, at }) => ({ id, name, body, at: at.toISOString() })),
    callbackPhone: row.callback_phone,
  };
}

/** The messages after a number, as colleagues read them. */
export async function messagesOf(ctx: ChatContext, uuid: string, after: number, most = PAGE_OF_MESSAGES): Promise<DeskChatMessage[]> {
  const lines = await withFiles(ctx, uuid, await messagesAfter(ctx.pool, uuid, after, most));
  return lines.map(({ seq, key, author, body, at, files, staff_uuid: staffUuid, staff_name: name }) => ({
    seq,
    key,
    author,
    staffUuid,
    name,
    body,
    files: files.map(fileReplyOf),
    at: at.toISOString(),
  }));
}

/** Changes a chat of the caller's lender under its lock. Throws not_found for another lender's. */
async function changedBy<T>(
  ctx: ChatContext,
  { organization }: Staff,
  uuid: string,
  change: (client: PoolClient, row: Conversation) => Promise<T>,
): Promise<T> {
  return changed(ctx, uuid, async (client, row) => {
    if (row.organization_code !== organization) throw new Problem('not_found');
    return change(client, row);
  });
}

const ENDED = 'This chat has ended';
const ELSEWHERE = 'People answer this chat at the desk of its vendor';
const isAtVendor = ({ provider }: Pick<Conversation, 'provider'>): boolean => provider !== 'embedded';

/** A wait is counted up to a day: a clock may have been moved meanwhile. */
const LONGEST_WAIT_MS = 86_400_000;
/** A chat with people lives for six hours, also one that began with the bot. */
const withPeople = ({ clock }: ChatContext, { expires_at: until, mode }: Conversation): Date =>
  mode === 'PERSON' ? until : new Date(clock.real().getTime() + PERSON_SESSION_MS);

/** What a chat is once a member of staff answers it. */
async function taken(ctx: ChatContext, client: PoolClient, row: Conversation, { staffUuid, name }: Staff): Promise<Conversation> {
  const { waiting_since: since } = row;
  await noteStaffHere(client, [staffUuid], ctx.clock.real(), awaySince(ctx));
  const joined = await append(ctx, client, row, { author: 'PRODUCT', body: PRODUCT_WORDS.joined(firstNameOf(name)) });
  return putConversation(client, row.uuid, {
    mode: 'PERSON',
    state: 'OPEN',
    staff_uuid: staffUuid,
    wanted_uuid: null,
    offered_uuid: null,
    offered_at: null,
    tried: [],
    waiting_since: null,
    nobody_at: null,
    waited_ms: row.waited_ms ?? (since === null ? null : Math.min(joined.changed_at.getTime() - since.getTime(), LONGEST_WAIT_MS)),
    expires_at: withPeople(ctx, row),
  });
}

/** Answers a chat oneself. Taken again by the same person, nothing changes. Throws conflict when a colleague answers it, or when it has ended. */
export async function takeChat(ctx: ChatContext, staff: Staff, uuid: string): Promise<DeskChat> {
  await changedBy(ctx, staff, uuid, async (client, row) => {
    if (row.staff_uuid === staff.staffUuid && row.state === 'OPEN') return;
    if (isOver(row, ctx.clock.real())) throw new Problem('conflict', { message: ENDED });
    if (isAtVendor(row)) throw new Problem('conflict', { message: ELSEWHERE });
    if (row.staff_uuid !== null) throw new Problem('conflict', { message: `${row.agent_name ?? 'A colleague'} answers this chat` });
    await taken(ctx, client, row, staff);
  });
  return chatFor(ctx, staff, uuid);
}

/** The first message of a colleague that the sender has not seen. */
async function unseen(client: PoolClient, row: Conversation, staffUuid: string, seen: number): Promise<ChatLine | undefined> {
  const lines = await messagesAfter(client, row.uuid, seen, 100);
  return lines.find((line) => line.author === 'AGENT' && line.staff_uuid !== staffUuid);
}

/**
 * Answers, once per key. A chat that no one answers is taken by it. Refused where a colleague has said something that the sender has not seen; what the
 * person said meanwhile stays to be answered. After the end of a chat it goes out by email, where something was left to answer or the person asked for that.
 */
export async function answer(
  ctx: ChatContext & Pick<Context, 'config' | 'lenders' | 'secrets'>,
  staff: Staff,
  uuid: string,
  { key, body, seen }: { readonly key: string; readonly body: string; readonly seen: number },
): Promise<DeskChatMessage> {
  const seq = await changedBy(ctx, staff, uuid, async (client, row) => {
    const known = await messageByKey(client, { uuid, author: 'AGENT', key });
    if (known?.staff_uuid === staff.staffUuid) return known.seq;
    if (known) throw new Problem('conflict', { message: 'A colleague has sent a message with this key' });
    const over = isOver(row, ctx.clock.real());
    if (over && !row.by_email && row.unanswered_since === null) throw new Problem('conflict', { message: ENDED });
    if (await unseen(client, row, staff.staffUuid, seen))
      throw new Problem('conflict', { message: 'A colleague has answered meanwhile', extra: { lastSeq: row.last_seq } });
    // what is asked at a vendor is answered there, or here by email
    if (isAtVendor(row) && !row.by_email && !over) throw new Problem('conflict', { message: ELSEWHERE });
    const mine = over || isAtVendor(row) || row.staff_uuid !== null ? row : await taken(ctx, client, row, staff);
    const left = await saidAfter(client, uuid, seen);
    const said = await append(
      ctx,
      client,
      mine,
      { author: 'AGENT', key, staffUuid: staff.staffUuid, body },
      { unanswered: left.count, unanswered_since: left.since, read_by_staff: Math.max(row.read_by_staff, Math.min(seen, row.last_seq)) },
    );
    if (over || isAtVendor(row) || (row.by_email && !(await isHereSince(client, uuid, hereSince(ctx)))))
      await mailAnswer(ctx, client, said, staff, body);
    return said.last_seq;
  });
  const [message] = await messagesOf(ctx, uuid, seq - 1, 1);
  if (!message) throw new Error('The message disappeared after it was stored');
  return message;
}

async function mailAnswer(
  ctx: Pick<Context, 'config' | 'lenders' | 'secrets'>,
  client: PoolClient,
  row: Conversation,
  { name }: Staff,
  body: string,
): Promise<void> {
  const to = { orgCode: row.organization_code, applicationUuid: row.application_uuid, address: row.email, at: row.changed_at };
  const data = { name: firstNameOf(name), answer: maskNumbers(body), path: `${BASE}/?pop-webchat=true` };
  await sendToAddress(ctx, client, to, { kind: 'CHAT_ANSWER', data });
}

/** Hands a chat that the caller answers to a colleague, whom it rings first, or back to all. Throws conflict where they do not answer it, not_found for who cannot answer here. */
export async function transferChat(
  ctx: ChatContext,
  staff: Staff,
  uuid: string,
  { staffUuid, note }: { readonly staffUuid: string | null; readonly note: string },
): Promise<DeskChat> {
  const colleagues = await answerersOf(ctx, staff.organization);
  if (staffUuid !== null && !colleagues.some((one) => one.uuid === staffUuid)) throw new Problem('not_found');
  await changedBy(ctx, staff, uuid, async (client, row) => {
    if (isOver(row, ctx.clock.real())) throw new Problem('conflict', { message: ENDED });
    if (row.staff_uuid !== staff.staffUuid) throw new Problem('conflict', { message: 'Take the chat first' });
    const said = await append(ctx, client, row, { author: 'PRODUCT', body: PRODUCT_WORDS.passedOn(firstNameOf(staff.name)) });
    await putConversation(client, uuid, {
      mode: 'PERSON',
      state: 'WAITING',
      staff_uuid: null,
      wanted_uuid: staffUuid,
      offered_uuid: null,
      offered_at: null,
      tried: [staff.staffUuid],
      waiting_since: said.changed_at,
      nobody_at: null,
    });
    if (note !== '')
      await addNote(client, {
        id: v7(),
        conversation_uuid: uuid,
        staff_uuid: staff.staffUuid,
        body: maskNumbers(note),
        at: said.changed_at,
      });
  });
  return chatFor(ctx, staff, uuid);
}

/** A note that only colleagues read. */
export async function noteOnChat(
  ctx: ChatContext,
  staff: Staff,
  uuid: string,
  words: string,
): Promise<{ id: string; name: string; body: string; at: string }> {
  const row = { id: v7(), conversation_uuid: uuid, staff_uuid: staff.staffUuid, body: maskNumbers(words), at: ctx.clock.now() };
  await changedBy(ctx, staff, uuid, async (client) => {
    await addNote(client, row);
    await putConversation(client, uuid, { changed_at: row.at });
  });
  return { id: row.id, name: staff.name, body: row.body, at: row.at.toISOString() };
}

/** A member of staff has read up to a number. */
export async function staffReadUpTo(ctx: ChatContext, staff: Staff, uuid: string, seq: number): Promise<void> {
  await changedBy(ctx, staff, uuid, async (client, row) => {
    const read = Math.min(seq, row.last_seq);
    if (row.staff_uuid === staff.staffUuid && read > row.read_by_staff) await putConversation(client, uuid, { read_by_staff: read });
  });
}

/** Ends a chat, and what was left to answer in it; a call that was asked for stays to be made. */
export async function endByStaff(ctx: ChatContext, staff: Staff, uuid: string): Promise<DeskChat> {
  await changedBy(ctx, staff, uuid, async (client, row) => {
    if (row.state === 'ENDED') await putConversation(client, uuid, { unanswered: 0, unanswered_since: null });
  });
  await endChat(ctx, uuid, 'AGENT');
  return chatFor(ctx, staff, uuid);
}

/** The person was called: the number is not kept. Throws conflict when no call is awaited. */
export async function called(ctx: ChatContext, staff: Staff, uuid: string): Promise<DeskChat> {
  await changedBy(ctx, staff, uuid, async (client, row) => {
    if (row.callback_at === null) throw new Problem('conflict', { message: 'No call is awaited' });
    const at = ctx.clock.now();
    const body = `${staff.name} called back (${row.callback_window?.toLowerCase() ?? ''}).`;
    await addNote(client, { id: v7(), conversation_uuid: uuid, staff_uuid: staff.staffUuid, body, at });
    await putConversation(client, uuid, {
      callback_phone: null,
      callback_window: null,
      callback_at: null,
      unanswered: 0,
      unanswered_since: null,
      changed_at: at,
    });
  });
  return chatFor(ctx, staff, uuid);
}
