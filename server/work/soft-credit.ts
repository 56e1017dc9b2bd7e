import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { knockOutsOf } from '@hearthline/rules/credit/policy.ts';
import { v7 } from 'uuid';
import { dayAtProperty } from '../checklist/today.ts';
import { applicantOf } from '../stores/person/applicant.ts';
import { forgetFreezePin, freezePinOf } from '../stores/person/freeze-pin.ts';
import { sealedAnswer } from '../stores/vendor/provider-answer.ts';
import { debtsOf } from './report-debts.ts';
import { effectKey, settled, type StepRun } from './step.ts';

/** Pulls the soft report: name, birth date and home address, and the SSN once the borrower gave it (domain.md §1.2, row 3). */
export const softCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { first, middle, last, suffix, dob, email, homeAddress, ssn } = await applicantOf(ctx, application);
  const freezePin = await freezePinOf(ctx, uuid);
  const result = settled(
    await ctx.providers.creditBureau.pull(
      {
        purposeCode: 'PREQUAL_SOFT',
        models: ['FICO8'],
        endUserRef: uuid,
        attempt,
        consumer: {
          first,
          ...(middle && { middle }),
          last,
          ...(suffix && { suffix }),
          dob,
          email,
          currentAddress: homeAddress,
          ...(facts.ssnSecretId !== null && ssn !== null && { ssn }),
        },
        ...(freezePin !== null && { freezePin }),
      },
      { idempotencyKey: effectKey(uuid, 'soft-credit', attempt), signal },
    ),
  );
  const report: CreditReport | null = result.data;
  if (!report) throw new Error(`The bureau answered ${result.outcome} without a file`);
  const id = v7();
  const at = ctx.clock.now(uuid);
  const keep = await sealedAnswer(ctx, { id, applicationUuid: uuid, kind: 'soft-credit', attempt, data: report });
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
      await keep(client);
      if (freezePin !== null) await forgetFreezePin(client, uuid);
    },
  };
};
