import type { FileScanner } from './scan/file-scanner.ts';
import { checkPdf } from './pdf/check-pdf.ts';
import { type Clean, redraw } from './picture.ts';
import type { Refusal } from './refusals.ts';
import { type ContentType, sniff } from './sniff.ts';

export type Checked =
  | (Clean & { readonly ok: true; readonly contentType: ContentType })
  | { readonly ok: false; readonly refusal: Refusal };

/** Looks at a file by what is in it: viruses first, then what it is, then whether it can be kept, and as what. Throws when the scanner is away. */
export async function checkFile(scan: FileScanner, bytes: Buffer): Promise<Checked> {
  if (bytes.length === 0) return { ok: false, refusal: 'EMPTY' };
  if ((await scan(bytes)) !== null) return { ok: false, refusal: 'INFECTED' };
  const contentType = sniff(bytes);
  if (contentType === null) return { ok: false, refusal: 'UNSUPPORTED' };
  const seen = contentType === 'application/pdf' ? await checkPdf(bytes) : await redraw(bytes, contentType);
  return typeof seen === 'string' ? { ok: false, refusal: seen } : { ok: true, contentType, ...seen };
}
