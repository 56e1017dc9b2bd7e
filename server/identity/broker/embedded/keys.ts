import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { addOidcKey, oidcKeys } from '@hearthline/database/stores/person/oidc-records.ts';

export const ID_TOKEN_ALGORITHM = 'ES256';

/** The private keys of the embedded broker, the signing one first; made, sealed, when there is none. One process makes it, all use it. */
export async function brokerKeys({ pool, secrets, clock }: Pick<Context, 'pool' | 'secrets' | 'clock'>): Promise<JWK[]> {
  const rows = await transaction(pool, async (client) => {
    await client.query("SELECT pg_advisory_xact_lock(hashtext('oidc_key'))");
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
