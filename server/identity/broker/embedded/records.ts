import type { OidcRecordRow } from '@hearthline/database/generated/rows.ts';
import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import {
  addOidcKey,
  consumeOidcRecord,
  dropOidcGrant,
  dropOidcRecord,
  oidcKeys,
  oidcRecord,
  oidcRecordByUid,
  openedByOidcSession,
  putOidcRecord,
  lockOidcKeys,
} from '@hearthline/database/stores/person/oidc-records.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../config/context.ts';

export const ID_TOKEN_ALGORITHM = 'ES256';

/** The private keys of the embedded broker, the signing one first; generated and encrypted when there is none. All processes use the same keys. */
export async function brokerKeys({ pool, secrets, clock }: Pick<Context, 'pool' | 'secrets' | 'clock'>): Promise<JWK[]> {
  const rows = await transaction(pool, async (client) => {
    await lockOidcKeys(client);
    const known = await oidcKeys(client);
    if (known.length > 0) return known;
    const { privateKey } = await generateKeyPair(ID_TOKEN_ALGORITHM, { extractable: true });
    const kid = randomUUID();
    const jwk = { ...(await exportJWK(privateKey)), kid, alg: ID_TOKEN_ALGORITHM, use: 'sig' };
    const made = {
      kid,
      sealed_private: await secrets.seal('signing-key', kid, Buffer.from(JSON.stringify(jwk), 'utf8')),
      created_at: clock.real(),
    };
    await addOidcKey(client, made);
    return [made];
  });
  return Promise.all(
    rows.map(async (row) => JSON.parse((await secrets.open('signing-key', row.kid, row.sealed_private)).toString('utf8')) as JWK),
  );
}

/** How long a session at the broker may be without one here, in seconds: a sign-in that never returned opens nothing later. */
const UNRETURNED_LIFE = 120;

/** The account of a record: a session's, grant's or code's own, or the one that a sign-in, whose browser has only to return, has proved. */
function accountOf({ accountId, result, session }: AdapterPayload): string | null {
  const login = result?.['login'] as { readonly accountId?: string } | undefined;
  return accountId ?? login?.accountId ?? session?.accountId ?? null;
}

/** The embedded broker's records of one kind, in PostgreSQL: ids only as hashes, contents encrypted, so that a copy of the table gives no access. */
export function recordsOf({ pool, secrets, clock }: Pick<Context, 'pool' | 'secrets' | 'clock'>, kind: string): Adapter {
  const seam = (idHash: Buffer): string => `oidc:${kind}:${idHash.toString('hex')}`;
  const opened = async (row: OidcRecordRow | undefined): Promise<AdapterPayload | undefined> => {
    if (!row) return undefined;
    const payload = JSON.parse((await secrets.open('provider-token', seam(row.id_hash), row.sealed)).toString('utf8')) as AdapterPayload;
    return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  };
  /** The library saves a session anew at each request, also one that has just ended: that one has opened a session that was ended. */
  const isAlive = async ({ accountId, uid = '', loginTs = 0 }: AdapterPayload): Promise<boolean> => {
    if (kind !== 'Session' || accountId === undefined) return true;
    const { opened: sessions, ended } = await openedByOidcSession(pool, uid);
    return ended === 0 && (sessions > 0 || clock.real().getTime() / 1000 < loginTs + UNRETURNED_LIFE);
  };
  const alive = async (row: OidcRecordRow | undefined): Promise<AdapterPayload | undefined> => {
    const payload = await opened(row);
    return payload !== undefined && (await isAlive(payload)) ? payload : undefined;
  };
  return {
    async upsert(id, payload, expiresIn) {
      const idHash = hashOfSecret(id);
      await putOidcRecord(pool, {
        kind,
        id_hash: idHash,
        uid: payload.uid ?? null,
        identity_uuid: accountOf(payload),
        grant_hash: payload.grantId === undefined ? null : hashOfSecret(payload.grantId),
        sealed: await secrets.seal('provider-token', seam(idHash), Buffer.from(JSON.stringify(payload), 'utf8')),
        expires_at: expiresIn ? new Date(clock.real().getTime() + expiresIn * 1000) : null,
      });
    },
    find: async (id) => alive(await oidcRecord(pool, kind, hashOfSecret(id))),
    findByUid: async (uid) => alive(await oidcRecordByUid(pool, kind, uid)),
    // the device flow is not offered
    findByUserCode: async () => undefined,
    consume: async (id) => consumeOidcRecord(pool, kind, hashOfSecret(id), clock.real()),
    destroy: async (id) => dropOidcRecord(pool, kind, hashOfSecret(id)),
    revokeByGrantId: async (grantId) => dropOidcGrant(pool, hashOfSecret(grantId)),
  };
}
