import type { DocumentBytes } from './use-pdf.ts';

/**
 * Hands a document to the browser as a download.
 * @param name without ending
 */
export function download(file: DocumentBytes, name: string): void {
  const [part, type, ending] = typeof file === 'string' ? [file, 'text/plain', 'txt'] : [file.slice(), 'application/pdf', 'pdf'];
  downloadBlob(new Blob([part], { type }), `${name}.${ending}`);
}

/** Hands a file to the browser as a download under its full name. */
export function downloadBlob(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** What a document is called when it is downloaded: line-agreement for LINE_AGREEMENT. */
export const fileNameOf = (kind: string): string => kind.toLowerCase().replaceAll('_', '-');
