import { Problem } from '@hearthline/contract/problem.ts';
import type { unfinishedReply, uploadBegin } from '@hearthline/contract/uploads.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import { type Application, lockApplication } from '@hearthline/database/stores/application/application.ts';
import {
  addPart,
  beginUnfinished,
  dropExpired,
  dropUnfinished,
  partsOf,
  sameUnfinished,
  type Unfinished,
  unfinishedUpload,
} from '@hearthline/database/stores/application/unfinished-uploads.ts';
import { sentOn, uploadState } from '@hearthline/database/stores/application/uploads.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { sha256Of } from '@hearthline/documents/storage/storage.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import type { By } from '../engine/record.ts';
import { acceptUpload, refusalProblem, requireOpen, requireQuota, storedUpload, type UploadContext } from './accept-upload.ts';
import type { FileField, Incoming } from './receive.ts';
import { labelOf } from './view.ts';

/** Files sent in parts, so that a dropped one goes on from where it broke off (decision 0029). */

/** Files a person may have on their way; the oldest make room. */
const MOST_UNFINISHED = 3;
/** Milliseconds of real time that an unfinished file is kept after its last part. */
const KEPT_FOR = 86_400_000;

/** One file on its way: whose, to which application. */
export type Sending = { readonly applicationUuid: string; readonly sentBy: string; readonly id: string };

const sealedAs = (id: string, startsAt: number) => `${id}:${startsAt}`;

export function unfinishedView(u: Unfinished): z.input<typeof unfinishedReply> {
  return { uuid: u.id, bytes: u.sent_bytes, offset: u.arrived, expiresAt: u.expires_at.toISOString() };
}

async function unfinished(ctx: Context, sending: Sending): Promise<Unfinished> {
  const found = await unfinishedUpload(ctx.pool, { ...sending, now: ctx.clock.real() });
  if (!found) throw new Problem('not_found', { message: 'Send the file again from its first byte' });
  return found;
}

const wrongOffset = (offset: number) => new Problem('wrong_offset', { message: `The file continues at byte ${offset}`, extra: { offset } });

type Begin = Omit<z.output<typeof uploadBegin.body>, 'conditionUuid'> & { readonly conditionUuid?: string | null | undefined };

/** Begins a file, or finds the same one where it broke off. Throws conflict, quota_reached, too_many_requests. */
export async function beginInParts(
  ctx: Context,
  application: Application,
  { type, conditionUuid = null, name, bytes, sha256 }: Begin,
  sentBy: string,
): Promise<Unfinished> {
  const { uuid } = application;
  const now = ctx.clock.real();
  const begun = {
    id: v7(),
    application_uuid: uuid,
    condition_uuid: conditionUuid,
    document_type: type,
    label: labelOf(name),
    sent_sha256: sha256,
    sent_bytes: bytes,
    sent_by: sentBy,
    begun_at: now,
    expires_at: new Date(now.getTime() + KEPT_FOR),
  };
  const before = await transaction(ctx.pool, async (client) => sameUnfinished(client, begun));
  if (before) return before;
  await requireOpen(ctx, application, { conditionUuid, sentBy });
  await transaction(ctx.pool, async (client) => {
    await lockApplication(client, uuid);
    requireQuota(await sentOn(client, uuid, conditionUuid), bytes);
    await beginUnfinished(client, begun, MOST_UNFINISHED);
  });
  return { ...begun, arrived: 0 };
}

/** How much of a file has arrived. Throws not_found for another person's, and for one that expired. */
export const offsetOf = unfinished;

/** Stores the next part. Throws not_found, and wrong_offset unless it begins where the last one ended and the file ends with or after it. */
export async function takePart(ctx: Context, sending: Sending, offset: number, part: Incoming): Promise<Unfinished> {
  const found = await unfinished(ctx, sending);
  if (offset !== found.arrived) throw wrongOffset(found.arrived);
  const bytes = await part.read();
  if (bytes.length === 0 || offset + bytes.length > found.sent_bytes)
    throw new Problem('invalid_request', { errors: [{ field: 'file', message: 'Send bytes of the file, and not more than it has' }] });
  const sealed = await ctx.secrets.seal('upload', sealedAs(found.id, offset), bytes);
  const expiresAt = new Date(ctx.clock.real().getTime() + KEPT_FOR);
  const added = await transaction(ctx.pool, async (client) =>
    addPart(client, found.id, { startsAt: offset, bytes: bytes.length, sealed, expiresAt }),
  );
  if (!added) throw wrongOffset((await unfinished(ctx, sending)).arrived);
  return { ...found, arrived: offset + bytes.length, expires_at: expiresAt };
}

async function joined(ctx: Context, id: string): Promise<Buffer> {
  const opened: Buffer[] = [];
  for (const { starts_at, sealed } of await partsOf(ctx.pool, id))
    opened.push(await ctx.secrets.open('upload', sealedAs(id, starts_at), sealed));
  return Buffer.concat(opened);
}

/**
 * Checks a file of which all parts arrived, and stores it. A second call answers as the first: the stored file, or why it was refused. Throws
 * wrong_offset while parts are missing, request_running while the first call checks.
 */
export async function finishInParts(ctx: UploadContext, application: Application, sending: Sending, by: By): Promise<UploadRow> {
  const { sentBy, id } = sending;
  const done = await uploadState(ctx.pool, sending);
  if (done?.state === 'SCANNING') throw new Problem('request_running');
  if (done?.state === 'REFUSED') throw refusalProblem(done.reason);
  if (done) return storedUpload(ctx, application.uuid, id);
  const found = await unfinished(ctx, sending);
  if (found.arrived !== found.sent_bytes) throw wrongOffset(found.arrived);
  try {
    const field: FileField = { name: found.label, sha256: found.sent_sha256, bytes: found.sent_bytes };
    const read = async (): Promise<Buffer> => {
      const bytes = await joined(ctx, id);
      // Parts of another file under the same hash: it is refused, and sent again from its first byte.
      return sha256Of(bytes) === found.sent_sha256 ? bytes : Buffer.alloc(0);
    };
    const row = await acceptUpload(ctx, application, {
      id,
      type: found.document_type,
      conditionUuid: found.condition_uuid,
      field,
      file: { read, close: async () => undefined },
      by: { ...by, identityUuid: sentBy },
    });
    await dropUnfinished(ctx.pool, sending);
    return row;
  } catch (error) {
    if (error instanceof Problem && (error.code === 'file_refused' || error.code === 'unsupported_media_type'))
      await dropUnfinished(ctx.pool, sending);
    throw error;
  }
}

/** Cancels a file; what arrived of it is deleted. */
export const cancelInParts = async (ctx: Context, sending: Sending): Promise<void> => dropUnfinished(ctx.pool, sending);

/** Deletes files of which nothing arrived for a day. */
export const dropExpiredParts = async (ctx: Context): Promise<number> => dropExpired(ctx.pool, ctx.clock.real());
