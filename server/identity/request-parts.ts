import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Caller } from './access/access.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; anonymous until the access hook has run. */
    caller: Caller;
    /** The caller's relation to the application of the request; null until it was looked up, and when there is no application. */
    party: Party | null;
    /** Code of the organization the request is for; '' on hosts that have none. */
    organization: string;
  }
}

/** A request's path without its query string: the query may contain what must not be logged. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The first value of a header that may be repeated. */
export function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

type Site = { readonly config: Pick<Config, 'publicUrl'> };

/** Whether browsers reach the product over TLS. PUBLIC_URL says so, not the request: TLS ends at a proxy, whose word may be a client's. */
export const isSecureSite = ({ config }: Site): boolean => config.publicUrl.startsWith('https:');

/** A cookie's name; over TLS with the prefix that binds it to this host (RFC 6265bis, 4.1.3.2). */
const cookieName = (site: Site, name: string): string => (isSecureSite(site) ? `__Host-${name}` : name);

/** 256 random bits in base64url. */
const SECRET = /^[\w-]{43}$/;

/** Gives this browser a secret of 256 bits for some milliseconds, unreadable for scripts and never sent along from another site's form. */
export function setSecretCookie(
  site: Site,
  reply: FastifyReply,
  name: string,
  secret: string,
  lifeMs: number,
  sameSite: 'lax' | 'strict' = 'lax',
): void {
  const attributes = { path: '/', httpOnly: true, sameSite, secure: isSecureSite(site) } as const;
  void reply.setCookie(cookieName(site, name), secret, { ...attributes, maxAge: lifeMs / 1000 });
}

/** The secret of a cookie of this browser. */
export function secretCookieOf(site: Site, request: FastifyRequest, name: string): string | undefined {
  const secret = request.cookies[cookieName(site, name)];
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

export function clearSecretCookie(site: Site, reply: FastifyReply, name: string): void {
  void reply.clearCookie(cookieName(site, name), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecureSite(site) });
}
