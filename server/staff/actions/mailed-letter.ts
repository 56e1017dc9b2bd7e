/** A letter of a borrower who cancels: checked and kept as every file that is sent, and nothing is recorded or paid until it is decided. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { openUpload, releaseUpload } from '@hearthline/database/stores/application/uploads.ts';
import { contentStorage, save, sha256Of } from '@hearthline/documents/storage/storage.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { recordWith } from '../../engine/record.ts';
import { checkFile } from '../../uploads/check-file.ts';
import type { FileScanner } from '../../uploads/scan/scanner.ts';
import type { StaffPerson } from '../person.ts';

/** A letter that passed the checks and is stored, sealed; it belongs to no application before it is recorded. */
export type Letter = {
  readonly id: string;
  readonly sent: Buffer;
  readonly kept: Parameters<typeof releaseUpload>[2];
};

/** Checks and stores a letter. @param base64 the PDF. Throws file_refused at the field. */
export async function checkedLetter(ctx: Context & { readonly scanFile: FileScanner }, base64: string): Promise<Letter> {
  const sent = Buffer.from(base64, 'base64');
  const checked = await checkFile(ctx.scanFile, sent);
  if (!checked.ok || checked.contentType !== 'application/pdf')
    throw new Problem('file_refused', { errors: [{ field: 'letter', message: 'Send the letter as a PDF that can be read' }] });
  const id = v7();
  const storageKey = await save(contentStorage(ctx.documents.blobs), await ctx.secrets.seal('upload', id, checked.bytes));
  return {
    id,
    sent,
    kept: {
      content_type: checked.contentType,
      sha256: sha256Of(checked.bytes),
      bytes: checked.bytes.length,
      pages: checked.pages,
      storage_key: storageKey,
    },
  };
}

type Place = { readonly ctx: Context; readonly client: PoolClient; readonly application: Application; readonly as: StaffPerson };

/** Records the letter among the files, and that it waits, in the transaction of the proposal. @param sentBy the staff member's id */
export async function holdForLetter(
  { ctx, client, application, as }: Place,
  { id, sent, kept }: Letter,
  sentBy: string,
): Promise<Application> {
  const { uuid } = application;
  await openUpload(client, {
    id,
    application_uuid: uuid,
    condition_uuid: null,
    document_type: 'SUPPORT',
    label: 'Notice to cancel, as it came.pdf',
    sent_sha256: sha256Of(sent),
    sent_bytes: sent.length,
    sent_by: sentBy,
    sent_at: ctx.clock.now(uuid),
  });
  await releaseUpload(client, id, kept);
  return recordWith(ctx, client, uuid, {
    by: { actor: 'staff', ref: as.uuid, source: `${as.role}:record-rescission` },
    facts: [
      { type: 'documentUploaded', documentId: id, documentType: 'SUPPORT', conditionId: null },
      { type: 'letterReceived', letterId: id },
    ],
  });
}

/** Records that the second person read the letter of a proposal and that it does not cancel the line, in the transaction of the refusal. */
export async function refuseLetter({ ctx, client, application, as }: Place, asked: unknown): Promise<Application> {
  const { letter } = application.facts.closing;
  if (letter === null || letter !== (asked as { readonly letterId?: string }).letterId) return application;
  return recordWith(ctx, client, application.uuid, {
    by: { actor: 'staff', ref: as.uuid, source: `${as.role}:refuse:record-rescission` },
    facts: [{ type: 'letterRefused', letterId: letter, by: as.uuid }],
  });
}

/** What the proposal keeps of the letter: its file, and the day from which the days for the refund are counted (12 CFR 1026.15(d)(2)). */
export const receivedWith = ({ id }: Letter, { facts }: Application, at: Date) => ({ letterId: id, receivedOn: dayAtProperty(facts, at) });
