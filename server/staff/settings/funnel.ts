import type { DeskFunnel } from '@hearthline/contract/desk/funnel.ts';
import {
  countFunnel,
  CREATED,
  funnelCountedAt,
  type FunnelFilter,
  type FunnelRow,
  funnelRows,
  funnelWeeks,
  type StepPage,
} from '@hearthline/database/stores/lender/funnel.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { BASE, registration } from '@hearthline/journey/paths.ts';
import { STEP_ROWS } from '@hearthline/journey/registration.ts';
import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { COMPUTER_FROM, TABLET_FROM } from '@hearthline/rules/experiments.ts';
import type { Context } from '../../config/context.ts';

/** Days whose weeks are counted anew: an application lives about this long, and what began earlier no longer changes much. */
const COUNTED_DAYS = 98;
const DAY = 86_400_000;

const PAGES: readonly StepPage[] = STEP_ROWS.flatMap(({ step, screen, legacy }) => [
  { step, path: `${BASE}/${screen}`, legacy: null },
  ...(legacy === null ? [] : [{ step, path: registration.legacy(), legacy }]),
]);
/** Ends are no step: who is declined or withdraws ended at the status before. */
const ENDS = ['DECLINED', 'CANCELLED'];

const ABBREVIATED = /\b(?:avm|bpo|nav|ssn|hmda|facta)\b/g;
/** A status in words: `WAITING_FOR_AVM` is "Waiting for AVM". */
const named = (code: string): string => {
  const words = code
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(ABBREVIATED, (found) => found.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const ORDER: Readonly<Record<FunnelFilter['part'], ReadonlyMap<string, string>>> = {
  REGISTRATION: new Map([...STEP_ROWS.map(({ step, label }) => [step, label] as const), [CREATED, 'Application created']]),
  APPLICATION: new Map(
    Object.keys(STATUS_TABLE)
      .filter((status) => !ENDS.includes(status))
      .map((status) => [status, named(status)] as const),
  ),
};

/** The Monday, UTC, of the week of an instant. */
function mondayOf(instant: Date): Date {
  const day = new Date(Math.floor(instant.getTime() / DAY) * DAY);
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY);
}

/** Counts the funnel anew: the first time everything that is stored, then the last fourteen weeks. Answers 0, as no work is left. */
export async function renewFunnel(ctx: Pick<Context, 'pool' | 'clock'>): Promise<number> {
  const isFirst = (await funnelCountedAt(ctx.pool)) === null;
  const now = ctx.clock.now();
  const since = isFirst ? new Date(0) : mondayOf(new Date(now.getTime() - COUNTED_DAYS * DAY));
  await transaction(ctx.pool, async (client) =>
    countFunnel(client, { since, now, pages: PAGES, ends: ENDS, tabletFrom: TABLET_FROM, computerFrom: COMPUTER_FROM }),
  );
  return 0;
}

/** The time that a share of the people took at most, in seconds, from counts by power of 1.1; null when nobody continued. */
export function timeOf(rows: readonly Pick<FunnelRow, 'took' | 'people'>[], share: number): number | null {
  const counted = rows.filter(({ took }) => took >= 0).toSorted((a, b) => a.took - b.took);
  const all = counted.reduce((sum, { people }) => sum + people, 0);
  let passed = 0;
  const found = counted.find(({ people }) => (passed += people) >= all * share);
  return found === undefined ? null : Math.round(1.1 ** found.took);
}

const people = (rows: readonly FunnelRow[], fits: (row: FunnelRow) => boolean = () => true): number =>
  rows.filter(fits).reduce((sum, row) => sum + row.people, 0);

/** The steps that a borrower reached, in the order of the product, from the counts. */
export function stepsOf(rows: readonly FunnelRow[], part: string): DeskFunnel['steps'] {
  const byStep = Map.groupBy(rows, ({ step }) => step);
  return [...(ORDER[part] ?? [])].flatMap(([step, label]) => {
    const here = byStep.get(step);
    if (!here) return [];
    return [
      {
        step,
        label,
        reached: people(here),
        continued: people(here, ({ took }) => took >= 0),
        left: people(here, ({ took }) => took === -2),
        stay: people(here, ({ took }) => took === -1),
        medianSeconds: timeOf(here, 0.5),
        p90Seconds: timeOf(here, 0.9),
      },
    ];
  });
}

/** The funnel of one lender. Counted here only where no job has counted yet. */
export async function funnelOf(ctx: Context, filter: FunnelFilter): Promise<DeskFunnel> {
  if ((await funnelCountedAt(ctx.pool)) === null) await renewFunnel(ctx);
  const [counted, weeks, rows] = await Promise.all([
    funnelCountedAt(ctx.pool),
    funnelWeeks(ctx.pool, filter.organization, filter.part),
    funnelRows(ctx.pool, filter),
  ]);
  const order = [...(ORDER[filter.part]?.keys() ?? [])];
  const [first, last] = [order[0], filter.part === 'APPLICATION' ? 'COMPLETE' : CREATED];
  const byWeek = [...Map.groupBy(rows, ({ week }) => week)]
    .map(([week, those]) => ({
      week,
      began: people(those, ({ step }) => step === first),
      finished: people(those, ({ step }) => step === last),
    }))
    .toSorted((a, b) => b.week.localeCompare(a.week));
  return { countedAt: (counted ?? ctx.clock.now()).toISOString(), weeks, steps: stepsOf(rows, filter.part), byWeek };
}
