import { closingGet } from '@hearthline/contract/application/closing.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { closingView } from '../../../applications/closing-view.ts';
import { type Route, route } from '../../http/route.ts';

export const CLOSING_ROUTES: readonly Route[] = [
  route(closingGet, async ({ ctx, params: { uuid } }) => closingView(ctx, await applicationByUuid(ctx.pool, uuid))),
];
