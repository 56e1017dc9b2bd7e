import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font } from 'fontkit';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const fileOf = (family: string, weight: string, file: string): string =>
  join(dirname(require.resolve(`@expo-google-fonts/${family}/package.json`)), weight, `${file}.ttf`);

/** The typefaces of the product (look.md §4) as files, embedded in part into each document; they know Latin, Greek and Cyrillic. */
const FILES = {
  serif: fileOf('source-serif-4', '400Regular', 'SourceSerif4_400Regular'),
  'serif-bold': fileOf('source-serif-4', '600SemiBold', 'SourceSerif4_600SemiBold'),
  'serif-italic': fileOf('source-serif-4', '400Regular_Italic', 'SourceSerif4_400Regular_Italic'),
  sans: fileOf('source-sans-3', '400Regular', 'SourceSans3_400Regular'),
  'sans-bold': fileOf('source-sans-3', '600SemiBold', 'SourceSans3_600SemiBold'),
} as const;
export type Face = keyof typeof FILES;

/** Reading a typeface's tables takes most of a document's time: each is opened once for the process, when it is first needed. */
const opened = new Map<string, Font>();
function open(path: string): Font {
  const known = opened.get(path) ?? (openSync(path) as Font);
  opened.set(path, known);
  return known;
}

/** Makes the faces known to a document by their names. */
export function registerFonts(doc: InstanceType<typeof PDFDocument>): void {
  // pdfkit takes an opened font as well as a file; its types know the file only.
  for (const [name, path] of Object.entries(FILES)) doc.registerFont(name, open(path) as unknown as string);
}
