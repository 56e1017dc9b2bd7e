import PDFDocument from 'pdfkit';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import { letterheadLines } from './letterhead.ts';
import { registerFonts, type Face } from './fonts.ts';
import { type Doc, lookOf, nameLinks, piecesOf, type StructureElement, taggedPieces } from './links.ts';
import { AROUND, type DocumentLanguage } from './languages.ts';
import type { HeadingLevel, Layout, SignField } from './blocks.ts';

/** Margins in points. US Letter; one inch at the sides, and three at the top of a document to be recorded, as most counties require. */
const MARGINS = { letter: { top: 58, bottom: 72, left: 76, right: 76 }, recording: { top: 72, bottom: 72, left: 72, right: 72 } } as const;
/** The smallest bottom margin that leaves the footer its space; a document to be recorded keeps its inch. */
export const LEAST_BOTTOM = { letter: 62, recording: 72 } as const;
const RECORDER_SPACE = 216;

/** How closely a document is set: its bottom margin in points, and its vertical gaps as a multiple of the usual ones. */
export type Spacing = { readonly bottom: number; readonly gaps: number };
export const usualSpacing = (layout: Layout): Spacing => ({ bottom: MARGINS[layout].bottom, gaps: 1 });

/** The page being drawn: document, text area, colors. */
export type Page = {
  readonly doc: Doc;
  readonly root: StructureElement;
  readonly left: number;
  readonly width: number;
  /** Where people sign, in the order drawn. */
  readonly fields: SignField[];
  /** The headings in effect at the current position, outermost first; the title is above them. */
  readonly headings: { readonly level: HeadingLevel; readonly text: string }[];
  readonly gaps: number;
  /** Points used of each page that was left. */
  readonly used: number[];
  readonly ink: { readonly text: string; readonly soft: string; readonly line: string; readonly accent: string; readonly ground: string };
};

/**
 * Opens a tagged document with title and language (PDF/UA), dated as given: the same input gives the same bytes.
 */
export function openPage(
  lender: Lender,
  about: { title: string; subject: string; on: string; layout: Layout; language: DocumentLanguage },
  spacing: Spacing,
): Page {
  const colors = deriveColors(lender.brand.color);
  const margins = { ...MARGINS[about.layout], bottom: spacing.bottom };
  const made = new Date(`${about.on}T12:00:00Z`);
  const doc = new PDFDocument({
    size: 'LETTER',
    margins,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-2a',
    lang: about.language,
    displayTitle: true,
    bufferPages: true,
    // None of pdfkit's own typefaces, whose metrics it would read again for every document.
    font: '',
    info: {
      Title: about.title,
      Author: lender.legalName,
      Subject: about.subject,
      Creator: lender.name,
      Producer: 'Hearthline',
      CreationDate: made,
      ModDate: made,
    },
  });
  registerFonts(doc);
  nameLinks(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    left: margins.left,
    width: doc.page.width - margins.left - margins.right,
    fields: [],
    headings: [],
    gaps: spacing.gaps,
    used: [],
    ink: { text: colors.ink, soft: colors['ink-2'], line: colors.line, accent: colors.accent, ground: colors.page },
  };
}

/** Draws decoration (rules, backgrounds, logos) as an artifact. Must not be called inside a tagged part. */
export function artifact({ doc }: Page, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}

/** Draws a part with its tag, so that screen readers read it in order and by its role. */
export function tagged({ doc }: Page, into: StructureElement, tag: string, draw: () => unknown): void {
  into.add(doc.struct(tag, {}, () => void draw()));
}

/** A horizontal rule, its weight in points. */
export function ruled(page: Page, x: number, y: number, width: number, weight: number, ink: keyof Page['ink']): void {
  artifact(page, () => {
    page.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(page.ink[ink])
      .stroke();
  });
}

/** Sets typeface, size and color. */
export function face(page: Page, name: Face, size: number, ink: keyof Page['ink'] = 'text'): Doc {
  return page.doc.font(name).fontSize(size).fillColor(page.ink[ink]);
}

/** Heights of texts that were measured in this process, in points. They depend on neither the document nor its spacing. */
const heights = new Map<string, number>();
/** Texts whose height is kept, a few megabytes; the wordings of all documents together are some thousands. */
const MAX_HEIGHTS = 10_000;

/** Points that a text takes in a typeface and size. A text is measured for what is above it, for its page and for its last line, but only once. */
export function measured(
  page: Page,
  name: Face,
  size: number,
  words: string,
  { width, lineGap = 0 }: { width: number; lineGap?: number },
): number {
  const doc = page.doc.font(name).fontSize(size);
  const key = [name, size, width, lineGap, words].join(' ');
  const height = heights.get(key) ?? doc.heightOfString(words, { width, lineGap });
  if (heights.size >= MAX_HEIGHTS) heights.clear();
  heights.set(key, height);
  return height;
}

/** Notes where a person signs on the page that is being drawn. */
export function noteField({ doc, fields }: Page, field: Omit<SignField, 'id' | 'page'>): void {
  const { start, count } = doc.bufferedPageRange();
  fields.push({ id: `${field.kind.toLowerCase()}-${fields.length + 1}`, page: start + count, ...field });
}

/** Points of the current page that are used. */
export const usedOf = ({ doc }: Page): number => doc.y - doc.page.margins.top;
/** Points that are left of the current page. */
export const leftOf = ({ doc }: Page): number => doc.page.height - doc.page.margins.bottom - doc.y;

/** Goes on with a new page. */
export function turnPage(page: Page): void {
  page.used.push(usedOf(page));
  page.doc.addPage();
}

/** Begins a new page unless this many points are left. */
export function ensureSpace(page: Page, points: number): void {
  if (points > leftOf(page)) turnPage(page);
}

/** Leaves a gap of so many points, more or fewer in a document that is set wider or closer. */
export const leaveGap = ({ doc, gaps }: Page, points: number): void => void (doc.y += points * gaps);

/** The lender's logo, drawn from the same shapes as its logo file. */
function drawMark(page: Page, { mark }: Lender['brand'], x: number, y: number, size: number): void {
  const scale = size / 32;
  artifact(page, () => {
    page.doc.translate(x, y).scale(scale).fillColor(page.ink.accent);
    for (const [, shape, attributes = ''] of mark.matchAll(/<(path|rect|circle)([^>]*)\/>/g)) {
      const given = Object.fromEntries([...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
      const at = (name: string) => Number(given[name] ?? 0);
      if (shape === 'path') page.doc.path(given['d'] ?? '');
      else if (shape === 'circle') page.doc.circle(at('cx'), at('cy'), at('r'));
      else page.doc.rect(at('x'), at('y'), at('width'), at('height'));
      page.doc.fill(given['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero');
    }
  });
}

const MARK = 30;

/** Logo and name at the left, address and contact at the right, a rule below. */
export function letterhead(page: Page, lender: Lender): void {
  const { doc, root, left, width } = page;
  const top = 44;
  drawMark(page, lender.brand, left, top, MARK);
  const lines = letterheadLines(lender);
  const part = doc.struct('Sect');
  root.add(part);
  tagged(page, part, 'P', () => face(page, 'sans-bold', 17, 'accent').text(lender.name, left + MARK + 10, top + 4, { lineBreak: false }));
  const right = { width: width / 2 + 40 } as const;
  const { width: wide } = right;
  for (const [i, line] of lines.entries()) {
    // set piece by piece, so that a number can be pressed: right-aligned by hand
    let x = left + width / 2 - 40 + wide - face(page, 'sans', 8.5, 'soft').widthOfString(line);
    part.add(
      taggedPieces(doc, 'P', piecesOf(line), (piece) => {
        face(page, 'sans', 8.5, 'soft').text(piece.words, x, top + i * 11.2 - 3, { lineBreak: false, ...lookOf(piece) });
        x += doc.widthOfString(piece.words);
      }),
    );
  }
  part.end();
  const rule = top + 54;
  ruled(page, left, rule, width, 0.75, 'line');
  doc.x = left;
  doc.y = rule + 26;
}

/** The first page of a document to be recorded: the recorder's space, with its label. */
export function recorderSpace(page: Page): void {
  const { doc, root, left, width } = page;
  ruled(page, left, RECORDER_SPACE, width, 0.5, 'text');
  tagged(page, root, 'P', () =>
    face(page, 'serif', 8.5).text('Space above this line is for the recorder', left, RECORDER_SPACE + 5, { width, align: 'center' }),
  );
  doc.x = left;
  doc.y = RECORDER_SPACE + 30;
}

/** Footer of every page: lender, equal housing, version, page number and count. */
export function footers(
  page: Page,
  lender: Lender,
  about: { loanNumber: string; version: string; layout: Layout; language: DocumentLanguage },
): void {
  const around = AROUND[about.language];
  const { doc, left, width } = page;
  const { start, count } = doc.bufferedPageRange();
  for (let number = start; number < start + count; number += 1) {
    doc.switchToPage(number);
    const bottom = doc.page.margins.bottom;
    doc.page.margins.bottom = 0;
    const y = doc.page.height - 50;
    const who = `${lender.legalName}  ·  NMLS ${lender.nmls}${about.layout === 'letter' ? '  ·  Equal Housing Lender' : ''}`;
    artifact(
      page,
      () => {
        doc
          .moveTo(left, y - 7)
          .lineTo(left + width, y - 7)
          .lineWidth(0.5)
          .strokeColor(page.ink.line)
          .stroke();
        face(page, 'sans', 8, 'soft');
        doc.text(who, left, y, { lineBreak: false });
        doc.text(around.page(number - start + 1, count), left, y, { width, align: 'right', lineBreak: false });
        doc.text(`${around.application(about.loanNumber)}  ·  ${about.version}`, left, y + 11, { lineBreak: false });
      },
      'Pagination',
    );
    doc.page.margins.bottom = bottom;
  }
}
