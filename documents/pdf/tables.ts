import type { Table } from './blocks.ts';
import { artifact, ensureSpace, face, ruled, tagged, type Page, type StructureElement } from './page.ts';

const PAD = 3.8;
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
  face(page, bold ? 'sans-bold' : 'sans', SIZE);
  return Math.max(...cells.map((cell, i) => page.doc.heightOfString(cell, { width: columns[i]?.w ?? 0 }))) + 2 * PAD;
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
    row.add(
      doc.struct(
        isHead ? 'TH' : 'TD',
        options as { title?: string },
        () =>
          void face(page, bold ? 'sans-bold' : 'sans', SIZE, kind === 'head' || (kind === 'fact' && i === 0) ? 'soft' : 'text').text(
            cell,
            column.x,
            y + PAD,
            { width: column.w, align: column.align },
          ),
      ),
    );
  }
  row.end();
  doc.y = y + height;
}

/** A table with column heads, hairlines between rows and a strong rule above a total; heads repeat on each page. */
export function drawTable(page: Page, into: StructureElement, table: Table, x: number, width: number): void {
  const { doc } = page;
  const columns = columnsOf(table, x, width);
  const height = heightOfTable(page, table, width);
  ensureSpace(page, height < KEPT ? height : 110);
  const part = doc.struct('Table', { title: table.caption });
  into.add(part);
  part.add(doc.struct('Caption', {}, () => void face(page, 'sans-bold', 10.5).text(table.caption, x, doc.y + 2, { width })));
  doc.y += 3;
  drawRow(page, part, { cells: table.head, columns, kind: 'head' });
  rule(page, x, width, doc.y, false);
  for (const [i, cells] of table.rows.entries()) {
    const kind = table.total && i === table.rows.length - 1 ? 'total' : 'body';
    const height = heightOfRow(page, cells, columns, kind === 'total');
    if (doc.y + height > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      repeatHead(page, table, columns);
      rule(page, x, width, doc.y, false);
    }
    if (kind === 'total') rule(page, x, width, doc.y, true);
    drawRow(page, part, { cells, columns, kind });
    if (i < table.rows.length - 1 && !(table.total && i === table.rows.length - 2)) rule(page, x, width, doc.y, false);
  }
  part.end();
  doc.x = x;
  doc.y += 12;
}

/** Repeated heads are artifacts: a screen reader has read them already. */
function repeatHead(page: Page, { head }: Table, columns: Columns): void {
  const { doc } = page;
  const y = doc.y;
  artifact(page, () => {
    face(page, 'sans-bold', SIZE, 'soft');
    for (const [i, cell] of head.entries())
      doc.text(cell, columns[i]?.x ?? 0, y + PAD, { width: columns[i]?.w ?? 0, align: columns[i]?.align ?? 'left' });
  });
  doc.y = y + heightOfRow(page, head, columns, true);
}

/** Facts with values longer than this many characters give them most of the width. */
const LONG_VALUE = 110;

type Facts = readonly (readonly [string, string])[];

function factColumns(rows: Facts, x: number, width: number): Columns {
  const share = rows.some(([, value]) => value.length > LONG_VALUE) ? 0.16 : 0.42;
  return [
    { x, w: width * share - GAP, align: 'left' },
    { x: x + width * share, w: width * (1 - share), align: 'left' },
  ];
}

/** Facts and tables up to this height, in points, stay on one page. */
export const KEPT = 300;

export function heightOfFacts(page: Page, rows: Facts, width: number): number {
  const columns = factColumns(rows, 0, width);
  return rows.reduce((total, cells) => total + heightOfRow(page, cells, columns, false), 0);
}

export function heightOfTable(page: Page, table: Table, width: number): number {
  const columns = columnsOf(table, 0, width);
  return [table.head, ...table.rows].reduce((total, cells) => total + heightOfRow(page, cells, columns, true), 24);
}

/** Label at the left, value at the right, as a table of two columns without heads. */
export function drawFacts(page: Page, into: StructureElement, rows: Facts, x: number, width: number): void {
  const { doc } = page;
  const columns = factColumns(rows, x, width);
  // no caption is drawn: the heading above names it
  const part = doc.struct('Table', { title: page.headings.at(-1)?.text ?? 'Key facts' });
  into.add(part);
  const total = heightOfFacts(page, rows, width);
  if (total < KEPT) ensureSpace(page, total);
  for (const [i, cells] of rows.entries()) {
    ensureSpace(page, heightOfRow(page, cells, columns, false));
    drawRow(page, part, { cells, columns, kind: 'fact' });
    if (i < rows.length - 1) rule(page, x, width, doc.y, false);
  }
  part.end();
  doc.x = x;
  doc.y += 7;
}

const FIGURE_HEIGHT = 62;
const FIGURE_SIZE = 17;

/** The largest size in points, at least 10, at which the words fit on one line. */
function fitting(page: Page, words: string, most: number, width: number): number {
  const wide = face(page, 'serif-bold', most).widthOfString(words);
  return wide <= width ? most : Math.max(10, (most * width) / wide);
}

/** The document's key figures, large and side by side. */
export function drawFigures(
  page: Page,
  into: StructureElement,
  items: readonly { label: string; value: string; note?: string | undefined }[],
  x: number,
  width: number,
): void {
  const { doc } = page;
  ensureSpace(page, FIGURE_HEIGHT + 12);
  const y = doc.y;
  const each = width / items.length;
  artifact(page, () => {
    doc.roundedRect(x, y, width, FIGURE_HEIGHT, 4).fillColor(page.ink.ground).fill();
    for (let i = 1; i < items.length; i += 1)
      doc
        .moveTo(x + i * each, y + 12)
        .lineTo(x + i * each, y + FIGURE_HEIGHT - 12)
        .lineWidth(0.5)
        .strokeColor(page.ink.line)
        .stroke();
  });
  const part = doc.struct('L');
  into.add(part);
  for (const [i, { label, value, note }] of items.entries()) {
    const at = x + i * each + 12;
    const options = { width: each - 20, lineBreak: false };
    const item = doc.struct('LI');
    part.add(item);
    const body = doc.struct('LBody');
    item.add(body);
    const size = fitting(page, value, FIGURE_SIZE, each - 20);
    tagged(page, body, 'P', () => face(page, 'sans', 8.5, 'soft').text(label, at, y + 9, options));
    tagged(page, body, 'P', () => face(page, 'serif-bold', size).text(value, at, y + 20 + (FIGURE_SIZE - size), options));
    if (note) tagged(page, body, 'P', () => face(page, 'sans', 8.5, 'soft').text(note, at, y + 44, options));
    body.end();
    item.end();
  }
  part.end();
  doc.x = x;
  doc.y = y + FIGURE_HEIGHT + 14;
}
