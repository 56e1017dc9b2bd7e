import { disburseAccount } from '@hearthline/contract/application/bank.ts';
import { v7 } from 'uuid';
import { judgeAccount } from '../../../applications/accounts.ts';
import { edit, route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveAccount } from '@hearthline/database/stores/person/parties.ts';

export const register = route(disburseAccount, async (call) => {
  const { ctx, params } = call;
  const { account, verification } = await judgeAccount(ctx, await applicationByUuid(ctx.pool, params.uuid), call.body);
  const after = await edit(call, async (_, client) => {
    const accountId = v7();
    await saveAccount(ctx, client, params.uuid, accountId, 'DISBURSEMENT', account);
    return [{ type: 'accountGiven', role: 'DISBURSEMENT', accountId, mask: account.mask, verification }];
  });
  return { version: after.version, verification, mask: account.mask };
});
