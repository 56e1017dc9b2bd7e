import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from '../templates/document-data.ts';
import { renderDocument } from '../render.ts';

/** The bytes of a document. */
export const renderPdf = async <K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): Promise<Buffer> =>
  (await renderDocument(kind, data, lender)).bytes;
