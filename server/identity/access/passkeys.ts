import { Problem } from '@hearthline/contract/problem.ts';
import {
  addPasskey,
  addPasskeyChallenge,
  notePasskeyUsed,
  passkeyByCredential,
  type PasskeyOwner,
  type PasskeySigner,
  passkeysOf,
  takePasskeyChallenge,
} from '@hearthline/database/stores/person/passkeys.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { hostName, originOfHost } from '@hearthline/orgs/hosts.ts';
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
const siteOf = ({ config, lenders }: Pick<Context, 'config' | 'lenders'>, request: FastifyRequest) => ({
  host: hostName(request.hostname),
  origin: originOfHost(lenders.now(), request.hostname, config.publicUrl),
});

async function keepChallenge(ctx: Context, challenge: string, signer: PasskeySigner): Promise<void> {
  await addPasskeyChallenge(ctx.pool, challenge, signer, new Date(ctx.clock.real().getTime() + CHALLENGE_LIFE_MS));
}

/** A passkey as its owner sees it. */
export async function passkeyList(ctx: Pick<Context, 'pool'>, owner: PasskeyOwner) {
  return (await passkeysOf(ctx.pool, owner)).map(({ uuid, name, created_at: createdAt, last_used_at: lastUsedAt, host }) => ({
    uuid,
    name,
    host,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }));
}

/** What a browser needs to make a passkey. It is asked to check the person (a finger, a face, a PIN), so that a passkey is two steps in one. */
export async function registrationOptions(
  ctx: Context,
  request: FastifyRequest,
  owner: PasskeyOwner,
  { site, email }: { readonly site: string; readonly email: string },
) {
  const known = await passkeysOf(ctx.pool, owner);
  if (known.length >= MOST_PASSKEYS) throw new Problem('conflict', { message: 'Remove a passkey that you no longer use first' });
  const options = await generateRegistrationOptions({
    rpName: site,
    rpID: siteOf(ctx, request).host,
    userName: email,
    userID: new Uint8Array(Buffer.from(owner.uuid.replaceAll('-', ''), 'hex')),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(ctx, options.challenge, owner);
  return options;
}

/** Adds the passkey that a browser made. Throws invalid_request for one that does not verify, and conflict for one that is known. */
export async function registerPasskey(
  ctx: Context,
  on: Queryable,
  request: FastifyRequest,
  owner: PasskeyOwner,
  { response, name }: { readonly response: RegistrationResponseJSON; readonly name: string },
): Promise<void> {
  const { host, origin } = siteOf(ctx, request);
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takePasskeyChallenge(ctx.pool, challenge, owner, ctx.clock.real()),
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const }));
  if (!verified.verified) throw new Problem('passkey_refused');
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  const row = {
    uuid: v7(),
    credential_id: id,
    host,
    public_key: Buffer.from(publicKey),
    counter: String(counter),
    transports,
    name,
    created_at: ctx.clock.now(),
    last_used_at: null,
  };
  if (!(await addPasskey(on, owner, row))) throw new Problem('conflict', { message: 'This passkey is added already' });
}

/** What a browser needs to sign with a passkey; of anybody of the realm for a sign-in, else of this person. */
export async function authenticationOptions(ctx: Context, request: FastifyRequest, { realm, uuid }: PasskeySigner) {
  const known = uuid === null ? undefined : await passkeysOf(ctx.pool, { realm, uuid });
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx, request).host,
    userVerification: 'required',
    ...(known && { allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })) }),
  });
  await keepChallenge(ctx, options.challenge, { realm, uuid });
  return options;
}

/** Whose passkey signed a challenge. Throws passkey_refused for an unknown one, one of the other realm, a wrong signature, a challenge of another sign-in, and a counter that did not grow. */
export async function ownerOfSignature(
  ctx: Context,
  on: Queryable,
  request: FastifyRequest,
  { realm, uuid }: PasskeySigner,
  response: AuthenticationResponseJSON,
): Promise<string> {
  const { host, origin } = siteOf(ctx, request);
  const known = await passkeyByCredential(on, realm, response.id, host);
  if (!known || (uuid !== null && known.ownerUuid !== uuid)) throw new Problem('passkey_refused');
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takePasskeyChallenge(ctx.pool, challenge, { realm, uuid }, ctx.clock.real()),
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
  return known.ownerUuid;
}
