const LONGEST = 80;

/**
 * A file's name made harmless: its last part, letters, digits and a few marks, at most 80 characters. It is only ever shown: where the file lies and what
 * it is called when saved is ours (ASVS 5.3.2).
 */
export function labelOf(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, '')
    .replaceAll(/\.{2,}/g, '.')
    .replaceAll(/ +/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  return Array.from(plain).slice(0, LONGEST).join('') || 'Document';
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' };

/** What a file is called when it is saved. */
export function savedName(type: string, id: string, contentType: string): string {
  return `${type.toLowerCase().replaceAll('_', '-')}-${id.slice(-8)}.${ENDINGS[contentType] ?? 'bin'}`;
}
