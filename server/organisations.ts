import { lenderByCode } from '@hearthline/orgs/all.ts';
import { organisationAllowed, resolveHost, siteOf, type HostQuestion } from '@hearthline/orgs/hosts.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Config } from './config/config.ts';
import type { Organisations } from './http/organisations.ts';
import { Problem } from './http/problem.ts';

/** What is asked of the hosts table, from this process's settings. */
export function hostQuestion(config: Pick<Config, 'publicUrl' | 'unknownHost'>, host: string, org?: string): HostQuestion {
  return { host, org, domain: new URL(config.publicUrl).hostname, unknownHostIsPrimary: config.unknownHost === 'primary' };
}

/** The hosts table as the HTTP layer asks it. */
export function organisationsOf(config: Pick<Config, 'publicUrl' | 'unknownHost'>): Organisations {
  return {
    forHost: (host) => {
      const found = resolveHost(hostQuestion(config, host));
      return found.kind === 'lender' ? found.lender.orgCode : null;
    },
    allows: (host, code) => organisationAllowed({ ...hostQuestion(config, host), org: code }),
  };
}

/** The lender a request is for. Throws unknown_organisation on a host that has none. */
export function lenderOf(orgCode: string): Lender {
  const lender = lenderByCode(orgCode);
  if (!lender) throw new Problem('unknown_organisation');
  return lender;
}

/** The organisation a parameter names, on a host that may name it; empty or absent means the request's own. */
export function organisationNamed(organisations: Organisations, host: string, named: string | undefined, own: string): string {
  const code = named === undefined || named === '' ? own : named;
  if (code !== own && !organisations.allows(host, code)) throw new Problem('unknown_organisation');
  return lenderOf(code).orgCode;
}

/** The address of a lender's own site, without a path: where links in messages lead. */
export function originOf({ publicUrl }: Pick<Config, 'publicUrl'>, orgCode: string): string {
  const { protocol, hostname, port } = new URL(publicUrl);
  return siteOf(orgCode, { protocol, domain: hostname, port });
}
