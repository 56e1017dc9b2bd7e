import type { WorkStep } from '@hearthline/journey/facts.ts';
import type { Context } from '../context.ts';
import { runJob } from './run.ts';

/**
 * Does all work that is due on one application now, in this process, until none is left: what tests and the sandbox do instead of waiting for a worker.
 * A job that would be tried later is tried at once. Answers how many jobs ended.
 */
export async function drain(ctx: Context, applicationUuid: string): Promise<number> {
  let ended = 0;
  for (let round = 0; round < 60; round += 1) {
    const { rows } = await ctx.pool.query<{ step: WorkStep; attempt: number }>("select step, attempt from work where application_uuid = $1 and state = 'DUE' order by created_at, step", [applicationUuid]);
    if (rows.length === 0) return ended;
    for (const { step, attempt } of rows) {
      const ran = await runJob(ctx, { applicationUuid, step, attempt }, new AbortController().signal);
      if (ran.end !== 'later') ended += 1;
    }
  }
  throw new Error(`Work on ${applicationUuid} does not end`);
}
