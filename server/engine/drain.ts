import type { EngineContext } from './step.ts';
import { workToRun } from '@hearthline/database/stores/application/work.ts';
import { runJob } from './run.ts';

/** More rounds than any application needs. */
const MAX_ROUNDS = 60;

/**
 * Does all work that is due on one application now, in this process, until none is left or a slow provider has to be waited for: for tests and the
 * sandbox, instead of waiting for a worker. A job whose try failed is tried again at once. Returns how many jobs ended.
 */
export async function drain(ctx: EngineContext, applicationUuid: string): Promise<number> {
  let ended = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let moved = false;
    for (const job of await workToRun(ctx.pool, applicationUuid)) {
      const ran = await runJob(ctx, job, new AbortController().signal);
      if (ran.end !== 'later') ended += 1;
      moved ||= ran.end !== 'later' || ran.tried;
    }
    if (!moved) return ended;
  }
  throw new Error(`Work on ${applicationUuid} does not end`);
}
