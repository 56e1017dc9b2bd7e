import { newOneTimeSecret } from '../secrets/one-time.ts';
import { randomInt } from 'node:crypto';
import { registration } from '@hearthline/journey/paths.ts';
import { openAccount } from '../access/open-account.ts';
import { createApplication } from '../checklist/creation/create.ts';
import type { Context } from '../context.ts';
import { SANDBOX } from '../db/seeds/sandbox-reference.ts';
import { Problem } from '../http/problem.ts';
import { keepAccountInvitation } from '../stores/account-invitations.ts';
import { creationBody } from './creation-body.ts';
import { personaOf } from './personas.ts';

const INVITATION_MS = 14 * 86_400_000;

/**
 * What a loan officer does who starts an inquiry for a borrower: an account without a password the borrower knows, an application
 * that waits to be attested, and an invitation to both (domain.md §1.1).
 */
export async function startInquiry(
  ctx: Context,
  { persona: named, exemptBroker = false }: { readonly persona: string | number; readonly exemptBroker?: boolean | undefined },
): Promise<{ uuid: string; email: string; path: string }> {
  const persona = personaOf(named);
  if (!persona) throw new Problem('invalid_request', { message: 'There is no such persona. GET /sandbox/personas lists them.' });
  const email = `${persona.emailLocal}+inquiry${randomInt(10 ** 9)}@example.com`;
  const place = { ip: '127.0.0.1', userAgent: 'sandbox' };
  const secret = newOneTimeSecret();
  const account = await openAccount(
    ctx,
    {
      email,
      password: newOneTimeSecret(),
      phoneNumber: persona.phone.replaceAll('-', ''),
      organization: persona.orgCode,
    },
    place,
  );
  if (!account) throw new Problem('conflict', { message: 'That address is taken. Try again.' });
  const body = creationBody(persona, email, persona.orgCode);
  const { uuid } = await createApplication(ctx, {
    identityUuid: account.identityUuid,
    orgCode: persona.orgCode,
    state: persona.property.state,
    body: { ...body, referrerId: SANDBOX.loanOfficer, ...(exemptBroker && { referralId: SANDBOX.wholesaleReferral }) },
    place,
    isInquiry: true,
  });
  await keepAccountInvitation(ctx.pool, {
    secret,
    identityUuid: account.identityUuid,
    applicationUuid: uuid,
    expiresAt: new Date(ctx.clock.now().getTime() + INVITATION_MS),
  });
  return { uuid, email, path: registration.accountSetup({ invitation: secret }) };
}
