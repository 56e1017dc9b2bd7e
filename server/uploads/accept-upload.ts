import { Problem } from '@hearthline/contract/problem.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import { type Application, lockApplication } from '@hearthline/database/stores/application/application.ts';
import {
  openUpload,
  refuseUpload,
  refuseUploadsBefore,
  releaseUpload,
  sentOn,
  uploadOf,
} from '@hearthline/database/stores/application/uploads.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { contentStorage, save, sha256Of } from '@hearthline/documents/storage/storage.ts';
import { askedOfPeople } from '@hearthline/journey/steps/conditions.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { MAX_BYTES, MAX_FILES, MAX_FILES_OF_CONDITION } from '@hearthline/rules/conditions/upload-limits.ts';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { type By, recordWith } from '../engine/record.ts';
import { allowAttempt, bucket } from '../identity/access/throttle.ts';
import { checkFile } from './check-file.ts';
import { fairPlaces } from './fair-places.ts';
import { type Refusal, REFUSALS } from './content/picture.ts';
import type { FileField, Incoming } from './receive.ts';
import type { FileScanner } from './scan/scanner.ts';
import { labelOf } from './view.ts';

export type UploadContext = Context & {
  /** Scans uploads for viruses. */
  readonly scanFile: FileScanner;
};

/** Files that are open in memory at once, in one process. */
const AT_ONCE = 2;
/** Opens a file of a sender when it is their turn. */
export const inTurn = fairPlaces(AT_ONCE);
/** Milliseconds after which an unfinished check is abandoned. */
const ABANDONED_AFTER = 900_000;

export type UploadRequest = {
  /** Of a file sent in parts: the same as while it was unfinished. It was counted when it began. */
  readonly id?: string;
  readonly type: DocumentType;
  readonly conditionUuid: string | null;
  readonly field: FileField;
  readonly file: Incoming;
  readonly by: By & { readonly identityUuid: string };
};

/** Counts one file of its sender. Throws conflict for a condition that is not open, too_many_requests. */
export async function requireOpen(
  ctx: Context,
  { facts }: Application,
  { conditionUuid, sentBy }: { readonly conditionUuid: string | null; readonly sentBy: string },
): Promise<void> {
  requireOpenCondition(facts, conditionUuid);
  await allowAttempt(ctx, [bucket(ctx.config, 'uploads', sentBy)]);
}

function requireOpenCondition(facts: Application['facts'], conditionUuid: string | null): void {
  if (conditionUuid && !askedOfPeople(facts).some((c) => c.id === conditionUuid))
    throw new Problem('conflict', {
      message: 'This request for documents is not open',
      errors: [{ field: 'conditionUuid', message: 'is not open' }],
    });
}

/** Counted under the application's lock, so that concurrent uploads are counted one after the other. */
export function requireQuota({ files, bytes, ofCondition }: Awaited<ReturnType<typeof sentOn>>, added: number): void {
  if (ofCondition >= MAX_FILES_OF_CONDITION)
    throw new Problem('quota_reached', {
      message: `You have sent ${MAX_FILES_OF_CONDITION} files for this request. We will review those first.`,
    });
  if (files >= MAX_FILES || bytes + added > MAX_BYTES)
    throw new Problem('quota_reached', { message: 'You have sent as many files as we can store. Call us if you have to send more.' });
}

const isRefusal = (reason: string | null): reason is Refusal => reason !== null && Object.hasOwn(REFUSALS, reason);

/** Why a file was refused, in words for its sender. */
export function refusalProblem(stored: string | null): Problem {
  const reason = isRefusal(stored) ? stored : 'INTERRUPTED';
  return new Problem(reason === 'UNSUPPORTED' ? 'unsupported_media_type' : 'file_refused', {
    message: REFUSALS[reason],
    errors: [{ field: 'file', message: REFUSALS[reason] }],
    extra: { reason },
  });
}

/**
 * Accepts an upload: notes it as quarantined, checks it, stores the file that the check wrote anew, sealed, and records it. Until then it cannot be read. Throws
 * file_refused or unsupported_media_type with the reason, quota_reached, too_many_requests, conflict; nothing of a refused file is stored.
 */
export async function acceptUpload(ctx: UploadContext, application: Application, given: UploadRequest): Promise<UploadRow> {
  const { uuid } = application;
  const { id = v7(), type, conditionUuid, field, file, by } = given;
  if (given.id === undefined) await requireOpen(ctx, application, { conditionUuid, sentBy: by.identityUuid });
  else requireOpenCondition(application.facts, conditionUuid);
  await transaction(ctx.pool, async (client) => {
    await lockApplication(client, uuid);
    requireQuota(await sentOn(client, uuid, conditionUuid), field.bytes);
    const isFirst = await openUpload(client, {
      id,
      application_uuid: uuid,
      condition_uuid: conditionUuid,
      document_type: type,
      label: labelOf(field.name),
      sent_sha256: field.sha256,
      sent_bytes: field.bytes,
      sent_by: by.identityUuid,
      sent_at: ctx.clock.now(uuid),
    });
    if (!isFirst) throw new Problem('request_running');
  });
  const kept = await inTurn(by.identityUuid, async () => {
    const checked = await checkFile(ctx.scanFile, await file.read());
    if (!checked.ok) return checked.refusal;
    const sealed = await ctx.secrets.seal('upload', id, checked.bytes);
    return {
      content_type: checked.contentType,
      sha256: sha256Of(checked.bytes),
      bytes: checked.bytes.length,
      pages: checked.pages,
      storage_key: await save(contentStorage(ctx.documents.blobs), sealed),
    };
  });
  if (typeof kept === 'string') {
    await refuseUpload(ctx.pool, id, kept);
    throw refusalProblem(kept);
  }
  await transaction(ctx.pool, async (client) => {
    await recordWith(ctx, client, uuid, {
      by,
      facts: async ({ active, facts }) => {
        const isOpen = conditionUuid === null || askedOfPeople(facts).some((c) => c.id === conditionUuid);
        if (!active || !isOpen || !(await releaseUpload(client, id, kept))) throw refusalProblem('INTERRUPTED');
        return [{ type: 'documentUploaded', documentId: id, documentType: type, conditionId: conditionUuid }];
      },
    });
  });
  return storedUpload(ctx, uuid, id);
}

/** The row of a stored upload. */
export async function storedUpload(ctx: Context, uuid: string, id: string): Promise<UploadRow> {
  const row = await uploadOf(ctx.pool, uuid, id);
  if (!row) throw new Error('The upload disappeared after it was stored');
  return row;
}

/** The stored bytes of an upload. Throws when the storage lost or changed them. */
export async function readUpload(ctx: Context, { id, storage_key: key, sha256 }: UploadRow): Promise<Buffer> {
  const sealed = key === null ? null : await ctx.documents.storage.get(key);
  if (!sealed) throw new Error('The storage has no such upload');
  const bytes = await ctx.secrets.open('upload', id, sealed);
  if (sha256Of(bytes) !== sha256) throw new Error('The upload differs from the one that was stored');
  return bytes;
}

/** Ends quarantines whose process died: the sender got no reply and sends the file again. */
export async function abandonChecks(ctx: Context): Promise<number> {
  return refuseUploadsBefore(ctx.pool, new Date(ctx.clock.now().getTime() - ABANDONED_AFTER), 'INTERRUPTED');
}
