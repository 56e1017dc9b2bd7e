import { hashOfSecret } from '@hearthline/database/secrets/one-time.ts';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Context } from '../../../config/context.ts';
import type { OidcRecordRow } from '@hearthline/database/generated/rows.ts';
import {
  consumeOidcRecord,
  dropOidcGrant,
  dropOidcRecord,
  oidcRecord,
  oidcRecordByUid,
  putOidcRecord,
} from '@hearthline/database/stores/person/oidc-records.ts';

/** What the embedded broker keeps of one kind, in PostgreSQL: ids only as hashes, contents sealed, so that a copy of the table signs nobody in. */
export function recordsOf({ pool, secrets, clock }: Pick<Context, 'pool' | 'secrets' | 'clock'>, kind: string): Adapter {
  const seam = (idHash: Buffer): string => `oidc:${kind}:${idHash.toString('hex')}`;
  const opened = async (row: OidcRecordRow | undefined): Promise<AdapterPayload | undefined> => {
    if (!row) return undefined;
    const payload = JSON.parse((await secrets.open('provider-token', seam(row.id_hash), row.sealed)).toString('utf8')) as AdapterPayload;
    return row.consumed_at === null ? payload : { ...payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) };
  };
  return {
    async upsert(id, payload, expiresIn) {
      const idHash = hashOfSecret(id);
      await putOidcRecord(pool, {
        kind,
        id_hash: idHash,
        uid: payload.uid ?? null,
        grant_hash: payload.grantId === undefined ? null : hashOfSecret(payload.grantId),
        sealed: await secrets.seal('provider-token', seam(idHash), Buffer.from(JSON.stringify(payload), 'utf8')),
        expires_at: expiresIn ? new Date(clock.real().getTime() + expiresIn * 1000) : null,
      });
    },
    find: async (id) => opened(await oidcRecord(pool, kind, hashOfSecret(id))),
    findByUid: async (uid) => opened(await oidcRecordByUid(pool, kind, uid)),
    // the device flow is not offered
    findByUserCode: async () => undefined,
    consume: async (id) => consumeOidcRecord(pool, kind, hashOfSecret(id), clock.real()),
    destroy: async (id) => dropOidcRecord(pool, kind, hashOfSecret(id)),
    revokeByGrantId: async (grantId) => dropOidcGrant(pool, hashOfSecret(grantId)),
  };
}
