import { randomBytes } from 'node:crypto';
import type { IDToken } from 'openid-client';
import { emailAddress } from '@hearthline/contract/fields.ts';
import { addAccount } from '../access/open-account.ts';
import type { BrokerContext } from './broker.ts';
import { linkedIdentity, linkIdentity } from '@hearthline/database/stores/person/broker-logins.ts';
import { identityByEmail, identityByUuid, markEmailProved } from '@hearthline/database/stores/person/identities.ts';

/**
 * The identity of an OpenID provider's subject. The embedded broker's subjects are identities. Another provider's is the identity it was linked
 * to; else the one with its email address, if the provider has verified the address; else a new one. Null when the address has an account and is
 * not verified: an address alone gives no access.
 */
export async function identityOfSubject(ctx: BrokerContext, claims: IDToken, organization: string): Promise<string | null> {
  const { iss, sub } = claims;
  if (ctx.broker.embedded !== null) return (await identityByUuid(ctx.pool, sub))?.uuid ?? null;
  const linked = await linkedIdentity(ctx.pool, iss, sub);
  if (linked !== undefined) return linked;
  // an address the product's own forms would refuse is nobody's: a look-alike must not become an account, or open one
  const { data: email } = emailAddress.safeParse(claims['email']);
  if (email === undefined) return null;
  const known = await identityByEmail(ctx.pool, email);
  const emailProved = claims['email_verified'] === true;
  if (known && !emailProved) return null;
  // nobody knows this password: the account opens through the provider alone, until its owner sets one by email
  const unknowable = randomBytes(48).toString('base64url');
  const uuid = known?.uuid ?? (await addAccount(ctx, { email, password: unknowable, phoneNumber: null, organization, emailProved }));
  if (uuid === null) return identityOfSubject(ctx, claims, organization);
  if (emailProved) await markEmailProved(ctx.pool, uuid, email, ctx.clock.now());
  await linkIdentity(ctx.pool, iss, sub, uuid, ctx.clock.now());
  return uuid;
}
