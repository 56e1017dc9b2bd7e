import { lockApplication } from '@hearthline/database/stores/application/application.ts';
import { endingRefused } from '@hearthline/journey/application/endings.ts';
import { TIMERS } from '@hearthline/journey/application/timers.ts';
import type { Context } from '../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { happened } from '../monitoring/measures.ts';
import { recordWith } from './record.ts';

type Due = { readonly uuid: string; readonly name: string; readonly turn: number };

/** Timers fired in one round. */
const BATCH = 200;
const COLUMNS = 'select t.application_uuid as uuid, t.name, t.turn from timer t';

const DUE = { name: 'timers-due', text: `${COLUMNS} where t.state = 'RUNNING' and t.due_at <= $1 order by t.due_at limit ${BATCH}` };
/**
 * In the sandbox an application's clock may be ahead by an offset of its own: those are looked up by uuid, the others by due time. `offset 0` keeps
 * PostgreSQL from reading, for each of them, the timers of all applications that are due on its clock.
 */
const DUE_AHEAD = {
  name: 'timers-due-ahead',
  text: `select uuid, name, turn from (
      select t.application_uuid as uuid, t.name, t.turn, t.due_at from timer t where t.state = 'RUNNING' and t.due_at <= $1
      union
      select t.application_uuid, t.name, t.turn, t.due_at from clock_offset o
        cross join lateral (select * from timer where application_uuid = o.scope::uuid offset 0) t
        where o.scope <> 'all' and t.state = 'RUNNING' and t.due_at <= $1::timestamptz + o.offset_ms * interval '1 millisecond'
    ) due order by due_at limit ${BATCH}`,
};
const DUE_OF_ONE = {
  name: 'timers-due-of-one',
  text: `${COLUMNS} where t.state = 'RUNNING' and t.due_at <= $1 and t.application_uuid = $2 order by t.due_at`,
};

/**
 * Records the facts of every timer that is due on the product's clock, or of one application's; returns how many fired. Safe in any number of
 * processes: a timer's row is claimed under the application's lock and fires once. A failing one is logged and does not stop the others.
 */
export async function sweepTimers(ctx: Context, applicationUuid?: string): Promise<number> {
  const { rows } =
    applicationUuid === undefined
      ? await ctx.pool.query<Due>({ ...(ctx.config.sandboxRoutes ? DUE_AHEAD : DUE), values: [ctx.clock.now()] })
      : await ctx.pool.query<Due>({ ...DUE_OF_ONE, values: [ctx.clock.now(applicationUuid), applicationUuid] });
  let fired = 0;
  for (const due of rows) {
    try {
      if (await fire(ctx, due)) fired += 1;
    } catch (error) {
      happened('background', { task: 'timer' });
      ctx.log.error(
        { applicationUuid: due.uuid, timer: due.name, error: error instanceof Error ? error.message : 'unknown' },
        'a timer failed',
      );
    }
  }
  return fired;
}

/** One round of a process: reads the offsets of the sandbox's clock, in case a notification was lost, and fires what is due. */
export async function sweepRound(ctx: Context): Promise<number> {
  await ctx.clock.refresh();
  return sweepTimers(ctx);
}

/** Fires due timers until none is left: the facts of one timer may make another due. */
export async function sweepAll(ctx: Context, applicationUuid?: string): Promise<void> {
  while ((await sweepTimers(ctx, applicationUuid)) > 0);
}

async function fire(ctx: Context, { uuid, name, turn }: Due): Promise<boolean> {
  return transaction(ctx.pool, async (client) => {
    await lockApplication(client, uuid);
    const { rowCount } = await client.query(
      "update timer set state = 'FIRED' where application_uuid = $1 and name = $2 and turn = $3 and state = 'RUNNING'",
      [uuid, name, turn],
    );
    if (rowCount !== 1) return false;
    const row = TIMERS.find((t) => t.name === name);
    if (row) {
      const at = ctx.clock.now(uuid).toISOString();
      await recordWith(ctx, client, uuid, {
        by: { actor: 'automation', ref: null, source: `timer:${name}` },
        // a time that ran out ends nothing while money is on its way
        facts: ({ facts, status }) =>
          row.runsFor(facts, status) === null ? [] : row.facts(facts, at, status).filter((fact) => endingRefused(facts, fact) === null),
      });
    }
    return true;
  });
}
