import type { Facts } from '../facts.ts';
import type { Fact, FactOf, FactType } from '../facts/fact.ts';
import type { WorkStep } from '../facts/work-steps.ts';

/** The folds of some kinds of facts. */
export type FoldOf<T extends FactType> = { readonly [K in T]: (facts: Facts, fact: FactOf<K>) => Facts };

/** Requires the steps again: a new attempt, the old failure cleared. */
export function workAgain(facts: Facts, ...names: WorkStep[]): Facts {
  const steps = { ...facts.steps };
  for (const name of names) steps[name] = { attempt: facts.steps[name].attempt + 1, news: false, failed: null };
  return { ...facts, steps };
}

export function body<F extends Fact>(fact: F): Omit<F, 'type'> {
  const { type: _, ...rest } = fact;
  return rest;
}

/** A job's result counts only for the current attempt: a late result of an older one changes nothing. */
export function ifCurrent(facts: Facts, step: WorkStep, { attempt }: { attempt: number }, change: () => Partial<Facts>): Facts {
  return attempt === facts.steps[step].attempt ? { ...facts, ...change() } : facts;
}

/** A result may be available: the step's job becomes due, as a new attempt. */
export function updateReceived(facts: Facts, step: WorkStep): Facts {
  const next = workAgain(facts, step);
  return { ...next, steps: { ...next.steps, [step]: { ...next.steps[step], news: true } } };
}

/** The update was handled: nothing is due until the next one. */
export function updateHandled(facts: Facts, step: WorkStep): Facts {
  return facts.steps[step].news ? { ...facts, steps: { ...facts.steps, [step]: { ...facts.steps[step], news: false } } } : facts;
}

/** Staff have set right what was found after the end, of these kinds. */
export const settledEffects = (f: Facts, effects: readonly string[]): Facts => ({
  ...f,
  lateEffects: f.lateEffects.map((one) => (effects.includes(one.effect) ? { ...one, settled: true } : one)),
});
