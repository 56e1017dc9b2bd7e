import { latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { instrumentOf } from '@hearthline/rules/regulation/states.ts';
import { v7 } from 'uuid';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { deededHome } from './note-package.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Submits the deed to the county (lending §1.2, row 36). A new submission after a rejection is a new order, because the first has ended. */
export const recordingStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  if (!f.created || !f.selection) throw new GiveUp('FACTS_MISSING');
  const [{ lender, signers, who }, home] = await Promise.all([loadDocumentContext(ctx, application), deededHome(ctx, application)]);
  const key = await latestDocumentOf(ctx.pool, uuid, 'NOTARIZED_DEED');
  const pdf = key === null ? null : await ctx.documents.storage.get(key);
  if (!pdf) throw new GiveUp('NO_NOTARIZED_DEED');
  const signedAt = f.verification.signed.CLOSING?.at;
  const { ref, refused } = await orderOf(
    ctx,
    { provider: servedBy(application, 'eRecording'), applicationUuid: uuid, step: 'recording-result' },
    { step: 'recording', attempt, signal },
    async (options) =>
      portsOf(ctx, application).eRecording.start(
        {
          reference: uuid,
          countyFips: home.countyFips,
          returnEmail: who.email,
          documents: [
            {
              name: `Deed of ${application.loanNumber}`,
              kind: instrumentOf(f.created?.state ?? 'AZ') === 'MORTGAGE' ? 'MORTGAGE' : 'DEED_OF_TRUST',
              grantors: signers.map((s) => s.name.toUpperCase()),
              grantees: [lender.legalName.toUpperCase()],
              amount: f.selection?.lineAmount ?? 0,
              dateOfNote: dayAtProperty(f, signedAt ? new Date(signedAt) : ctx.clock.now(uuid)),
              parcelId: home.parcelId,
              legalDescription: home.legalDescription,
              pdf,
            },
          ],
        },
        options,
      ),
  );
  if (ref === null)
    return { facts: [{ type: 'recordingProgressed', attempt, packageRef: uuid, stage: 'REJECTED', instrumentNo: null, reason: refused }] };
  return { facts: [{ type: 'recordingProgressed', attempt, packageRef: ref, stage: 'SUBMITTED', instrumentNo: null, reason: null }] };
};

/** The county's decision on the deed (lending §1.2, row 36): recorded, or rejected for staff to correct. */
export const recordingResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const last = facts.closing.recording;
  if (last?.stage !== 'SUBMITTED') return NOTHING_TO_RECORD;
  const result = await portsOf(ctx, application).eRecording.get(last.packageRef, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { data, reasonCode, outcome } = conclusive(result);
  const recorded = outcome === 'OK' ? (data?.recorded ?? null) : null;
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'recording', attempt, data });
  return {
    facts: [
      {
        type: 'recordingProgressed',
        attempt,
        packageRef: last.packageRef,
        stage: recorded ? 'RECORDED' : 'REJECTED',
        instrumentNo: recorded?.instrumentNumber ?? null,
        reason: recorded ? null : (reasonCode ?? outcome),
      },
    ],
    write: async (client) => {
      await save(client);
      await endedOrder(ctx, client, { provider: servedBy(application, 'eRecording'), applicationUuid: uuid }, last.packageRef);
    },
  };
};
