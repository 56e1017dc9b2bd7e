import type { Application } from '@hearthline/database/stores/application/application.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { DocumentData } from '@hearthline/documents/templates/document-data.ts';
import { copiedTo } from '@hearthline/journey/steps/copies.ts';
import { VALUATION_COPY } from '@hearthline/journey/deliveries.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import type { ValuationOrder, ValuationProduct, ValuationReport } from '@hearthline/providers/valuation/port.ts';
import type { Context } from '../../config/context.ts';
import { loadDocumentContext } from './document-context.ts';
import type { DocumentToMake } from './make-documents.ts';

type Copy = Omit<DocumentData['VALUATION_COPY'], keyof DocumentData['HELOC_BROCHURE']>;

const WHAT: Readonly<Record<ValuationProduct, Copy['what']>> = {
  BPO_EXT: 'OPINION',
  BPO_INT: 'OPINION',
  RESI_EVAL: 'EVALUATION',
  ONSITE_1004: 'APPRAISAL',
};

/** "NOT_AVAILABLE" as readable text. */
const readable = (code: string) => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** For the primary applicant, and each other owner and applicant: who has not chosen yet how documents come gets it later (journey/steps/copies.ts). */
const copyOf = async (ctx: Context, application: Application, data: Copy): Promise<DocumentToMake> => ({
  kind: VALUATION_COPY,
  to: [BORROWER_PARTY, ...copiedTo(application.facts, VALUATION_COPY)],
  data: { ...(await loadDocumentContext(ctx, application)).base, ...data },
});

/** The copy of a report that has come in, with the value that the valuer states. */
export const copyOfReport = async (
  ctx: Context,
  application: Application,
  product: ValuationProduct,
  { value, low, high, asOf, agentLicense, condition, repairs, comparables }: ValuationReport,
): Promise<DocumentToMake> =>
  copyOf(ctx, application, {
    what: WHAT[product],
    by: agentLicense,
    value,
    low,
    high,
    asOf: asOf.slice(0, 10),
    report: { condition: readable(condition), repairs, comparables },
  });

/**
 * The copy of the newest valuation, where none has gone to the applicant yet: of the automated value with the application it was made for, of what was
 * valued before copies were made at the latest with the closing documents (12 CFR 1002.14(a)(1)).
 */
export async function copyStillOwed(ctx: Context, application: Application): Promise<DocumentToMake[]> {
  const { uuid, facts } = application;
  if (facts.deliveries.some(({ kind }) => kind === VALUATION_COPY)) return [];
  const order = await latestAnswer<ValuationOrder>(ctx, uuid, 'appraisal');
  if (order?.result) return [await copyOfReport(ctx, application, order.product, order.result)];
  if (facts.noValueFound || facts.valuation === null) return [];
  const { model, value, low, high, asOf } = facts.valuation;
  return [await copyOf(ctx, application, { what: 'MODEL', by: model, value, low, high, asOf: asOf.slice(0, 10), report: null })];
}
