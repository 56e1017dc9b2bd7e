import type { Reply } from '@hearthline/web/api/operation.ts';
export type Closing = Reply<'closing-documents-get'>;
export type ClosingDocument = Closing['documents'][number];
export type Field = ClosingDocument['fields'][number];
/** A field with the document it is in. */
export type Place = { readonly document: ClosingDocument; readonly field: Field };

/** The kind of a document's executed copy, which bears the signatures. */
export const signedKind = (kind: string): string => `SIGNED_${kind}`;
/** The copy to keep: of a document that is only read, the document itself. */
export const kindToKeep = ({ kind, fields }: Pick<ClosingDocument, 'kind' | 'fields'>): string =>
  fields.length === 0 ? kind : signedKind(kind);

/** Read every document, choose a signature, sign in each place, review and sign. */
export const PARTS = ['read', 'adopt', 'place', 'review'] as const;
export type Part = (typeof PARTS)[number];

/** Every place to sign, in the order of the documents and their pages. */
export const placesIn = ({ documents }: Pick<Closing, 'documents'>): Place[] =>
  documents.flatMap((document) => document.fields.map((field) => ({ document, field })));

/** The first part that is not finished: where an interrupted signing goes on. */
export function partOf(closing: Pick<Closing, 'documents' | 'signature'>): Part {
  if (closing.documents.some(({ isRead }) => !isRead)) return 'read';
  const places = placesIn(closing);
  if (places.length > 0 && closing.signature === null) return 'adopt';
  return places.some(({ field }) => !field.isSigned) ? 'place' : 'review';
}

/** The next place to sign: the first after a place that is not signed, or else the first of all; null when all are signed. */
export function nextPlace(places: readonly Place[], after: number): number | null {
  const order = [...places.keys()].map((offset) => (after + 1 + offset) % places.length);
  return order.find((at) => places[at]?.field.isSigned === false) ?? null;
}

/** As the server keeps them: hashes of what was read, and where it was signed. */
export const readIn = ({ documents }: Closing): string[] => documents.filter(({ isRead }) => isRead).map(({ sha256 }) => sha256);
export const signedIn = (closing: Closing): { sha256: string; field: string }[] =>
  placesIn(closing)
    .filter(({ field }) => field.isSigned)
    .map(({ document, field }) => ({ sha256: document.sha256, field: field.id }));

const withDocument = (closing: Closing, sha256: string, change: (document: ClosingDocument) => ClosingDocument): Closing => ({
  ...closing,
  documents: closing.documents.map((document) => (document.sha256 === sha256 ? change(document) : document)),
});
export const withRead = (closing: Closing, sha256: string): Closing =>
  withDocument(closing, sha256, (document) => ({ ...document, isRead: true }));
/** Documents that are to be read again, because the server has them in another version. */
export const withUnread = (closing: Closing, kinds: readonly string[]): Closing => ({
  ...closing,
  documents: closing.documents.map((document) => (kinds.includes(document.kind) ? { ...document, isRead: false } : document)),
});
export const withSigned = (closing: Closing, { document: { sha256 }, field: { id } }: Place): Closing =>
  withDocument(closing, sha256, (document) => ({
    ...document,
    fields: document.fields.map((field) => (field.id === id ? { ...field, isSigned: true } : field)),
  }));

/** Minutes to sign: a page is read in about a minute, which is what 450 words of such a text take; three places are signed in a minute. */
export function minutesToSign(closing: Pick<Closing, 'documents'>): number {
  const pages = closing.documents.reduce((total, document) => total + (document.pages ?? 1), 0);
  return Math.max(1, Math.ceil(pages + placesIn(closing).length / 3));
}

/** The initials of a name: GH for Grace Happy. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** The box in which a signature is drawn, in its own units; those of the server. */
export const BOX = { width: 600, height: 200 } as const;
const MOST_POINTS = 1500;

/**
 * Drawn strokes as the server takes them: whole numbers in the box, x and y by turns, at most 1,500 points in all.
 * @param size of the pad in CSS pixels
 */
export function strokesIn(
  drawn: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[],
  size: { readonly width: number; readonly height: number },
): number[][] {
  const inside = (at: number, from: number, to: number): number => Math.min(to, Math.max(0, Math.round((at * to) / from)));
  const total = drawn.reduce((sum, { points }) => sum + points.length, 0);
  const every = Math.max(1, Math.ceil(total / MOST_POINTS));
  return drawn.slice(0, 60).map(({ points }) => {
    const kept = points.filter((_, at) => at % every === 0 || at === points.length - 1);
    const [dot] = kept;
    const line = kept.length === 1 && dot ? [dot, { x: dot.x + 1, y: dot.y }] : kept;
    return line.flatMap(({ x, y }) => [inside(x, size.width, BOX.width), inside(y, size.height, BOX.height)]);
  });
}
