import { brokerAuthMode } from '@hearthline/contract/broker.ts';
import { isFlagOn } from '../../flags/flags.ts';
import { route } from '../../http/route.ts';
import { organisationNamed } from '../../organisations.ts';

/** The flag of each realm (B266, AMB-86). */
const FLAG = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const;

export const get = route(brokerAuthMode, async ({ params, query, organisation, ctx, request }) => {
  const organization = organisationNamed(ctx.organisations, request.hostname, query.orgCode, organisation);
  return { mode: (await isFlagOn(ctx, FLAG[params.realm], organization)) ? ('broker' as const) : ('legacy' as const) };
});
