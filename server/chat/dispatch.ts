/**
 * Who a chat rings, and what happens when no one comes (decision 0152): a chat that waits rings one person after the other, those who said that they
 * take chats and whose inbox is open; one whose person vanished waits again; after the promised time the borrower is told that no one is free.
 */
import { type Conversation, isHereSince, putConversation } from '@hearthline/database/stores/chat/conversations.ts';
import { type Colleague, chatsToEnd, dueChats, isStaffHere } from '@hearthline/database/stores/chat/inbox.ts';
import { AWAY_AFTER_MS, CHATS_AT_ONCE, PROMISED_MS, QUIET_MS, RING_MS } from '@hearthline/rules/chat/limits.ts';
import { CHAT_ROLES } from '@hearthline/contract/desk/chat.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import { append, changed, type ChatContext, endChat, firstNameOf, PRODUCT_WORDS } from './conversations.ts';
import { answerLeft } from './bot-turn.ts';
import { answerersOf, awaySince, hereSince } from './inbox.ts';

type Waiting = Pick<Conversation, 'offered_uuid' | 'offered_at' | 'tried' | 'wanted_uuid' | 'waiting_since' | 'nobody_at'>;

/** What becomes of a chat that waits: whom it rings, since when, who let it ring, and since when no one is free. */
export type Settled = Pick<Waiting, 'offered_uuid' | 'offered_at' | 'tried' | 'nobody_at'>;

/**
 * Decides over a chat that waits. It keeps ringing for RING_MS; then it rings the next: whom it is meant for, else who has the fewest chats. Once
 * everyone has let it ring, it begins again. No one is free when the promised time is over, or when no one takes chats at all.
 * @param available those who take chats now and have fewer than CHATS_AT_ONCE, by product time `now`
 */
export function settle(row: Waiting, available: readonly Colleague[], anyone: boolean, now: Date): Settled {
  const rings = row.offered_uuid !== null && row.offered_at !== null && now.getTime() - row.offered_at.getTime() < RING_MS;
  const waited = row.waiting_since === null ? 0 : now.getTime() - row.waiting_since.getTime();
  const nobody_at = row.nobody_at ?? (!anyone || waited >= PROMISED_MS ? now : null);
  if (rings && available.some(({ uuid }) => uuid === row.offered_uuid))
    return { offered_uuid: row.offered_uuid, offered_at: row.offered_at, tried: row.tried, nobody_at };
  const rung = row.offered_uuid === null || row.tried.includes(row.offered_uuid) ? row.tried : [...row.tried, row.offered_uuid];
  const fresh = available.filter(({ uuid }) => !rung.includes(uuid));
  const tried = fresh.length > 0 ? rung : [];
  const [next] = (fresh.length > 0 ? fresh : available).toSorted(
    (a, b) => Number(b.uuid === row.wanted_uuid) - Number(a.uuid === row.wanted_uuid) || a.chats - b.chats,
  );
  return { offered_uuid: next?.uuid ?? null, offered_at: next === undefined ? null : now, tried, nobody_at };
}

const isSame = (row: Waiting, to: Settled): boolean =>
  row.offered_uuid === to.offered_uuid &&
  row.offered_at?.getTime() === to.offered_at?.getTime() &&
  row.nobody_at?.getTime() === to.nobody_at?.getTime() &&
  row.tried.join() === to.tried.join();

/** Gives a chat back whose person is away, with words for the borrower. */
async function giveBack(ctx: ChatContext, client: PoolClient, row: Conversation): Promise<Conversation> {
  const said = await append(ctx, client, row, { author: 'PRODUCT', body: PRODUCT_WORDS.left(firstNameOf(row.agent_name ?? 'Your agent')) });
  return putConversation(client, row.uuid, {
    state: 'WAITING',
    staff_uuid: null,
    offered_uuid: null,
    offered_at: null,
    tried: [],
    waiting_since: said.changed_at,
    nobody_at: null,
    unanswered_since: row.unanswered_since ?? said.changed_at,
  });
}

/** Chats of one lender that one round decides. */
const A_ROUND = 50;
/** When this process last looked, by pool: after the database was away every inbox seems to be. */
const lookedAt = new WeakMap<object, number>();

/**
 * One look at all chats that are due. Safe in any number of processes: each is decided under its lock. Answers 0: what it decides is due by time. A
 * first look, and one after a long while without any, takes no chat away: those who answer have not been able to give a sign of life.
 */
export async function dispatchChats(ctx: ChatContext & Pick<Context, 'config'>): Promise<number> {
  const [now, real] = [ctx.clock.now().getTime(), ctx.clock.real()];
  const before = lookedAt.get(ctx.pool);
  const ends = { now: real, quietSince: new Date(now - QUIET_MS), hereSince: hereSince(ctx) };
  for (const { uuid, why } of await chatsToEnd(ctx.pool, ends)) await endChat(ctx, uuid, why);
  await answerLeft(ctx);
  const due = await dueChats(ctx.pool, {
    roles: CHAT_ROLES,
    rungBefore: new Date(now - RING_MS),
    promisedBefore: new Date(now - PROMISED_MS),
    seenSince: awaySince(ctx),
    hereSince: hereSince(ctx),
    most: A_ROUND,
  });
  lookedAt.set(ctx.pool, performance.now());
  const mayTake = before !== undefined && performance.now() - before < AWAY_AFTER_MS;
  const byLender = Map.groupBy(due, ({ organization }) => organization);
  for (const [organization, chats] of byLender) await settleLender(ctx, organization, chats, mayTake);
  return 0;
}

async function settleLender(
  ctx: ChatContext,
  organization: string,
  chats: readonly { readonly uuid: string }[],
  mayTake: boolean,
): Promise<void> {
  let present = (await answerersOf(ctx, organization)).filter(({ isAvailable }) => isAvailable);
  for (const { uuid } of chats) {
    await changed(ctx, uuid, async (client, row) => {
      if (row.state === 'ENDED' || (row.mode === 'BOT' && row.state !== 'WAITING')) return;
      const isAnswered = row.staff_uuid !== null && (!mayTake || (await isStaffHere(client, row.staff_uuid, CHAT_ROLES, awaySince(ctx))));
      if (isAnswered) return;
      const waiting = row.state === 'OPEN' ? await giveBack(ctx, client, row) : row;
      const isHere = await isHereSince(client, uuid, hereSince(ctx));
      // A chat whose person is not there rings no one: it is to be answered, and keeps its place.
      const free = isHere ? present.filter((one) => one.chats < CHATS_AT_ONCE || one.uuid === waiting.offered_uuid) : [];
      const to = settle(waiting, free, present.length > 0, ctx.clock.now());
      if (isSame(waiting, to)) return;
      await putConversation(client, uuid, to);
      // Whom this rings has one more for the next.
      if (to.offered_uuid !== waiting.offered_uuid)
        present = present.map((one) => (one.uuid === to.offered_uuid ? { ...one, chats: one.chats + 1 } : one));
    });
  }
}
