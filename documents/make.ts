import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from './templates/document-data.ts';
import { documentTitle, renderDocument, templateVersion } from './render.ts';
import { sealPdf } from './seal/seal.ts';
import type { SignField } from './pdf/blocks.ts';
import type { DocumentSigner } from './seal/signer.ts';
import { save, type DocumentStorage } from './storage/storage.ts';

/** A document that was rendered, sealed and stored. `sha256` is of the sealed file: the one shown, signed and downloaded. */
export type StoredDocumentRef = {
  readonly kind: DocumentKind;
  readonly version: string;
  readonly title: string;
  readonly sha256: string;
  readonly pages: number;
  readonly fields: readonly SignField[];
  readonly bytes: number;
};

/** A document rendered from its data and sealed, not stored. The same data, lender, signer and time give the same file. */
export async function drawSealed<K extends DocumentKind>(
  signer: DocumentSigner,
  kind: K,
  data: DocumentData[K],
  lender: Lender,
  at: Date,
): Promise<{ readonly bytes: Buffer; readonly pages: number; readonly fields: readonly SignField[]; readonly title: string }> {
  const { bytes, pages, fields } = await renderDocument(kind, data, lender);
  const title = documentTitle(kind, data, lender);
  const reason = `${title}, as given by ${lender.legalName}`;
  return { bytes: await sealPdf(bytes, signer, { at, reason, contact: lender.supportEmail }), pages, fields, title };
}

/**
 * Renders a document from its data, seals and stores it. The same data, lender, signer and time give the same file, so a job that runs
 * twice stores it once.
 */
export async function makeDocument<K extends DocumentKind>(
  on: { readonly storage: DocumentStorage; readonly signer: DocumentSigner },
  kind: K,
  data: DocumentData[K],
  lender: Lender,
  at: Date,
): Promise<StoredDocumentRef> {
  const { bytes, pages, fields, title } = await drawSealed(on.signer, kind, data, lender, at);
  return { kind, version: templateVersion(kind), title, sha256: await save(on.storage, bytes), pages, fields, bytes: bytes.length };
}
