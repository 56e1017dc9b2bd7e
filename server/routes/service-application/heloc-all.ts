import { helocAll } from '@hearthline/contract/application/read.ts';
import { applicationView } from '../../checklist/application-view.ts';
import { route } from '../../http/route.ts';
import { applicationsOf } from '../../stores/applications.ts';

export const register = route(helocAll, async ({ caller, ctx }) => Promise.all((await applicationsOf(ctx.pool, caller.identityUuid)).map((a) => applicationView(ctx, a))));
