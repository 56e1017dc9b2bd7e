import { DESK_DOMAIN_ENDPOINTS } from '@hearthline/contract/desk/domains.ts';
import { askForChange, decideDomainChange } from '../../../staff/settings/domain-changes.ts';
import { askForDomain, checkNow, domainsOfLender } from '../../../staff/settings/domains.ts';
import { routes } from '../../http/route.ts';

export const DESK_DOMAIN_ROUTES = routes(DESK_DOMAIN_ENDPOINTS, {
  deskDomainsGet: async ({ ctx, caller }) => domainsOfLender(ctx, caller),
  deskDomainPost: async ({ ctx, caller, body }) => askForDomain(ctx, caller, body.domain),
  deskDomainCheck: async ({ ctx, caller, params }) => checkNow(ctx, caller, params.domainId),
  deskDomainChange: async ({ ctx, caller, params, body }) => askForChange(ctx, caller, params.domainId, body),
  deskDomainDecision: async ({ ctx, caller, params, body }) => decideDomainChange(ctx, caller, params.changeId, body),
});
