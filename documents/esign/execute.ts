import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFNumber, PDFOperator, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import type { SignField } from '../pdf/blocks.ts';
import { registerFonts } from '../pdf/fonts.ts';
import { openUnsealed, plainBytes } from '../pdf/unseal.ts';

/** One person's signature on one document, as it is drawn on the lines they sign. */
export type SignatureMark = {
  readonly name: string;
  /** ISO instant. */
  readonly at: string;
  /** Hash of the record of evidence; its first 16 characters are printed, as in the certificate of electronic signatures. */
  readonly evidenceHash: string;
  /** The path of a drawn signature in a box of 600 by 200; null for a typed one. */
  readonly drawing: string | null;
  /** The lines that are signed. */
  readonly fields: readonly SignField[];
};

type Overlay = InstanceType<typeof PDFKit>;
const INK = '#12213f';
const NOTE = '#3d4657';
/** The box of a drawn signature, in its own units. */
const DRAWN = { width: 600, height: 200 } as const;

/** November 24, 2026, 10:12:08 AM MST: the day and time where the home is. */
const instantIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'long', timeStyle: 'long' })
    .format(new Date(at))
    .replace(' at ', ', ')
    .replaceAll(' ', ' ');

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();

/** A text in one line that is made smaller until it fits. */
function fitted(doc: Overlay, words: string, face: string, most: number, x: number, base: number, width: number): void {
  const wide = doc.font(face).fontSize(most).widthOfString(words);
  const size = wide > width ? Math.max(6, (most * width) / wide) : most;
  doc
    .fontSize(size)
    .fillColor(INK)
    .text(words, x, base - size * 1.15, { lineBreak: false });
}

function drawMark(doc: Overlay, field: SignField, mark: SignatureMark, timeZone: string): void {
  const { x, y, width, height, kind } = field;
  const base = y + height;
  const notes = [
    `${kind === 'INITIALS' ? 'Initialed' : 'Signed'} electronically by ${mark.name}`,
    `${instantIn(mark.at, timeZone)}`,
    `Evidence ${mark.evidenceHash.slice(0, 16)}`,
  ];
  const room = kind === 'INITIALS' ? width : width / 2 - 8;
  if (mark.drawing !== null && kind === 'SIGNATURE') {
    const scale = Math.min(room / DRAWN.width, height / DRAWN.height);
    doc
      .save()
      .translate(x + 2, base - DRAWN.height * scale - 1)
      .scale(scale);
    doc.path(mark.drawing).lineWidth(5).lineCap('round').lineJoin('round').strokeColor(INK).stroke();
    doc.restore();
  } else
    fitted(
      doc,
      kind === 'INITIALS' ? initialsOf(mark.name) : mark.name,
      'serif-italic',
      kind === 'INITIALS' ? 14 : 16,
      x + 3,
      base - 1,
      room - 4,
    );
  // Beside a signature inside its line; beside initials above the name that is printed there.
  const left = kind === 'INITIALS' ? x + width + 10 : x + width / 2 + 4;
  const lines = kind === 'INITIALS' ? [notes.join(' · ')] : notes;
  for (const [i, line] of lines.entries())
    doc
      .font('sans')
      .fontSize(7)
      .fillColor(NOTE)
      .text(line, left, base - (kind === 'INITIALS' ? 20 : 28) + i * 8.6, { lineBreak: false });
}

/** A page of the same size with nothing but the signatures on it. */
async function overlayOf({ width, height }: { width: number; height: number }, draw: (doc: Overlay) => void): Promise<Buffer> {
  const doc = new PDFKit({ size: [width, height], margin: 0, font: '', info: { CreationDate: new Date(0) } });
  registerFonts(doc);
  draw(doc);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

/** The parts of a page's number tree entry: what its marked contents belong to, in their order. */
function partsOf(pdf: PDFDocument, page: PDFPage): { readonly parts: PDFArray; readonly document: PDFRef } | null {
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const numbers = root?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  const number = page.node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber();
  const top = root?.get(PDFName.of('K'));
  const document = top instanceof PDFArray ? top.get(0) : root?.lookupMaybe(PDFName.of('K'), PDFArray)?.get(0);
  if (!numbers || number === undefined || !document) return null;
  for (let i = 0; i + 1 < numbers.size(); i += 2)
    if (numbers.lookupMaybe(i, PDFNumber)?.asNumber() === number) {
      const parts = numbers.lookupMaybe(i + 1, PDFArray);
      return parts ? { parts, document: document as PDFRef } : null;
    }
  return null;
}

/** Names what is drawn next as a paragraph of the document, so that it is read aloud; the returned operator ends it. */
function tagged(pdf: PDFDocument, page: PDFPage): { readonly begin: PDFOperator; readonly end: PDFOperator } {
  const found = partsOf(pdf, page);
  const end = PDFOperator.of('EMC' as never);
  if (!found) return { begin: PDFOperator.of('BMC' as never, ['/Artifact']), end };
  const number = found.parts.size();
  const part = pdf.context.register(pdf.context.obj({ Type: 'StructElem', S: 'P', P: found.document, Pg: page.ref, K: number }));
  found.parts.push(part);
  pdf.context.lookup(found.document, PDFDict).lookup(PDFName.of('K'), PDFArray).push(part);
  return { begin: PDFOperator.of('BDC' as never, ['/P', `<</MCID ${number}>>`]), end };
}

/**
 * The executed copy of a document: its pages as they were shown and signed, with each signature on its line, and below it when it was given, in the
 * time zone of the home, and the number of its evidence. Without a seal: the caller seals it. The same input gives the same bytes.
 */
export async function executed(shown: Uint8Array, marks: readonly SignatureMark[], timeZone: string): Promise<Buffer> {
  const pdf = await openUnsealed(shown);
  for (const [index, page] of pdf.getPages().entries()) {
    const here = marks.flatMap((mark) => mark.fields.filter((field) => field.page === index + 1).map((field) => ({ mark, field })));
    if (here.length === 0) continue;
    const overlay = await overlayOf(page.getSize(), (doc) => {
      for (const { mark, field } of here) drawMark(doc, field, mark, timeZone);
    });
    const [drawn] = await pdf.embedPdf(overlay);
    if (!drawn) continue;
    const { begin, end } = tagged(pdf, page);
    page.pushOperators(begin);
    page.drawPage(drawn);
    page.pushOperators(end);
  }
  return plainBytes(pdf);
}
