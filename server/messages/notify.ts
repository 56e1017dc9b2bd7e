import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import { type Changed, type Message, ON_FACT, ON_REACHING } from './triggers.ts';
import { ALREADY_ANNOUNCED, doneOf, nextSentence, todoOf } from '@hearthline/journey/status-copy/sentences.ts';
import { queueMessage } from './queue-message.ts';
import { statusesBefore } from '@hearthline/database/stores/application/status-history.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/** Milliseconds that a waiting page keeps polling (fourteen tries). What ends later is announced by message. */
const WATCHED = 62_000;
/** A wait this long is announced when it ends, even when another one begins. */
const LONG = 3_600_000;

const isBorrowers = (status: ChecklistStatus): boolean => todoOf(status) !== undefined;

/** What a wait was for, if its end has to be announced: the borrower was away, and no other message says so. */
async function waitEnded({ client, before, after, at }: Changed): Promise<Message | null> {
  const done = doneOf(before.status);
  const turn = isBorrowers(after.status);
  if (done === null || (!turn && (doneOf(after.status) === null || doneOf(after.status) === done))) return null;
  const waits: { readonly words: string; since: Date }[] = [];
  for (const { status, at: since } of await statusesBefore(client, after.uuid, before.version)) {
    const words = doneOf(status);
    const last = waits.at(-1);
    if (words === null || (!turn && words !== done)) break;
    if (last?.words === words) last.since = since;
    else waits.push({ words, since });
  }
  const lengths = waits.map(({ words, since }, i) => ({ words, ms: (waits[i - 1]?.since ?? at).getTime() - since.getTime() }));
  const total = lengths.reduce((sum, { ms }) => sum + ms, 0);
  if (total <= (turn ? WATCHED : LONG)) return null;
  const longest = lengths.toSorted((a, b) => b.ms - a.ms)[0]?.words ?? done;
  return { kind: 'STEP_DONE', data: { done: longest, next: nextSentence(after.status) } };
}

/**
 * Writes the borrower's messages in the same transaction, once per trigger: the message in their account, and the email and text for it. Recipients
 * are the account's email, and the phone with consent to texts.
 */
export async function notify(
  ctx: Context,
  client: PoolClient,
  before: Application,
  after: Application,
  facts: readonly Fact[],
  at: Date,
): Promise<void> {
  const changed: Changed = { before, after, at, client };
  for (const [i, fact] of facts.entries()) {
    const told = ON_FACT[fact.type] as ((fact: Fact, changed: Changed) => Message | null | Promise<Message | null>) | undefined;
    const message = await told?.(fact, changed);
    if (message) await queueMessage(ctx, changed, message, before.version + i + 1);
  }
  if (before.status === after.status) return;
  const own = ON_REACHING[after.status];
  const message = own ? own(changed) : ALREADY_ANNOUNCED.includes(before.status) ? null : await waitEnded(changed);
  if (message) await queueMessage(ctx, changed, message, after.version);
}
