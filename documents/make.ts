import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from './templates/document-data.ts';
import { documentTitle, renderDocument, templateVersion } from './render.ts';
import { executed, type SignatureMark } from './esign/execute.ts';
import { unsealed } from './pdf/unseal.ts';
import { missingInReturn, type NotarialAct } from './esign/notarized.ts';
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

type Store = { readonly storage: DocumentStorage; readonly signer: DocumentSigner };

/**
 * The executed copy of a document: the pages that were shown, with signatures on their lines, sealed and stored. @param before the document as it was shown,
 * or its executed copy with the signatures of others
 */
export async function makeExecuted(
  on: Store,
  before: Uint8Array,
  marks: readonly SignatureMark[],
  about: { readonly title: string; readonly lender: Lender; readonly at: Date; readonly timeZone: string },
): Promise<string> {
  const { title, lender, at, timeZone } = about;
  const bytes = await executed(before, marks, timeZone);
  const reason = `${title}, as signed`;
  return save(on.storage, await sealPdf(bytes, on.signer, { at, reason, contact: lender.supportEmail }));
}

/** A document for a third party that completes it: without the lender's seal, which its additions would break. */
export const toComplete = async (sealed: Uint8Array): Promise<Uint8Array> => unsealed(sealed);

/**
 * Takes what a notary returned: refused, with what is missing, unless it holds the signature of each of `signers` and the whole notarial act; otherwise sealed by the lender as it is, and stored.
 * The seal covers all of it and leaves a seal of the notary's own valid.
 */
export async function takeNotarized(
  on: Store,
  {
    sent,
    returned,
    act,
    signers,
  }: { readonly sent: Uint8Array; readonly returned: Uint8Array; readonly act: NotarialAct; readonly signers: readonly string[] },
  about: { readonly lender: Lender; readonly at: Date },
): Promise<{ readonly missing: readonly string[]; readonly sha256: string | null }> {
  const missing = await missingInReturn(sent, returned, act, signers);
  if (missing.length > 0) return { missing, sha256: null };
  const bytes = Buffer.from(returned);
  // A file without a digital seal of its own is written anew, so that one can be appended whatever its form.
  const plain = bytes.includes('/ByteRange') ? bytes : await unsealed(bytes);
  const sealed = await sealPdf(plain, on.signer, { at: about.at, reason: 'As notarized', contact: about.lender.supportEmail });
  return { missing, sha256: await save(on.storage, sealed) };
}
