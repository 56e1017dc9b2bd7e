import type { Reply } from '@hearthline/web/api/operation.ts';
type Disclosed = Reply<'documents-get'>;
type ToSign = Disclosed['toSign'][number];

/**
 * The reply with the documents of a person, of which some are to be signed.
 * @param signing which signing those are, or null
 * @param toSign kind and title of each; `sha256` of a document that is another one than before
 */
export function sampleDisclosed(
  signing: ToSign['signing'] | null,
  toSign: readonly { readonly kind: string; readonly title: string; readonly sha256?: string }[],
  more: Partial<Disclosed> = {},
): Disclosed {
  const documents = toSign.map((document) => ({ sha256: 'a'.repeat(64), ...document }));
  return {
    version: 14,
    toSign: signing === null ? [] : [{ signing, documents }],
    documents: documents.map((document) => ({ ...document, version: '2026-11', deliveredAt: '2026-11-20T17:00:00.000Z' })),
    consentNeeded: null,
    ...more,
  };
}
