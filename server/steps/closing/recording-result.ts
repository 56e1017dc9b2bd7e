import { v7 } from 'uuid';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { ended, isUnderWay } from '../../engine/order.ts';
import { NOTHING_TO_RECORD, settled, type StepRun } from '../../engine/step.ts';

/** The county's decision on the deed (lending §1.2, row 36): recorded, or rejected for staff to correct. */
export const recordingResultStep: StepRun = async (ctx, { uuid, facts }, attempt, signal) => {
  const last = facts.closing.recording;
  if (last?.stage !== 'SUBMITTED') return NOTHING_TO_RECORD;
  const result = await ctx.providers.eRecording.get(last.packageRef, { signal });
  if (isUnderWay(result)) return NOTHING_TO_RECORD;
  const { data, reasonCode, outcome } = settled(result);
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
      await ended(ctx, client, { provider: 'eRecording', applicationUuid: uuid }, last.packageRef);
    },
  };
};
