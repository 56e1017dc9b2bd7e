import { deflateSync } from 'node:zlib';

/** Hand-written PDFs, valid and invalid. */
type Parts = {
  /** Members of the catalog. */
  readonly catalog?: string;
  readonly pages?: string;
  /** Further objects, from 4 on. */
  readonly objects?: readonly (string | Buffer)[];
  readonly trailer?: string;
  readonly after?: string | Buffer;
  readonly header?: string;
};

const bytes = (part: string | Buffer) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);

/** One page, a correct cross-reference table, and the parts given. */
export function pdf({
  catalog = '',
  pages = '/Kids [3 0 R] /Count 1',
  objects = [],
  trailer = '',
  after = '\n',
  header = '%PDF-1.7\n',
}: Parts = {}): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages ${pages} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  const chunks = [bytes(header)];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  for (const [i, body] of all.entries()) {
    const chunk = Buffer.concat([bytes(`${i + 1} 0 obj\n`), bytes(body), bytes('\nendobj\n')]);
    offsets.push(at);
    at += chunk.length;
    chunks.push(chunk);
  }
  const table = offsets.map((o) => `${String(o).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    bytes(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF`,
    ),
    bytes(after),
  );
  return Buffer.concat(chunks);
}

/** A stream object; compressed unless `plain`. */
export function stream(body: string | Buffer, members = '', plain = false): Buffer {
  const packed = plain ? bytes(body) : deflateSync(bytes(body), { level: 9 });
  return Buffer.concat([
    bytes(`<< ${plain ? '' : '/Filter /FlateDecode '}/Length ${packed.length} ${members} >>\nstream\n`),
    packed,
    bytes('\nendstream'),
  ]);
}

/** Objects compressed into a stream, numbered from `from` on. */
export function objectStream(from: number, bodies: readonly string[]): Buffer {
  let at = 0;
  const header = bodies.map((body, i) => {
    const place = `${from + i} ${at}`;
    at += body.length + 1;
    return place;
  });
  const first = `${header.join(' ')}\n`;
  return stream(`${first}${bodies.join('\n')}`, `/Type /ObjStm /N ${bodies.length} /First ${first.length}`);
}

/** A PDF with `count` pages. */
export function pagesOf(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, i) => `${i + 4} 0 R`).join(' ');
  return pdf({ pages: `/Kids [${kids}] /Count ${count}`, objects: Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R >>') });
}
