import type { Block, BlockOf, DocumentContent, Layout, SignField } from './blocks.ts';
import type { StructureElement } from './links.ts';
import {
  artifact,
  ensureSpace,
  footers,
  LEAST_BOTTOM,
  letterhead,
  openPage,
  recorderSpace,
  type Page,
  type Spacing,
  usedOf,
  usualSpacing,
} from './page.ts';
import { drawFacts, drawFigures, drawTable, heightOfFacts, heightOfFigures, heightOfTable, KEPT_ROWS } from './tables.ts';
import {
  drawAddress,
  drawFields,
  drawHeading,
  drawInitials,
  drawList,
  drawSignatures,
  drawText,
  drawTitle,
  afterText,
  heightOf,
  heightOfHeading,
  heightOfSignatures,
  heightsOfList,
  keptOf,
} from './text.ts';
import { AROUND } from './languages.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';

const BOX_PAD = 14;
/** Points of a long block that stay with what is above it. */
const MOST_LED = 110;

/**
 * Draws blocks in order. A heading stays with the beginning of its section, and a text that introduces what follows, such as signature lines or a list,
 * with the beginning of that.
 */
function drawBlocks(page: Page, into: StructureElement, blocks: readonly Block[], x: number, width: number): void {
  for (const [i, block] of blocks.entries()) {
    if (block.kind === 'text' && introduces(block, blocks[i + 1])) ensureSpace(page, leadOf(page, blocks, i, width));
    drawBlock(page, into, block, leadOf(page, blocks, i + 1, width), x, width);
  }
}

/** Whether a text makes no sense without what follows. */
const introduces = ({ text }: BlockOf<'text'>, next: Block | undefined): boolean =>
  next !== undefined && (text.endsWith(':') || ['signatures', 'initials', 'fields', 'address', 'together'].includes(next.kind));

/** Points of a block, and of what it introduces, that stay with the heading or the text above it. */
function leadOf(page: Page, blocks: readonly Block[], at: number, width: number): number {
  const block = blocks[at];
  if (block === undefined) return 0;
  if (block.kind === 'heading') return heightOfHeading(block.level ?? 2) + leadOf(page, blocks, at + 1, width);
  if (block.kind === 'text')
    return introduces(block, blocks[at + 1])
      ? heightOfBlock(page, block, width) + leadOf(page, blocks, at + 1, width)
      : keptOf(page, block.text, block.style ?? 'body', width);
  if (block.kind === 'list') return Math.min(heightsOfList(page, block, width)[0] ?? 0, MOST_LED);
  const height = heightOfBlock(page, block, width);
  return height < KEPT_ROWS || block.kind === 'together' ? height : MOST_LED;
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
    case 'together':
      ensureSpace(page, heightOfBlocks(page, block.blocks, width));
      return drawBlocks(page, into, block.blocks, x, width);
    case 'initials':
      return drawInitials(page, into, block, x, width);
    case 'fields':
      return drawFields(page, into, block, x, width);
  }
}

/** Points that a block takes; estimated where they depend on the page. */
function heightOfBlock(page: Page, block: Block, width: number): number {
  const { gaps } = page;
  switch (block.kind) {
    case 'heading':
      return heightOfHeading(block.level ?? 2);
    case 'text':
      return heightOf(page, block.text, block.style ?? 'body', width) + afterText(block.style ?? 'body') * gaps;
    case 'list':
      return heightsOfList(page, block, width).reduce((total, height) => total + height, 4);
    case 'facts':
      return heightOfFacts(page, block.rows, width) + 7 * gaps;
    case 'table':
      return heightOfTable(page, block, width) + 12 * gaps;
    case 'box':
      return heightOfBlocks(page, block.blocks, width - 2 * BOX_PAD) + 2 * BOX_PAD + 12;
    case 'together':
      return heightOfBlocks(page, block.blocks, width);
    case 'signatures':
      return heightOfSignatures(block.lines);
    case 'initials':
      return 36 * block.lines.length;
    case 'fields':
      return (block.height ?? 30) + 22;
    case 'address':
      return 15 * block.lines.length + 14;
    case 'figures':
      return heightOfFigures(page, block.items, width) + 14 * gaps;
  }
}
const heightOfBlocks = (page: Page, blocks: readonly Block[], width: number): number =>
  blocks.reduce((total, block) => total + heightOfBlock(page, block, width), 0);

/** The frame is drawn once its end is known; a part longer than a page gets a rule at its left instead. */
function drawBox(page: Page, into: StructureElement, blocks: readonly Block[], x: number, width: number): void {
  const { doc } = page;
  const most = doc.page.height - doc.page.margins.top - doc.page.margins.bottom;
  const height = heightOfBlocks(page, blocks, width - 2 * BOX_PAD) + 2 * BOX_PAD;
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

/** A document that is set but not written. `least`: points used of its emptiest page; `write`: its bytes, once. */
type Setting = {
  readonly pages: number;
  readonly fields: readonly SignField[];
  readonly least: number;
  readonly write: () => Promise<Buffer>;
};
type About = { readonly on: string; readonly loanNumber: string };

/** One try, set as given. */
function setOnce(content: DocumentContent, lender: Lender, about: About, spacing: Spacing): Setting {
  const { title, layout, version, blocks, language } = content;
  const { on, loanNumber } = about;
  const page = openPage(
    lender,
    { title: `${title} · ${lender.name}`, subject: AROUND[language].application(loanNumber), on, layout, language },
    spacing,
  );
  const { doc, root, left, width, fields, used } = page;
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  if (layout === 'recording') recorderSpace(page);
  else letterhead(page, lender);
  drawTitle(page, root, content);
  drawBlocks(page, root, blocks, left, width);
  const least = Math.min(...used, usedOf(page));
  footers(page, lender, { loanNumber, version, layout, language });
  root.end();
  const pages = doc.bufferedPageRange().count;
  const write = (): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      doc.on('error', reject);
      doc.on('end', () => resolve(Buffer.concat(chunks)));
      doc.end();
    });
  return { pages, fields, least, write };
}

/** Points of each page that are used at least, some eight lines: a page with less looks left over, and tempts to be left out. */
const LEAST_FILLED = 130;
const isWhole = ({ pages, least }: Setting): boolean => pages === 1 || least >= LEAST_FILLED;

/** Other ways to set a document, what is seen least first: closer, so that its last page is not needed, or wider, so that it gets more. */
const otherSpacings = (layout: Layout): readonly Spacing[] => [
  ...[1, 0.85].map((gaps) => ({ bottom: LEAST_BOTTOM[layout], gaps })),
  ...[1.15, 1.3].map((gaps) => ({ bottom: usualSpacing(layout).bottom, gaps })),
  { bottom: LEAST_BOTTOM[layout], gaps: 0.7 },
  ...Array.from({ length: 9 }, (_, i) => ({ bottom: 84 + 12 * i, gaps: 1.3 })),
];

/** The first way to set a document that leaves no page nearly empty, else the usual one. */
function setWhole(content: DocumentContent, lender: Lender, about: About): Setting {
  const first = setOnce(content, lender, about, usualSpacing(content.layout));
  if (isWhole(first)) return first;
  for (const spacing of otherSpacings(content.layout)) {
    const other = setOnce(content, lender, about, spacing);
    if (isWhole(other) && other.pages <= first.pages) return other;
  }
  return first;
}

/**
 * The bytes of a document, its number of pages and where it is signed: drawn, tagged, with footers. The same content gives the same bytes. A page that is
 * nearly empty is avoided: the other pages take its lines where they can, or give it some of theirs.
 */
export async function drawDocument(
  content: DocumentContent,
  lender: Lender,
  about: About,
): Promise<{ bytes: Buffer; pages: number; fields: readonly SignField[] }> {
  const { pages, fields, write } = setWhole(content, lender, about);
  return { bytes: await write(), pages, fields };
}
