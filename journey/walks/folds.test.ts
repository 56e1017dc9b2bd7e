import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '../application/apply.ts';
import { ANSWERS, BY_TYPE } from '../application/testing/any-fact.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import { HISTORY } from './history.ts';

const SEED = 7;
/** Values tried of each kind of fact, the same ones each time. */
const TRIED = 4;

const told = (value: unknown): string => (JSON.stringify(value) ?? 'none').replaceAll('"', '').slice(0, 100);
const partsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;

/** The members that differ, each by its path, whole where there was none before. */
function difference(before: unknown, after: unknown, path = ''): string[] {
  if (before === after) return [];
  const [was, is] = [partsOf(before), partsOf(after)];
  if (was && is)
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) => difference(was[name], is[name], `${path}.${name}`));
  return [`  ${path.slice(1)}: ${told(before)} → ${told(after)}`];
}

/** The facts that the jobs record, of the current run and of another one, and those of people and timers. */
function factsTo(facts: Facts): Fact[] {
  const sample = (any: fc.Arbitrary<Fact>) => fc.sample(any, { numRuns: TRIED, seed: SEED });
  const ofJobs = (Object.entries(ANSWERS) as [WorkStep, fc.Arbitrary<Fact>][]).flatMap(([step, any]) =>
    sample(any).flatMap((fact) => ('attempt' in fact ? [{ ...fact, attempt: facts.steps[step].attempt }] : [])),
  );
  return [...ofJobs, ...Object.values(BY_TYPE).flatMap((any) => sample(any as fc.Arbitrary<Fact>))];
}

/** Every vendor has sent word of its result. */
const AWAITED: Facts = {
  ...HISTORY.open,
  steps: Object.fromEntries(Object.entries(HISTORY.open.steps).map(([step, state]) => [step, { ...state, news: true }])) as Facts['steps'],
};

/** What each fact changes in a new application, in one with everything open, and in one that was canceled; what it leaves is not told. */
test('what each fact changes', async () => {
  const rows = [HISTORY.created, HISTORY.open, AWAITED, HISTORY.unwound].flatMap((facts) =>
    factsTo(facts).flatMap((fact) => {
      const lines = difference(facts, apply(facts, fact));
      return lines.length === 0 ? [] : [[fact.type, ...lines].join('\n')];
    }),
  );
  await expect(`${[...new Set(rows)].toSorted().join('\n\n')}\n`).toMatchFileSnapshot('folds.txt');
});
