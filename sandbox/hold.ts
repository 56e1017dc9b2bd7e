import { workDue } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import type { PoolClient } from 'pg';
import { type Application, applicationByUuid, clearHold, readApplication } from '@hearthline/database/stores/application/application.ts';
import { sendDueWork } from '@hearthline/server/engine/due-work.ts';
import { catchUp, recordWith } from '@hearthline/server/engine/record.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { savedPreCheckReasons } from '@hearthline/database/stores/application/intake.ts';
import { saveWork } from '@hearthline/database/stores/application/work.ts';
import { failure, runJob } from '@hearthline/server/engine/run.ts';

export type Outcome = 'finish' | 'fail' | 'unknown';

/** Releases an application that is held at a status: all its due work is sent. */
export async function releaseHold(ctx: WebContext, uuid: string): Promise<void> {
  await transaction(ctx.pool, async (client) => releaseHoldWith(ctx, client, uuid));
}

async function releaseHoldWith(ctx: WebContext, client: PoolClient, uuid: string): Promise<void> {
  await clearHold(client, uuid);
  const application = await readApplication(client, uuid, true);
  if (application) await sendDueWork(ctx, client, null, await catchUp(ctx, client, application), ctx.clock.now(uuid));
}

/** Ends a pending job now, with its real result or as a failure, and releases the application. Returns the application after it. Throws out_of_order for work that is not due. */
export async function finishWork(ctx: WebContext, uuid: string, name: string, outcome: Outcome): Promise<Application> {
  if (name === 'pre-checks') return finishPreChecks(ctx, uuid);
  const { facts, status } = await applicationByUuid(ctx.pool, uuid);
  const step = WORK_STEPS.find((s) => s === name);
  const due = workDue(facts).find((w) => w.step === step);
  if (!step || !due)
    throw new Problem('out_of_order', { message: `the application does not wait for ${name}`, extra: { applicationStatus: status } });
  const job = { applicationUuid: uuid, ...due };
  if (outcome === 'finish') {
    await releaseHold(ctx, uuid);
    await runJob(ctx, job, new AbortController().signal);
  } else {
    await transaction(ctx.pool, async (client) => {
      // The row is written before a worker could receive the job, so that no other process ends it.
      await saveWork(client, job, ctx.clock.now(uuid));
      await recordWith(ctx, client, uuid, failure(job, outcome === 'fail' ? 'ERROR' : 'UNKNOWN', 'SANDBOX'));
      await releaseHoldWith(ctx, client, uuid);
    });
  }
  return applicationByUuid(ctx.pool, uuid);
}

/** Runs the pre-checks that an application held at its first status waits for. */
async function finishPreChecks(ctx: WebContext, uuid: string): Promise<Application> {
  return transaction(ctx.pool, async (client) => {
    const facts: Fact[] = [{ type: 'preChecksMade', reasons: await savedPreCheckReasons(client, uuid) }];
    const after = await recordWith(ctx, client, uuid, {
      by: { actor: 'automation', ref: null, source: 'sandbox' },
      allowedIn: ['IN_PROGRESS'],
      facts,
    });
    await releaseHoldWith(ctx, client, uuid);
    return after;
  });
}
