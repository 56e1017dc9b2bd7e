import { readApplication } from '@hearthline/database/stores/application/application.ts';
import { claimDay, finishDay, keepDay } from '@hearthline/database/stores/vendor/daily-run.ts';
import { endedPage, lateApplications, type LateRow, lateRows } from '@hearthline/database/stores/vendor/late-effects.ts';
import { effectOf, lateEffects } from '@hearthline/journey/application/after-the-end.ts';
import { AFTER_THE_END, isClosed } from '@hearthline/journey/checklist.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isWorkStep, WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';
import { record } from './record.ts';

/** Jobs whose answers are credit reports, by the kind under which they are stored. */
const REPORTS = ['soft-credit', 'hard-credit', 'credit-refresh'] as const;
const MOVES = WORK_STEPS.filter((step) => ['TRANSFER', 'RECORDING'].includes(effectOf(step)));

/** The daily work, and for how long a process has it before another may take it up; each page of applications renews that. Milliseconds. */
const NAME = 'after-the-end';
const LEASE = 30 * 60_000;

/**
 * Compares every application that has ended with what vendors did under it, and records what may not be: a task of staff follows, and the alarm
 * `EndedApplicationActs` (docs/how-to/monitor.md). What was found before is not looked at again. One that cannot be compared is logged and does not stop
 * the others; then this throws at the end. Returns how many applications have something that is not set right.
 */
export async function findLateEffects(ctx: Context, goesOn: () => Promise<void> = async () => {}): Promise<number> {
  const looked = { now: ctx.clock.now(), reports: REPORTS, goOn: AFTER_THE_END, moves: MOVES };
  let failed = 0;
  for (let page = await endedPage(ctx.pool, null); page !== null; page = await endedPage(ctx.pool, page.at(-1) ?? null)) {
    const found = Map.groupBy(await lateRows(ctx.pool, page, looked), ({ applicationUuid }) => applicationUuid);
    for (const [uuid, rows] of found)
      try {
        await compare(ctx, uuid, rows);
      } catch (error) {
        failed += 1;
        ctx.log.error(
          { applicationUuid: uuid, error: error instanceof Error ? error.message : 'unknown' },
          'an ended application was not compared',
        );
      }
    await goesOn();
  }
  const late = await lateApplications(ctx.pool);
  for (const { applicationUuid, kinds } of late) ctx.log.error({ applicationUuid, kinds }, 'acts after the end');
  if (failed > 0) throw new Error(`${failed} applications that ended were not compared`);
  return late.length;
}

async function compare(ctx: Context, uuid: string, rows: readonly LateRow[]): Promise<void> {
  const traces = rows.flatMap(tracesOf);
  const effects = ({ facts, since }: Application): Fact[] => (isClosed(facts) ? lateEffects(facts, since.toISOString(), traces) : []);
  const application = await readApplication(ctx.pool, uuid);
  // Most need no lock: nothing is to be recorded.
  if (application && effects(application).length > 0)
    await record(ctx, uuid, { by: { actor: 'automation', ref: null, source: NAME }, facts: effects });
}

const tracesOf = ({ id, step, at, wasOpen, isLeft }: LateRow) =>
  id === null || !isWorkStep(step) ? [] : [{ id, step, at: at.toISOString(), wasOpen, isLeft }];

/** The same once a day, in whichever process comes first. A day on which it failed is tried again when the claim runs out. */
export async function reconcileEnded(ctx: Context): Promise<number> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const lease = () => {
    const now = ctx.clock.real();
    return { name: NAME, now, until: new Date(now.getTime() + LEASE) };
  };
  if (!(await claimDay(ctx.pool, day, lease()))) return 0;
  const late = await findLateEffects(ctx, async () => keepDay(ctx.pool, NAME, lease().until));
  await finishDay(ctx.pool, NAME, day);
  return late;
}
