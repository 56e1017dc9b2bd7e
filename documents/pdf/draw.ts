import type { Block, DocumentContent, SignField } from './blocks.ts';
import {
  artifact,
  ensureSpace,
  footers,
  LEAST_BOTTOM,
  letterhead,
  openPage,
  recorderSpace,
  type Page,
  type StructureElement,
} from './page.ts';
import { drawFacts, drawFigures, drawTable, heightOfFacts, heightOfTable, KEPT } from './tables.ts';
import {
  drawAddress,
  drawFields,
  drawHeading,
  drawInitials,
  drawList,
  drawSignatures,
  drawText,
  drawTitle,
  heightOf,
  heightOfSignatures,
} from './text.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';

const BOX_PAD = 14;

/**
 * Draws blocks in order. A heading stays with the beginning of its section, and signature lines never begin a page without the text that is
 * signed.
 */
function drawBlocks(page: Page, into: StructureElement, blocks: readonly Block[], x: number, width: number): void {
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'text') ensureSpace(page, heightWithSignatures(page, block, blocks[i + 1], width));
    drawBlock(page, into, block, headedBy(page, blocks[i + 1], blocks[i + 2], width), x, width);
  }
}

/** Height in points of a text together with the signature lines that follow it; 0 when none follow. */
function heightWithSignatures(
  page: Page,
  { text, style }: Extract<Block, { kind: 'text' }>,
  next: Block | undefined,
  width: number,
): number {
  return next?.kind === 'signatures' ? heightOf(page, text, style ?? 'body', width) + heightOfSignatures(next.lines) : 0;
}

/** Points of a block that must stay with the heading above it. */
function headedBy(page: Page, block: Block | undefined, next: Block | undefined, width: number): number {
  if (block === undefined || block.kind === 'break') return 0;
  if (block.kind === 'text')
    return Math.max(Math.min(heightOf(page, block.text, block.style ?? 'body', width), 60), heightWithSignatures(page, block, next, width));
  const height =
    block.kind === 'facts'
      ? heightOfFacts(page, block.rows, width)
      : block.kind === 'table'
        ? heightOfTable(page, block, width)
        : block.kind === 'box'
          ? heightOfBox(page, block.blocks, width)
          : 62;
  return height < KEPT ? height : 110;
}

function drawBlock(page: Page, into: StructureElement, block: Block, headed: number, x: number, width: number): void {
  switch (block.kind) {
    case 'heading':
      return drawHeading(page, into, block.text, block.level ?? 2, headed, x, width);
    case 'text':
      return drawText(page, into, block.text, block.style ?? 'body', x, width);
    case 'list':
      return drawList(page, into, block.items, block.numbered ?? false, x, width);
    case 'facts':
      return drawFacts(page, into, block.rows, x, width);
    case 'figures':
      return drawFigures(page, into, block.items, x, width);
    case 'table':
      return drawTable(page, into, block, x, width);
    case 'box':
      return drawBox(page, into, block.blocks, x, width);
    case 'address':
      return drawAddress(page, into, block.lines, x, width);
    case 'signatures':
      return drawSignatures(page, into, block, x, width);
    case 'initials':
      return drawInitials(page, into, block, x, width);
    case 'fields':
      return drawFields(page, into, block, x, width);
    case 'break':
      return void page.doc.addPage();
  }
}

/** Estimated height of a framed part, to keep it on one page. */
function heightOfBox(page: Page, blocks: readonly Block[], width: number): number {
  const heights = blocks.map((block) => {
    if (block.kind === 'text') return heightOf(page, block.text, block.style ?? 'body', width) + 8;
    if (block.kind === 'list') return block.items.reduce((total, item) => total + heightOf(page, item, 'body', width - 18) + 4, 4);
    if (block.kind === 'heading') return 30;
    if (block.kind === 'fields') return 54;
    return block.kind === 'facts' ? block.rows.length * 22 + 10 : 60;
  });
  return heights.reduce((total, height) => total + height, 2 * BOX_PAD);
}

/** The frame is drawn once its end is known; a part longer than a page gets a rule at its left instead. */
function drawBox(page: Page, into: StructureElement, blocks: readonly Block[], x: number, width: number): void {
  const { doc } = page;
  const most = doc.page.height - doc.page.margins.top - doc.page.margins.bottom;
  const height = heightOfBox(page, blocks, width - 2 * BOX_PAD);
  if (height < most) ensureSpace(page, height);
  const first = doc.bufferedPageRange().count;
  const top = doc.y > doc.page.margins.top + 4 ? doc.y + 4 : doc.y;
  doc.y = top + BOX_PAD;
  const part = doc.struct('Sect');
  into.add(part);
  drawBlocks(page, part, blocks, x + BOX_PAD, width - 2 * BOX_PAD);
  part.end();
  const bottom = doc.y + BOX_PAD - 7;
  if (doc.bufferedPageRange().count === first)
    artifact(page, () =>
      doc
        .roundedRect(x, top, width, bottom - top, 4)
        .lineWidth(0.75)
        .strokeColor(page.ink.soft)
        .stroke(),
    );
  doc.x = x;
  doc.y = bottom + 12;
}

type Drawn = { readonly bytes: Buffer; readonly pages: number; readonly fields: readonly SignField[]; readonly filled: number };

/** One try: `bottom` is the bottom margin in points, `filled` how much of the last page is used. */
function drawOnce(content: DocumentContent, lender: Lender, about: { on: string; loanNumber: string }, bottom?: number): Promise<Drawn> {
  const page = openPage(lender, {
    title: `${content.title} · ${lender.name}`,
    subject: `Application ${about.loanNumber}`,
    on: about.on,
    layout: content.layout,
    ...(bottom !== undefined && { bottom }),
  });
  const { doc, root, left, width } = page;
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (content.layout === 'recording') recorderSpace(page);
  else letterhead(page, lender);
  drawTitle(page, root, content);
  drawBlocks(page, root, content.blocks, left, width);
  const filled = doc.y - doc.page.margins.top;
  footers(page, lender, { loanNumber: about.loanNumber, version: content.version, layout: content.layout });
  root.end();
  const pages = doc.bufferedPageRange().count;
  return new Promise((resolve, reject) => {
    doc.on('error', reject);
    doc.on('end', () => resolve({ bytes: Buffer.concat(chunks), pages, fields: page.fields, filled }));
    doc.end();
  });
}

/** Points of the last page that are used at least, some eight lines: a page with less looks left over, and tempts to be left out. */
const LEAST_FILLED = 130;

/**
 * The bytes of a document, its number of pages and where it is signed: drawn, tagged, with footers. The same content gives the same bytes. A last page that is
 * nearly empty is avoided: the pages before it take its lines where they can, or give it some of theirs.
 */
export async function drawDocument(
  content: DocumentContent,
  lender: Lender,
  about: { on: string; loanNumber: string },
): Promise<{ bytes: Buffer; pages: number; fields: readonly SignField[] }> {
  const first = await drawOnce(content, lender, about);
  const isWhole = ({ pages, filled }: Drawn): boolean => pages === 1 || filled >= LEAST_FILLED;
  if (isWhole(first)) return first;
  const closer = await drawOnce(content, lender, about, LEAST_BOTTOM[content.layout]);
  if (closer.pages < first.pages && isWhole(closer)) return closer;
  for (let bottom = 84; bottom <= 180; bottom += 12) {
    const looser = await drawOnce(content, lender, about, bottom);
    if (looser.pages === first.pages && isWhole(looser)) return looser;
  }
  return first;
}
