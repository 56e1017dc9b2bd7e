/** Milliseconds between the warning and the end of a session: time to read it and to press a button (WCAG 2.2.1). */
export const WARNED_BEFORE_MS = 5 * 60_000;

type Claims = { readonly iat: number; readonly exp: number };

/** A token's issue and expiry, seconds; null for a string that is not our token. */
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
 * When a token expires, in milliseconds of this machine's clock. The lifetime of a fresh token runs from now, however wrong that clock is;
 * of a stored one only its own expiry is known.
 */
export function sessionEnd(token: string, now: number, isNew: boolean): number | null {
  const claims = claimsOf(token);
  if (claims === null) return null;
  return isNew ? now + (claims.exp - claims.iat) * 1000 : claims.exp * 1000;
}
