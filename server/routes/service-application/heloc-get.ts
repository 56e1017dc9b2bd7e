import { helocGet } from '@hearthline/contract/application/read.ts';
import { applicationView } from '../../checklist/application-view.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';

export const register = route(helocGet, async ({ params, ctx }) => applicationView(ctx, await applicationByUuid(ctx.pool, params.uuid)));
