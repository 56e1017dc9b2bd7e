import { v7 } from 'uuid';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { secondPull } from '../application/second-pull.ts';
import type { StepRun } from '../../engine/step.ts';

/** The credit refresh before closing, when the hard report is ten days old: a soft pull, no other inquiry (lending §1.5). */
export const creditRefreshStep: StepRun = async (ctx, application, attempt, signal) => {
  const { report, seen } = await secondPull(ctx, application, { purpose: 'PRE_CLOSING_SOFT', step: 'credit-refresh', attempt, signal });
  const answerId = v7();
  const write = await sealedAnswer(ctx, { id: answerId, applicationUuid: application.uuid, kind: 'credit-refresh', attempt, data: report });
  return { facts: [{ type: 'creditRefreshed', attempt, answerId, ...seen }], write };
};
