import type { Application } from '@hearthline/database/stores/application/application.ts';
import { weighedIn } from '@hearthline/journey/application/weighed.ts';
import { adverseAction } from '@hearthline/rules/regulation/adverse-action.ts';
import type { Context } from '../../config/context.ts';
import { loadDocumentContext, reportUsed } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import type { Counteroffer } from '../prequalification/underwriting.ts';
import { appliedOn } from './send-notices.ts';

/**
 * The document of a counteroffer, with its terms and with the reasons for which others were not granted (12 CFR 1002.9(a)(1)(iv), (a)(2)): to
 * the primary applicant; another borrower is named only once the terms are accepted.
 */
export async function counterofferDocument(ctx: Context, application: Application, { instead, reasons, until, payOff }: Counteroffer) {
  const { facts, product } = application;
  const { lender, base } = await loadDocumentContext(ctx, application);
  const weighed = weighedIn(facts, reasons);
  const used = weighed.report ? await reportUsed(ctx, application) : null;
  // Terms that became better refuse nothing.
  const said =
    reasons.length === 0
      ? { reasons: [], report: null, outside: [] }
      : adverseAction(reasons, used && { ...used, score: weighed.score ? used.score : null }, weighed.outside);
  return {
    kind: 'COUNTEROFFER' as const,
    lender,
    data: { ...base, applied: appliedOn(application), ...said, instead, until, payOff, interestOnly: product.ageRestricted },
  };
}

/** The same, made and delivered with the decision. */
export async function makeCounteroffer(ctx: Context, application: Application, terms: Counteroffer) {
  const { lender, kind, data } = await counterofferDocument(ctx, application, terms);
  return makeDocuments(ctx, application.uuid, lender, [{ kind, owner: 'borrower', data }]);
}
