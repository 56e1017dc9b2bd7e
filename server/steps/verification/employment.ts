import type { CheckResult } from '@hearthline/providers/checks/port.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { type Employer, employerOf } from '@hearthline/database/stores/person/parties.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endedOrder, isUnderWay, type OrderingJob, orderOf } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

type Called = { readonly data: CheckResult; readonly write: (client: PoolClient) => Promise<void> };

/** Orders a call to an employer, to verify that the applicant works there; null while the call is pending, which takes hours. */
export async function callEmployer(
  ctx: Context,
  application: Application,
  { name, phone, contact, title, startDate }: Employer,
  job: OrderingJob,
): Promise<Called | null> {
  const { uuid } = application;
  const { step, attempt, signal } = job;
  const about = { provider: servedBy(application, 'checks'), applicationUuid: uuid, step } as const;
  const { first, last, dob, email, ssn } = await applicantOf(ctx, application);
  const { ref, refused } = await orderOf(ctx, about, job, async (options) => {
    const asked = await portsOf(ctx, application).checks.start(
      {
        reference: uuid,
        kind: 'EMPLOYER_CALL',
        person: { first, last, dob, email, ...(ssn !== null && { ssn }) },
        employer: {
          name,
          phone,
          ...(contact !== null && { contact }),
          ...(title !== null && { title }),
          ...(startDate !== null && { startDate }),
        },
      },
      options,
    );
    // Pending or finished, the order is known by its number; its result is read below.
    return asked.rawRef !== null && (isUnderWay(asked) || asked.data !== null)
      ? { ...asked, outcome: 'OK', reasonCode: null, data: { ref: asked.rawRef } }
      : { ...asked, data: null };
  });
  if (ref === null) throw new GiveUp(refused);
  const result = await portsOf(ctx, application).checks.get(ref, { signal });
  if (isUnderWay(result)) return null;
  const { outcome, data, reasonCode } = conclusive(result);
  if (!data) throw new GiveUp(reasonCode ?? outcome);
  const save = await sealedAnswer(ctx, {
    id: v7(),
    applicationUuid: uuid,
    kind: step === 'employment' ? 'employment' : `check:EMPLOYER_CALL:${step}`,
    attempt,
    data,
  });
  return {
    data,
    write: async (client) => {
      await save(client);
      await endedOrder(ctx, client, about, ref);
    },
  };
}

/** Calls the employer the borrower named (lending §1.2, row 16). A call takes hours; the vendor's callback makes the job due again. */
export const employmentStep: StepRun = async (ctx, application, attempt, signal) => {
  const employer = await employerOf(ctx.pool, application.uuid);
  if (!employer) throw new GiveUp('NO_EMPLOYER');
  const called = await callEmployer(ctx, application, employer, { step: 'employment', attempt, signal });
  return called === null
    ? NOTHING_TO_RECORD
    : { facts: [{ type: 'employmentVerified', employed: called.data.result === 'CLEAR' }], write: called.write };
};
