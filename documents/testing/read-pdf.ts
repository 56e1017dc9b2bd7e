import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role?: string; type?: string; id?: string; children?: Node[] };
const rolesOf = (node: Node | null): string[] =>
  node === null ? [] : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

const nodesOf = (node: Node | null): Node[] => (node === null ? [] : [node, ...(node.children ?? []).flatMap(nodesOf)]);

/** What may be pressed: where it leads, its name for a screen reader, and whether it stands in a tag of its own. */
export type ReadLink = { readonly href: string; readonly name: string; readonly isTagged: boolean };

/** A run of letters where it is drawn, in points from the upper left corner of its page; `y` is its baseline. */
export type Placed = {
  readonly words: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

/** What a PDF reader finds. `fill`: for each page, the share of its text area between the first and the last line, the footer left out. */
export type ReadPdf = {
  readonly text: string;
  readonly roles: readonly string[];
  readonly links: readonly ReadLink[];
  /** Tables without a caption. */
  readonly namelessTables: number;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly marked: boolean;
  readonly pages: number;
  readonly fill: readonly number[];
  readonly placed: readonly Placed[];
};

/** Points from the lower edge of a page: the footer is below, text above. */
const FOOTER = 62;
const TEXT_HEIGHT = 650;
const PAGE_HEIGHT = 792;

/** Points by which the baselines of one line differ at most. */
const ONE_LINE = 2;

/** The words of pages in the order in which they are read, line by line, whatever was drawn first; without the footers. */
export function readingOrder({ placed }: Pick<ReadPdf, 'placed'>): string {
  const text = placed.filter(({ y }) => y < PAGE_HEIGHT - FOOTER).toSorted((a, b) => a.page - b.page || a.y - b.y);
  const lines: Placed[][] = [];
  for (const one of text) {
    const first = lines.at(-1)?.[0];
    if (first && first.page === one.page && one.y - first.y < ONE_LINE) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines
    .flatMap((line) => line.toSorted((a, b) => a.x - b.x).map(({ words }) => words))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** Text, tags, title and language of a PDF, as a reader finds them. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const notes = await Promise.all(pages.map((page) => page.getAnnotations()));
  const nodes = trees.flatMap((tree) => nodesOf(tree as Node | null));
  const linked = new Set(nodes.filter(({ role }) => role === 'Link').flatMap(({ children = [] }) => children.map(({ id }) => id)));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  // The library's types declare an object; at run time it is a Map.
  const mark: unknown = await pdf.getMarkInfo();
  const found = {
    text: texts
      .map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    roles: trees.flatMap((tree) => rolesOf(tree as Node | null)),
    links: (notes.flat() as { subtype: string; id: string; url?: string; unsafeUrl?: string; contentsObj?: { str: string } }[])
      .filter(({ subtype }) => subtype === 'Link')
      .map(({ id, url, unsafeUrl, contentsObj }) => ({
        href: unsafeUrl ?? url ?? '',
        name: contentsObj?.str ?? '',
        isTagged: [...linked].some((tag) => tag?.endsWith(id) ?? false),
      })),
    namelessTables: nodes.filter(({ role, children = [] }) => role === 'Table' && !children.some((child) => child.role === 'Caption'))
      .length,
    title: info.Title,
    language: info.Language,
    marked: mark instanceof Map && mark.get('Marked') === true,
    pages: pdf.numPages,
    placed: texts.flatMap(({ items }, i) => {
      const { height } = pages[i]?.getViewport({ scale: 1 }) ?? { height: 0 };
      return items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [, , , size, x, y] = item.transform as number[];
        return [{ words: item.str, page: i + 1, x: x ?? 0, y: height - (y ?? 0), width: item.width, size: size ?? 0 }];
      });
    }),
    fill: texts.map(({ items }) => {
      const heights = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' && Number(item.transform[5]) > FOOTER ? [Number(item.transform[5])] : [],
      );
      return heights.length === 0 ? 0 : (Math.max(...heights) - Math.min(...heights)) / TEXT_HEIGHT;
    }),
  };
  await task.destroy();
  return found;
}
