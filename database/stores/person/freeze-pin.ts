import type { PoolClient } from 'pg';
import type { DatabaseContext } from '../context.ts';

/**
 * Encrypts the PIN that a borrower typed to lift a credit freeze. The returned function deletes an earlier PIN and stores this one, if there is one.
 * The PIN is deleted when the credit report it was typed for has arrived.
 */
export async function sealedFreezePin(
  ctx: DatabaseContext,
  applicationUuid: string,
  pin: string | null,
): Promise<(client: PoolClient) => Promise<void>> {
  const sealed = pin === null ? null : await ctx.secrets.seal('answer', `${applicationUuid}:pin`, Buffer.from(pin));
  return async (client) => {
    await deleteFreezePin(client, applicationUuid);
    if (sealed) await client.query('insert into freeze_pin (application_uuid, sealed) values ($1, $2)', [applicationUuid, sealed]);
  };
}

export async function deleteFreezePin(client: PoolClient, applicationUuid: string): Promise<void> {
  await client.query('delete from freeze_pin where application_uuid = $1', [applicationUuid]);
}

export async function freezePinOf(ctx: DatabaseContext, applicationUuid: string): Promise<string | null> {
  const { rows } = await ctx.pool.query<{ sealed: Buffer }>({
    name: 'freeze-pin',
    text: 'select sealed from freeze_pin where application_uuid = $1',
    values: [applicationUuid],
  });
  return rows[0] ? (await ctx.secrets.open('answer', `${applicationUuid}:pin`, rows[0].sealed)).toString('utf8') : null;
}
