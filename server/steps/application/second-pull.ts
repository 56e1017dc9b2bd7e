import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import { type Pull, pullReport } from '../prequalification/pull-report.ts';
import { debtsOf } from '../prequalification/report-debts.ts';

/** Age limit, in days, of inquiries by other home equity lenders that the borrower must explain (lending §1.2, row 14). */
const INQUIRY_DAYS = 30;

type Seen = Pick<FactOf<'creditRefreshed'>, 'hit' | 'score' | 'alerts' | 'newHelocInquiries' | 'debts' | 'asOf'>;

/**
 * A pull after the application was signed, with the SSN: the report, and the parts the checklist reads. Throws when the bureau answers without a
 * file.
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
