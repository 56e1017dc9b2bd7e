import { registration } from '@hearthline/journey/paths.ts';
import type { Context } from '../../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { saveAccountInvitation } from '@hearthline/database/stores/person/account-invitations.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { loanOfficerByUuid } from '@hearthline/database/stores/lender/referrals.ts';

/** How long an invitation is valid, as its email says. */
const INVITATION_MS = 14 * 86_400_000;

/**
 * Emails the borrower of an application that a loan officer started an invitation to take over account and application, at
 * register/account-setup (lending §1.1). Returns the path of the invitation, which works once.
 */
export async function inviteBorrower(
  ctx: Context,
  { identityUuid, email, applicationUuid }: { readonly identityUuid: string; readonly email: string; readonly applicationUuid: string },
): Promise<string> {
  const secret = newOneTimeSecret();
  const path = registration.accountSetup({ invitation: secret });
  const { orgCode, facts } = await applicationByUuid(ctx.pool, applicationUuid);
  const officer = facts.created?.referrerId ? await loanOfficerByUuid(ctx.pool, facts.created.referrerId, orgCode) : undefined;
  const at = ctx.clock.now();
  await transaction(ctx.pool, async (client) => {
    await saveAccountInvitation(client, { secret, identityUuid, applicationUuid, expiresAt: new Date(at.getTime() + INVITATION_MS) });
    await sendToAddress(
      ctx,
      client,
      { orgCode, applicationUuid, address: email, at },
      { kind: 'INQUIRY_INVITED', data: { officer: officer?.originator_name ?? null, path } },
    );
  });
  return path;
}
