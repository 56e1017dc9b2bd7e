import type { PoolClient } from 'pg';
import type { DatabaseContext } from '../context.ts';

/**
 * Prepares the PIN a borrower typed to lift a freeze, encrypted at once, or none; the returned function writes it in place of an older one.
 * It is deleted with the result of the pull it was given for.
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
