const kept = new Map<string, { until: number; answer: Promise<unknown> }>();

/**
 * The answer of `ask`, kept under a name for some milliseconds; a failure is not kept.
 * For the first page, which does without the query library.
 */
export function remembered<T>(name: string, milliseconds: number, ask: () => Promise<T>): Promise<T> {
  const known = kept.get(name);
  if (known && known.until > performance.now()) return known.answer as Promise<T>;
  const answer = ask();
  kept.set(name, { until: performance.now() + milliseconds, answer });
  answer.catch(() => kept.delete(name));
  return answer;
}
