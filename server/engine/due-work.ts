import { ANSWERS, BESIDE, isClosed, isDecided, stepOf, workDue, type WorkDue } from '@hearthline/journey/checklist.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/**
 * The work to start now: all that is due; on an open application that the sandbox holds at a status, only what leads there, and once it is there
 * only what judges the borrower's own answer to it, or carries out what staff decided there; and always what runs beside the others.
 */
function toStart({ facts, settings, status, holdAt }: Application, due: readonly WorkDue[]): readonly WorkDue[] {
  if (holdAt === null || isClosed(facts)) return due;
  const { actor, work } = stepOf(facts, settings);
  const isThere = status === holdAt && !isDecided(facts, settings);
  return due.filter(
    ({ step }) => (step === work && !isThere) || (step === ANSWERS[status] && (!isThere || actor === 'borrower')) || BESIDE.has(step),
  );
}

const keyOf = (work: readonly WorkDue[]) => work.map(({ step, attempt }) => `${step} ${attempt}`).join();

/**
 * Writes a work row for each job that became due and sends the job only when the row is new: once per (application, step, attempt). Rows of work
 * that is no longer due are deleted; work that becomes due again under the same attempt is sent again. `before` is null when the work may differ
 * though the facts do not.
 */
export async function sendDueWork(
  ctx: Context,
  client: PoolClient,
  before: Application | null,
  after: Application,
  at: Date,
): Promise<void> {
  const due = workDue(after.facts);
  const start = toStart(after, due);
  const dueBefore = before && workDue(before.facts);
  if (dueBefore && keyOf(dueBefore) === keyOf(due) && keyOf(toStart(before, dueBefore)) === keyOf(start)) return;
  const { rows } = await client.query<WorkDue>({
    name: 'work-set',
    text: `with dropped as (
        update work set state = 'DROPPED', finished_at = $2 where application_uuid = $1 and state = 'DUE' and (step, attempt) not in (select * from unnest($3::text[], $4::integer[]))
      )
      insert into work (application_uuid, step, attempt, state, created_at) select $1, step, attempt, 'DUE', $2 from unnest($5::text[], $6::integer[]) as due (step, attempt)
      on conflict (application_uuid, step, attempt) do update set state = 'DUE', tries = 0, created_at = excluded.created_at, finished_at = null, waits_for = null, waits_since = null, tried_at = null, try_at = null where work.state = 'DROPPED'
      returning step, attempt`,
    values: [after.uuid, at, due.map((w) => w.step), due.map((w) => w.attempt), start.map((w) => w.step), start.map((w) => w.attempt)],
  });
  for (const { step, attempt } of rows) await ctx.jobs.send(client, { applicationUuid: after.uuid, step, attempt });
}
