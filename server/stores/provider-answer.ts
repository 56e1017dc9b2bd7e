import type { PoolClient } from 'pg';
import type { Connection } from '../checklist/application.ts';
import type { Context } from '../context.ts';

export type AnswerKind = 'soft-credit' | 'parcels' | 'parcel' | 'title' | 'valuation';

const sealContext = (uuid: string, kind: AnswerKind) => `${uuid}:${kind}`;

/** Keeps what a provider answered, sealed. One per kind and attempt: a second run of a job writes nothing new. */
export async function keepAnswer(
  ctx: Context,
  client: PoolClient,
  answer: { id: string; applicationUuid: string; kind: AnswerKind; attempt: number; data: unknown },
): Promise<void> {
  const sealed = await ctx.secrets.seal(
    'answer',
    sealContext(answer.applicationUuid, answer.kind),
    Buffer.from(JSON.stringify(answer.data)),
  );
  await client.query({
    name: 'answer-keep',
    text: 'insert into provider_answer (id, application_uuid, kind, attempt, sealed, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
    values: [answer.id, answer.applicationUuid, answer.kind, answer.attempt, sealed, ctx.clock.now(answer.applicationUuid)],
  });
}

/** The newest answer of a kind, opened; null when there is none. Inside a transaction give its client: a second connection could be waited for in vain. */
export async function latestAnswer<D>(
  ctx: Context,
  applicationUuid: string,
  kind: AnswerKind,
  on: Connection = ctx.pool,
): Promise<D | null> {
  const { rows } = await on.query<{ sealed: Buffer }>({
    name: 'answer-latest',
    text: 'select sealed from provider_answer where application_uuid = $1 and kind = $2 order by attempt desc limit 1',
    values: [applicationUuid, kind],
  });
  const row = rows[0];
  if (!row) return null;
  const opened = await ctx.secrets.open('answer', sealContext(applicationUuid, kind), row.sealed);
  return JSON.parse(opened.toString('utf8')) as D;
}
