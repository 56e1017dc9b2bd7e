import type { Pool } from 'pg';
import { transaction } from '../db/transaction.ts';
import { rewrapKeys } from './keys.ts';
import { SECRET_KINDS, type SecretKind } from './kinds.ts';
import { buildSecrets } from './secrets.ts';

export type Rotated = { readonly kind: SecretKind; readonly rows: number };

/**
 * Makes a new data key for each kind and seals the rows of `secret` anew under it. Bytes sealed in other tables keep the key they have, which stays,
 * retired; what is written from now on gets the new one. Other processes take it up within half a minute. Safe to run again after it was interrupted.
 */
export async function rotateDataKeys(pool: Pool, masterKey: Buffer, kinds: readonly SecretKind[] = SECRET_KINDS): Promise<Rotated[]> {
  const secrets = buildSecrets(pool, masterKey);
  const rotated: Rotated[] = [];
  for (const kind of kinds) rotated.push({ kind, rows: await secrets.rotate(kind) });
  return rotated;
}

/** Wraps every key with another master key; answers how many. The processes are started anew with it afterwards: the old one opens nothing any more. */
export async function changeMasterKey(pool: Pool, from: Buffer, to: Buffer): Promise<number> {
  return transaction(pool, async (client) => rewrapKeys(client, from, to));
}
