import { v7 } from 'uuid';
import type { Connection } from './application.ts';
import type { DatabaseContext } from '../context.ts';

const sealContext = (id: string, method: string) => `income-link:${id}:${method}`;

/** Stores, encrypted, what is needed to read a linked payroll, bank or tax service later. */
export async function saveIncomeLink(
  ctx: DatabaseContext,
  on: Connection,
  applicationUuid: string,
  method: string,
  link: unknown,
): Promise<void> {
  const id = v7();
  const sealed = await ctx.secrets.seal('provider-token', sealContext(id, method), Buffer.from(JSON.stringify(link)));
  await on.query('insert into income_link (id, application_uuid, method, sealed, created_at) values ($1, $2, $3, $4, $5)', [
    id,
    applicationUuid,
    method,
    sealed,
    ctx.clock.now(applicationUuid),
  ]);
}

/** The newest link of a method, decrypted; null when there is none. */
export async function incomeLinkOf<L>(ctx: DatabaseContext, applicationUuid: string, method: string): Promise<L | null> {
  const { rows } = await ctx.pool.query<{ id: string; sealed: Buffer }>({
    name: 'income-link',
    text: 'select id, sealed from income_link where application_uuid = $1 and method = $2 order by created_at desc, id desc limit 1',
    values: [applicationUuid, method],
  });
  const row = rows[0];
  if (!row) return null;
  return JSON.parse((await ctx.secrets.open('provider-token', sealContext(row.id, method), row.sealed)).toString('utf8')) as L;
}
