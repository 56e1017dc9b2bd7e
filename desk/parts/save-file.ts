import { downloadBlob } from '@hearthline/kit/pdf/download.ts';

/** Stores a file where the browser stores downloads: a page of the desk opens nothing that a visitor sent. */
export function saveFile(data: unknown, label: string): void {
  if (!(data instanceof Blob)) throw new TypeError('The reply is no file');
  downloadBlob(data, label);
}
