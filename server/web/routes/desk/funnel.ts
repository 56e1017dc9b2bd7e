import { DESK_FUNNEL_ENDPOINTS } from '@hearthline/contract/desk/funnel.ts';
import { funnelOf } from '../../../staff/settings/funnel.ts';
import { routes } from '../../http/route.ts';

export const DESK_FUNNEL_ROUTES = routes(DESK_FUNNEL_ENDPOINTS, {
  deskFunnelGet: async ({ ctx, caller, query }) => funnelOf(ctx, { ...query, organization: caller.organization }),
});
