import { CHAT_FILE_NAMES, FILES_MAX } from '@hearthline/rules/chat/limits.ts';
import { MAX_FILE } from '@hearthline/rules/conditions/upload-limits.ts';
import { formatBytes } from '../parts/upload/file-rules.ts';
import { FILES } from './copy.ts';

/** A file that goes with the next message. `problem`: why it cannot be sent. */
export type Picked = { readonly id: string; readonly file: File; readonly problem: string | null };

/** What a file picker offers. */
export const ACCEPTED = [...CHAT_FILE_NAMES, '.jpeg'].join(',');
const ENDINGS: readonly string[] = [...CHAT_FILE_NAMES, '.jpeg'];

const endingOf = (name: string): string => name.slice(Math.max(0, name.lastIndexOf('.'))).toLowerCase();

/** Why a file is not worth sending, as a sentence; null when the server may take it. */
export function problemOf({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (size === 0) return FILES.empty;
  if (!ENDINGS.includes(endingOf(name))) return FILES.wrongType;
  return size > MAX_FILE ? FILES.tooLarge(formatBytes(size)) : null;
}

/** Adds files to those of the next message, as many as one message carries. */
export const withFiles = (files: readonly Picked[], added: readonly Picked[]): Picked[] =>
  [...files, ...added].map((one, at) => (at < FILES_MAX ? one : { ...one, problem: one.problem ?? FILES.tooMany(FILES_MAX) }));

/** Takes a file back; another may then fit. */
export function withoutFile(files: readonly Picked[], id: string): Picked[] {
  const tooMany = FILES.tooMany(FILES_MAX);
  const rest = files.filter((one) => one.id !== id);
  return rest.map((one, at) => (at < FILES_MAX && one.problem === tooMany ? { ...one, problem: null } : one));
}
