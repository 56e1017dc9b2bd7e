import { incomeLink } from '@hearthline/contract/application/income.ts';
import { edit, route } from '../../http/route.ts';
import { INCOME_WAYS } from '../../../applications/income/links.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(incomeLink, async (call) => {
  const { ctx, params, body } = call;
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const opened = await INCOME_WAYS[body.method].open(ctx, application, body.method, body.redirectUri);
  await edit(call, () => [{ type: 'incomeMethodChosen', method: body.method }]);
  return opened;
});
