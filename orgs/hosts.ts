import type { LenderSet } from './lender-set.ts';
import type { Lender } from './schema.ts';

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
      /** Primary and test hosts may serve any organization (AMB-74); a domain of a lender's own serves that lender only. */
      readonly anyOrganization: boolean;
    }
  | { readonly kind: 'neutral' };

/** Whether a lender is known at hosts of a variant: one in test is served at test hosts only. */
const isKnownAt = (variant: HostVariant, { serving }: Lender): boolean => variant === 'test' || serving !== 'TEST';

export type HostQuestion = {
  /** Who is served. */
  readonly lenders: LenderSet;
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

/** Whether a host is one of the product's own domain: its names are the product's to give. */
const isBelow = (name: string, domain: string): boolean => name.endsWith(`.${domain}`);

function hostOnly({ host, domain, unknownHostIsPrimary, lenders }: HostQuestion): ResolvedHost {
  const { primary } = lenders;
  const served = (lender: Lender | undefined, variant: HostVariant): ResolvedHost | null =>
    lender && isKnownAt(variant, lender)
      ? { kind: 'lender', lender, hostLender: lender, variant, anyOrganization: variant === 'test' || lender === primary }
      : null;
  const neutral = { kind: 'neutral' } as const;
  const unknown = (unknownHostIsPrimary ? served(primary, 'live') : null) ?? neutral;
  const name = hostName(host);
  if (isBareHost(name, domain)) return served(primary, 'live') ?? neutral;
  if (!isBelow(name, domain)) {
    const owner = lenders.byDomain(name);
    return owner && isKnownAt('live', owner)
      ? { kind: 'lender', lender: owner, hostLender: owner, variant: 'live', anyOrganization: false }
      : unknown;
  }
  const label = name.slice(0, -domain.length - 1);
  const live = served(lenders.byPrefix(label), 'live');
  if (live) return live;
  const test = TEST_PREFIX.exec(label);
  const prefix = test?.groups?.['prefix'];
  return (test && served(prefix === undefined ? primary : lenders.byPrefix(prefix), 'test')) ?? unknown;
}

/**
 * The lender whose page a request gets (AMB-73, AMB-74): the org parameter on primary and test hosts, else the host, else the primary brand
 * where settings allow it, else a neutral page. An unknown org parameter is ignored.
 */
export function resolveHost(question: HostQuestion): ResolvedHost {
  const byHost = hostOnly(question);
  if (byHost.kind === 'neutral' || !question.org || !byHost.anyOrganization) return byHost;
  const asked = question.lenders.byCode(question.org);
  return asked && isKnownAt(byHost.variant, asked) ? { ...byHost, lender: asked } : byHost;
}

/** Whether an `x-org` header is accepted on this host: any known organization on primary and test hosts, else the host's own. */
export function organizationAllowed(question: HostQuestion & { readonly org: string }): boolean {
  const byHost = hostOnly(question);
  if (byHost.kind === 'neutral') return false;
  const asked = question.lenders.byCode(question.org);
  if (byHost.anyOrganization) return asked !== undefined && isKnownAt(byHost.variant, asked);
  return byHost.hostLender.orgCode === question.org;
}

/**
 * The origin of the lender's site that a Host header names, under the address the product is served at; that address itself for a host that
 * no lender has. So protocol and port never come from the request, and a forged host leads nowhere.
 */
export function originOfHost(lenders: LenderSet, host: string, publicUrl: string): string {
  const { origin, protocol, hostname: domain, port } = new URL(publicUrl);
  if (resolveHost({ lenders, host, domain, unknownHostIsPrimary: false }).kind === 'neutral') return origin;
  const name = hostName(host);
  return `${protocol}//${name.includes(':') ? `[${name}]` : name}${port ? `:${port}` : ''}`;
}

/**
 * The lender to whose site a New York home is sent, or from a New York site a home elsewhere: of the same brand, for brokers from a site for brokers.
 * Undefined where the brand has none: nobody is sent to another lender (decision record 168).
 */
export function otherSideOf({ all }: LenderSet, { canonicalOrgCode, newYorkSite, wholesale, serving }: Lender): Lender | undefined {
  const isOther = (one: Lender): boolean =>
    one.newYorkSite !== newYorkSite && one.wholesale === wholesale && (one.serving !== 'TEST' || serving === 'TEST');
  const leads = ({ orgCode, ...one }: Lender): boolean => one.newYorkSite || one.wholesale || orgCode === canonicalOrgCode;
  return all.find((one) => one.canonicalOrgCode === canonicalOrgCode && isOther(one) && leads(one));
}

/** The origin of a host below the address the product is served at. */
export function siteUnder(publicUrl: string, label: string): string {
  const { protocol, hostname: domain, port } = new URL(publicUrl);
  return `${protocol}//${label}.${domain}${port ? `:${port}` : ''}`;
}

/**
 * The origin of a lender's own site: its main domain, or else its host under the address the product is served at, of a lender in test its test host; that
 * address itself for the primary brand, and for nobody's code.
 */
export function siteOf(lenders: LenderSet, orgCode: string, publicUrl: string): string {
  const { origin, protocol, port } = new URL(publicUrl);
  const lender = lenders.byCode(orgCode);
  if (lender?.serving === 'TEST') return siteUnder(publicUrl, `${lender.hostPrefix}-test`);
  const host = lenders.mainDomain(orgCode) ?? hostBelow(lenders, orgCode, publicUrl);
  return host === null ? origin : `${protocol}//${host}${port ? `:${port}` : ''}`;
}

/** A lender's host under the product's own domain; null where that is the bare host. */
export function hostBelow(lenders: LenderSet, orgCode: string, publicUrl: string): string | null {
  const lender = lenders.byCode(orgCode);
  return !lender || lender === lenders.primary ? null : `${lender.hostPrefix}.${new URL(publicUrl).hostname}`;
}
