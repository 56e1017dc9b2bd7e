import { organizationAllowed, resolveHost, siteOf, type HostQuestion } from '@hearthline/orgs/hosts.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Context } from '../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';

/** Which organizations a host may name (orgs/hosts.ts). */
export type Organizations = {
  /** The host's own organization, or null when no organization is known by that host and no fallback is allowed. */
  readonly forHost: (host: string) => string | null;
  /** Whether a request on this host may name this organization in `x-org` or `?org=` (primary and test hosts: any that exists). */
  readonly allows: (host: string, code: string) => boolean;
};

/** Which lender a host has, with this process's settings. */
export function hostQuestion({ config, lenders }: Pick<Context, 'config' | 'lenders'>, host: string, org?: string): HostQuestion {
  return {
    lenders: lenders.now(),
    host,
    org,
    domain: new URL(config.publicUrl).hostname,
    unknownHostIsPrimary: config.unknownHost === 'primary',
  };
}

/** The hosts of the lenders as the HTTP layer uses them. */
export function organizationsOf(ctx: Pick<Context, 'config' | 'lenders'>): Organizations {
  return {
    forHost: (host) => {
      const found = resolveHost(hostQuestion(ctx, host));
      return found.kind === 'lender' ? found.lender.orgCode : null;
    },
    allows: (host, code) => organizationAllowed({ ...hostQuestion(ctx, host), org: code }),
  };
}

/** The lender of an organization code, with the settings in force. Throws unknown_organization where none is served by it. */
export function lenderOf({ lenders }: Pick<Context, 'lenders'>, orgCode: string): Lender {
  const lender = lenders.now().byCode(orgCode);
  if (!lender) throw new Problem('unknown_organization');
  return lender;
}

/** The organization a parameter names, on a host that may name it; empty or absent means the request's own. */
export function organizationNamed(
  ctx: Pick<Context, 'lenders'> & { readonly organizations: Organizations },
  host: string,
  named: string | undefined,
  own: string,
): string {
  const code = named === undefined || named === '' ? own : named;
  if (code !== own && !ctx.organizations.allows(host, code)) throw new Problem('unknown_organization');
  return lenderOf(ctx, code).orgCode;
}

/** The origin of a lender's own site, without a path: links in messages start with it. */
export const originOf = ({ config, lenders }: Pick<Context, 'config' | 'lenders'>, orgCode: string): string =>
  siteOf(lenders.now(), orgCode, config.publicUrl);
