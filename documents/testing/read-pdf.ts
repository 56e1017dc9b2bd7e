import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Node = { role?: string; children?: Node[] };
const rolesOf = (node: Node | null): string[] =>
  node === null ? [] : [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesOf)];

/** What a PDF reader finds. `fill`: for each page, the share of its text area between the first and the last line, the footer left out. */
export type ReadPdf = {
  readonly text: string;
  readonly roles: readonly string[];
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly marked: boolean;
  readonly pages: number;
  readonly fill: readonly number[];
};

/** Points from the lower edge of a page: the footer is below, text above. */
const FOOTER = 62;
const TEXT_HEIGHT = 650;

/** Text, tags, title and language of a PDF, as a reader finds them. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1)));
  const texts = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  // The library's types declare an object; at run time it is a Map.
  const mark: unknown = await pdf.getMarkInfo();
  const found = {
    text: texts
      .map(({ items }) => items.map((item) => ('str' in item ? item.str : '')).join(' '))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
    roles: trees.flatMap((tree) => rolesOf(tree as Node | null)),
    title: info.Title,
    language: info.Language,
    marked: mark instanceof Map && mark.get('Marked') === true,
    pages: pdf.numPages,
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
