import { chosenPayoffs, liensToPayOff, linesToClose } from '@hearthline/journey/selectors.ts';
import { mayPay } from '@hearthline/journey/steps/closing.ts';
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
import { endedOrder, isUnderWay } from '../../engine/order.ts';
import { conclusive, type StepRun } from '../../engine/step.ts';
import { payoffOn } from './disbursement.ts';
import { sendOnce, type Transfer, whatBecameOf } from './transfer.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Statement text for the creditor: at most 15 characters. */
const DESCRIPTION = 'LOAN PAYOFF';
const CLOSING_DESCRIPTION = 'PAYOFF CLOSE LN';

const isSent = (debtId: string, transferRef: string, amount?: number): Fact => ({
  type: 'payoffProgressed',
  debtId,
  stage: 'SENT',
  transferRef,
  ...(amount !== undefined && { amount }),
});
const noneOut = (debtId: string): Fact => ({ type: 'transferEnded', payee: debtId });

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
export const debtPayoffStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  const day = dayAtProperty(f, ctx.clock.now(uuid));
  const isTooLate = isTooLateToSend(f, day);
  const transferTo = (debtId: string): Transfer => ({
    payee: debtId,
    application,
    about: { provider: servedBy(application, 'moneyMovement'), applicationUuid: uuid, step: 'debt-payoff', subject: debtId },
    job: { step: 'debt-payoff', attempt, signal },
  });
  const expired = chosenPayoffs(f).filter(
    (id) => f.closing.payoffs[id] === undefined && (f.verification.payoffs[id]?.goodThrough ?? day) < day,
  );
  const unsure = chosenPayoffs(f).filter((id) => f.closing.begun[id]);
  if (unsure.length > 0 && (isTooLate || expired.length > 0 || !mayPay(f))) {
    const found = await Promise.all(unsure.map(async (debtId) => [debtId, await whatBecameOf(ctx, f, transferTo(debtId))] as const));
    return {
      facts: [
        ...found.map(([debtId, transferRef]): Fact => (transferRef === null ? noneOut(debtId) : isSent(debtId, transferRef))),
        { type: 'workRestarted', step: 'debt-payoff' },
      ],
    };
  }
  if (isTooLate) return { facts: [{ type: 'fundingHeld', reason: TOO_LATE_TO_SEND }] };
  if (expired.length > 0) return { facts: requestAgain(expired) };
  const recorded: Fact[] = [];
  const required = new Set(liensToPayOff(f).map(({ id }) => id));
  let gaveUp: 'NO_PAYOFF_LETTER' | 'LIEN_NOT_PAID' | null = null;
  const unpaid = (debtId: string, transferRef: string | null): Fact =>
    required.has(debtId) ? noneOut(debtId) : { type: 'payoffProgressed', debtId, stage: 'FAILED', transferRef };
  const writes: ((client: PoolClient) => Promise<void>)[] = [];
  for (const debtId of chosenPayoffs(f)) {
    const stage = f.closing.payoffs[debtId];
    if (stage === 'PAID_OFF' || stage === 'FAILED') continue;
    const { letter, amount } = await payoffDue(ctx, { uuid, facts: f }, debtId, day);
    if (!letter) {
      gaveUp = 'NO_PAYOFF_LETTER';
      break;
    }
    // A line that is open and not drawn: nothing is owed, it is only closed.
    if (amount === 0) {
      recorded.push({ type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: null });
      continue;
    }
    const transfer = transferTo(debtId);
    const { ref } = await sendOnce(ctx, f, transfer, async (options) =>
      portsOf(ctx, application).moneyMovement.start(
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
      if (!required.has(debtId)) continue;
      // What was sent to other creditors before is recorded, and nothing more is sent.
      gaveUp = 'LIEN_NOT_PAID';
      break;
    }
    const result = await portsOf(ctx, application).moneyMovement.get(ref, { signal });
    if (isUnderWay(result)) {
      if (stage === undefined) recorded.push(isSent(debtId, ref, amount));
      continue;
    }
    const { outcome, data } = conclusive(result);
    recorded.push(
      outcome === 'OK'
        ? { type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: ref, amount: data?.amount ?? amount }
        : unpaid(debtId, ref),
    );
    if (outcome !== 'OK' && required.has(debtId)) {
      gaveUp = 'LIEN_NOT_PAID';
      break;
    }
    const save = await sealedAnswer(ctx, {
      id: v7(),
      applicationUuid: uuid,
      kind: `paid:${debtId}`,
      attempt,
      data: { amount: outcome === 'OK' ? (data?.amount ?? amount) : 0 },
    });
    writes.push(async (client) => {
      await save(client);
      await endedOrder(ctx, client, transfer.about, ref);
    });
  }
  return {
    facts: recorded,
    gaveUp,
    write: async (client) => {
      for (const write of writes) await write(client);
    },
  };
};
