import { SESSION_FAILURES } from '@hearthline/contract/application/notary.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { NotaryTransaction } from '@hearthline/providers/notary/port.ts';
import type { Context } from '../../config/context.ts';
import { portsOf } from '../../config/providers.ts';

type SignerAtNotary = { readonly name: string; readonly isYou: boolean; readonly state: 'INVITED' | 'IN_MEETING' | 'DONE' };

const STATES: Partial<Record<NotaryTransaction['signers'][number]['status'], SignerAtNotary['state']>> = {
  IN_MEETING: 'IN_MEETING',
  COMPLETED: 'DONE',
};

/** Whether the session by video is the way, and is open. */
const hasSession = ({ closing: { notary } }: Facts): boolean =>
  notary.checked?.transactionRef != null && notary.signed === null && !notary.manual;

/** Where each signer of the deed is; none when there is no session, or the notary service does not reply. @param you email address of the caller */
export async function signersAtNotary(ctx: Context, application: Application, you: string): Promise<SignerAtNotary[]> {
  const ref = application.facts.closing.notary.checked?.transactionRef;
  if (!ref || !hasSession(application.facts)) return [];
  const [{ data }, borrower, others] = await Promise.all([
    portsOf(ctx, application).notary.get(ref),
    applicantOf(ctx, application),
    signersOf(ctx.pool, application.uuid),
  ]);
  const people = [borrower, ...others];
  return (data?.signers ?? []).flatMap(({ email, status }) => {
    const person = people.find((one) => one.email === email);
    return person ? [{ name: `${person.first} ${person.last}`, isYou: email === you, state: STATES[status] ?? 'INVITED' }] : [];
  });
}

/** Why the last session may be joined again; null when it was not interrupted. */
export const failureOf = ({ closing: { notary } }: Facts): (typeof SESSION_FAILURES)[number] | null =>
  notary.manual ? null : (SESSION_FAILURES.find((failure) => failure === notary.failed) ?? null);
