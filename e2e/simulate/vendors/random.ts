/** The data of one application, drawn from the seed: mostly the standard case, now and then anything a port may return. */
export type Weighted<T> = readonly (readonly [weight: number, value: T])[];

/** One of the values, with the probability of its weight. */
export function draw<T>(random: () => number, from: Weighted<T>): T {
  let left = random() * from.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of from) {
    left -= weight;
    if (left < 0) return value;
  }
  return (from.at(-1) as readonly [number, T])[1];
}

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;
