import { autopayAccount } from '@hearthline/contract/application/bank.ts';
import { v7 } from 'uuid';
import { judgeAccount } from '../../../applications/accounts.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveAccount } from '@hearthline/database/stores/person/parties.ts';

export const register = route(autopayAccount, async (call) => {
  const { ctx, params, body } = call;
  if ('sameAsDisbursement' in body) {
    const after = await edit(call, ({ facts }) => {
      const same = facts.applicationPhase.disbursement;
      if (!same) throw new Problem('conflict', { message: 'Give the account that receives the money first' });
      return [{ type: 'accountGiven', role: 'AUTOPAY', ...same }];
    });
    const { verification, mask } = after.facts.applicationPhase.autopay ?? { verification: 'PENDING_REVIEW', mask: '' };
    return { version: after.version, verification, mask };
  }
  const { account, verification } = await judgeAccount(ctx, await applicationByUuid(ctx.pool, params.uuid), body);
  const after = await edit(call, async (_, client) => {
    const accountId = v7();
    await saveAccount(ctx, client, params.uuid, accountId, 'AUTOPAY', account);
    return [{ type: 'accountGiven', role: 'AUTOPAY', accountId, mask: account.mask, verification }];
  });
  return { version: after.version, verification, mask: account.mask };
});
