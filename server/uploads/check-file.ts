import type { ContentType } from '@hearthline/rules/conditions/upload-limits.ts';
import { sniff } from './content/content-type.ts';
import { inspect } from './content/inspector.ts';
import type { Clean, Refusal } from './content/picture.ts';
import type { FileScanner } from './scan/scanner.ts';

export type Checked =
  | (Clean & { readonly ok: true; readonly contentType: ContentType })
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks a file by its content: viruses first, then its type, then what a process of its own makes of it. Throws when the scanner is unavailable. */
export async function checkFile(scan: FileScanner, bytes: Buffer): Promise<Checked> {
  if (bytes.length === 0) return { ok: false, refusal: 'EMPTY' };
  if ((await scan(bytes)) !== null) return { ok: false, refusal: 'INFECTED' };
  const contentType = sniff(bytes);
  if (contentType === null) return { ok: false, refusal: 'UNSUPPORTED' };
  const seen = await inspect(bytes, contentType);
  return typeof seen === 'string' ? { ok: false, refusal: seen } : { ok: true, contentType, ...seen };
}
