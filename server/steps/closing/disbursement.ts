import { chosenPayoffs } from '@hearthline/journey/selectors.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { accountOf } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { orderOf } from '../../engine/order.ts';
import { fullName } from '../documents/document-context.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { cashToBorrower } from './payout.ts';

/** Statement text for the borrower: at most 15 characters. */
const DESCRIPTION = 'LINE OF CREDIT';

/**
 * Sends the money (lending §1.2, row 40). The key counts transfers that were made and returned, so that only a return is ever followed by another
 * transfer. A crypto-backed line is paid to the exchange, which credits the borrower's account there by the loan number (lending §1.4.6).
 */
export const disbursementStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, loanNumber, facts: f } = application;
  const exchange = f.created?.isCrypto ? ctx.config.exchange : null;
  const account = exchange ?? (f.full.disbursement && (await accountOf(ctx, f.full.disbursement.accountId)));
  if (!account || !f.selection) throw new GiveUp('NO_ACCOUNT');
  const who = await applicantOf(ctx, application);
  const paid = Object.fromEntries(
    await Promise.all(
      chosenPayoffs(f).map(async (id) => [id, (await latestAnswer<{ amount: number }>(ctx, uuid, `paid:${id}`))?.amount ?? 0] as const),
    ),
  );
  const amount = f.closing.disbursement?.amount ?? cashToBorrower(f, paid);
  // Everything went to creditors: nothing to send, and nothing to wait for.
  if (amount === 0)
    return { facts: [{ type: 'disbursementProgressed', attempt, transferRef: uuid, stage: 'SETTLED', code: null, amount }] };
  const { ref, refused } = await orderOf(
    ctx,
    { provider: 'moneyMovement', applicationUuid: uuid, step: 'disbursement-result' },
    { step: 'disbursement', attempt, signal },
    async (options) =>
      ctx.providers.moneyMovement.start(
        {
          reference: uuid,
          direction: 'CREDIT',
          network: 'ACH',
          amount,
          description: exchange ? loanNumber : DESCRIPTION,
          holder: { legalName: 'holder' in account ? account.holder : fullName(who), email: who.email },
          account: { routingNumber: account.routingNumber, accountNumber: account.accountNumber, type: account.type },
        },
        options,
      ),
  );
  // A transfer the vendor refuses never left: another account is requested, as after a return.
  if (ref === null)
    return { facts: [{ type: 'disbursementProgressed', attempt, transferRef: uuid, stage: 'RETURNED', code: refused, amount }] };
  return { facts: [{ type: 'disbursementProgressed', attempt, transferRef: ref, stage: 'SENT', code: null, amount }] };
};
