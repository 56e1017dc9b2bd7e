import type { DocumentBase, DocumentData } from '../document-data.ts';
import type { EvidenceRecord } from './evidence.ts';

/** What the certificate page is filled from: the documents that were signed, each once, and every record in order. */
export function certificateData(
  base: DocumentBase,
  kept: readonly { readonly title: string; readonly sha256: string }[],
  records: readonly EvidenceRecord[],
): DocumentData['ESIGN_CERTIFICATE'] {
  const signed = new Set(records.map((record) => record.documentSha256));
  const documents = kept.filter(({ sha256 }, i) => signed.has(sha256) && kept.findIndex((one) => one.sha256 === sha256) === i);
  return { ...base, documents, records: records.toSorted((one, other) => one.sequence - other.sequence) };
}
