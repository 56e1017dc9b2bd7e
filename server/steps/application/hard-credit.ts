import { v7 } from 'uuid';
import { deleteFreezePin } from '@hearthline/database/stores/person/freeze-pin.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { StepRun } from '../../engine/step.ts';
import { secondPull } from './second-pull.ts';

/** The hard inquiry, with the SSN, once the summary is signed with consent to it (lending §1.2, row 14). */
export const hardCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid } = application;
  const asked = { purpose: 'CREDIT_APP_HARD', step: 'hard-credit', attempt, signal } as const;
  const { report, seen, freezePin } = await secondPull(ctx, application, asked);
  const id = v7();
  const save = await sealedAnswer(ctx, { id, applicationUuid: uuid, kind: 'hard-credit', attempt, data: report });
  return {
    facts: [{ type: 'hardCreditReceived', attempt, reportId: id, bureau: report.bureau, ...seen }],
    write: async (client) => {
      await save(client);
      if (freezePin !== null) await deleteFreezePin(client, uuid);
    },
  };
};
