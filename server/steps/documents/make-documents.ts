import { lenderOf } from '../../organizations/organizations.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentOf, documentsOf, insertDocument } from '@hearthline/database/stores/application/documents.ts';
import type { DocumentData, DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import { drawSealed, makeDocument, type StoredDocumentRef } from '@hearthline/documents/make.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import { packageData } from '@hearthline/documents/pre-soft-package.ts';
import type { PackageName } from '@hearthline/journey/facts/verification.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { indexOf } from '../prequalification/market-rates.ts';
import { accessCode } from './electronic-access.ts';
import { deliver } from './deliver.ts';

/** A document to generate: its kind, its data, and its owner if it is for one person only. */
export type DocumentToMake = {
  readonly [K in DocumentKind]: {
    readonly kind: K;
    readonly data: DocumentData[K];
    readonly owner?: string;
    /** Who it is delivered to: its owner, else the borrower, unless given. */
    readonly to?: readonly string[];
    readonly printedCopies?: number;
    /** Whether another message of the same change tells every person of it. */
    readonly isAnnounced?: boolean;
  };
}[DocumentKind];

/** Generates and seals documents one after the other; `write` stores and delivers them in the transaction of the facts, and returns the facts of that. */
export async function makeDocuments(
  ctx: Context,
  applicationUuid: string,
  lender: Lender,
  documents: readonly DocumentToMake[],
): Promise<{
  readonly kept: readonly StoredDocumentRef[];
  readonly write: (client: PoolClient, application: Application) => Promise<readonly Fact[]>;
}> {
  const at = ctx.clock.now(applicationUuid);
  const kept: (StoredDocumentRef &
    Pick<DocumentToMake, 'printedCopies' | 'isAnnounced'> & { readonly owner: string | null; readonly to: readonly string[] })[] = [];
  for (const { kind, data, owner = null, to = [owner ?? 'borrower'], ...how } of documents)
    kept.push({ ...(await makeDocument(ctx.documents, kind, data as never, lender, at)), owner, to, ...how });
  return {
    kept,
    write: async (client, application) => {
      for (const { owner, ...document } of kept) await insertDocument(client, applicationUuid, document, at, owner);
      return deliver(
        ctx,
        client,
        application,
        kept.flatMap(({ to, ...document }) => to.map((party) => ({ ...document, to: party }))),
      );
    },
  };
}

/** The fact that a disclosure package was generated. */
export const documentsMadeFact = (name: PackageName, attempt: number, kept: readonly StoredDocumentRef[]): FactOf<'documentsMade'> => ({
  type: 'documentsMade',
  package: name,
  attempt,
  documents: kept.map(({ kind, version, sha256 }) => ({ kind, version, sha256, storageKey: sha256 })),
});

/**
 * A document of the pre-application package as a sealed PDF, generated on first request from the text that was delivered and dated by its delivery, so
 * that it is always the same file. Null for a document outside the package, and for one whose template has changed since: the caller then shows the
 * delivered text.
 */
export async function packagePdf(ctx: Context, application: Application, named: string, party: string): Promise<Buffer | null> {
  const { uuid, orgCode, facts, loanNumber, product } = application;
  const delivered = (await documentsOf(ctx.pool, [uuid])).findLast((d) => d.kind === named);
  const kept = await documentOf(ctx.pool, uuid, named);
  if (!delivered || !kept) return null;
  const day = dayAtProperty(facts, delivered.deliveredAt);
  const { state = '', occupancy = 'HOME' } = facts.created ?? {};
  const lender = lenderOf(ctx, orgCode);
  const { kinds, data } = packageData({ lender, state, occupancy, loanNumber, day, product, ...(await indexOf(ctx, day)) });
  const kind = kinds.find((k) => k === named);
  if (!kind || plainText(kind, data, lender) !== kept.body) return null;
  // The code that shows that the PDF was opened is in the PDF alone.
  const drawn = kind === 'ESIGN_CONSENT' ? { ...data, code: await accessCode(ctx, application, party) } : data;
  return (await drawSealed(ctx.documents.signer, kind, drawn, lender, delivered.deliveredAt)).bytes;
}
