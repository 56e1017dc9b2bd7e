import { helocAll } from '@hearthline/contract/application/read.ts';
import { applicationViews } from '../../../applications/application-view.ts';
import { route } from '../../http/route.ts';
import { applicationsOf } from '@hearthline/database/stores/application/application.ts';

export const register = route(helocAll, async ({ caller, ctx }) =>
  applicationViews(ctx, await applicationsOf(ctx.pool, caller.identityUuid)),
);
