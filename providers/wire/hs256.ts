import { createHmac } from 'node:crypto';
import { sameText } from './webhook.ts';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token signed with HS256 (RFC 7515, RFC 7519). `header`: what a service asks for beside the algorithm. */
export function hs256(secret: string, claims: object, header: object = {}): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', ...header })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

/** The claims of a token that was signed with the secret; null for any other. */
export function claimsOfHs256(secret: string, token: string): unknown {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', secret).update(`${header}.${claims}`).digest('base64url');
  if (!sameText(signature, expected)) return null;
  try {
    return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as unknown;
  } catch {
    return null;
  }
}
