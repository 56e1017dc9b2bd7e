import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../config/context.ts';
import { addSigningKey, lockSigningKeys, newestSigningKey, signingKeyByKid } from '@hearthline/database/stores/person/signing-keys.ts';
import { transaction } from '@hearthline/database/transaction.ts';

export const TOKEN_ALGORITHM = 'EdDSA';
/** A key signs for thirty days; its tokens remain valid until they expire. */
const KEY_LIFE_MS = 30 * 86_400_000;
/** How often a process checks whether another one has rotated the key. */
const REREAD_MS = 60_000;
const KID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export type SigningKey = { readonly kid: string; readonly key: CryptoKey };
type Parts = Pick<Context, 'pool' | 'secrets' | 'clock'>;
type CachedKey = { readonly current: SigningKey; readonly goodUntil: number; readonly readAt: number };

const cache = new WeakMap<object, CachedKey>();
const publics = new WeakMap<object, Map<string, CryptoKey>>();

async function privateKey(ctx: Parts, kid: string, sealed: Buffer): Promise<CryptoKey> {
  const jwk = JSON.parse((await ctx.secrets.open('signing-key', kid, sealed)).toString('utf8')) as JWK;
  return (await importJWK(jwk, TOKEN_ALGORITHM)) as CryptoKey;
}

async function makeKey(ctx: Parts, now: Date) {
  const { publicKey, privateKey: secret } = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
  const kid = randomUUID();
  const sealed = await ctx.secrets.seal('signing-key', kid, Buffer.from(JSON.stringify(await exportJWK(secret)), 'utf8'));
  return {
    kid,
    algorithm: TOKEN_ALGORITHM,
    public_jwk: (await exportJWK(publicKey)) as Record<string, string>,
    sealed_private: sealed,
    created_at: now,
  };
}

async function readOrMake(ctx: Parts, now: Date) {
  const isYoung = (row: { created_at: Date } | undefined): boolean =>
    row !== undefined && now.getTime() - row.created_at.getTime() < KEY_LIFE_MS;
  const newest = await newestSigningKey(ctx.pool);
  if (newest && isYoung(newest)) return newest;
  const generated = await makeKey(ctx, now);
  return transaction(ctx.pool, async (client) => {
    await lockSigningKeys(client);
    const other = await newestSigningKey(client);
    if (other && isYoung(other)) return other;
    await addSigningKey(client, generated);
    return generated;
  });
}

/** The current signing key; generated, and wrapped by the master key, when there is none or it is too old. */
export async function currentKey(ctx: Parts): Promise<SigningKey> {
  const now = ctx.clock.real();
  const known = cache.get(ctx.pool);
  if (known && now.getTime() < known.goodUntil && now.getTime() - known.readAt < REREAD_MS) return known.current;
  const row = await readOrMake(ctx, now);
  const current = { kid: row.kid, key: await privateKey(ctx, row.kid, row.sealed_private) };
  cache.set(ctx.pool, { current, goodUntil: row.created_at.getTime() + KEY_LIFE_MS, readAt: now.getTime() });
  return current;
}

/** The public key that a token names; undefined for an unknown one. */
export async function publicKeyOf(ctx: Parts, kid: unknown): Promise<CryptoKey | undefined> {
  if (typeof kid !== 'string' || !KID.test(kid)) return undefined;
  let known = publics.get(ctx.pool);
  if (!known) publics.set(ctx.pool, (known = new Map()));
  const cached = known.get(kid);
  if (cached) return cached;
  const row = await signingKeyByKid(ctx.pool, kid);
  if (!row) return undefined;
  const key = (await importJWK(row.public_jwk as JWK, TOKEN_ALGORITHM)) as CryptoKey;
  known.set(kid, key);
  return key;
}
