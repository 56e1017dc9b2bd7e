import { knockOutsOf } from '@hearthline/rules/credit/policy.ts';
import { v7 } from 'uuid';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { deleteFreezePin } from '@hearthline/database/stores/person/freeze-pin.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { debtsOf, pullReport } from './pull-report.ts';
import type { StepRun } from '../../engine/step.ts';

/** Pulls the soft report: by name, birth date and home address, and the SSN once the borrower gave it (lending §1.2, row 3). */
export const softCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { result, report, freezePin } = await pullReport(ctx, application, {
    purpose: 'PREQUAL_SOFT',
    step: 'soft-credit',
    attempt,
    signal,
    withSsn: facts.ssnSecretId !== null,
  });
  const id = v7();
  const at = ctx.clock.now(uuid);
  const save = await sealedAnswer(ctx, { id, applicationUuid: uuid, kind: 'soft-credit', attempt, data: report });
  return {
    facts: [
      {
        type: 'softCreditReceived',
        attempt,
        reportId: id,
        bureau: report.bureau,
        hit: report.hit,
        pinRefused: result.reasonCode === 'INCORRECT_PIN',
        score: report.score,
        scoreModel: report.scoreModel,
        factors: report.factors.map((f) => f.code),
        alerts: report.alerts.map((a) => a.type),
        addressDiscrepancy: report.addressDiscrepancy,
        knockOuts: knockOutsOf(report, dayAtProperty(facts, at)),
        conflicts: [...report.conflicts],
        debts: debtsOf(report),
        asOf: at.toISOString(),
      },
    ],
    write: async (client) => {
      await save(client);
      if (freezePin !== null) await deleteFreezePin(client, uuid);
    },
  };
};
