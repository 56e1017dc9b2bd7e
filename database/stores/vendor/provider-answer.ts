import type { PoolClient } from 'pg';
import type { Connection } from '../application/application.ts';
import type { DatabaseContext } from '../context.ts';

/** The kind of a provider's reply; some are stored per debt or check. */
export type AnswerKind =
  | 'soft-credit'
  | 'parcels'
  | 'parcel'
  | 'title'
  | 'valuation'
  | 'hard-credit'
  | 'credit-refresh'
  | 'flood'
  | 'geocode'
  | 'employment'
  | 'identity'
  | 'appraisal'
  | 'full-title'
  | 'notary'
  | 'recording'
  | 'disbursement'
  | 'insurance'
  | 'housing-counselors'
  // What staff calculated from documents; the attempt is the version of the application.
  | 'income-worksheet'
  | `income:${string}`
  | `check:${string}`
  | `payoff:${string}`
  | `paid:${string}`
  // Of another signer, by their id.
  | `signer-identity:${string}`
  | `signer-credit:${string}`;

const sealContext = (uuid: string, kind: AnswerKind) => `${uuid}:${kind}`;

type Answer = {
  readonly id: string;
  readonly applicationUuid: string;
  readonly kind: AnswerKind;
  readonly attempt: number;
  readonly data: unknown;
};

/**
 * Encrypts a provider's reply, and returns a function that writes it in a transaction: encryption may need a connection of its own, which a
 * transaction must not wait for. One per kind and attempt: a second run of a job writes nothing new.
 */
export async function sealedAnswer(
  ctx: DatabaseContext,
  { id, applicationUuid, kind, attempt, data }: Answer,
): Promise<(client: PoolClient) => Promise<void>> {
  const sealed = await ctx.secrets.seal('answer', sealContext(applicationUuid, kind), Buffer.from(JSON.stringify(data)));
  return async (client) => {
    await client.query({
      name: 'answer-keep',
      text: 'insert into provider_answer (id, application_uuid, kind, attempt, sealed, at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing',
      values: [id, applicationUuid, kind, attempt, sealed, ctx.clock.now(applicationUuid)],
    });
  };
}

/** The same inside a transaction. */
export async function saveAnswer(ctx: DatabaseContext, client: PoolClient, answer: Answer): Promise<void> {
  await (
    await sealedAnswer(ctx, answer)
  )(client);
}

/**
 * The newest reply of a kind, decrypted; null when there is none. Inside a transaction pass its client: waiting for a second connection
 * could deadlock.
 */
export async function latestAnswer<D>(
  ctx: DatabaseContext,
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

/** The newest reply of each of some kinds, decrypted, with its kind and when it arrived; the newest first. */
export async function newestAnswers<D>(
  ctx: DatabaseContext,
  applicationUuid: string,
  kinds: readonly AnswerKind[],
  on: Connection = ctx.pool,
): Promise<{ readonly kind: AnswerKind; readonly at: Date; readonly data: D }[]> {
  const { rows } = await on.query<{ kind: AnswerKind; at: Date; sealed: Buffer }>({
    name: 'answers-newest',
    text: `select * from (select distinct on (kind) kind, at, sealed from provider_answer
      where application_uuid = $1 and kind = any($2) order by kind, attempt desc) newest order by at desc, kind`,
    values: [applicationUuid, kinds],
  });
  const found: { kind: AnswerKind; at: Date; data: D }[] = [];
  for (const { kind, at, sealed } of rows) {
    const opened = await ctx.secrets.open('answer', sealContext(applicationUuid, kind), sealed);
    found.push({ kind, at, data: JSON.parse(opened.toString('utf8')) as D });
  }
  return found;
}

/** When the newest reply of each kind arrived, without decrypting any. */
export async function answerTimes(on: Connection, applicationUuid: string): Promise<ReadonlyMap<AnswerKind, Date>> {
  const { rows } = await on.query<{ kind: AnswerKind; at: Date }>({
    name: 'answer-times',
    text: 'select kind, max(at) as at from provider_answer where application_uuid = $1 group by kind',
    values: [applicationUuid],
  });
  return new Map(rows.map(({ kind, at }) => [kind, at]));
}

/** When the newest reply of a kind arrived; null when there is none. */
export async function latestAnswerAt(on: Connection, applicationUuid: string, kind: AnswerKind): Promise<Date | null> {
  const { rows } = await on.query<{ at: Date | null }>(
    'select max(at) as at from provider_answer where application_uuid = $1 and kind = $2',
    [applicationUuid, kind],
  );
  return rows[0]?.at ?? null;
}
