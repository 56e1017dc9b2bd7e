/** A measured figure and its goal (docs/quality.md). */
export type Goal = { readonly what: string; readonly value: number; readonly atMost?: number; readonly atLeast?: number };

/** How a goal is written in a table: `<= 105`. */
export const goalText = ({ atMost, atLeast }: Omit<Goal, 'what' | 'value'>, digits = 0): string =>
  atMost === undefined ? `>= ${(atLeast ?? 0).toFixed(digits)}` : `<= ${atMost.toFixed(digits)}`;

export const isMet = ({ value, atMost = Infinity, atLeast = -Infinity }: Goal): boolean =>
  Number.isFinite(value) && value <= atMost && value >= atLeast;

/** Prints missed goals; returns whether all goals are met. A run that compared nothing has not met them. */
export function report(goals: readonly Goal[]): boolean {
  const missed = goals.filter((goal) => !isMet(goal));
  for (const goal of missed) console.error(`MISSED  ${goal.what}: ${goal.value.toFixed(2)}, the goal is ${goalText(goal, 2)}`);
  console.log(`\n${goals.length - missed.length} of ${goals.length} goals met`);
  return goals.length > 0 && missed.length === 0;
}
