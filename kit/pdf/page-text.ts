/** A node of a PDF's structure: an element with its role, or a reference to text by id. */
export type StructureNode = { readonly role: string; readonly children: readonly (StructureNode | { readonly id: string })[] };
/** What the page draws, in order: marks that open and close the text of an id, and pieces of text. */
export type TextItem =
  | { readonly str: string; readonly hasEOL: boolean }
  | { readonly type: string; readonly id?: string | null; readonly tag?: string };

/** A part of a page's text, for a screen reader and for the text version. */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly { readonly isHead: boolean; readonly text: string }[])[] };

const isNode = (child: StructureNode | { readonly id: string }): child is StructureNode => 'role' in child;
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The text of each marked part, by its id; text outside any is left out, because that is decoration such as page numbers. */
function textById(items: readonly TextItem[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.findLast((one) => one !== null);
      if (id !== undefined && id !== null) found.set(id, (found.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''));
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? null);
  }
  return found;
}

function textOf(node: StructureNode, texts: ReadonlyMap<string, string>): string {
  return tidy(node.children.map((child) => (isNode(child) ? textOf(child, texts) : (texts.get(child.id) ?? ''))).join(' '));
}

const children = (node: StructureNode): StructureNode[] => node.children.filter(isNode);
const rowsOf = (node: StructureNode): StructureNode[] => children(node).flatMap((child) => (child.role === 'TR' ? [child] : rowsOf(child)));

/** A cell of a table; one without text heads nothing. */
function cellOf(node: StructureNode, texts: ReadonlyMap<string, string>): { readonly isHead: boolean; readonly text: string } {
  const text = textOf(node, texts);
  return { isHead: node.role === 'TH' && text !== '', text };
}

function blocksOf(node: StructureNode, texts: ReadonlyMap<string, string>): Block[] {
  const heading = /^H([1-6])$/.exec(node.role);
  if (heading) return [{ kind: 'heading', level: Number(heading[1]), text: textOf(node, texts) }];
  // the tree of a page has the whole of a list or table that began or goes on at another page: what stands there is left out
  if (node.role === 'L') return [{ kind: 'list', items: children(node).flatMap((item) => textOf(item, texts) || []) }];
  if (node.role === 'Table') {
    const rows = rowsOf(node).map((row) => children(row).map((cell) => cellOf(cell, texts)));
    return [{ kind: 'table', rows: rows.filter((row) => row.some(({ text }) => text !== '')) }];
  }
  if (node.role === 'P' || children(node).length === 0) return [{ kind: 'paragraph', text: textOf(node, texts) }];
  return children(node).flatMap((child) => blocksOf(child, texts));
}

const isFilled = (block: Block): boolean =>
  block.kind === 'list' ? block.items.length > 0 : block.kind === 'table' ? block.rows.length > 0 : block.text !== '';

/** The paragraphs of a plain text: an empty line separates them, a line break inside one is kept. */
export const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => ({ kind: 'paragraph', text: one }));

/**
 * The text of a page with its headings, lists and tables, as the PDF is tagged; plain paragraphs of one that is not tagged.
 * @param structure the page's structure tree; null without tags
 */
export function pageText(structure: StructureNode | null, items: readonly TextItem[]): Block[] {
  const blocks = structure ? blocksOf(structure, textById(items)).filter(isFilled) : [];
  if (blocks.length > 0) return blocks;
  return paragraphs(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''));
}
