import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { paidByConsumer } from '@hearthline/journey/steps/refunds.ts';
import { mayBeRecorded, mayCancel, toRefund } from '@hearthline/journey/steps/rescission.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { rescissionReceivedOn } from '@hearthline/rules/regulation/rescission.ts';
import { instrumentOf } from '@hearthline/rules/regulation/states.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { givenBack } from '../verification/appraisal-refund.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';

const INSTRUMENT = { MORTGAGE: 'mortgage', DEED_OF_TRUST: 'deed of trust', SECURITY_DEED: 'security deed' } as const;
/** What the consumer may have paid for by card. */
const APPRAISAL = 'Appraisal of the home';

/**
 * Undoes a canceled line (12 CFR 1026.15(d)(2)): gives every payment back to the card it came from, and makes the record that the deed is void, for all
 * owners. A refund that the card refuses is for staff, who have the task already.
 */
export const rescissionRefundStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  const { unwinding } = f.closing;
  if (!f.created || !unwinding) throw new GiveUp('FACTS_MISSING');
  const refunds: Fact[] = [];
  for (const payment of toRefund(f)) refunds.push({ type: 'rescissionRefunded', ...(await givenBack(ctx, application, payment, signal)) });
  if (unwinding.voided !== null) return { facts: refunds };
  const { lender, base, signers } = await loadDocumentContext(ctx, application);
  const today = dayAtProperty(f, ctx.clock.now(uuid));
  const { kept, write } = await makeDocuments(ctx, uuid, lender, [
    {
      kind: 'RESCISSION_RECORD',
      to: mayCancel(f),
      data: {
        ...base,
        owners: signers.filter(({ party }) => mayCancel(f).includes(party)).map(({ name }) => name),
        sentOn: unwinding.sentOn,
        receivedOn: rescissionReceivedOn(unwinding.dueOn),
        dueOn: unwinding.dueOn,
        instrument: INSTRUMENT[instrumentOf(f.created.state)],
        isRecorded: mayBeRecorded(f),
        refunds: paidByConsumer(f).map(({ amount }) => ({ what: APPRAISAL, amount, on: today })),
      },
    },
  ]);
  const record = kept[0];
  if (!record) throw new GiveUp('FACTS_MISSING');
  return { facts: [...refunds, { type: 'rescissionDeedVoided', documentKind: record.kind, sha256: record.sha256 }], write };
};
