import { isWorkStep } from '@hearthline/journey/facts/work-steps.ts';
import { claimDay, type LateRow, lateRows } from '@hearthline/database/stores/vendor/late-effects.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { lateEffects } from '@hearthline/journey/application/after-the-end.ts';
import { isClosed } from '@hearthline/journey/checklist.ts';
import type { Context } from '../config/context.ts';
import { record } from './record.ts';

/** Jobs whose answers are credit reports, by the kind under which they are stored. */
const REPORTS = ['soft-credit', 'hard-credit', 'credit-refresh'] as const;

/**
 * Compares every application that has ended with what vendors did under it, and records what may not be: a task of staff follows, and the alarm
 * `EndedApplicationActs` (docs/how-to/monitor.md). What was found before is not found again. Returns how many applications have something that is not set right.
 */
export async function findLateEffects(ctx: Context): Promise<number> {
  const found = Map.groupBy(await lateRows(ctx.pool, ctx.clock.now(), REPORTS), ({ applicationUuid }) => applicationUuid);
  let late = 0;
  for (const [uuid, rows] of found) {
    const after = await record(ctx, uuid, {
      by: { actor: 'automation', ref: null, source: 'after-the-end' },
      facts: ({ facts, since }) => (isClosed(facts) ? lateEffects(facts, since.toISOString(), rows.flatMap(tracesOf)) : []),
    });
    const effects = after.facts.lateEffects.filter(({ settled }) => !settled).map(({ effect }) => effect);
    if (effects.length === 0) continue;
    late += 1;
    ctx.log.error({ applicationUuid: uuid, effects }, 'acts after the end');
  }
  return late;
}

const tracesOf = ({ id, step, at, wasOpen, isLeft }: LateRow) =>
  id === null || !isWorkStep(step) ? [] : [{ id, step, at: at.toISOString(), wasOpen, isLeft }];

/** The same once a day, in whichever process comes first. A day on which it failed is tried again in the next round. */
export async function reconcileEnded(ctx: Context): Promise<number> {
  return transaction(ctx.pool, async (client) =>
    (await claimDay(client, 'after-the-end', ctx.clock.now().toISOString().slice(0, 10))) ? findLateEffects(ctx) : 0,
  );
}
