import { workDue, type WorkDue } from '@hearthline/journey/checklist.ts';
import type { WorkStep } from '@hearthline/journey/facts.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../context.ts';
import type { Application } from './application.ts';

/** A job, as the queue carries it. */
export type Job = { readonly applicationUuid: string } & WorkDue;

/** Sends jobs inside the transaction that made them due, so that they exist exactly when the facts do. */
export type JobSender = { readonly send: (client: PoolClient, job: Job) => Promise<void> };

/** Which job ends which waiting status: a file the sandbox plays towards a status takes one job at a time. */
const STEP_OF: Partial<Record<ChecklistStatus, WorkStep>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'pre-soft-package', WAITING_FOR_SOFT_CREDIT: 'soft-credit', WAITING_FOR_PROPERTY: 'parcel', PREQUAL_TITLE: 'title-snapshot', WAITING_FOR_AVM: 'valuation', WAITING_FOR_UNDERWRITING: 'underwriting',
};

/** The work to start now: everything due, unless the sandbox keeps the file at a status. */
function allowed(application: Application): WorkDue[] {
  const due = workDue(application.facts, application.settings);
  if (application.holdAt === null) return due;
  return application.status === application.holdAt ? [] : due.filter((w) => w.step === STEP_OF[application.status]);
}

/** Writes a work row for each job that became due and sends it only when the row is new: once per (application, step, attempt). */
export async function sendDueWork(ctx: Context, client: PoolClient, application: Application, at: Date): Promise<void> {
  for (const { step, attempt } of allowed(application)) {
    const { rowCount } = await client.query({
      name: 'work-insert', text: "insert into work (application_uuid, step, attempt, state, created_at) values ($1, $2, $3, 'DUE', $4) on conflict do nothing", values: [application.uuid, step, attempt, at],
    });
    if (rowCount === 1) await ctx.jobs.send(client, { applicationUuid: application.uuid, step, attempt });
  }
}
