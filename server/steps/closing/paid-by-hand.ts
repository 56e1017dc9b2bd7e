import type { Application } from '@hearthline/database/stores/application/application.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { liensToPayOff } from '@hearthline/journey/selectors.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { payoffOn } from './disbursement.ts';

/**
 * The payment of a lien that staff made in another way, a wire or a cashier's check under its number, after the transfer failed: of the first lien that is
 * neither paid nor with a bank. Its amount is that of the creditor's letter on this day. No facts where no lien waits for it.
 */
export async function paidByHand(
  { uuid, facts: f }: Application,
  { ctx, client, instrumentNo }: { readonly ctx: Context; readonly client: PoolClient; readonly instrumentNo?: string | undefined },
): Promise<Fact[]> {
  if (!instrumentNo || f.steps['debt-payoff'].failed?.code !== 'LIEN_NOT_PAID') return [];
  const debtId = liensToPayOff(f).find(({ id }) => f.closing.payoffs[id] === undefined && f.closing.begun[id] === undefined)?.id;
  const letter = debtId === undefined ? null : await latestAnswer<PayoffLetter>(ctx, uuid, `payoff:${debtId}`);
  if (debtId === undefined || !letter) return [];
  const amount = payoffOn(letter, dayAtProperty(f, ctx.clock.now(uuid)));
  const attempt = f.steps['debt-payoff'].attempt;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: `paid:${debtId}`, attempt, data: { amount } });
  await save(client);
  return [
    { type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: instrumentNo, amount },
    { type: 'workRestarted', step: 'debt-payoff' },
  ];
}
