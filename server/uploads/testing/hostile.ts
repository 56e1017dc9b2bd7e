import { objectStream, pdf, stream } from './pdfs.ts';

/**
 * PDFs that stopped, or hid from, readers that trust them (quality S4): each of a few kilobytes, or of many small parts. They are built, so that the repository holds no harmful file.
 */

/** An object stream whose table has no numbers: a reader that believes it reads the whole table again for each entry. */
export const unnumberedTable = (pairs: number): Buffer =>
  pdf({ objects: [stream(`${'1 x 1 0 '.repeat(pairs)}`, `/Type /ObjStm /N ${2 * pairs} /First ${8 * pairs}`)] });

/** A page tree in which each node names the next twice: 2^levels ways, and not one page. */
export const doublingTree = (levels: number): Buffer =>
  pdf({
    pages: '/Kids [4 0 R 4 0 R] /Count 1',
    objects: [
      ...Array.from({ length: levels }, (_, i) => `<< /Type /Pages /Kids [${i + 5} 0 R ${i + 5} 0 R] >>`),
      '<< /Type /Pages /Kids [] /Count 0 >>',
    ],
  });

/** Names without an end, as an object in a compressed stream. */
export const endlessNames = (bytes: number): Buffer => pdf({ objects: [objectStream(9, [`[${'/a'.repeat(bytes / 2)}]`])] });

/** So many streams, each with something to inflate. */
export const manyStreams = (count: number): Buffer => pdf({ objects: Array.from({ length: count }, (_, i) => stream(`q ${i} Q`)) });

/**
 * Objects inside the body of a stream, found only through a second table that points there: a reader that goes by tables opens them, one that goes from
 * object to object sees text. @param catalog the member that names object 9. @param hidden object 9.
 */
export function hiddenObject(catalog: string, hidden: string): Buffer {
  const body = `9 0 obj\n${hidden}\nendobj\n`;
  const file = pdf({ catalog, objects: [stream(body, '', true)], after: '\n' });
  const text = file.toString('latin1');
  const entry = String(text.indexOf(body)).padStart(10, '0');
  const table = `xref\n9 1\n${entry} 00000 n \ntrailer\n<< /Size 10 /Root 1 0 R /Prev ${/startxref\n(\d+)/.exec(text)?.[1] ?? 0} >>\n`;
  return Buffer.concat([file, Buffer.from(`${table}startxref\n${file.length}\n%%EOF\n`, 'latin1')]);
}

export const hiddenProgram = hiddenObject('/AF [9 0 R]', '<< /Type /Filespec /F (invoice.exe) /EF << /F 4 0 R >> >>');
export const hiddenForm = hiddenObject('/AcroForm 9 0 R', '<< /Fields [] /XFA [(planted-form) 4 0 R] >>');

/** Arrays in arrays. */
export const deepArrays = (depth: number): Buffer => pdf({ objects: [`${'['.repeat(depth)}${']'.repeat(depth)}`] });

/** A drawing that draws itself, a font that is its own resource: copied without an end by who follows every name. */
export const circularResources = (): Buffer =>
  pdf({
    pages: '/Kids [3 0 R] /Count 1 /Resources 4 0 R',
    objects: [
      '<< /XObject << /A 5 0 R >> /Font << /B 6 0 R >> >>',
      stream('/A Do', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources 4 0 R'),
      '<< /Type /Font /Subtype /Type3 /Resources 4 0 R /DescendantFonts [6 0 R] >>',
    ],
  });

/** Data that a page names, but no reader draws: in a picture's comment, behind the end of a stream, in members of its own. */
export const hiddenData = (picture: Buffer): Buffer =>
  pdf({
    pages: '/Kids [3 0 R] /Count 1 /Resources << /XObject << /A 4 0 R /B 5 0 R >> /Planted (planted-resource) >>',
    objects: [
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width 320 /Height 200 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /DCTDecode /Length ${picture.length} >>\nstream\n`,
        ),
        picture,
        Buffer.from('\nendstream'),
      ]),
      stream('q Q', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /PieceInfo << /Planted (planted-piece) >> /Metadata 6 0 R'),
      stream('<x:xmpmeta>planted-metadata</x:xmpmeta>', '/Type /Metadata /Subtype /XML', true),
    ],
  });
