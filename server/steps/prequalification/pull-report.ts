import type { CreditReport, PullPurpose } from '@hearthline/providers/credit-bureau/port.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { freezePinOf } from '@hearthline/database/stores/person/freeze-pin.ts';
import { effectKey, settled } from '../../engine/step.ts';

export type Pull = {
  readonly purpose: PullPurpose;
  readonly step: 'soft-credit' | 'hard-credit' | 'credit-refresh';
  readonly attempt: number;
  readonly signal: AbortSignal;
  /** Whether the SSN is sent where it is known. */
  readonly withSsn: boolean;
};

/**
 * Pulls a credit report by name, birth date and home address, with the freeze PIN where one was given. Throws when the bureau answers without a
 * file.
 */
export async function pullReport(
  ctx: Context,
  application: Application,
  { purpose, step, attempt, signal, withSsn }: Pull,
): Promise<{ readonly result: ProviderResult<CreditReport>; readonly report: CreditReport; readonly freezePin: string | null }> {
  const { uuid } = application;
  const { first, middle, last, suffix, dob, email, homeAddress, ssn } = await applicantOf(ctx, application);
  const freezePin = await freezePinOf(ctx, uuid);
  const result = settled(
    await ctx.providers.creditBureau.pull(
      {
        purposeCode: purpose,
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
          ...(withSsn && ssn !== null && { ssn }),
        },
        ...(freezePin !== null && { freezePin }),
      },
      { idempotencyKey: effectKey(uuid, step, attempt), signal },
    ),
  );
  if (!result.data) throw new Error(`The bureau answered ${result.outcome} without a file`);
  return { result, report: result.data, freezePin };
}
