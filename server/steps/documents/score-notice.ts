import type { Application } from '@hearthline/database/stores/application/application.ts';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Context } from '../../config/context.ts';
import { GiveUp } from '../../engine/step.ts';
import { fullName, loadDocumentContext, reportAs } from './document-context.ts';
import type { DocumentToMake } from './make-documents.ts';

/** What the person a document is for is called, and where their letters go. @param who 'borrower' or a signer's id */
export async function recipient(ctx: Context, application: Application, who: string) {
  const { base } = await loadDocumentContext(ctx, application);
  if (who === 'borrower') return { name: base.applicants[0] ?? '', base };
  const person = await personOfSigner(ctx, who);
  return person && { name: fullName(person), base: { ...base, mailingAddress: person.homeAddress } };
}

/**
 * The disclosure of a score to the person it is about, and to nobody else: one for each report that is used, the co-signer's too (12 CFR 1022.74(d),
 * (e); 15 USC 1681g(g)). Null where the bureau gave no credit file.
 */
export async function scoreNotice(
  ctx: Context,
  application: Application,
  report: CreditReport,
  use: 'OFFERS' | 'DECISION',
  who = 'borrower',
): Promise<DocumentToMake | null> {
  // Without the comparison the form is not the model form (12 CFR 1022.74(d)(1)(ii)).
  if (report.score !== null && report.scorePercentile == null) throw new GiveUp('SCORE_WITHOUT_COMPARISON');
  const to = report.hit === 'HIT' || report.hit === 'THIN' ? await recipient(ctx, application, who) : null;
  return (
    to && {
      kind: 'CREDIT_SCORE_NOTICE',
      owner: who,
      data: { ...to.base, applicant: to.name, use, report: reportAs(ctx, report), percentBelow: report.scorePercentile ?? null },
    }
  );
}
