import { newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { randomInt } from 'node:crypto';
import { inviteBorrower } from '@hearthline/server/applications/creation/invite-borrower.ts';
import { openAccount } from '@hearthline/server/identity/access/open-account.ts';
import { createApplication } from '@hearthline/server/applications/creation/create.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { SANDBOX } from './seed-reference.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { accountBody, creationBody } from './registration.ts';
import { personaOf } from './personas.ts';
import { referralBy } from './referred.ts';

/**
 * Starts an inquiry as a loan officer does for a borrower: an account whose password the borrower does not know, an application
 * to be attested, and an invitation to both (lending §1.1).
 */
export async function startInquiry(
  ctx: WebContext,
  { persona: named, exemptBroker = false }: { readonly persona: string | number; readonly exemptBroker?: boolean | undefined },
): Promise<{ uuid: string; email: string; path: string }> {
  const persona = personaOf(named);
  if (!persona) throw new Problem('invalid_request', { message: 'There is no such persona. GET /sandbox/personas lists them.' });
  const email = `${persona.emailLocal}+inquiry${randomInt(10 ** 9)}@example.com`;
  const clientInfo = { ip: '127.0.0.1', userAgent: 'sandbox' };
  const account = await openAccount(ctx, { ...accountBody(persona, email, newOneTimeSecret()), organization: persona.orgCode }, clientInfo);
  if (!account) throw new Problem('conflict', { message: 'That email address is taken. Try again.' });
  const body = creationBody(persona, email, persona.orgCode);
  const referral = exemptBroker && {
    referralId: await referralBy(ctx.pool, SANDBOX.exemptBrokerNmls, { orgCode: persona.orgCode, persona, email }),
  };
  const { uuid } = await createApplication(ctx, {
    identityUuid: account.identityUuid,
    orgCode: persona.orgCode,
    state: persona.property.state,
    body: { ...body, referrerId: SANDBOX.loanOfficer, ...referral },
    clientInfo,
    isInquiry: true,
  });
  const path = await inviteBorrower(ctx, { identityUuid: account.identityUuid, email, applicationUuid: uuid });
  return { uuid, email, path };
}
