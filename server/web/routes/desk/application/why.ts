import { DESK_APPLICATION_WHY_ENDPOINTS } from '@hearthline/contract/desk/application/why.ts';
import { reasonsOf } from '../../../../staff/application/why/reasons.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { routes } from '../../../http/route.ts';

export const DESK_APPLICATION_WHY_ROUTES = routes(DESK_APPLICATION_WHY_ENDPOINTS, {
  deskWhy: async ({ ctx, caller, params }) => ({ reasons: await reasonsOf(ctx, await ownApplication(ctx, caller, params.uuid), caller) }),
});
