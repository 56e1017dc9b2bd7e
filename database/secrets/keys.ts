import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { v7 } from 'uuid';
import type { Queryable } from '../transaction.ts';
import { decrypt, encrypt } from './envelope.ts';
import { MASTER_KEY_BYTES } from './master-key.ts';

/** The kinds of encrypted values; each kind has its own keys (lending §2.10). */
export const SECRET_KINDS = [
  'ssn',
  'bank-account',
  'provider-token',
  'signing-key',
  'upload',
  'document',
  'birth-date',
  'draft',
  'answer',
  'authenticator',
] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

export type KeyPurpose = 'data' | 'index';
/** A key as Node's own object: with plain bytes each use would make one, at three times the cost of sealing a birth date. */
export type DataKey = { readonly id: string; readonly key: KeyObject };

/** Milliseconds for which the active key is cached: another process may have rotated it. */
const TRUSTED = 30_000;

type Row = { id: string; kind: string; purpose: KeyPurpose; wrapped: Buffer };

/** The wrapped keys of the database, unwrapped with the master key and cached in memory. */
export type Keys = {
  readonly active: (kind: SecretKind, purpose: KeyPurpose) => Promise<DataKey>;
  readonly byId: (id: string) => Promise<DataKey>;
  /** Retires the active key and creates another. */
  readonly renew: (kind: SecretKind, on: Queryable) => Promise<void>;
  readonly forget: () => void;
};

function contextOf({ id, kind, purpose }: Omit<Row, 'wrapped'>): string {
  return `key:${kind}:${purpose}:${id}`;
}

/** Unwraps keys with the master key. Throws an Error that names MASTER_KEY when they were wrapped with another. */
export function buildKeys(pool: Pool, masterKey: Buffer): Keys {
  const opened = new Map<string, DataKey>();
  const actives = new Map<string, { readonly until: number; readonly key: DataKey }>();

  const open = (row: Row): DataKey => {
    const known = opened.get(row.id);
    if (known) return known;
    let key: KeyObject;
    try {
      key = createSecretKey(decrypt(masterKey, contextOf(row), row.wrapped));
    } catch {
      throw new Error('MASTER_KEY does not open the keys in this database: it is not the one they were made with');
    }
    const dataKey = { id: row.id, key };
    opened.set(row.id, dataKey);
    return dataKey;
  };

  const create = async (kind: SecretKind, purpose: KeyPurpose, on: Queryable): Promise<void> => {
    const id = v7();
    const wrapped = encrypt(masterKey, contextOf({ id, kind, purpose }), randomBytes(MASTER_KEY_BYTES));
    await on.query('INSERT INTO key_store (id, kind, purpose, wrapped) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING', [
      id,
      kind,
      purpose,
      wrapped,
    ]);
  };

  const active = async (kind: SecretKind, purpose: KeyPurpose): Promise<DataKey> => {
    const name = `${kind} ${purpose}`;
    const known = actives.get(name);
    if (known && known.until > performance.now()) return known.key;
    const find = async (): Promise<Row | undefined> => {
      const { rows } = await pool.query<Row>(
        'SELECT id, kind, purpose, wrapped FROM key_store WHERE kind = $1 AND purpose = $2 AND retired_at IS NULL',
        [kind, purpose],
      );
      return rows[0];
    };
    let row = await find();
    if (!row) {
      await create(kind, purpose, pool);
      row = await find();
    }
    if (!row) throw new Error(`There is no ${purpose} key for ${kind}`);
    const key = open(row);
    actives.set(name, { until: performance.now() + TRUSTED, key });
    return key;
  };

  const byId = async (id: string): Promise<DataKey> => {
    const known = opened.get(id);
    if (known) return known;
    const { rows } = await pool.query<Row>('SELECT id, kind, purpose, wrapped FROM key_store WHERE id = $1', [id]);
    if (!rows[0]) throw new Error('The key of a secret is gone');
    return open(rows[0]);
  };

  const renew = async (kind: SecretKind, on: Queryable): Promise<void> => {
    await on.query("UPDATE key_store SET retired_at = now() WHERE kind = $1 AND purpose = 'data' AND retired_at IS NULL", [kind]);
    await create(kind, 'data', on);
  };

  return { active, byId, renew, forget: () => actives.clear() };
}

/**
 * Wraps every key with another master key, in one transaction of `on`; the old master key then unwraps nothing. Answers the number of keys.
 */
export async function rewrapKeys(on: Queryable, from: Buffer, to: Buffer): Promise<number> {
  const { rows } = await on.query('SELECT id, kind, purpose, wrapped FROM key_store FOR UPDATE');
  for (const row of rows as Row[]) {
    const context = contextOf(row);
    await on.query('UPDATE key_store SET wrapped = $2 WHERE id = $1', [row.id, encrypt(to, context, decrypt(from, context, row.wrapped))]);
  }
  return rows.length;
}
