import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { ended, isUnderWay } from '../../engine/order.ts';
import { filling } from '../documents/base.ts';
import { makePapers } from '../documents/keep.ts';
import { PARKED, settled, type StepRun } from '../../engine/step.ts';
import { agreement } from './closing-package.ts';

/** The letter that goes with a funded line (lending §1.2, row 41). */
async function welcome(ctx: Context, application: Application) {
  const filled = await filling(ctx, application);
  const { terms, firstPayment, drawPeriodEnd, maturity, disbursement, autopay } = await agreement(ctx, application, filled);
  return makePapers(ctx, application.uuid, filled.lender, [
    {
      kind: 'WELCOME_LETTER',
      data: {
        ...filled.base,
        terms,
        fundedOn: filled.base.on,
        firstPayment,
        drawPeriodEnd,
        maturity,
        accountMask: disbursement?.mask ?? '',
        autopay: autopay !== null,
      },
    },
  ]);
}

/** Whether the money arrived (lending §1.2, row 40): settled, the line is open; returned (R02, R03, R04 …), another account is asked for. */
export const disbursementResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const last = facts.closing.disbursement;
  if (last?.stage !== 'SENT') return PARKED;
  const result = await ctx.providers.moneyMovement.get(last.transferRef, { signal });
  if (isUnderWay(result)) return PARKED;
  const { outcome, reasonCode, data } = settled(result);
  const settledNow = outcome === 'OK';
  const letter = settledNow ? await welcome(ctx, application) : null;
  const keep = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'disbursement', attempt, data });
  return {
    facts: [
      {
        type: 'disbursementProgressed',
        attempt,
        transferRef: last.transferRef,
        stage: settledNow ? 'SETTLED' : 'RETURNED',
        code: settledNow ? null : (reasonCode ?? outcome),
        amount: last.amount,
      },
    ],
    write: async (client) => {
      await keep(client);
      await ended(ctx, client, { provider: 'moneyMovement', applicationUuid: uuid }, last.transferRef);
      await letter?.write(client);
    },
  };
};
