import { DESK_APPLICATIONS_ENDPOINTS } from '@hearthline/contract/desk/applications.ts';
import { applicationsPage, assignOwner, colleagues } from '../../../staff/work/applications.ts';
import { routes } from '../../http/route.ts';

export const DESK_APPLICATIONS_ROUTES = routes(DESK_APPLICATIONS_ENDPOINTS, {
  deskApplications: async ({ ctx, caller, query }) => applicationsPage(ctx, caller, query),
  deskOwner: async ({ ctx, caller, body }) => assignOwner(ctx, caller, body),
  deskColleagues: async ({ ctx, caller }) => colleagues(ctx, caller),
});
