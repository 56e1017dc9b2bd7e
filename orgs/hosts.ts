import { PRIMARY, lenderByCode } from './all.ts';
import type { Lender } from './schema.ts';

/** Host-name prefixes and the organization they serve: `<prefix>.localhost` here, `<prefix>.<domain>` outside. */
export const HOST_PREFIXES: Readonly<Record<string, string>> = {
  www: 'MAIN',
  ny: 'MAIN_NY',
  wholesale: 'MAIN_WHOLESALE',
  markets: 'MAIN_MARKETS_CREDIT',
  plumfield: 'PLUMFIELD',
};

/** `test.<domain>` and `<prefix>-test.<domain>` are test hosts, `<prefix>-eph-<name>.<domain>` ephemeral ones (B §1.3). */
const TEST_PREFIX = /^(?:(?<prefix>[a-z0-9]+)-)?(?:test|eph-[a-z0-9]+)$/;

export type HostVariant = 'live' | 'test';

export type ResolvedHost =
  | {
      readonly kind: 'lender';
      /** The lender whose page is served. */
      readonly lender: Lender;
      /** What the host alone says: the meaning of an empty `organization=`. */
      readonly hostLender: Lender;
      readonly variant: HostVariant;
      /** Primary and test hosts may serve any organization (AMB-74). */
      readonly anyOrganization: boolean;
    }
  | { readonly kind: 'neutral' };

export type HostQuestion = {
  /** Host header, with or without port. */
  readonly host: string;
  /** `?org=` or `x-org`, when given. */
  readonly org?: string | undefined;
  /** Domain the product is served under, without port: 'localhost' in the sandbox. */
  readonly domain: string;
  /** Whether an unknown host gets the primary brand; production refuses this setting. */
  readonly unknownHostIsPrimary: boolean;
};

/** Host name in lower case without port, trailing dot or IPv6 brackets. */
export function hostName(host: string): string {
  const bare = host.trim().toLowerCase();
  if (bare.startsWith('[')) return bare.slice(1, Math.max(1, bare.indexOf(']')));
  return bare.replace(/:\d+$/, '').replace(/\.$/, '');
}

function isBareHost(name: string, domain: string): boolean {
  if (name === domain) return true;
  return domain === 'localhost' && (name === '127.0.0.1' || name === '::1');
}

function hostOnly({ host, domain, unknownHostIsPrimary }: HostQuestion): ResolvedHost {
  const primary = (anyOrganization: boolean): ResolvedHost => ({
    kind: 'lender',
    lender: PRIMARY,
    hostLender: PRIMARY,
    variant: 'live',
    anyOrganization,
  });
  const unknown = (): ResolvedHost => (unknownHostIsPrimary ? primary(true) : { kind: 'neutral' });
  const name = hostName(host);
  if (isBareHost(name, domain)) return primary(true);
  if (!name.endsWith(`.${domain}`)) return unknown();
  const label = name.slice(0, -domain.length - 1);

  const code = Object.hasOwn(HOST_PREFIXES, label) ? HOST_PREFIXES[label] : undefined;
  const lender = code === undefined ? undefined : lenderByCode(code);
  if (lender) return { kind: 'lender', lender, hostLender: lender, variant: 'live', anyOrganization: lender === PRIMARY };

  const test = TEST_PREFIX.exec(label);
  if (!test) return unknown();
  const prefix = test.groups?.['prefix'];
  const tested = prefix === undefined ? PRIMARY : lenderByCode((Object.hasOwn(HOST_PREFIXES, prefix) && HOST_PREFIXES[prefix]) || '');
  return tested ? { kind: 'lender', lender: tested, hostLender: tested, variant: 'test', anyOrganization: true } : unknown();
}

/**
 * The lender whose page a request gets (AMB-73, AMB-74): the org parameter on primary and test hosts, else the host, else the primary brand
 * where settings allow it, else a neutral page. An unknown org parameter is ignored.
 */
export function resolveHost(question: HostQuestion): ResolvedHost {
  const byHost = hostOnly(question);
  if (byHost.kind === 'neutral' || !question.org || !byHost.anyOrganization) return byHost;
  const asked = lenderByCode(question.org);
  return asked ? { ...byHost, lender: asked } : byHost;
}

/** Whether an `x-org` header is accepted on this host: any known organization on primary and test hosts, else the host's own. */
export function organizationAllowed(question: HostQuestion & { readonly org: string }): boolean {
  const byHost = hostOnly(question);
  if (byHost.kind === 'neutral') return false;
  if (byHost.anyOrganization) return lenderByCode(question.org) !== undefined;
  return byHost.hostLender.orgCode === question.org;
}

/**
 * The origin of the lender's site that a Host header names, under the address the product is served at; that address itself for a host that
 * the table does not have. So protocol and port never come from the request, and a forged host leads nowhere.
 */
export function originOfHost(host: string, publicUrl: string): string {
  const { origin, protocol, hostname: domain, port } = new URL(publicUrl);
  if (resolveHost({ host, domain, unknownHostIsPrimary: false }).kind === 'neutral') return origin;
  const name = hostName(host);
  return `${protocol}//${name.includes(':') ? `[${name}]` : name}${port ? `:${port}` : ''}`;
}

/** Address of a lender's own site under a domain: the link of the New York modal (B §2.2). */
export function siteOf(orgCode: string, origin: { protocol: string; domain: string; port: string }): string {
  const prefix = Object.entries(HOST_PREFIXES).find(([, code]) => code === orgCode)?.[0];
  const name = !prefix || prefix === 'www' ? origin.domain : `${prefix}.${origin.domain}`;
  return `${origin.protocol}//${name}${origin.port ? `:${origin.port}` : ''}`;
}
