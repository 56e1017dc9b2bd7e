import { deskFunnelGet } from '@hearthline/contract/desk/funnel.ts';
import { funnelOf } from '../../../staff/settings/funnel.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_FUNNEL_ROUTES: readonly Route[] = [
  route(deskFunnelGet, async ({ ctx, caller, query }) => funnelOf(ctx, { ...query, organization: caller.organization })),
];
