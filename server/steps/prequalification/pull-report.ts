import type { Application } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { freezePinOf } from '@hearthline/database/stores/person/freeze-pin.ts';
import type { Debt } from '@hearthline/journey/facts/parts.ts';
import type { CreditReport, PullPurpose, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import { latenessOf } from '@hearthline/rules/credit/policy.ts';
import type { Context } from '../../config/context.ts';
import { effectKey, conclusive } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

export type Pull = {
  readonly purpose: PullPurpose;
  readonly step: 'soft-credit' | 'hard-credit' | 'credit-refresh';
  readonly attempt: number;
  readonly signal: AbortSignal;
  /** Whether to send the SSN if it is known. */
  readonly withSsn: boolean;
};

/**
 * Pulls a credit report by name, birth date and home address, with the freeze PIN if there is one. Throws when the bureau replies without a
 * credit file.
 */
export async function pullReport(
  ctx: Context,
  application: Application,
  { purpose, step, attempt, signal, withSsn }: Pull,
): Promise<{ readonly result: ProviderResult<CreditReport>; readonly report: CreditReport; readonly freezePin: string | null }> {
  const { uuid } = application;
  const { first, middle, last, suffix, dob, email, homeAddress, ssn } = await applicantOf(ctx, application);
  const freezePin = await freezePinOf(ctx, uuid);
  const result = conclusive(
    await portsOf(ctx, application).creditBureau.pull(
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
  if (!result.data) throw new Error(`The bureau replied ${result.outcome} without a credit file`);
  return { result, report: result.data, freezePin };
}

/** Installment debts with this many payments or fewer left do not count (lending §3.4). */
const NEARLY_PAID = 10;

/**
 * Why an account is none of the applicant's debts; null where it is one: their own open accounts, and closed ones that were late, which count for the
 * delinquency review only.
 */
export function leftOut(line: Tradeline): 'AUTHORIZED_USER' | 'CLOSED' | null {
  if (line.ecoa === 'AUTHORIZED_USER') return 'AUTHORIZED_USER';
  return line.closed && latenessOf(line) === 'NONE' ? 'CLOSED' : null;
}

function debtOf(line: Tradeline): Debt {
  const balance = line.closed ? 0 : line.balance;
  return {
    id: line.id,
    kind: line.type,
    balance,
    monthlyPayment: line.closed ? 0 : line.payment,
    nearlyPaid: line.remainingPayments !== null && line.remainingPayments <= NEARLY_PAID,
    pastDue: line.pastDue,
    late: latenessOf(line),
    payable: !line.securedByProperty && !line.disputed && balance > 0,
  };
}

/** The debts of a report as facts contain them, without creditor names. */
export const debtsOf = ({ tradelines }: Pick<CreditReport, 'tradelines'>): Debt[] =>
  tradelines.filter((line) => leftOut(line) === null).map(debtOf);
