import { checkPdf } from './content/check-pdf.ts';
import { type Clean, redraw, type Refusal } from './content/picture.ts';
import type { FileScanner } from './scan/scanner.ts';

/** The content types accepted, by the first bytes of a file. Its name and declared type are not trusted (ASVS 5.2.2). */
export const CONTENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

const BEGINS: readonly (readonly [ContentType, Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['application/pdf', Buffer.from('%PDF-')],
];

/** The content type, or null for any that is not accepted. A signature counts only at the very beginning. */
export function sniff(bytes: Buffer): ContentType | null {
  return BEGINS.find(([, begins]) => bytes.subarray(0, begins.length).equals(begins))?.[0] ?? null;
}

export type Checked =
  | (Clean & { readonly ok: true; readonly contentType: ContentType })
  | { readonly ok: false; readonly refusal: Refusal };

/** Checks a file by its content: viruses first, then its type, then whether it can be stored, and in which form. Throws when the scanner is unavailable. */
export async function checkFile(scan: FileScanner, bytes: Buffer): Promise<Checked> {
  if (bytes.length === 0) return { ok: false, refusal: 'EMPTY' };
  if ((await scan(bytes)) !== null) return { ok: false, refusal: 'INFECTED' };
  const contentType = sniff(bytes);
  if (contentType === null) return { ok: false, refusal: 'UNSUPPORTED' };
  const seen = contentType === 'application/pdf' ? await checkPdf(bytes) : await redraw(bytes, contentType);
  return typeof seen === 'string' ? { ok: false, refusal: seen } : { ok: true, contentType, ...seen };
}
