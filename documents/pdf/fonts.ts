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

/** Words per typeface whose layout and width are kept; all documents together have some thousands. */
const MAX_WORDS = 20_000;

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

type Glyph = ReturnType<Font['getGlyph']> & { _decode?: () => unknown };

/** Decodes the outline of each glyph once: fontkit does it again for every document that embeds it, only to learn whether it has components. */
function keepOutlines(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font);
  const known = new Map<number, Glyph>();
  font.getGlyph = (id, ...characters) => {
    const kept = known.get(id);
    if (kept) return kept;
    const glyph = getGlyph(id, ...characters) as Glyph;
    const decode = glyph._decode?.bind(glyph);
    if (decode) {
      let outline: { readonly is: unknown } | null = null;
      glyph._decode = () => (outline ??= { is: decode() }).is;
    }
    known.set(id, glyph);
    return glyph;
  };
  return font;
}

/** Parsing a typeface takes most of a document's time: each is opened once per process, on first use. */
const opened = new Map<string, Font>();
function open(path: string): Font {
  const known = opened.get(path) ?? keepOutlines(nameGlyphs(openSync(path) as Font));
  opened.set(path, known);
  return known;
}

/** Words as one outline that begins at the baseline's start, for a size of 1: what draws them needs no font. */
export function outlineOf(words: string, name: Face): { readonly d: string; readonly width: number } {
  const font = open(FILES[name]);
  const { glyphs, positions, advanceWidth } = font.layout(words);
  let x = 0;
  const paths = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0 } = positions[at] ?? {};
    const placed = path.translate(x + xOffset, 0).scale(1 / font.unitsPerEm, -1 / font.unitsPerEm);
    x += xAdvance;
    return placed.toSVG();
  });
  return { d: paths.join(''), width: advanceWidth / font.unitsPerEm };
}

/** The part of a document's typeface in pdfkit that lays out words: its own cache is new with each document. */
type Layouts = {
  readonly font: Font;
  layoutCache: Record<string, GlyphRun>;
  widthOfString: (words: string, size: number, features?: unknown) => number;
};
type KeptWords = { readonly layouts: Record<string, GlyphRun>; readonly widths: Map<string, number> };
const keptWords = new WeakMap<Font, KeptWords>();

/** The words of a typeface that were laid out and measured in this process; emptied when there are too many. */
function wordsOf(font: Font): KeptWords {
  const kept = keptWords.get(font);
  if (kept && kept.widths.size < MAX_WORDS) return kept;
  const fresh = { layouts: Object.create(null) as Record<string, GlyphRun>, widths: new Map<string, number>() };
  keptWords.set(font, fresh);
  return fresh;
}

/**
 * Laying out a word (glyphs and kerning) is the largest remaining cost of a document, and documents repeat words: each is laid out and measured once per
 * process. pdfkit does not change a layout that it keeps.
 */
function shareWords(layouts: Layouts): void {
  const { layouts: kept, widths } = wordsOf(layouts.font);
  const measure = layouts.widthOfString.bind(layouts);
  layouts.layoutCache = kept;
  layouts.widthOfString = (words, size, features) => {
    if (features !== undefined) return measure(words, size, features);
    const width = widths.get(words) ?? measure(words, 1000);
    widths.set(words, width);
    return width * (size / 1000);
  };
}

/** Registers the typefaces with a document under their names. */
export function registerFonts(doc: InstanceType<typeof PDFDocument>): void {
  // pdfkit accepts an opened font as well as a file; its types declare the file only.
  for (const [name, path] of Object.entries(FILES)) doc.registerFont(name, open(path) as unknown as string);
  const font = doc.font.bind(doc);
  const shared = new WeakSet<Layouts>();
  doc.font = (...named: unknown[]) => {
    font(...(named as Parameters<typeof font>));
    const { _font: used } = doc as unknown as { readonly _font: Layouts };
    if (!shared.has(used)) shareWords(used);
    shared.add(used);
    return doc;
  };
}
