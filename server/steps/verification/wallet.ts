import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { putWallet } from '@hearthline/database/stores/person/wallets.ts';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/**
 * The account at the affiliated exchange that a crypto-backed line is paid to (lending §1.4.6). While the exchange examines the customer, a callback
 * makes the job due again. Without an account there, the money goes to a bank account.
 */
export const walletStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, identityUuid } = application;
  const about = { provider: servedBy(application, 'wallet'), applicationUuid: uuid, step: 'wallet' } as const;
  const { first, last, email } = await applicantOf(ctx, application);
  const { ref, refused } = await orderOf(ctx, about, { step: 'wallet', attempt, signal }, async (options) =>
    portsOf(ctx, application).wallet.start({ reference: uuid, customer: { id: identityUuid, first, last, email } }, options),
  );
  if (ref === null) return { facts: [{ type: 'walletRefused', attempt, code: refused }] };
  const result = await portsOf(ctx, application).wallet.get(ref, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { outcome, data, reasonCode } = conclusive(result);
  if (!data)
    return {
      facts: [{ type: 'walletRefused', attempt, code: reasonCode ?? outcome }],
      write: async (client) => endedOrder(ctx, client, about, ref),
    };
  const { exchange, account, authorizedWallet, groupPolicyAddress } = data;
  const wallet = { ...account, authorizationType: authorizedWallet.authorizationType, groupPolicyAddress };
  return {
    facts: [{ type: 'walletOpened', attempt, exchange, address: account.address }],
    write: async (client) => {
      await putWallet(client, identityUuid, wallet, ctx.clock.now(uuid));
      await endedOrder(ctx, client, about, ref);
    },
  };
};
