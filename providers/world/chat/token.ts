import { createHmac } from 'node:crypto';

/** The claims of a token of HS256 (RFC 7515); null for one that another secret signed, or whose last moment is over. */
export function claimsOf<Claims extends { readonly exp?: number }>(token: string, secret: string): Claims | null {
  const [header = '', payload = '', signature = ''] = token.replace(/^Bearer /, '').split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
  if (signature !== expected) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Claims;
  const nowMs = performance.timeOrigin + performance.now();
  return claims.exp !== undefined && claims.exp * 1000 <= nowMs ? null : claims;
}
