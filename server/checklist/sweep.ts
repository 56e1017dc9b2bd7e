import { TIMERS } from '@hearthline/journey/application/timers.ts';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { recordWith } from './record.ts';

type Due = { uuid: string; name: string; turn: number };

/**
 * Records the facts of every timer that has fallen due on the product's clock; answers how many. Safe in any number of processes: a timer's row is
 * taken under the application's lock and fires once.
 */
export async function sweepTimers(ctx: Context, applicationUuid?: string): Promise<number> {
  const { rows } = await ctx.pool.query<Due>({
    name: applicationUuid ? 'timers-due-one' : 'timers-due',
    text: `select t.application_uuid as uuid, t.name, t.turn from timer t where t.state = 'RUNNING' and t.due_at <= $1 ${applicationUuid ? 'and t.application_uuid = $2' : ''} order by t.due_at limit 200`,
    values: applicationUuid ? [ctx.clock.now(applicationUuid), applicationUuid] : [ctx.clock.now()],
  });
  for (const due of rows) await fire(ctx, due);
  return rows.length;
}

async function fire(ctx: Context, { uuid, name, turn }: Due): Promise<void> {
  await transaction(ctx.pool, async (client) => {
    await client.query('select 1 from application where uuid = $1 for update', [uuid]);
    const { rowCount } = await client.query("update timer set state = 'FIRED' where application_uuid = $1 and name = $2 and turn = $3 and state = 'RUNNING'", [uuid, name, turn]);
    const row = TIMERS.find((t) => t.name === name);
    if (rowCount !== 1 || !row) return;
    await recordWith(ctx, client, uuid, { by: { actor: 'automation', ref: null, source: `timer:${name}` }, facts: (application) => (row.runs(application.facts, application.status) ? row.facts(application.facts) : []) });
  });
}

/** Sweeps every second until stopped. */
export function startSweeper(ctx: Context): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return;
      await ctx.clock.refresh();
      while ((await sweepTimers(ctx)) > 0 && !stopped);
    }).catch((error: unknown) => ctx.log.error({ error: error instanceof Error ? error.message : 'unknown' }, 'the timer sweep failed'));
  }, 1000);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
