import type { Reply } from '@hearthline/web/api/operation.ts';
type Disclosed = Reply<'documents-get'>;
export type Document = Disclosed['documents'][number];
export type Consent = NonNullable<Disclosed['consentNeeded']>;

/** New York's own documents, which must be read to the end before the consent (General Business Law 380-b; lending §2.9). */
const NEW_YORK = 'NY_';

/** The documents that a consent requires, and the others. */
export function sorted(documents: readonly Document[]): { first: Document[]; others: Document[] } {
  return {
    first: documents.filter(({ kind }) => kind.startsWith(NEW_YORK)),
    others: documents.filter(({ kind }) => !kind.startsWith(NEW_YORK)),
  };
}
