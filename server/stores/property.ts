import type { PostalAddress } from '@hearthline/providers/wire/result.ts';
import type { PoolClient } from 'pg';
import type { Application } from '../checklist/application.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../secrets/secrets.ts';

/** The address the application is about, in the version its facts name. */
export async function propertyAddress(ctx: { readonly pool: Queryable }, application: Application): Promise<PostalAddress> {
  const { rows } = await ctx.pool.query('select street1, street2, city, state, zip from property where application_uuid = $1 and version = $2', [application.uuid, application.facts.created?.propertyVersion ?? 1]);
  const row = rows[0] as { street1: string; street2: string | null; city: string; state: string; zip: string } | undefined;
  if (!row) throw new Error(`Application ${application.uuid} has no property`);
  return { street1: row.street1, ...(row.street2 && { street2: row.street2 }), city: row.city, state: row.state, zip: row.zip };
}

type TypedAddress = { readonly street1: string; readonly street2?: string | undefined; readonly city: string; readonly state: string; readonly zip: string };

/** Adds a version of the address; facts name it by number so that the text can be erased. */
export async function keepProperty(client: PoolClient, uuid: string, version: number, address: TypedAddress): Promise<void> {
  await client.query('insert into property (application_uuid, version, street1, street2, city, state, zip) values ($1, $2, $3, $4, $5, $6, $7)', [uuid, version, address.street1, address.street2 || null, address.city, address.state, address.zip]);
}

/** Keeps a borrower's explanation beside the facts. */
export async function keepExplanation(client: PoolClient, ctx: Context, uuid: string, kind: string, body: string): Promise<void> {
  await client.query('insert into explanation (application_uuid, kind, body, at) values ($1, $2, $3, $4)', [uuid, kind, body, ctx.clock.now(uuid)]);
}
