import { v7 } from 'uuid';
import { applicantOf } from '../../stores/applicant.ts';
import { employerOf } from '../../stores/parties.ts';
import { sealedAnswer } from '../../stores/provider-answer.ts';
import { ended, isUnderWay, orderOf } from '../order.ts';
import { GiveUp, PARKED, settled, type StepRun } from '../step.ts';

/** Calls the employer the borrower named (domain.md §1.2, row 16). A call takes hours: parked until the vendor tells. */
export const employmentStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid } = application;
  const about = { provider: 'checks', applicationUuid: uuid, step: 'employment' } as const;
  const employer = await employerOf(ctx.pool, uuid);
  if (!employer) throw new GiveUp('NO_EMPLOYER');
  const { first, last, dob, email, ssn } = await applicantOf(ctx, application);
  const { name, phone, contact, title, startDate } = employer;
  const { ref, refused } = await orderOf(ctx, about, signal, async (options) => {
    const asked = await ctx.providers.checks.start(
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
    // Asked or answered, it is known by its number; what came of it is asked below.
    return asked.rawRef !== null && (isUnderWay(asked) || asked.data !== null)
      ? { ...asked, outcome: 'OK', reasonCode: null, data: { ref: asked.rawRef } }
      : { ...asked, data: null };
  });
  if (ref === null) throw new GiveUp(refused);
  const result = await ctx.providers.checks.get(ref, { signal });
  if (isUnderWay(result)) return PARKED;
  const { outcome, data, reasonCode } = settled(result);
  if (!data) throw new GiveUp(reasonCode ?? outcome);
  const keep = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'employment', attempt, data });
  return {
    facts: [{ type: 'employmentVerified', employed: data.result === 'CLEAR' }],
    write: async (client) => {
      await keep(client);
      await ended(ctx, client, about, ref);
    },
  };
};
