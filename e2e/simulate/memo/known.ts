/** Most results of a function that are stored; then it starts anew. */
const MOST = 5000;

/** A function whose results are stored by its arguments: the simulation asks the same question in many journeys, the product once. */
export function memoized<Given extends readonly unknown[], Result>(
  of: (...given: Given) => Result,
  keyOf: (...given: Given) => string = (...given) => given.join(' '),
): (...given: Given) => Result {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = keyOf(...given);
    const before = results.get(key);
    if (before !== undefined) return before;
    const result = of(...given);
    if (results.size >= MOST) results.clear();
    results.set(key, result);
    return result;
  };
}
