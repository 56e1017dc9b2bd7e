/** The report at the end of a run of the simulation. */
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import type { PlayedJourney } from './worker-pool.ts';
import { INVARIANTS } from './invariants/world.ts';
import { UNMODELED } from './memory/unmodeled.ts';

export type Tally = {
  journeys: number;
  facts: number;
  stayed: number;
  complete: number;
  /** Milliseconds of processor time. */
  processor: number;
  readonly failed: PlayedJourney[];
  readonly requests: Record<string, number>;
  readonly faults: Record<string, number>;
  readonly statuses: Map<string, number>;
};
export const tally = (): Tally => ({
  journeys: 0,
  facts: 0,
  stayed: 0,
  complete: 0,
  processor: 0,
  failed: [],
  requests: {},
  faults: {},
  statuses: new Map(),
});

const addTo = (sum: Record<string, number>, more: Readonly<Record<string, number>>) => {
  for (const [name, count] of Object.entries(more)) sum[name] = (sum[name] ?? 0) + count;
};

export function count(sum: Tally, played: PlayedJourney): void {
  sum.journeys += 1;
  sum.facts += played.facts;
  sum.processor += played.processor;
  if (played.stays) sum.stayed += 1;
  if (played.statuses.includes('COMPLETE')) sum.complete += 1;
  if (played.wrong.length > 0) sum.failed.push(played);
  addTo(sum.requests, played.requests);
  addTo(sum.faults, played.faults);
  for (const status of played.statuses) sum.statuses.set(status, (sum.statuses.get(status) ?? 0) + 1);
}

/** The last lines of a journey and its violations, with the command that plays it again. */
export function failureText({ seed, wrong, trace, stays }: PlayedJourney, bug: string | null, lines = 25): string {
  return [
    `seed ${seed}:`,
    ...trace.slice(-lines).map((line) => `  ${line}`),
    ...wrong.slice(0, 5).map((line) => `  WRONG: ${line}`),
    `  again: npm run simulate -- --seed ${seed}${stays ? '' : ' --leave'}${bug ? ` --bug ${bug}` : ''}`,
  ].join('\n');
}

export function tallyText(sum: Tally, seconds: number): string {
  const never = CHECKLIST_STATUSES.filter((s) => !sum.statuses.has(s));
  const { done = 0, refused = 0, lost = 0 } = sum.requests;
  const faults = Object.entries(sum.faults);
  const leavers = sum.journeys - sum.stayed;
  const rate = (count: number) => (count / seconds).toFixed(1);
  return [
    `whole journeys    ${sum.stayed} in ${seconds.toFixed(1)} s, ${rate(sum.stayed)} a second; ${sum.complete} of them funded, ${rate(sum.complete)} a second`,
    ...(leavers === 0 ? [] : [`given up          ${leavers} within a few moments, not among the whole ones`]),
    `processor time    ${(sum.processor / sum.journeys).toFixed(1)} ms a journey`,
    `actions           ${done + refused + lost}, ${((done + refused + lost) / seconds).toFixed(0)} a second, ${sum.facts} facts recorded: ${done} legal, ${refused} refused, ${lost} with a lost reply`,
    `faults            ${faults.reduce((all, [, n]) => all + n, 0)}: ${faults.map(([name, n]) => `${name} ${n}`).join(', ')}`,
    `statuses          ${CHECKLIST_STATUSES.length - never.length} of ${CHECKLIST_STATUSES.length} visited${never.length > 0 ? `; never: ${never.join(', ')}` : ''}`,
    `invariants        ${INVARIANTS.length}: ${INVARIANTS.join('; ')}`,
    `not modeled       ${Object.keys(UNMODELED).length} statements (memory/unmodeled.ts)`,
    `failed            ${sum.failed.length}`,
  ].join('\n');
}
