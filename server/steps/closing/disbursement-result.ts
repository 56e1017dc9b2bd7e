import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { ended, isUnderWay } from '../../engine/order.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { NOTHING_TO_RECORD, settled, type StepRun } from '../../engine/step.ts';
import { agreement } from './closing-package.ts';

/** The welcome letter of a funded line (lending §1.2, row 41). */
async function welcome(ctx: Context, application: Application) {
  const context = await loadDocumentContext(ctx, application);
  const { terms, firstPayment, drawPeriodEnd, maturity, disbursement, autopay } = await agreement(ctx, application, context);
  return makeDocuments(ctx, application.uuid, context.lender, [
    {
      kind: 'WELCOME_LETTER',
      data: {
        ...context.base,
        terms,
        fundedOn: context.base.on,
        firstPayment,
        drawPeriodEnd,
        maturity,
        accountMask: disbursement?.mask ?? '',
        autopay: autopay !== null,
      },
    },
  ]);
}

/** Result of the disbursement (lending §1.2, row 40): settled, the line is open; returned (R02, R03, R04 …), another account is requested. */
export const disbursementResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const last = facts.closing.disbursement;
  if (last?.stage !== 'SENT') return NOTHING_TO_RECORD;
  const result = await ctx.providers.moneyMovement.get(last.transferRef, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { outcome, reasonCode, data } = settled(result);
  const settledNow = outcome === 'OK';
  const letter = settledNow ? await welcome(ctx, application) : null;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'disbursement', attempt, data });
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
      await save(client);
      await ended(ctx, client, { provider: 'moneyMovement', applicationUuid: uuid }, last.transferRef);
      await letter?.write(client);
    },
  };
};
