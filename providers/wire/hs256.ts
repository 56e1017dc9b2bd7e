import { createHmac } from 'node:crypto';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token signed with HS256 (RFC 7515, RFC 7519). `header`: what a service asks for beside the algorithm. */
export function hs256(secret: string, claims: object, header: object = {}): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', ...header })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
