import type { Table } from './blocks.ts';
import { lookOf, type Piece, piecesOf, type StructureElement, taggedPieces } from './links.ts';
import { artifact, ensureSpace, face, leaveGap, leftOf, measured, ruled, tagged, turnPage, type Page } from './page.ts';

/** Points above and below the words of a cell. */
const padOf = ({ gaps }: Page): number => 3.8 * gaps;
const GAP = 12;
const SIZE = 9.5;

type Columns = { readonly x: number; readonly w: number; readonly align: 'left' | 'right' }[];

function columnsOf({ head, widths, align }: Table, x: number, width: number): Columns {
  const shares = widths ?? head.map(() => 1);
  const unit = (width - GAP * (head.length - 1)) / shares.reduce((total, share) => total + share, 0);
  let at = x;
  return shares.map((share, i) => {
    const column = { x: at, w: share * unit, align: align[i] ?? 'left' } as const;
    at += share * unit + GAP;
    return column;
  });
}

const rule = (page: Page, x: number, width: number, y: number, strong: boolean): void =>
  ruled(page, x, y, width, strong ? 1.25 : 0.5, strong ? 'text' : 'line');

function heightOfRow(page: Page, cells: readonly string[], columns: Columns, bold: boolean): number {
  const name = bold ? 'sans-bold' : 'sans';
  return Math.max(...cells.map((cell, i) => measured(page, name, SIZE, cell, { width: columns[i]?.w ?? 0 }))) + 2 * padOf(page);
}

type Row = { readonly cells: readonly string[]; readonly columns: Columns; readonly kind: 'head' | 'body' | 'total' | 'fact' };

function drawRow(page: Page, table: StructureElement, { cells, columns, kind }: Row): void {
  const { doc } = page;
  const bold = kind === 'head' || kind === 'total';
  const height = heightOfRow(page, cells, columns, bold);
  const y = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  for (const [i, cell] of cells.entries()) {
    const column = columns[i];
    if (!column) continue;
    const isHead = kind === 'head' || i === 0;
    const options = isHead ? { scope: kind === 'head' ? 'Column' : 'Row' } : {};
    // a number at the right is no telephone number
    const pieces = column.align === 'left' && cell !== '' ? piecesOf(cell) : [{ words: cell }];
    const draw = (piece: Piece, at: number): void => {
      face(page, bold ? 'sans-bold' : 'sans', SIZE, kind === 'head' || (kind === 'fact' && i === 0) ? 'soft' : 'text');
      const look = { width: column.w, align: column.align, continued: at < pieces.length - 1, ...lookOf(piece) };
      if (at === 0) doc.text(piece.words, column.x, y + padOf(page), look);
      else doc.text(piece.words, look);
    };
    row.add(taggedPieces(doc, isHead ? 'TH' : 'TD', pieces, draw, options as { title?: string }));
  }
  row.end();
  doc.y = y + height;
}

/** A table with column heads, hairlines between rows and a strong rule above a total; heads repeat on each page. */
export function drawTable(page: Page, into: StructureElement, table: Table, x: number, width: number): void {
  const { doc } = page;
  const columns = columnsOf(table, x, width);
  const height = heightOfTable(page, table, width);
  ensureSpace(page, height < KEPT_ROWS ? height : 110);
  const part = doc.struct('Table', { title: table.caption });
  into.add(part);
  part.add(doc.struct('Caption', {}, () => void face(page, 'sans-bold', 10.5).text(table.caption, x, doc.y + 2, { width })));
  doc.y += 3;
  drawRow(page, part, { cells: table.head, columns, kind: 'head' });
  rule(page, x, width, doc.y, false);
  for (const [i, cells] of table.rows.entries()) {
    const kind = table.total && i === table.rows.length - 1 ? 'total' : 'body';
    // The last row is not alone on a page.
    const kept = i === table.rows.length - 2 ? table.rows.slice(i) : [cells];
    if (kept.reduce((total, row) => total + heightOfRow(page, row, columns, kind === 'total'), 0) > leftOf(page)) {
      turnPage(page);
      repeatHead(page, table, columns);
      rule(page, x, width, doc.y, false);
    }
    if (kind === 'total') rule(page, x, width, doc.y, true);
    drawRow(page, part, { cells, columns, kind });
    if (i < table.rows.length - 1 && !(table.total && i === table.rows.length - 2)) rule(page, x, width, doc.y, false);
  }
  part.end();
  doc.x = x;
  leaveGap(page, 12);
}

/** Repeated heads are artifacts: a screen reader has read them already. */
function repeatHead(page: Page, { head }: Table, columns: Columns): void {
  const { doc } = page;
  const y = doc.y;
  artifact(page, () => {
    face(page, 'sans-bold', SIZE, 'soft');
    for (const [i, cell] of head.entries())
      doc.text(cell, columns[i]?.x ?? 0, y + padOf(page), { width: columns[i]?.w ?? 0, align: columns[i]?.align ?? 'left' });
  });
  doc.y = y + heightOfRow(page, head, columns, true);
}

/** Shares of the width that labels get: the smallest on which each of them fits in one line, else the largest. */
const LABEL_SHARES = [0.22, 0.3, 0.42] as const;
/** Beside values longer than this many characters labels get less, and wrap. */
const LONG_VALUE = 110;

type Facts = readonly (readonly [string, string])[];

function factColumns(page: Page, rows: Facts, x: number, width: number): Columns {
  const shares = rows.some(([, value]) => value.length > LONG_VALUE) ? LABEL_SHARES.slice(0, 2) : LABEL_SHARES;
  face(page, 'sans', SIZE);
  const widest = Math.max(...rows.map(([label]) => page.doc.widthOfString(label)));
  const share = shares.find((one) => widest <= width * one - GAP) ?? shares.at(-1) ?? 0;
  return [
    { x, w: width * share - GAP, align: 'left' },
    { x: x + width * share, w: width * (1 - share), align: 'left' },
  ];
}

/** Facts and tables up to this height, in points, stay on one page. */
export const KEPT_ROWS = 300;

export function heightOfFacts(page: Page, rows: Facts, width: number): number {
  const columns = factColumns(page, rows, 0, width);
  return rows.reduce((total, cells) => total + heightOfRow(page, cells, columns, false), 0);
}

export function heightOfTable(page: Page, table: Table, width: number): number {
  const columns = columnsOf(table, 0, width);
  return [table.head, ...table.rows].reduce((total, cells) => total + heightOfRow(page, cells, columns, true), 24);
}

/** Label at the left, value at the right, as a table of two columns without heads. */
export function drawFacts(page: Page, into: StructureElement, rows: Facts, x: number, width: number): void {
  const { doc } = page;
  const columns = factColumns(page, rows, x, width);
  // the heading above is its caption to who sees it; to a screen reader it is said at the table too
  const name = page.headings.at(-1)?.text ?? 'Key facts';
  const part = doc.struct('Table', { title: name });
  into.add(part);
  part.add(doc.struct('Caption', { actual: name }, () => undefined));
  const total = heightOfFacts(page, rows, width);
  if (total < KEPT_ROWS) ensureSpace(page, total);
  for (const [i, cells] of rows.entries()) {
    ensureSpace(page, heightOfRow(page, cells, columns, false));
    drawRow(page, part, { cells, columns, kind: 'fact' });
    if (i < rows.length - 1) rule(page, x, width, doc.y, false);
  }
  part.end();
  doc.x = x;
  leaveGap(page, 7);
}

type Figures = readonly { readonly label: string; readonly value: string; readonly note?: string | undefined }[];
const FIGURE_SIZE = 17;
const FIGURE_PAD = 12;
/** Points from the top of a figure to its note, and height of a figure whose note has one line. */
const NOTE = { top: 44, size: 8.5, least: 62 } as const;

/** Height of the ground below figures, in points: by the longest of their notes. */
export function heightOfFigures(page: Page, items: Figures, width: number): number {
  const inner = width / items.length - FIGURE_PAD - 8;
  const notes = items.map(({ note }) => (note === undefined ? 0 : measured(page, 'sans', NOTE.size, note, { width: inner })));
  return Math.max(NOTE.least, NOTE.top + Math.max(...notes) + 8);
}

/** The largest size in points, at least 10, at which the words fit on one line. */
function fitting(page: Page, words: string, most: number, width: number): number {
  const wide = face(page, 'serif-bold', most).widthOfString(words);
  return wide <= width ? most : Math.max(10, (most * width) / wide);
}

/** The document's key figures, large and side by side. */
export function drawFigures(page: Page, into: StructureElement, items: Figures, x: number, width: number): void {
  const { doc } = page;
  const height = heightOfFigures(page, items, width);
  ensureSpace(page, height + 12);
  const y = doc.y;
  const each = width / items.length;
  artifact(page, () => {
    doc.roundedRect(x, y, width, height, 4).fillColor(page.ink.ground).fill();
    for (let i = 1; i < items.length; i += 1)
      doc
        .moveTo(x + i * each, y + 12)
        .lineTo(x + i * each, y + height - 12)
        .lineWidth(0.5)
        .strokeColor(page.ink.line)
        .stroke();
  });
  const part = doc.struct('L');
  into.add(part);
  for (const [i, { label, value, note }] of items.entries()) {
    const at = x + i * each + FIGURE_PAD;
    const options = { width: each - FIGURE_PAD - 8, lineBreak: false };
    const item = doc.struct('LI');
    part.add(item);
    const body = doc.struct('LBody');
    item.add(body);
    const size = fitting(page, value, FIGURE_SIZE, each - FIGURE_PAD - 8);
    tagged(page, body, 'P', () => face(page, 'sans', 8.5, 'soft').text(label, at, y + 9, options));
    tagged(page, body, 'P', () => face(page, 'serif-bold', size).text(value, at, y + 20 + (FIGURE_SIZE - size), options));
    if (note) tagged(page, body, 'P', () => face(page, 'sans', NOTE.size, 'soft').text(note, at, y + NOTE.top, { width: options.width }));
    body.end();
    item.end();
  }
  part.end();
  doc.x = x;
  doc.y = y + height;
  leaveGap(page, 14);
}
