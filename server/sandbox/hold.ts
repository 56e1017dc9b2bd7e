import type { WorkStep } from '@hearthline/journey/facts.ts';
import { WORK_STEPS } from '@hearthline/journey/facts.ts';
import type { ReasonCode } from '@hearthline/rules/words.ts';
import { readApplication, type Application } from '../checklist/application.ts';
import { sendDueWork } from '../checklist/due-work.ts';
import { record } from '../checklist/record.ts';
import type { Context } from '../context.ts';
import { transaction } from '../db/transaction.ts';
import { Problem } from '../http/problem.ts';
import { applicationByUuid } from '../stores/applications.ts';
import { fail, runJob } from '../work/run.ts';

/** Keeps a file at a status, or with null lets go of it: then everything that is due is sent. */
export async function holdAt(ctx: Context, uuid: string, status: string | null): Promise<void> {
  await transaction(ctx.pool, async (client) => {
    await client.query('update application set hold_at = $2 where uuid = $1', [uuid, status]);
    const application = await readApplication(client, uuid, true);
    if (application) await sendDueWork(ctx, client, application, ctx.clock.now(uuid));
  });
}

/** Ends an outside job now: with its real answer, or as a failure. Answers the application after it. */
export async function finishWork(ctx: Context, uuid: string, name: string, outcome: 'finish' | 'fail' | 'unknown'): Promise<Application> {
  if (name === 'pre-checks') {
    const { rows } = await ctx.pool.query<{ reasons: ReasonCode[] }>("select details -> 'preCheckReasons' as reasons from intake where application_uuid = $1", [uuid]);
    await holdAt(ctx, uuid, null);
    return record(ctx, uuid, { by: { actor: 'automation', ref: null, source: 'sandbox' }, allowedIn: ['IN_PROGRESS'], facts: [{ type: 'preChecksMade', reasons: rows[0]?.reasons ?? [] }] });
  }
  const step = WORK_STEPS.find((s): s is WorkStep => s === name);
  if (!step) throw new Problem('out_of_order', { message: `There is no work called ${name}` });
  await holdAt(ctx, uuid, null);
  const { attempt } = (await applicationByUuid(ctx.pool, uuid)).facts.steps[step];
  const job = { applicationUuid: uuid, step, attempt };
  if (outcome === 'finish') await runJob(ctx, job, new AbortController().signal);
  else await fail(ctx, job, { type: 'workFailed', step, attempt, kind: outcome === 'fail' ? 'ERROR' : 'UNKNOWN', code: 'SANDBOX' });
  return applicationByUuid(ctx.pool, uuid);
}
