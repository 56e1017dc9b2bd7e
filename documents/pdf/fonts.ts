import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openSync, type Font, type GlyphRun } from 'fontkit';
import type PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);
const SERIF = dirname(require.resolve('@expo-google-fonts/source-serif-4/package.json'));
const SANS = dirname(require.resolve('@expo-google-fonts/source-sans-3/package.json'));

/** The product's typefaces (design §4) as files, embedded as subsets; they cover Latin, Greek and Cyrillic. */
const FILES = {
  serif: join(SERIF, '400Regular', 'SourceSerif4_400Regular.ttf'),
  'serif-bold': join(SERIF, '600SemiBold', 'SourceSerif4_600SemiBold.ttf'),
  'serif-italic': join(SERIF, '400Regular_Italic', 'SourceSerif4_400Regular_Italic.ttf'),
  sans: join(SANS, '400Regular', 'SourceSans3_400Regular.ttf'),
  'sans-bold': join(SANS, '600SemiBold', 'SourceSans3_600SemiBold.ttf'),
} as const;
export type Face = keyof typeof FILES;

/** Words per typeface whose layout is cached; all documents together have some thousands. */
const MAX_WORDS = 20_000;

/**
 * Laying out a word (glyphs and kerning) is the largest remaining cost of a document, and documents repeat words: each is laid out once.
 * Returns a copy, because pdfkit scales the positions in place.
 */
function cacheWordLayouts(font: Font): Font {
  const words = new Map<string, GlyphRun>();
  const layout = font.layout.bind(font);
  font.layout = (word, ...options) => {
    if (options.some((option) => option !== undefined)) return layout(word, ...options);
    const run = words.get(word) ?? layout(word);
    if (words.size >= MAX_WORDS) words.clear();
    words.set(word, run);
    const copy = Object.create(run) as GlyphRun;
    copy.positions = run.positions.map((position) => ({ ...position }));
    return copy;
  };
  return font;
}

/** The punctuation of our texts, before other characters that share its glyph. */
const PUNCTUATION = ' -’‘“”–—…';

/**
 * Names the character of each glyph. fontkit keeps what a glyph was first created for, and a glyph that is first met as a part of another (the
 * apostrophe in a closing quotation mark) is kept without a character: it would be missing from the text of every later document.
 */
function nameGlyphs(font: Font): Font {
  for (const character of PUNCTUATION) font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  for (const codePoint of font.characterSet) {
    const character = String.fromCodePoint(codePoint);
    // not ligatures ("fi" as one character) and the like: their glyphs stand for the letters they were made from
    if (character.normalize('NFKC') === character) font.glyphForCodePoint(codePoint);
  }
  return font;
}

/** Parsing a typeface takes most of a document's time: each is opened once per process, on first use. */
const opened = new Map<string, Font>();
function open(path: string): Font {
  const known = opened.get(path) ?? cacheWordLayouts(nameGlyphs(openSync(path) as Font));
  opened.set(path, known);
  return known;
}

/** Registers the typefaces with a document under their names. */
export function registerFonts(doc: InstanceType<typeof PDFDocument>): void {
  // pdfkit accepts an opened font as well as a file; its types declare the file only.
  for (const [name, path] of Object.entries(FILES)) doc.registerFont(name, open(path) as unknown as string);
}
