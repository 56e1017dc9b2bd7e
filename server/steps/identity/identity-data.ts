import type { IdentityChangeBody } from '@hearthline/contract/desk/application/acts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { changeEmail, identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { changeProfile, profileRow } from '@hearthline/database/stores/person/profiles.ts';
import { revokeSessionsOf } from '@hearthline/database/stores/person/sessions.ts';
import { correctEmail, correctName, correctPhone, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { isOfProduct } from '@hearthline/journey/conditions.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { normalizeAddress } from '@hearthline/rules/address.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { tellOwner } from '../../identity/access/account-mail.ts';
import { changeName } from './change-name.ts';

type Person = { readonly identityUuid: string | null; readonly signer: SignerRow | null };

/** Writes a corrected datum to the rows of a person; returns the facts that name a new row. Throws conflict where an email address has an account. */
export async function writeIdentityData(
  ctx: Context,
  client: PoolClient,
  application: Application,
  { identityUuid, signer }: Person,
  body: IdentityChangeBody,
): Promise<Fact[]> {
  if (identityUuid === null) return signer ? writeSigner(client, signer, body) : [];
  const at = ctx.clock.now(application.uuid);
  const save = async (change: Parameters<typeof changeProfile>[3]) => changeProfile(client, ctx.secrets, identityUuid, change, at);
  switch (body.what) {
    case 'NAME': {
      const { firstName, middleName, lastName, suffix } = body;
      const name = { firstName, middleName: middleName ?? '', lastName, suffix };
      return changeName(ctx, client, { identityUuid, name, at, application, tells: 'OWNER' });
    }
    case 'BIRTH_DATE':
      await save({ dob: body.dob });
      return [];
    case 'SSN': {
      const digits = body.ssn.replaceAll('-', '');
      const before = await profileRow(client, identityUuid);
      const secret = await ctx.secrets.put('ssn', identityUuid, digits, client);
      await save({ ssn: { secret, last4: digits.slice(-4) } });
      if (before.ssn_secret) await ctx.secrets.erase(before.ssn_secret, client);
      return identityUuid === application.identityUuid ? [{ type: 'ssnProvided', secretId: secret }] : [];
    }
    case 'ADDRESS':
      await save({ homeAddress: normalizeAddress(body.address) });
      return [];
    case 'PHONE': {
      await save({ phone: body.phone });
      const identity = await identityByUuid(client, identityUuid);
      if (identity) await tellOwner(ctx, client, identity, 'PHONE_CHANGED');
      return identityUuid === application.identityUuid ? phoneKnown(application) : [];
    }
    case 'EMAIL': {
      const identity = await identityByUuid(client, identityUuid);
      if (!(await changeEmail(client, identityUuid, body.email, at, null)))
        throw new Problem('conflict', {
          message: 'That email address has an account',
          errors: [{ field: 'email', message: 'Has an account already' }],
        });
      // The reader of the old mailbox hears of it, and no session of the old address goes on.
      if (identity) await tellOwner(ctx, client, identity, 'EMAIL_CHANGED');
      await revokeSessionsOf(client, identityUuid, ctx.clock.real());
      return [];
    }
  }
}

/** Requests of the product for a telephone number end with one; those of a person are cleared by a person. */
const phoneKnown = ({ facts }: Application): Fact[] =>
  facts.openConditions
    .filter((one) => one.category === 'MISSING_PHONE_NUMBER' && isOfProduct(one))
    .map(({ id }): Fact => ({ type: 'conditionCleared', conditionId: id }));

/** A signer without an account: what the borrower said of them. */
async function writeSigner(client: PoolClient, { id }: SignerRow, body: IdentityChangeBody): Promise<Fact[]> {
  if (body.what === 'NAME') await correctName(client, id, { first: body.firstName, last: body.lastName });
  if (body.what === 'EMAIL') await correctEmail(client, id, body.email);
  if (body.what === 'PHONE') await correctPhone(client, id, body.phone);
  return body.what === 'NAME' ? [{ type: 'signerCorrected', signerId: id }] : [];
}
