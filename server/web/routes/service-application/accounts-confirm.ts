import { accountsConfirm } from '@hearthline/contract/application/bank.ts';
import { edit, route } from '../../http/route.ts';

export const register = route(accountsConfirm, async (call) => ({
  version: (await edit(call, () => [{ type: 'accountsConfirmed' }])).version,
}));
