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

/** Who a reply is for: the borrower, or another signer. */
type Audience = 'borrower' | 'signer';
type Reply = { readonly version: number; readonly json: string };

/** Replies remembered in one generation, about a kilobyte each. */
const REMEMBERED = 5000;
const known = new WeakMap<object, BoundedMap<string, Reply>>();
/** Reads that are under way, by application, audience and version, so that many waiters for one application read it once. */
const reads = new WeakMap<object, Map<string, Promise<Reply>>>();

async function read({ pool }: Pick<Context, 'pool'>, uuid: string, to: Audience): Promise<Reply> {
  const { facts, settings, version, since } = await applicationByUuid(pool, uuid);
  const answer = statusAnswer(facts, settings, version, since.toISOString());
  return { version, json: JSON.stringify(helocStatus.reply.parse(to === 'signer' ? { ...answer, ...NOT_THEIRS } : answer)) };
}

/**
 * The status reply of an application as JSON, at the version that was just read or a newer one. It follows from the facts of a version, which never
 * change, so each process computes it once for a version; null is a version that is not known. Throws not_found.
 */
export async function statusReply(ctx: Pick<Context, 'pool'>, uuid: string, version: number | null, to: Audience): Promise<string> {
  if (version === null) return (await read(ctx, uuid, to)).json;
  let remembered = known.get(ctx.pool);
  if (!remembered) known.set(ctx.pool, (remembered = new BoundedMap(REMEMBERED)));
  const key = `${to} ${uuid}`;
  const found = remembered.get(key);
  if (found && found.version >= version) return found.json;

  let running = reads.get(ctx.pool);
  if (!running) reads.set(ctx.pool, (running = new Map()));
  const ofVersion = `${key} ${version}`;
  let reading = running.get(ofVersion);
  if (!reading) {
    reading = read(ctx, uuid, to).finally(() => running.delete(ofVersion));
    running.set(ofVersion, reading);
  }
  const reply = await reading;
  if ((remembered.get(key)?.version ?? -1) < reply.version) remembered.set(key, reply);
  return reply.json;
}
