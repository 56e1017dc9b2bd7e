import { chosenPayoffs, liensToPayOff, linesToClose } from '@hearthline/journey/selectors.ts';
import { isTooLateToSend, TOO_LATE_TO_SEND } from '@hearthline/journey/steps/texas.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { sealedAnswer, latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { ended, isUnderWay, orderOf } from '../../engine/order.ts';
import { GiveUp, settled, type StepRun } from '../../engine/step.ts';
import { payoffOn } from './disbursement.ts';

/** Statement text for the creditor: at most 15 characters. */
const DESCRIPTION = 'LOAN PAYOFF';
const CLOSING_DESCRIPTION = 'PAYOFF CLOSE LN';

/** An expired letter is requested again, and the debt is paid by the new letter (lending §1.2, row 22). */
function requestAgain(debtIds: readonly string[]): Fact[] {
  return [
    ...debtIds.map((debtId): Fact => ({ type: 'payoffAsked', debtId })),
    { type: 'providerUpdateReceived', step: 'payoff-letters' },
    { type: 'workRestarted', step: 'debt-payoff' },
  ];
}

/** What is paid for a debt on a day, dollars, and the creditor's letter: what was paid, once it is; nothing where its payment failed. */
export async function payoffDue(
  ctx: Context,
  { uuid, facts: f }: Pick<Application, 'uuid' | 'facts'>,
  debtId: string,
  day: IsoDate,
): Promise<{ readonly letter: PayoffLetter | null; readonly amount: number }> {
  const stage = f.closing.payoffs[debtId];
  const [letter, paid] = await Promise.all([
    latestAnswer<PayoffLetter>(ctx, uuid, `payoff:${debtId}`),
    latestAnswer<{ amount: number }>(ctx, uuid, `paid:${debtId}`),
  ]);
  if (stage === 'PAID_OFF' || stage === 'FAILED') return { letter, amount: paid?.amount ?? 0 };
  return { letter, amount: letter ? Math.max(0, payoffOn(letter, day)) : 0 };
}

/**
 * Pays each creditor by its letter, and records the result (lending §1.2, row 39). A lien has to be paid: it would stay ahead of ours, and on a Texas
 * homestead no second equity loan may stay open (Tex. Const. art. XVI s.50(a)(6)(K)). When its payment fails, staff pay it another way
 * (`paidByHand`) before anything is sent to the borrower; the money for another debt goes to the borrower, who pays it.
 */
export const debtPayoffStep: StepRun = async (ctx, { uuid, facts: f }, attempt, signal) => {
  const day = dayAtProperty(f, ctx.clock.now(uuid));
  if (isTooLateToSend(f, day)) return { facts: [{ type: 'fundingHeld', reason: TOO_LATE_TO_SEND }] };
  const expired = chosenPayoffs(f).filter(
    (id) => f.closing.payoffs[id] === undefined && (f.applicationPhase.payoffs[id]?.goodThrough ?? day) < day,
  );
  if (expired.length > 0) return { facts: requestAgain(expired) };
  const recorded: Fact[] = [];
  const required = new Set(liensToPayOff(f).map(({ id }) => id));
  const unpaid = (debtId: string, transferRef: string | null): Fact => {
    if (required.has(debtId)) throw new GiveUp('LIEN_NOT_PAID');
    return { type: 'payoffProgressed', debtId, stage: 'FAILED', transferRef };
  };
  const writes: ((client: PoolClient) => Promise<void>)[] = [];
  for (const debtId of chosenPayoffs(f)) {
    const stage = f.closing.payoffs[debtId];
    if (stage === 'PAID_OFF' || stage === 'FAILED') continue;
    const { letter, amount } = await payoffDue(ctx, { uuid, facts: f }, debtId, day);
    if (!letter) throw new GiveUp('NO_PAYOFF_LETTER');
    // A line that is open and not drawn: nothing is owed, it is only closed.
    if (amount === 0) {
      recorded.push({ type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: null });
      continue;
    }
    const about = { provider: 'moneyMovement', applicationUuid: uuid, step: 'debt-payoff', subject: debtId } as const;
    const { ref } = await orderOf(ctx, about, { step: 'debt-payoff', attempt, signal }, async (options) =>
      ctx.providers.moneyMovement.start(
        {
          reference: uuid,
          direction: 'CREDIT',
          network: 'ACH',
          amount,
          description: linesToClose(f).some((line) => line.id === debtId) ? CLOSING_DESCRIPTION : DESCRIPTION,
          holder: { legalName: letter.payee },
          account: { routingNumber: letter.remit.routingNumber, accountNumber: letter.remit.accountNumber, type: 'CHECKING' },
        },
        options,
      ),
    );
    if (ref === null) {
      recorded.push(unpaid(debtId, null));
      continue;
    }
    const result = await ctx.providers.moneyMovement.get(ref, { signal });
    if (isUnderWay(result)) {
      if (stage === undefined) recorded.push({ type: 'payoffProgressed', debtId, stage: 'SENT', transferRef: ref });
      continue;
    }
    const { outcome, data } = settled(result);
    recorded.push(outcome === 'OK' ? { type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: ref } : unpaid(debtId, ref));
    const save = await sealedAnswer(ctx, {
      id: v7(),
      applicationUuid: uuid,
      kind: `paid:${debtId}`,
      attempt,
      data: { amount: outcome === 'OK' ? (data?.amount ?? amount) : 0 },
    });
    writes.push(async (client) => {
      await save(client);
      await ended(ctx, client, about, ref);
    });
  }
  return {
    facts: recorded,
    write: async (client) => {
      for (const write of writes) await write(client);
    },
  };
};

/**
 * The payment of a lien that staff made in another way, a wire or a cashier's check under its number, after the transfer failed: of the first lien that is
 * not paid. Its amount is that of the creditor's letter on this day. No facts where no lien waits for it.
 */
export async function paidByHand(
  { uuid, facts: f }: Application,
  { ctx, client, instrumentNo }: { readonly ctx: Context; readonly client: PoolClient; readonly instrumentNo?: string | undefined },
): Promise<Fact[]> {
  if (!instrumentNo || f.steps['debt-payoff'].failed?.code !== 'LIEN_NOT_PAID') return [];
  const debtId = liensToPayOff(f).find(({ id }) => !['PAID_OFF', 'FAILED'].includes(f.closing.payoffs[id] ?? ''))?.id;
  const letter = debtId === undefined ? null : await latestAnswer<PayoffLetter>(ctx, uuid, `payoff:${debtId}`);
  if (debtId === undefined || !letter) return [];
  const amount = payoffOn(letter, dayAtProperty(f, ctx.clock.now(uuid)));
  const attempt = f.steps['debt-payoff'].attempt;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: `paid:${debtId}`, attempt, data: { amount } });
  await save(client);
  return [
    { type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: instrumentNo },
    { type: 'workRestarted', step: 'debt-payoff' },
  ];
}
