import type { Application } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import { makeDocument } from '@hearthline/documents/make.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import { packageData } from '@hearthline/documents/pre-soft-package.ts';
import { documentOf, documentsOf } from '@hearthline/database/stores/application/documents.ts';

/**
 * A document of the pre-application package as a sealed PDF, made on first request: with the text that was delivered, dated by its delivery, so
 * that it is the same file every time. Null for a document outside the package, or whose template has changed since: then the delivered text is
 * shown.
 */
export async function packagePdf(ctx: Context, application: Application, named: string): Promise<Buffer | null> {
  const { uuid, orgCode, facts, loanNumber, product } = application;
  const delivered = (await documentsOf(ctx.pool, [uuid])).findLast((d) => d.kind === named);
  const kept = await documentOf(ctx.pool, uuid, named);
  if (!delivered || !kept) return null;
  const day = dayAtProperty(facts, delivered.deliveredAt);
  const { lender, kinds, data } = packageData({ orgCode, state: facts.created?.state ?? '', loanNumber, day, product });
  const kind = kinds.find((k) => k === named);
  if (!kind || plainText(kind, data, lender) !== kept.body) return null;
  const { sha256 } = await makeDocument(ctx.documents, kind, data, lender, delivered.deliveredAt);
  return ctx.documents.storage.get(sha256);
}
