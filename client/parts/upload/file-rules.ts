import { CONTENT_TYPES, MAX_FILE } from '@hearthline/rules/conditions/upload-limits.ts';
import { UPLOAD } from './copy.ts';

/** The accepted types, as a file input takes them. */
export const ACCEPT = CONTENT_TYPES.join(',');

const ENDINGS = /\.(jpe?g|png|pdf)$/i;

/** Why a file is not worth sending, as a sentence; null when the server may take it. */
export function fileProblem({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (size === 0) return UPLOAD.empty;
  if (type === '' ? !ENDINGS.test(name) : !CONTENT_TYPES.some((accepted) => accepted === type)) return UPLOAD.wrongType;
  return size > MAX_FILE ? UPLOAD.tooLarge(formatBytes(size)) : null;
}

const KILO = 1000;

/** '812 KB', '3.3 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < KILO) return `${bytes} bytes`;
  return bytes < KILO * KILO ? `${Math.round(bytes / KILO)} KB` : `${(bytes / KILO / KILO).toFixed(1)} MB`;
}
