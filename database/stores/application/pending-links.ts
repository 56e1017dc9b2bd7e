import type { DatabaseContext } from '../context.ts';
import type { Application, Connection } from './application.ts';

/** What a link is for; `method` only for income. `token` opens the vendor's widget again after a bank's own sign-in page; null where there is none. */
export type PendingLink = {
  readonly purpose: 'INCOME' | 'DISBURSE' | 'AUTOPAY';
  readonly method: string | null;
  readonly token: string | null;
  /** ISO date-time after which the vendor refuses the token. */
  readonly expiresAt: string;
};

type Key = Pick<PendingLink, 'purpose' | 'method'>;

const sealContext = (applicationUuid: string, { purpose, method }: Key) => `pending-link:${applicationUuid}:${purpose}:${method ?? ''}`;

/** Remembers the link that a borrower has opened; a newer one for the same purpose replaces it. */
export async function savePendingLink(
  ctx: DatabaseContext,
  { uuid, identityUuid }: Pick<Application, 'uuid' | 'identityUuid'>,
  { purpose, method, token, expiresAt }: PendingLink,
): Promise<void> {
  const sealed = await ctx.secrets.seal('provider-token', sealContext(uuid, { purpose, method }), Buffer.from(token ?? ''));
  await ctx.pool.query({
    name: 'pending-link-save',
    text: `insert into pending_link (application_uuid, identity_uuid, purpose, method, sealed, opened_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (application_uuid, purpose, method) do update set sealed = $5, opened_at = $6, expires_at = $7`,
    values: [uuid, identityUuid, purpose, method ?? '', sealed, ctx.clock.now(uuid), expiresAt],
  });
}

/** The newest link that a person has opened and not finished; null when there is none. */
export async function pendingLinkOf(
  ctx: DatabaseContext,
  identityUuid: string,
): Promise<(PendingLink & { readonly applicationUuid: string }) | null> {
  const { rows } = await ctx.pool.query<Key & { applicationUuid: string; sealed: Buffer; expiresAt: Date }>({
    name: 'pending-link',
    text: `select application_uuid as "applicationUuid", purpose, nullif(method, '') as method, sealed, expires_at as "expiresAt" from pending_link
      where identity_uuid = $1 order by opened_at desc limit 1`,
    values: [identityUuid],
  });
  const [row] = rows;
  if (!row) return null;
  const { sealed, expiresAt, ...link } = row;
  const token = (await ctx.secrets.open('provider-token', sealContext(row.applicationUuid, row), sealed)).toString('utf8');
  return { ...link, token: token === '' ? null : token, expiresAt: expiresAt.toISOString() };
}

/** The methods of verifying income that were opened and not finished. */
export async function pendingIncomeMethods(on: Connection, applicationUuid: string): Promise<string[]> {
  const { rows } = await on.query<{ method: string }>({
    name: 'pending-link-methods',
    text: "select method from pending_link where application_uuid = $1 and purpose = 'INCOME'",
    values: [applicationUuid],
  });
  return rows.map(({ method }) => method);
}

/** The link is finished: what it gave is recorded. */
export async function endPendingLink(on: Connection, applicationUuid: string, { purpose, method }: Key): Promise<void> {
  await on.query({
    name: 'pending-link-end',
    text: 'delete from pending_link where application_uuid = $1 and purpose = $2 and method = $3',
    values: [applicationUuid, purpose, method ?? ''],
  });
}
