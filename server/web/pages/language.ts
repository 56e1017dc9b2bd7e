/** One language range of a browser with its weight: `es-MX;q=0.8`. */
const RANGE = /^\s*([a-z]{1,8})(?:-[a-z0-9-]+)?\s*(?:;\s*q\s*=\s*([\d.]+))?\s*$/i;

/**
 * The language a page is served in: the one its address names (`?lang=es`), else the browser's preferred one of those offered, else the
 * first of them. The page itself puts an account's choice into the address once the person is known; Node never sees the token.
 * @param offered codes of built languages, the default first
 */
export function languageFor(offered: readonly [string, ...string[]], named: string | null, accepted: string | undefined): string {
  if (named !== null && offered.includes(named)) return named;
  const liked = (accepted ?? '')
    .split(',')
    .flatMap((range) => {
      const [, code, weight] = RANGE.exec(range) ?? [];
      return code === undefined ? [] : [{ code: code.toLowerCase(), weight: Number(weight ?? 1) }];
    })
    .filter(({ code, weight }) => offered.includes(code) && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return liked[0]?.code ?? offered[0];
}
