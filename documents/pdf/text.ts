import type { BlockOf, HeadingLevel, DocumentContent, SignatureLine, TextStyle } from './blocks.ts';
import { ensureSpace, face, leaveGap, leftOf, measured, noteField, ruled, tagged, type Page } from './page.ts';
import type { Face } from './fonts.ts';
import { lookOf, piecesOf, type StructureElement, taggedPieces } from './links.ts';

type Type = {
  readonly face: Face;
  readonly bold: Face;
  readonly size: number;
  readonly lineGap: number;
  readonly after: number;
  readonly ink: keyof Page['ink'];
};

/** Text styles, sizes in points: body text in serif, supporting text in sans. */
const TYPES: Readonly<Record<TextStyle, Type>> = {
  body: { face: 'serif', bold: 'serif-bold', size: 10.25, lineGap: 0.9, after: 6, ink: 'text' },
  lead: { face: 'serif', bold: 'serif-bold', size: 12, lineGap: 1.6, after: 10, ink: 'text' },
  small: { face: 'sans', bold: 'sans-bold', size: 9.5, lineGap: 1.2, after: 6, ink: 'soft' },
  law: { face: 'serif', bold: 'serif-bold', size: 10, lineGap: 1.2, after: 7, ink: 'text' },
};
/** Paragraphs up to this many lines are never split across pages. */
const MAX_UNSPLIT_LINES = 4;

const runsOf = (words: string): { words: string; bold: boolean }[] =>
  words
    .split('**')
    .map((run, i) => ({ words: run, bold: i % 2 === 1 }))
    .filter((run) => run.words !== '');

/** A text as a part with its tag, drawn from the current position, with bold runs and links. */
function set(page: Page, tag: string, words: string, type: Type, x: number, width: number): StructureElement {
  const pieces = runsOf(words).flatMap((run) => piecesOf(run.words).map((piece) => ({ ...piece, bold: run.bold })));
  return taggedPieces(page.doc, tag, pieces, (piece, i) => {
    face(page, piece.bold ? type.bold : type.face, type.size, type.ink);
    const options = { width, lineGap: type.lineGap, continued: i < pieces.length - 1, ...lookOf(piece) };
    if (i === 0) page.doc.text(piece.words, x, page.doc.y, options);
    else page.doc.text(piece.words, options);
  });
}

/** Height of a text in points. Bold runs are measured as regular: the difference is less than a line. */
export function heightOf(page: Page, words: string, style: TextStyle, width: number): number {
  const type = TYPES[style];
  return measured(page, words.startsWith('**') ? type.bold : type.face, type.size, words.replaceAll('**', ''), {
    width,
    lineGap: type.lineGap,
  });
}

/** Height of one line in points. */
const lineOf = (page: Page, { face: name, size, lineGap }: Type): number => face(page, name, size).currentLineHeight(true) + lineGap;

/** Points at the beginning of a text that are never alone at the end of a page: all of a short one, two lines of a longer one. */
export function keptOf(page: Page, words: string, style: TextStyle, width: number): number {
  const height = heightOf(page, words, style, width);
  const line = lineOf(page, TYPES[style]);
  return height <= line * (MAX_UNSPLIT_LINES + 0.5) ? height : line * 2;
}

/** Draws a text with its tag from the current position; neither its first line nor its last one is alone on a page. */
function flow(page: Page, into: StructureElement, tag: string, words: string, style: TextStyle, x: number, width: number): void {
  const type = TYPES[style];
  const line = lineOf(page, type);
  const lines = Math.round(heightOf(page, words, style, width) / line);
  const here = page.doc.page;
  const isLastAlone = Math.floor((leftOf(page) + type.lineGap) / line) === lines - 1;
  if (isLastAlone) here.margins.bottom += line;
  into.add(set(page, tag, words, type, x, width));
  if (isLastAlone) here.margins.bottom -= line;
}

const keepTogether = (page: Page, words: string, style: TextStyle, width: number): void =>
  ensureSpace(page, keptOf(page, words, style, width));

/** The document's title; smaller on a document to be recorded. */
export function drawTitle(page: Page, into: StructureElement, { title, meta, layout }: DocumentContent): void {
  const { doc, left, width } = page;
  const most = layout === 'recording' ? 16 : 21;
  // A title slightly too long for one line is set smaller.
  const fits = (most * width) / face(page, 'serif-bold', most).widthOfString(title);
  const size = fits < most && fits > most * 0.8 ? fits - 0.3 : most;
  into.add(
    doc.struct('H1', {}, () => void face(page, 'serif-bold', size).text(title, left, doc.y, { width, lineGap: 1, characterSpacing: -0.2 })),
  );
  doc.y += 4;
  if (meta.length > 0) tagged(page, into, 'P', () => face(page, 'sans', 9.5, 'soft').text(meta.join('   ·   '), left, doc.y, { width }));
  doc.y += 14;
}

const HEADINGS: Readonly<
  Record<HeadingLevel, { readonly face: Face; readonly size: number; readonly before: number; readonly after: number }>
> = {
  1: { face: 'serif-bold', size: 17, before: 16, after: 8 },
  2: { face: 'sans-bold', size: 12.5, before: 10, after: 4 },
  3: { face: 'sans-bold', size: 10.5, before: 5, after: 2 },
};
export const heightOfHeading = (level: HeadingLevel): number => HEADINGS[level].before + HEADINGS[level].size * 1.4 + HEADINGS[level].after;

/** `headed`: points of the following content that stay with the heading. */
export function drawHeading(
  page: Page,
  into: StructureElement,
  words: string,
  level: HeadingLevel,
  headed: number,
  x: number,
  width: number,
): void {
  const { doc } = page;
  const { face: name, size, before, after } = HEADINGS[level];
  ensureSpace(page, heightOfHeading(level) + headed);
  if (doc.y > doc.page.margins.top + 4) leaveGap(page, before);
  // the look follows `level`; the tag follows the headings above, so that no level is skipped (PDF/UA-1 7.4.2)
  while ((page.headings.at(-1)?.level ?? 0) >= level) page.headings.pop();
  page.headings.push({ level, text: words });
  into.add(doc.struct(`H${page.headings.length + 1}`, {}, () => void face(page, name, size).text(words, x, doc.y, { width })));
  leaveGap(page, after);
}

export function drawText(page: Page, into: StructureElement, words: string, style: TextStyle, x: number, width: number): void {
  keepTogether(page, words, style, width);
  flow(page, into, 'P', words, style, x, width);
  leaveGap(page, TYPES[style].after);
}

/** What follows each text, in points. */
export const afterText = (style: TextStyle): number => TYPES[style].after;

const BULLET_INDENT = 14;
const AFTER_ITEM = 3.5;
const innerWidth = (numbered: boolean, width: number): number => width - BULLET_INDENT - (numbered ? 4 : 0);
/** Height of each item in points. */
export const heightsOfList = (page: Page, { items, numbered = false }: BlockOf<'list'>, width: number): number[] =>
  items.map((words) => heightOf(page, words, 'body', innerWidth(numbered, width)) + AFTER_ITEM);

export function drawList(page: Page, into: StructureElement, items: readonly string[], numbered: boolean, x: number, width: number): void {
  const { doc } = page;
  const part = doc.struct('L');
  into.add(part);
  for (const [i, words] of items.entries()) {
    const inner = innerWidth(numbered, width);
    keepTogether(page, words, 'body', inner);
    const item = doc.struct('LI');
    part.add(item);
    const y = doc.y;
    item.add(
      doc.struct(
        'Lbl',
        {},
        () => void face(page, 'serif', TYPES.body.size).text(numbered ? `${i + 1}.` : '•', x + 1, y, { lineBreak: false }),
      ),
    );
    doc.y = y;
    flow(page, item, 'LBody', words, 'body', x + width - inner, inner);
    item.end();
    leaveGap(page, AFTER_ITEM);
  }
  part.end();
  leaveGap(page, 4);
}

export function drawAddress(page: Page, into: StructureElement, lines: readonly string[], x: number, width: number): void {
  const { doc } = page;
  // Each line is its own paragraph: a screen reader would run the lines together.
  for (const line of lines) tagged(page, into, 'P', () => face(page, 'serif', 10.5).text(line, x, doc.y, { width, lineGap: 1 }));
  leaveGap(page, 14);
}

const SIGNATURE_HEIGHT = 62;

/** Height in points of the first lines with the space above; further than three may continue on the next page. */
export const heightOfSignatures = (lines: readonly SignatureLine[]): number => 12 + SIGNATURE_HEIGHT * Math.min(lines.length, 3);

export function drawSignatures(page: Page, into: StructureElement, { what, lines }: BlockOf<'signatures'>, x: number, width: number): void {
  const { doc } = page;
  const wide = Math.min(width, 330);
  for (const { name, capacity, party } of lines) {
    ensureSpace(page, SIGNATURE_HEIGHT);
    const base = doc.y + 30;
    if (party !== undefined) noteField(page, { kind: 'SIGNATURE', party, what, x, y: base - 30, width: wide, height: 30 });
    ruled(page, x, base, wide, 0.75, 'text');
    tagged(page, into, 'P', () =>
      face(page, 'sans-bold', 9.5)
        .text(name, x, base + 4, { continued: true })
        .font('sans')
        .fillColor(page.ink.soft)
        .text(`, ${capacity}`),
    );
    tagged(page, into, 'P', () => face(page, 'sans', 8.5, 'soft').text('Signature and date', x, doc.y));
    doc.y += 10;
  }
}

const INITIALS = { width: 72, height: 26 } as const;

/** A short line for each person's initials, one below the other, with the name beside it. */
export function drawInitials(page: Page, into: StructureElement, { what, lines }: BlockOf<'initials'>, x: number, width: number): void {
  const { doc } = page;
  for (const { name, party } of lines) {
    ensureSpace(page, INITIALS.height + 12);
    const base = doc.y + INITIALS.height;
    if (party !== undefined) noteField(page, { kind: 'INITIALS', party, what, x, y: doc.y, ...INITIALS });
    ruled(page, x, base, INITIALS.width, 0.75, 'text');
    tagged(page, into, 'P', () =>
      face(page, 'sans', 8.5, 'soft').text(`Initials of ${name}`, x + INITIALS.width + 10, base - 9, {
        width: width - INITIALS.width - 10,
      }),
    );
    doc.x = x;
    doc.y = base + 10;
  }
}

export function drawFields(
  page: Page,
  into: StructureElement,
  { labels, notary, height = 30 }: BlockOf<'fields'>,
  x: number,
  width: number,
): void {
  const { doc } = page;
  ensureSpace(page, height + 22);
  const gap = 18;
  const each = (width - gap * (labels.length - 1)) / labels.length;
  const top = doc.y;
  const base = top + height;
  for (const [i, label] of labels.entries()) {
    const at = x + i * (each + gap);
    const what = notary?.[i];
    if (what) noteField(page, { kind: 'NOTARY', party: 'notary', what, x: at, y: top, width: each, height });
    ruled(page, at, base, each, 0.75, 'text');
    tagged(page, into, 'P', () => face(page, 'sans', 8.5, 'soft').text(label, at, base + 4, { width: each }));
  }
  doc.x = x;
  doc.y = base + 22;
}
