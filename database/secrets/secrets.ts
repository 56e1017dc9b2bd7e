import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { parse, stringify, v7 } from 'uuid';
import { type Queryable, transaction } from '../transaction.ts';
import { decrypt, encrypt } from './envelope.ts';
import { buildKeys, type SecretKind } from './keys.ts';

/** The store of encrypted values. Plaintexts never reach the database, the log or an error message. */
export type Secrets = {
  /** Stores a plaintext for a subject (identity, application …) and answers the row's id. Pass the transaction's client to join it. */
  readonly put: (kind: SecretKind, subjectUuid: string, plaintext: string, on?: Queryable) => Promise<string>;
  /** The plaintext; throws Error when the row does not exist or was tampered with. */
  readonly get: (id: string, on?: Queryable) => Promise<string>;
  /** Last four characters, for masks; empty for a plaintext too short to be masked. */
  readonly last4: (id: string, on?: Queryable) => Promise<string>;
  /** Ids of the subject's secrets of a kind, newest first. */
  readonly ofSubject: (kind: SecretKind, subjectUuid: string, on?: Queryable) => Promise<string[]>;
  /**
   * HMAC-SHA-256 of the normalized plaintext under the kind's own key: equal plaintexts give equal indexes, and nothing else can be
   * inferred.
   */
  readonly blindIndex: (kind: SecretKind, plaintext: string) => Promise<Buffer>;
  /** Rows whose plaintext equals this one. */
  readonly findBy: (kind: SecretKind, plaintext: string, on?: Queryable) => Promise<{ id: string; subjectUuid: string }[]>;
  /** Deletes a row permanently. */
  readonly erase: (id: string, on?: Queryable) => Promise<void>;
  /** Encrypts bytes stored in another table (a provider's reply, a draft). `context` must be the same for decryption. */
  readonly seal: (kind: SecretKind, context: string, plaintext: Buffer) => Promise<Buffer>;
  readonly open: (kind: SecretKind, context: string, sealed: Buffer) => Promise<Buffer>;
  /** Creates a new data key for a kind and re-encrypts its rows under it; answers how many. */
  readonly rotate: (kind: SecretKind) => Promise<number>;
  /** Re-encrypts rows that are still under an older key; answers how many. */
  readonly reseal: (kind: SecretKind) => Promise<number>;
  /** Id of a kind's active key: the first sixteen bytes of an encrypted value are the id of its key. */
  readonly keyOf: (kind: SecretKind) => Promise<string>;
};

const KEY_ID_BYTES = 16;
/** Rows re-encrypted per transaction of a rotation. */
const BATCH = 200;
/** Plaintexts shorter than this have no mask: four of their characters would reveal too much. */
const MASKABLE = 8;

type Row = { id: string; kind: SecretKind; subject_uuid: string; sealed: Buffer };

/** Removes separators, so that equal numbers match in any notation. */
function normalized(kind: SecretKind, plaintext: string): string {
  return kind === 'ssn' || kind === 'bank-account' ? plaintext.replaceAll(/\D/g, '') : plaintext.trim();
}

function rowContext({ id, subject_uuid }: Pick<Row, 'id' | 'subject_uuid'>): string {
  return `secret:${id}:${subject_uuid}`;
}

/** Builds the store over a database whose keys the master key unwraps. */
export function buildSecrets(pool: Pool, masterKey: Buffer): Secrets {
  const keys = buildKeys(pool, masterKey);

  const sealWith = async (kind: SecretKind, context: string, plaintext: Buffer): Promise<{ keyId: string; sealed: Buffer }> => {
    const { id, key } = await keys.active(kind, 'data');
    return { keyId: id, sealed: Buffer.concat([parse(id), encrypt(key, `${kind}:${context}`, plaintext)]) };
  };
  const open = async (kind: SecretKind, context: string, sealed: Buffer): Promise<Buffer> => {
    const { key } = await keys.byId(stringify(sealed.subarray(0, KEY_ID_BYTES)));
    return decrypt(key, `${kind}:${context}`, sealed.subarray(KEY_ID_BYTES));
  };
  const blindIndex = async (kind: SecretKind, plaintext: string): Promise<Buffer> => {
    const { key } = await keys.active(kind, 'index');
    return createHmac('sha256', key).update(normalized(kind, plaintext)).digest();
  };
  const get = async (id: string, on: Queryable = pool): Promise<string> => {
    const { rows } = await on.query('SELECT id, kind, subject_uuid, sealed FROM secret WHERE id = $1', [id]);
    const row = rows[0] as Row | undefined;
    if (!row) throw new Error('There is no such secret');
    return (await open(row.kind, rowContext(row), row.sealed)).toString('utf8');
  };

  const resealBatch = async (kind: SecretKind, keyId: string): Promise<number> =>
    transaction(pool, async (client) => {
      const { rows } = await client.query<Row>(
        'SELECT id, kind, subject_uuid, sealed FROM secret WHERE kind = $1 AND key_id <> $2 ORDER BY id LIMIT $3 FOR UPDATE',
        [kind, keyId, BATCH],
      );
      for (const row of rows) {
        const fresh = await sealWith(kind, rowContext(row), await open(kind, rowContext(row), row.sealed));
        await client.query('UPDATE secret SET sealed = $2, key_id = $3 WHERE id = $1', [row.id, fresh.sealed, fresh.keyId]);
      }
      return rows.length;
    });

  const resealAll = async (kind: SecretKind): Promise<number> => {
    const { id } = await keys.active(kind, 'data');
    let resealed = 0;
    for (let batch = await resealBatch(kind, id); batch > 0; batch = await resealBatch(kind, id)) resealed += batch;
    return resealed;
  };

  return {
    put: async (kind, subjectUuid, plaintext, on = pool) => {
      const id = v7();
      const { keyId, sealed } = await sealWith(kind, rowContext({ id, subject_uuid: subjectUuid }), Buffer.from(plaintext));
      await on.query('INSERT INTO secret (id, kind, subject_uuid, key_id, sealed, blind_index) VALUES ($1, $2, $3, $4, $5, $6)', [
        id,
        kind,
        subjectUuid,
        keyId,
        sealed,
        await blindIndex(kind, plaintext),
      ]);
      return id;
    },
    get,
    last4: async (id, on = pool) => {
      const plaintext = await get(id, on);
      return plaintext.length < MASKABLE ? '' : plaintext.slice(-4);
    },
    ofSubject: async (kind, subjectUuid, on = pool) => {
      const { rows } = await on.query('SELECT id FROM secret WHERE kind = $1 AND subject_uuid = $2 ORDER BY created_at DESC, id DESC', [
        kind,
        subjectUuid,
      ]);
      return rows.map((row) => String(row['id']));
    },
    blindIndex,
    findBy: async (kind, plaintext, on = pool) => {
      const { rows } = await on.query('SELECT id, subject_uuid FROM secret WHERE kind = $1 AND blind_index = $2', [
        kind,
        await blindIndex(kind, plaintext),
      ]);
      return rows.map((row) => ({ id: String(row['id']), subjectUuid: String(row['subject_uuid']) }));
    },
    erase: async (id, on = pool) => {
      await on.query('DELETE FROM secret WHERE id = $1', [id]);
    },
    seal: async (kind, context, plaintext) => (await sealWith(kind, context, plaintext)).sealed,
    open,
    rotate: async (kind) => {
      await keys.active(kind, 'data');
      await transaction(pool, (client) => keys.renew(kind, client));
      keys.forget();
      return resealAll(kind);
    },
    reseal: resealAll,
    keyOf: async (kind) => (await keys.active(kind, 'data')).id,
  };
}
