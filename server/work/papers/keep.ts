import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { PackageName } from '@hearthline/journey/facts/application.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../context.ts';
import type { DocumentData, DocumentKind } from '../../documents/document-data.ts';
import { makeDocument, type KeptDocument } from '../../documents/make.ts';
import { keepPaper } from '../../stores/documents.ts';

/** A paper to be made: its kind and what it is filled from. */
export type Paper = { readonly [K in DocumentKind]: { readonly kind: K; readonly data: DocumentData[K] } }[DocumentKind];

/** Makes and seals papers one after the other; they are delivered by `write`, in the transaction of the facts. */
export async function makePapers(
  ctx: Context,
  applicationUuid: string,
  lender: Lender,
  papers: readonly Paper[],
): Promise<{ readonly kept: readonly KeptDocument[]; readonly write: (client: PoolClient) => Promise<void> }> {
  const at = ctx.clock.now(applicationUuid);
  const kept: KeptDocument[] = [];
  for (const { kind, data } of papers) kept.push(await makeDocument(ctx.documents, kind, data as never, lender, at));
  return {
    kept,
    write: async (client) => {
      for (const { kind, version, title, sha256 } of kept) await keepPaper(client, applicationUuid, { kind, version, title, sha256 }, at);
    },
  };
}

/** The fact that a package was made. */
export const packageMade = (name: PackageName, attempt: number, kept: readonly KeptDocument[]): FactOf<'documentsMade'> => ({
  type: 'documentsMade',
  package: name,
  attempt,
  documents: kept.map(({ kind, version, sha256 }) => ({ kind, version, sha256, storageKey: sha256 })),
});
