import type { Pool } from 'pg';
import { transaction } from '../transaction.ts';
import type { DocumentStorage } from '@hearthline/documents/storage/storage.ts';
import { rewrapKeys } from './keys.ts';
import { SECRET_KINDS, type SecretKind } from './kinds.ts';
import { resealElsewhere } from './sealed-elsewhere.ts';
import { buildSecrets } from './secrets.ts';

export type Rotated = { readonly kind: SecretKind; readonly rows: number };

type Kept = { readonly pool: Pool; readonly masterKey: Buffer; readonly storage: DocumentStorage };

/**
 * Makes a new data key for each kind and seals under it what is kept: rows of `secret`, bytes in other tables, files people sent. Other processes take the
 * new key up within half a minute; what they sealed until then, and what an interruption left, is sealed anew by `resealOld`.
 */
export async function rotateDataKeys({ pool, masterKey, storage }: Kept, kinds: readonly SecretKind[] = SECRET_KINDS): Promise<Rotated[]> {
  const secrets = buildSecrets(pool, masterKey);
  const rotated: Rotated[] = [];
  for (const kind of kinds)
    rotated.push({ kind, rows: (await secrets.rotate(kind)) + (await resealElsewhere(pool, secrets, storage, kind)) });
  return rotated;
}

/** Seals anew whatever is still under an older key, and makes none. After it, more than half a minute after a rotation, retired keys open nothing. */
export async function resealOld({ pool, masterKey, storage }: Kept, kinds: readonly SecretKind[] = SECRET_KINDS): Promise<Rotated[]> {
  const secrets = buildSecrets(pool, masterKey);
  const resealed: Rotated[] = [];
  for (const kind of kinds)
    resealed.push({ kind, rows: (await secrets.reseal(kind)) + (await resealElsewhere(pool, secrets, storage, kind)) });
  return resealed;
}

/** Wraps every key with another master key; answers how many. The processes are started anew with it afterwards: the old one opens nothing any more. */
export async function changeMasterKey(pool: Pool, from: Buffer, to: Buffer): Promise<number> {
  return transaction(pool, async (client) => rewrapKeys(client, from, to));
}
