import { helocGet } from '@hearthline/contract/application/read.ts';
import { applicationViews } from '../../../applications/application-view.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(helocGet, async ({ params, ctx }) => {
  const [view] = await applicationViews(ctx, [await applicationByUuid(ctx.pool, params.uuid)]);
  if (!view) throw new Problem('not_found');
  return view;
});
