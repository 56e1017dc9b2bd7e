import { Problem } from '@hearthline/contract/problem.ts';
import {
  addPasskey,
  addPasskeyChallenge,
  notePasskeyUsed,
  passkeyByCredential,
  passkeysOf,
  takePasskeyChallenge,
} from '@hearthline/database/stores/person/passkeys.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { originOfHost } from '@hearthline/orgs/hosts.ts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';

/** How long a device may take to sign a challenge. */
const CHALLENGE_LIFE_MS = 5 * 60_000;
/** More passkeys than a person has devices. */
export const MOST_PASSKEYS = 20;

/** The site of a request: a passkey is of one host, and of that host's pages. */
const siteOf = ({ config }: Pick<Context, 'config'>, request: FastifyRequest) => ({
  host: request.hostname,
  origin: originOfHost(request.hostname, config.publicUrl),
});

async function keepChallenge(ctx: Context, challenge: string, identityUuid: string | null): Promise<void> {
  await addPasskeyChallenge(ctx.pool, challenge, identityUuid, new Date(ctx.clock.real().getTime() + CHALLENGE_LIFE_MS));
}

type Owner = { readonly uuid: string; readonly email: string };

/** What a browser needs to make a passkey. It is asked to check the person (a finger, a face, a PIN), so that a passkey is two steps in one. */
export async function registrationOptions(ctx: Context, request: FastifyRequest, lender: string, owner: Owner) {
  const known = await passkeysOf(ctx.pool, owner.uuid);
  if (known.length >= MOST_PASSKEYS) throw new Problem('conflict', { message: 'Remove a passkey that you no longer use first' });
  const options = await generateRegistrationOptions({
    rpName: lender,
    rpID: siteOf(ctx, request).host,
    userName: owner.email,
    userID: new Uint8Array(Buffer.from(owner.uuid.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, owner.uuid);
  return options;
}

/** Adds the passkey that a browser made. Throws invalid_request for one that does not verify, and conflict for one that is known. */
export async function registerPasskey(
  ctx: Context,
  on: Queryable,
  request: FastifyRequest,
  owner: Owner,
  { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
): Promise<void> {
  const { host, origin } = siteOf(ctx, request);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takePasskeyChallenge(ctx.pool, challenge, owner.uuid, ctx.clock.real()),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new Problem('passkey_refused');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = {
    uuid: v7(),
    credential_id: id,
    identity_uuid: owner.uuid,
    host,
    public_key: Buffer.from(publicKey),
    counter: String(counter),
    transports,
    name,
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
  if (!(await addPasskey(on, row))) throw new Problem('conflict', { message: 'This passkey is added already' });
}

/** What a browser needs to sign with a passkey; of anybody for a sign-in (`identityUuid` null), else of this person. */
export async function authenticationOptions(ctx: Context, request: FastifyRequest, identityUuid: string | null) {
  const known = identityUuid === null ? undefined : await passkeysOf(ctx.pool, identityUuid);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx, request).host,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })) }),
  });
  await keepChallenge(ctx, options.challenge, identityUuid);
  return options;
}

/** Whose passkey signed a challenge. Throws passkey_refused for an unknown one, a wrong signature, a challenge of another sign-in, and a counter that did not grow. */
export async function ownerOfSignature(
  ctx: Context,
  on: Queryable,
  request: FastifyRequest,
  identityUuid: string | null,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { host, origin } = siteOf(ctx, request);
  const known = await passkeyByCredential(on, response.id, host);
  if (!known || (identityUuid !== null && known.identity_uuid !== identityUuid)) throw new Problem('passkey_refused');
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takePasskeyChallenge(ctx.pool, challenge, identityUuid, ctx.clock.real()),
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: known.credential_id,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
      transports: known.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new Problem('passkey_refused');
  await notePasskeyUsed(on, known.uuid, verified.authenticationInfo.newCounter, ctx.clock.now());
  return known.identity_uuid;
}
