import type { IdentityReply } from '@hearthline/contract/identity/identity.ts';
import type { Context } from '../../config/context.ts';
import { isPasswordExpired } from './password-expiry.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { isBroker } from '@hearthline/database/stores/lender/referrals.ts';
import { aliasesOf, identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { hasSecondStep } from '@hearthline/database/stores/person/second-steps.ts';
import { phonesOf, profileRow } from '@hearthline/database/stores/person/profiles.ts';
import { lenderOf } from '../../organizations/organizations.ts';

/** The identity as the API returns it (A §3.8, B §3.3). */
export async function identityReply(ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>, identityUuid: string): Promise<IdentityReply> {
  const row = await identityByUuid(ctx.pool, identityUuid);
  if (!row) throw new Problem('unauthenticated');
  const profile = await profileRow(ctx.pool, identityUuid);
  const phones = await phonesOf(ctx.pool, profile.uuid);
  const aliases = await aliasesOf(ctx.pool, identityUuid);
  // an app counts once a first code has proved that it has the secret: enabled is then also verified
  const hasApp = await hasSecondStep(ctx.pool, identityUuid);
  return {
    uuid: row.uuid,
    type: profile.type,
    name: { firstName: profile.first_name, middleName: profile.middle_name, lastName: profile.last_name, suffix: profile.suffix },
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    phoneNumbers: phones.map(({ type, number }) => ({ type, number })),
    organizationCode: row.organization_code,
    profileType: profile.type,
    updatedAt: row.updated_at.toISOString(),
    isManageable: row.is_manageable,
    isBroker: await isBroker(ctx.pool, identityUuid),
    activeLegacyCustomerOrgs: [row.organization_code],
    aliases: [
      { type: 'Email', value: row.email, verified: row.email_verified_at !== null },
      // nobody is texted a code: a phone number is what its person says
      ...aliases.map(({ type, value }) => ({ type, value, verified: false })),
    ],
    passwordExpired: isPasswordExpired(row, ctx.clock.now(), lenderOf(ctx, row.organization_code)),
    twoFactorEnabled: hasApp,
    totpVerified: hasApp,
    wallet: { accountAddress: row.wallet_account_address, groupPolicyAddress: row.wallet_group_policy_address },
  };
}
