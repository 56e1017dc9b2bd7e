/** Stores a file where the browser stores downloads: a page of the desk opens nothing that a visitor sent. */
export function saveFile(data: unknown, label: string): void {
  if (!(data instanceof Blob)) throw new TypeError('The reply is no file');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = label;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
