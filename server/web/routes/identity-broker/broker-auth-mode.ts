import { brokerAuthMode } from '@hearthline/contract/broker.ts';
import { isFlagOn } from '../../../organizations/flags.ts';
import { route } from '../../http/route.ts';
import { organizationNamed } from '../../../organizations/organizations.ts';

/** The flag of each realm (AMB-86). */
const FLAG = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const;

export const get = route(brokerAuthMode, async ({ params, query, organization: hostOrganization, ctx, request }) => {
  const organization = organizationNamed(ctx.organizations, request.hostname, query.orgCode, hostOrganization);
  return { mode: (await isFlagOn(ctx, FLAG[params.realm], organization)) ? ('broker' as const) : ('legacy' as const) };
});
