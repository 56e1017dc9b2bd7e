/** Files of chats: pictures and PDFs through the same checks as every upload, sound, film and text by their first bytes (B 176; decision 0152). */
import { Problem } from '@hearthline/contract/problem.ts';
import type { ChatFileRow } from '@hearthline/database/generated/rows.ts';
import type { Conversation } from '@hearthline/database/stores/chat/conversations.ts';
import { addFile, fileOf, filesSent, looseFiles, loosenFiles, removeFile } from '@hearthline/database/stores/chat/files.ts';
import { contentStorage, save, sha256Of } from '@hearthline/documents/storage/storage.ts';
import { FILES_OF_CONVERSATION } from '@hearthline/rules/chat/limits.ts';
import { maskNumbers } from '@hearthline/rules/chat/masking.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { inTurn, refusalProblem, type UploadContext } from '../uploads/accept-upload.ts';
import { checkFile } from '../uploads/check-file.ts';
import type { FileField, Incoming } from '../uploads/receive.ts';
import { labelOf } from '../uploads/view.ts';
import { changed, isOver } from './conversations.ts';

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

/** Whether a text is UTF-8 without control characters other than tabs and line ends: what a text editor writes. */
function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !/(?![\t\n\r\f])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
}

/** Types that the room of uploads does not know, by their first bytes: AMR (RFC 4867, 5.1), MP3 (an ID3 tag or the sync word of a frame), MP4 (ISO/IEC 14496-12, box `ftyp`), and text. */
const KEPT_AS_THEY_ARE: readonly { readonly type: string; readonly fits: (bytes: Buffer) => boolean }[] = [
  { type: 'audio/amr', fits: (bytes) => bytes.subarray(0, 5).toString('latin1') === '#!AMR' },
  {
    type: 'audio/mpeg',
    fits: (bytes) => bytes.subarray(0, 3).toString('latin1') === 'ID3' || (startsWith(bytes, 0xff) && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  },
  { type: 'video/mp4', fits: (bytes) => bytes.subarray(4, 8).toString('latin1') === 'ftyp' },
  { type: 'text/plain', fits: isText },
];

/** A file that may be kept: rewritten where the check of uploads rewrites it. Viruses are looked for first. */
async function checked(ctx: UploadContext, bytes: Buffer): Promise<{ contentType: string; bytes: Buffer } | { refusal: string }> {
  const known = await checkFile(ctx.scanFile, bytes);
  if (known.ok) return { contentType: known.contentType, bytes: known.bytes };
  if (known.refusal !== 'UNSUPPORTED') return { refusal: known.refusal };
  const kept = KEPT_AS_THEY_ARE.find(({ fits }) => fits(bytes));
  return kept === undefined ? { refusal: 'UNSUPPORTED' } : { contentType: kept.type, bytes };
}

/** Throws conflict, quota_reached where a conversation takes no file more. */
async function requireRoom(ctx: UploadContext, client: PoolClient, conversation: Conversation): Promise<void> {
  if (isOver(conversation, ctx.clock.real())) throw new Problem('conflict', { message: 'This chat has ended. Start a new one' });
  if ((await filesSent(client, conversation.uuid)) >= FILES_OF_CONVERSATION)
    throw new Problem('quota_reached', {
      message: `You have sent ${FILES_OF_CONVERSATION} files in this chat. That is as many as it takes.`,
    });
}

/** Checks and stores a file for the next message; nothing of a refused one stays. Throws conflict, quota_reached, file_refused, unsupported_media_type. */
export async function keepFile(ctx: UploadContext, { uuid }: Conversation, field: FileField, file: Incoming): Promise<ChatFileRow> {
  await changed(ctx, uuid, async (client, conversation) => requireRoom(ctx, client, conversation));
  const result = await inTurn(uuid, async () => checked(ctx, await file.read()));
  if ('refusal' in result) throw refusalProblem(result.refusal);
  const id = v7();
  const sealed = await ctx.secrets.seal('upload', id, result.bytes);
  const row: ChatFileRow = {
    uuid: id,
    conversation_uuid: uuid,
    seq: null,
    label: maskNumbers(labelOf(field.name)),
    content_type: result.contentType,
    bytes: result.bytes.length,
    sha256: sha256Of(result.bytes),
    storage_key: await save(contentStorage(ctx.documents.blobs), sealed),
    sent_at: ctx.clock.now(),
  };
  try {
    await changed(ctx, uuid, async (client, conversation) => {
      await requireRoom(ctx, client, conversation);
      await addFile(client, row);
    });
  } catch (error) {
    await ctx.documents.storage.remove(row.storage_key);
    throw error;
  }
  return row;
}

/** The bytes of a file of a conversation, with its row. Throws not_found. */
export async function readFile(
  ctx: UploadContext,
  uuid: string,
  fileUuid: string,
): Promise<{ readonly row: ChatFileRow; readonly bytes: Buffer }> {
  const row = await fileOf(ctx.pool, uuid, fileUuid);
  const sealed = row && (await ctx.documents.storage.get(row.storage_key));
  if (!row || !sealed) throw new Problem('not_found');
  const bytes = await ctx.secrets.open('upload', row.uuid, sealed);
  if (sha256Of(bytes) !== row.sha256) throw new Error('The file differs from the one that was stored');
  return { row, bytes };
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'audio/amr': 'amr',
  'audio/mpeg': 'mp3',
  'video/mp4': 'mp4',
  'text/plain': 'txt',
};

/** The generated name under which a file is downloaded: its sender's name is only shown. */
export const savedNameOf = ({ uuid, content_type: type }: ChatFileRow): string => `chat-${uuid.slice(-8)}.${ENDINGS[type] ?? 'bin'}`;

const DAY_MS = 86_400_000;

/** Deletes files whose chat was erased, and those that no message named within a day; the bytes first. Returns how many. */
export async function dropLooseFiles(ctx: Pick<Context, 'pool' | 'clock' | 'documents'>): Promise<number> {
  await loosenFiles(ctx.pool, new Date(ctx.clock.now().getTime() - DAY_MS));
  const rows = await looseFiles(ctx.pool);
  for (const { uuid, storage_key: key } of rows) {
    await ctx.documents.storage.remove(key);
    await removeFile(ctx.pool, uuid);
  }
  return rows.length;
}
