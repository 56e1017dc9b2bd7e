import type { Application } from '@hearthline/database/stores/application/application.ts';
import { deleteFreezePin } from '@hearthline/database/stores/person/freeze-pin.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import type { StepRun } from '../../engine/step.ts';
import { queueMessage } from '../../messages/outbox.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { makeDocuments } from '../documents/make-documents.ts';
import { scoreNotice } from '../documents/score-notice.ts';
import { debtsOf, type Pull, pullReport } from '../prequalification/pull-report.ts';

/** Age limit, in days, of inquiries by other home equity lenders that the borrower must explain (lending §1.2, row 14). */
const INQUIRY_DAYS = 30;

type Delivery = Awaited<ReturnType<typeof makeDocuments>>['write'];
type Seen = Pick<FactOf<'creditRefreshed'>, 'hit' | 'score' | 'alerts' | 'newHelocInquiries' | 'debts' | 'asOf'>;

/**
 * A pull after the application was signed, with the SSN: the report, and the parts the checklist reads. Throws when the bureau replies without a
 * credit file.
 */
export async function secondPull(
  ctx: Context,
  application: Application,
  asked: Omit<Pull, 'withSsn'> & { readonly step: 'hard-credit' | 'credit-refresh' },
): Promise<{ readonly report: CreditReport; readonly seen: Seen; readonly freezePin: string | null }> {
  const { uuid, facts } = application;
  const { report, freezePin } = await pullReport(ctx, application, { ...asked, withSsn: true });
  const at = ctx.clock.now(uuid);
  const since = addDays(dayAtProperty(facts, at), -INQUIRY_DAYS);
  return {
    report,
    freezePin,
    seen: {
      hit: report.hit,
      score: report.score,
      alerts: report.alerts.map((a) => a.type),
      debts: debtsOf(report),
      asOf: at.toISOString(),
      newHelocInquiries: report.inquiries.filter((i) => i.type === 'HELOC' && i.date >= since).length,
    },
  };
}

/** Delivers the notice of the score that decides, to the borrower alone; announced, since no page shows it. */
export async function deliverScore(ctx: Context, application: Application, report: CreditReport): Promise<Delivery> {
  const notice = await scoreNotice(ctx, application, report, 'DECISION');
  if (notice === null) return async () => [];
  const { lender } = await loadDocumentContext(ctx, application);
  const { kept, write } = await makeDocuments(ctx, application.uuid, lender, [notice]);
  return async (client, locked) => {
    const facts = await write(client, locked);
    const at = ctx.clock.now(application.uuid);
    const titles = kept.map(({ title }) => title);
    if (facts.some((fact) => fact.type === 'documentsSent' && fact.how === 'ELECTRONIC'))
      await queueMessage(ctx, { after: locked, at, client }, { kind: 'DOCUMENTS_POSTED', data: { titles, path: '' } }, locked.version + 1);
    return facts;
  };
}

/** The hard inquiry, with the SSN, once the summary is signed with consent to it (lending §1.2, row 14). */
export const hardCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid } = application;
  const asked = { purpose: 'CREDIT_APP_HARD', step: 'hard-credit', attempt, signal } as const;
  const { report, seen, freezePin } = await secondPull(ctx, application, asked);
  const id = v7();
  const save = await sealedAnswer(ctx, { id, applicationUuid: uuid, kind: 'hard-credit', attempt, data: report });
  const delivery = await deliverScore(ctx, application, report);
  return {
    facts: [{ type: 'hardCreditReceived', attempt, reportId: id, bureau: report.bureau, ...seen }],
    write: async (client, locked) => {
      await save(client);
      if (freezePin !== null) await deleteFreezePin(client, uuid);
      return delivery(client, locked);
    },
  };
};
