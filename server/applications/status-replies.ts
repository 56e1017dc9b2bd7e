import { helocStatus } from '@hearthline/contract/application/read.ts';
import { BoundedMap } from '@hearthline/database/bounded-map.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';

/** Members about the borrower's credit, income and accounts that another signer does not get. */
const NOT_THEIRS = {
  condition: null,
  bankAccountCheckStatus: null,
  dtiDecline: false,
  creditScoreDecline: false,
  creditFrozenWithPin: false,
  inquiryAttestation: null,
} as const;

/** The status reply of one application at one version, as JSON: to its borrower, and to another signer. */
type Replies = { readonly version: number; readonly borrower: string; readonly signer: string };

/** Applications whose replies are remembered in one generation, about two kilobytes each. */
const REMEMBERED = 5000;
const known = new WeakMap<object, BoundedMap<string, Replies>>();
/** Reads that are under way, by application and version, so that many waiters for one application read it once. */
const reads = new WeakMap<object, Map<string, Promise<Replies>>>();

async function read({ pool }: Pick<Context, 'pool'>, uuid: string): Promise<Replies> {
  const { facts, settings, version, since } = await applicationByUuid(pool, uuid);
  const answer = statusAnswer(facts, settings, version, since.toISOString());
  const asJson = (value: typeof answer) => JSON.stringify(helocStatus.reply.parse(value));
  return { version, borrower: asJson(answer), signer: asJson({ ...answer, ...NOT_THEIRS }) };
}

/**
 * The status reply of an application as JSON, at the version that was just read or a newer one. It follows from the facts of a version, which never
 * change, so each process computes it once for a version; null is a version that is not known. Throws not_found.
 */
export async function statusReply(
  ctx: Pick<Context, 'pool'>,
  uuid: string,
  version: number | null,
  to: 'borrower' | 'signer',
): Promise<string> {
  let remembered = known.get(ctx.pool);
  if (!remembered) known.set(ctx.pool, (remembered = new BoundedMap(REMEMBERED)));
  const found = version === null ? undefined : remembered.get(uuid);
  if (found && version !== null && found.version >= version) return found[to];
  if (version === null) return (await read(ctx, uuid))[to];

  let running = reads.get(ctx.pool);
  if (!running) reads.set(ctx.pool, (running = new Map()));
  const key = `${uuid} ${version}`;
  let reading = running.get(key);
  if (!reading) {
    reading = read(ctx, uuid).finally(() => running.delete(key));
    running.set(key, reading);
  }
  const replies = await reading;
  if ((remembered.get(uuid)?.version ?? -1) < replies.version) remembered.set(uuid, replies);
  return replies[to];
}
