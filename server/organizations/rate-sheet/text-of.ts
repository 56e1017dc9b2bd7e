import { SHEET_TOO_LARGE } from '@hearthline/contract/desk/rate-sheets.ts';

/** The largest file that is read, bytes. */
const MOST_BYTES = 10_000_000;

/** How files begin that are no text, and what they are. */
const MAGIC: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel workbook (or another archive)'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an older Excel workbook'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF'],
  [[0xff, 0xfe], 'text in UTF-16'],
  [[0xfe, 0xff], 'text in UTF-16'],
];
const AS_CSV = 'Save it as “CSV UTF-8 (comma delimited)” and send that file.';

/** The text of an uploaded file, or a sentence that says why it is none. */
export function textOf(bytes: Uint8Array): { readonly text: string } | { readonly refused: string } {
  if (bytes.byteLength > MOST_BYTES) return { refused: SHEET_TOO_LARGE };
  const kind = MAGIC.find(([begin]) => begin.every((byte, i) => bytes[i] === byte));
  if (kind) return { refused: `The file is ${kind[1]}, not a CSV. ${AS_CSV}` };
  if (bytes.includes(0)) return { refused: `The file is not text. ${AS_CSV}` };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { refused: `The file has characters that are not UTF-8. ${AS_CSV}` };
  }
}
