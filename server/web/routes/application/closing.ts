import { CLOSING_ENDPOINTS } from '@hearthline/contract/application/closing.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { closingView } from '../../../applications/closing-view.ts';
import { routes } from '../../http/route.ts';

export const CLOSING_ROUTES = routes(CLOSING_ENDPOINTS, {
  closingGet: async ({ ctx, params: { uuid } }) => closingView(ctx, await applicationByUuid(ctx.pool, uuid)),
});
