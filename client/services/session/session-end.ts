/** Milliseconds a person is told before their session ends: time enough to read it and to press a button (WCAG 2.2.1). */
export const WARNED_BEFORE_MS = 5 * 60_000;

type Claims = { readonly iat: number; readonly exp: number };

/** Seconds of a token's issue and end; null for what is no token of ours. */
function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { iat, exp } = JSON.parse(atob(payload)) as Partial<Claims>;
    return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : null;
  } catch {
    return null;
  }
}

/**
 * When a token ends, in milliseconds by this machine's clock. One that has just come lives from now on, however wrong that clock is; of
 * one that was kept only its own end is known.
 */
export function sessionEnd(token: string, now: number, isNew: boolean): number | null {
  const claims = claimsOf(token);
  if (claims === null) return null;
  return isNew ? now + (claims.exp - claims.iat) * 1000 : claims.exp * 1000;
}
