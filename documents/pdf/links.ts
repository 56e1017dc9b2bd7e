/** Telephone numbers, addresses of mail and websites in a document: what may be pressed, and how a screen reader names it (PDF/UA-1 7.18.5). */
import type PDFDocument from 'pdfkit';

/** A PDF that is being written, and a part of its structure. */
export type Doc = InstanceType<typeof PDFDocument>;
export type StructureElement = ReturnType<Doc['struct']>;

/** A telephone number of ten digits, with or without the 1; an address of mail; a website, with or without https. A number within digits is none. */
const PRESSED =
  /(?<phone>(?<![\d-])(?:1-)?\(?\d{3}\)?[ -]\d{3}-\d{4}(?![\d-]))|(?<mail>[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,})|(?<site>(?:https?:\/\/)?(?:[a-z\d-]+\.)+(?:gov|com|org|net)\b(?:\/[\w/-]*[\w/])?)/gi;

/** A part of a text; `href` where it leads somewhere. */
export type Piece = { readonly words: string; readonly href?: string };

function hrefOf({ phone, mail, site }: Readonly<Record<string, string | undefined>>): string {
  if (phone !== undefined) return `tel:+1${phone.replaceAll(/\D/g, '').slice(-10)}`;
  if (mail !== undefined) return `mailto:${mail}`;
  return site?.startsWith('http') ? site : `https://${site}`;
}

/** A text in pieces, in order: joined, their words are the text. */
export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index, groups = {} } of words.matchAll(PRESSED)) {
    if (index > from) pieces.push({ words: words.slice(from, index) });
    pieces.push({ words: found, href: hrefOf(groups) });
    from = index + found.length;
  }
  if (from < words.length) pieces.push({ words: words.slice(from) });
  return pieces;
}

const VERBS = { 'tel:': 'Call ', 'mailto:': 'Write to ', 'https:': 'Open ', 'http:': 'Open ' } as const;
/** What a link does, for who does not see it: "Call +18888196388". */
export function linkName(href: string): string {
  const scheme = `${href.split(':', 1)[0]}:`;
  return `${VERBS[scheme as keyof typeof VERBS] ?? ''}${href.replace(/^(tel:|mailto:|https?:\/\/)/, '')}`;
}

/** Gives every link that is drawn its name: pdfkit writes an empty one. */
export function nameLinks(doc: Doc): void {
  const link = doc.link.bind(doc);
  // an object of type String is what pdfkit writes as a string, and not as a name
  doc.link = (x, y, w, h, url, options) => link(x, y, w, h, url, { ...options, Contents: Object(linkName(url)) as string });
}

/** A part with its tag whose pieces are drawn in turn, each link with a tag of its own inside it. @param draw draws the piece at this place of the list */
export function taggedPieces<P extends Piece>(
  doc: Doc,
  tag: string,
  pieces: readonly P[],
  draw: (piece: P, at: number) => unknown,
  options: { readonly title?: string } = {},
): StructureElement {
  const parts = pieces.map((piece, at) => {
    const content = (): void => void draw(piece, at);
    return piece.href === undefined ? content : doc.struct('Link', {}, content);
  });
  return doc.struct(tag, options, parts);
}

/** How a piece is drawn: a link is underlined, and what follows it is not. */
export const lookOf = ({ href }: Piece) => (href === undefined ? {} : { link: href, underline: true });
