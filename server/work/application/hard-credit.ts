import { addDays } from '@hearthline/rules/dates.ts';
import { v7 } from 'uuid';
import { dayAtProperty } from '../../checklist/today.ts';
import { applicantOf } from '../../stores/applicant.ts';
import { forgetFreezePin, freezePinOf } from '../../stores/freeze-pin.ts';
import { sealedAnswer } from '../../stores/provider-answer.ts';
import { debtsOf } from '../report-debts.ts';
import { effectKey, settled, type StepRun } from '../step.ts';

/** Inquiries of other home equity lenders that are asked about, in days (domain.md §1.2, row 14). */
const INQUIRY_DAYS = 30;

/** The hard inquiry, with the SSN, once the summary is signed and it was consented to (domain.md §1.2, row 14). */
export const hardCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { first, middle, last, suffix, dob, email, homeAddress, ssn } = await applicantOf(ctx, application);
  const freezePin = await freezePinOf(ctx, uuid);
  const { data: report, outcome } = settled(
    await ctx.providers.creditBureau.pull(
      {
        purposeCode: 'CREDIT_APP_HARD',
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
          ...(ssn !== null && { ssn }),
        },
        ...(freezePin !== null && { freezePin }),
      },
      { idempotencyKey: effectKey(uuid, 'hard-credit', attempt), signal },
    ),
  );
  if (!report) throw new Error(`The bureau answered ${outcome} without a file`);
  const id = v7();
  const at = ctx.clock.now(uuid);
  const since = addDays(dayAtProperty(facts, at), -INQUIRY_DAYS);
  const keep = await sealedAnswer(ctx, { id, applicationUuid: uuid, kind: 'hard-credit', attempt, data: report });
  return {
    facts: [
      {
        type: 'hardCreditReceived',
        attempt,
        reportId: id,
        bureau: report.bureau,
        hit: report.hit,
        score: report.score,
        alerts: report.alerts.map((a) => a.type),
        debts: debtsOf(report),
        asOf: at.toISOString(),
        newHelocInquiries: report.inquiries.filter((i) => i.type === 'HELOC' && i.date >= since).length,
      },
    ],
    write: async (client) => {
      await keep(client);
      if (freezePin !== null) await forgetFreezePin(client, uuid);
    },
  };
};
