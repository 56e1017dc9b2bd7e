import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { PackageName } from '@hearthline/journey/facts/application.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { DocumentData, DocumentKind } from '@hearthline/documents/document-data.ts';
import { makeDocument, type StoredDocumentRef } from '@hearthline/documents/make.ts';
import { insertDocument } from '@hearthline/database/stores/application/documents.ts';

/** A document to be made: its kind, its data, and its owner where it belongs to one person only. */
export type Paper = {
  readonly [K in DocumentKind]: { readonly kind: K; readonly data: DocumentData[K]; readonly owner?: string };
}[DocumentKind];

/** Makes and seals documents one after the other; `write` delivers them in the transaction of the facts. */
export async function makeDocuments(
  ctx: Context,
  applicationUuid: string,
  lender: Lender,
  documents: readonly Paper[],
): Promise<{ readonly kept: readonly StoredDocumentRef[]; readonly write: (client: PoolClient) => Promise<void> }> {
  const at = ctx.clock.now(applicationUuid);
  const kept: (StoredDocumentRef & { readonly owner: string | null })[] = [];
  for (const { kind, data, owner = null } of documents)
    kept.push({ ...(await makeDocument(ctx.documents, kind, data as never, lender, at)), owner });
  return {
    kept,
    write: async (client) => {
      for (const { kind, version, title, sha256, owner } of kept)
        await insertDocument(client, applicationUuid, { kind, version, title, sha256 }, at, owner);
    },
  };
}

/** The fact that a disclosure package was made. */
export const documentsMadeFact = (name: PackageName, attempt: number, kept: readonly StoredDocumentRef[]): FactOf<'documentsMade'> => ({
  type: 'documentsMade',
  package: name,
  attempt,
  documents: kept.map(({ kind, version, sha256 }) => ({ kind, version, sha256, storageKey: sha256 })),
});
