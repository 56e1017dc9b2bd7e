import { lenderByCode } from '@hearthline/orgs/all.ts';
import { organizationAllowed, resolveHost, siteOf, type HostQuestion } from '@hearthline/orgs/hosts.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Config } from '../config/config.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** Which organizations a host may name (orgs/hosts.ts). */
export type Organizations = {
  /** The host's own organization, or null when no organization is known by that host and no fallback is allowed. */
  readonly forHost: (host: string) => string | null;
  /** Whether a request on this host may name this organization in `x-org` or `?org=` (primary and test hosts: any that exists). */
  readonly allows: (host: string, code: string) => boolean;
};

/** The query of the hosts table, with this process's settings. */
export function hostQuestion(config: Pick<Config, 'publicUrl' | 'unknownHost'>, host: string, org?: string): HostQuestion {
  return { host, org, domain: new URL(config.publicUrl).hostname, unknownHostIsPrimary: config.unknownHost === 'primary' };
}

/** The hosts table as the HTTP layer uses it. */
export function organizationsOf(config: Pick<Config, 'publicUrl' | 'unknownHost'>): Organizations {
  return {
    forHost: (host) => {
      const found = resolveHost(hostQuestion(config, host));
      return found.kind === 'lender' ? found.lender.orgCode : null;
    },
    allows: (host, code) => organizationAllowed({ ...hostQuestion(config, host), org: code }),
  };
}

/** The lender a request is for. Throws unknown_organization on a host that has none. */
export function lenderOf(orgCode: string): Lender {
  const lender = lenderByCode(orgCode);
  if (!lender) throw new Problem('unknown_organization');
  return lender;
}

/** The organization a parameter names, on a host that may name it; empty or absent means the request's own. */
export function organizationNamed(organizations: Organizations, host: string, named: string | undefined, own: string): string {
  const code = named === undefined || named === '' ? own : named;
  if (code !== own && !organizations.allows(host, code)) throw new Problem('unknown_organization');
  return lenderOf(code).orgCode;
}

/** The origin of a lender's own site, without a path: links in messages start with it. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, orgCode: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  return siteOf(orgCode, { protocol, domain: hostname, port });
}
