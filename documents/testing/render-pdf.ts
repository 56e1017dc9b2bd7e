import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from '../templates/document-data.ts';
import { renderDocument } from '../render.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';
import { SAMPLES } from '../samples/samples.ts';

/** The bytes of a document. */
export const renderPdf = async <K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): Promise<Buffer> =>
  (await renderDocument(kind, data, lender)).bytes;

type SampleDocument = { readonly bytes: Buffer; readonly found: ReadPdf };
const samples = new Map<string, Promise<SampleDocument>>();

/** The document of a kind's sample data, drawn and read once for every test that looks at it. */
export async function sampleDocument(kind: DocumentKind, lender: Lender): Promise<SampleDocument> {
  const key = `${kind} ${lender.orgCode}`;
  const made =
    samples.get(key) ??
    (async () => {
      const bytes = await renderPdf(kind, SAMPLES[kind], lender);
      return { bytes, found: await readPdf(bytes) };
    })();
  samples.set(key, made);
  return made;
}
