import type { Authority } from '@hearthline/contract/desk/authority.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { ClientInfo } from '@hearthline/database/stores/person/sessions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Organizations } from '../organizations/organizations.ts';

/** An unauthenticated caller. `reason`: why the token that was sent is not valid; the client logs out on either. */
export type Anonymous = { readonly kind: 'anonymous'; readonly reason?: 'unauthenticated' | 'invalid-signature' };

/** The application that a request names in its path, as its session's read found it: the caller's relation to it, and the version of its log. */
export type NamedApplication = { readonly uuid: string; readonly party: Party | null; readonly version: number | null };

/** A signed-in borrower; `named` where the endpoint is for the parties of an application. */
export type IdentityCaller = {
  readonly kind: 'identity';
  readonly identityUuid: string;
  readonly sessionId: string;
  /** Their email address is proved; nothing of an application is shown before. */
  readonly emailProved: boolean;
  /** When they last proved who they are. */
  readonly authenticatedAt: Date;
  readonly named?: NamedApplication;
};

/** A member of the lender's staff. `organization` is the lender they work for. */
export type StaffCaller = {
  readonly kind: 'staff';
  readonly staffUuid: string;
  readonly sessionId: string;
  readonly organization: string;
  readonly role: StaffRole;
  /** What they decide alone, as it was when the request came: what is decided asks again. None: what their role usually may. */
  readonly authority?: Authority | null;
  /** As colleagues and the log of the application name them. */
  readonly name: string;
};

/** The caller of a request. */
export type Caller = Anonymous | IdentityCaller | StaffCaller;

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

/** The address and the browser a request came from. */
export function clientInfoOf(request: FastifyRequest): ClientInfo {
  return { ip: request.ip, userAgent: (request.headers['user-agent'] ?? '').slice(0, 200) };
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

/** Finds the organization of a request; an `x-org` that the host may not name is refused. */
export function organizationOf(ctx: { readonly organizations: Organizations }, request: FastifyRequest): string {
  const asked = headerOf(request.headers['x-org']) ?? '';
  const own = ctx.organizations.forHost(request.hostname) ?? '';
  if (asked === '' || asked === own) return own;
  if (!ctx.organizations.allows(request.hostname, asked)) throw new Problem('unknown_organization');
  return asked;
}
