import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Application } from '../../checklist/application.ts';
import type { Context } from '../../context.ts';
import { applicantOf } from '../../stores/applicant.ts';
import { latestAnswer } from '../../stores/provider-answer.ts';
import { askCheck } from '../application/checks.ts';
import { effectKey, GiveUp, settled, type StepRun } from '../step.ts';

/** Whether something was recorded against the home since the title was searched; our own deed is no surprise. */
async function titleMoved(ctx: Context, application: Application, attempt: number, signal: AbortSignal): Promise<boolean> {
  const { uuid, facts, orgCode } = application;
  const [parcels, full, snapshot, who] = await Promise.all([
    latestAnswer<Parcel[]>(ctx, uuid, 'parcels'),
    latestAnswer<TitleOrder>(ctx, uuid, 'full-title'),
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
    applicantOf(ctx, application),
  ]);
  const parcel = parcels?.find((p) => p.id === facts.propertyId);
  if (!parcel) throw new GiveUp('NO_PARCEL');
  const { data: now } = settled(
    await ctx.providers.title.snapshot(
      {
        externalTrackingId: uuid,
        property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
        parties: [{ first: who.first, last: who.last, role: 'BORROWER' }],
      },
      { idempotencyKey: effectKey(uuid, 'final-checks', attempt, 'title'), signal },
    ),
  );
  const known = new Set([...(snapshot?.liens ?? []), ...(full?.report?.liens ?? [])].map((l) => l.docNo));
  const ours = (lenderByCode(orgCode) ?? PRIMARY).legalName.toUpperCase();
  return (now?.liens ?? []).some((l) => l.status === 'OPEN' && !known.has(l.docNo) && l.lender.toUpperCase() !== ours);
}

/** The last look before money goes out (domain.md §1.2, row 37): the watchlist and bankruptcies again, and the title once more. */
export const finalChecksStep: StepRun = async (ctx, application, attempt, signal) => {
  const occasion = effectKey('checks', 'funding', attempt);
  const [watchlist, bankruptcy, moved] = await Promise.all([
    askCheck(ctx, application, 'WATCHLIST', occasion, signal),
    askCheck(ctx, application, 'BANKRUPTCY', occasion, signal),
    titleMoved(ctx, application, attempt, signal),
  ]);
  const reasons = [watchlist, bankruptcy].flatMap(({ clear, reason }) => (clear ? [] : [reason ?? 'HIT']));
  if (moved) reasons.push('TITLE_CHANGED');
  return { facts: [{ type: 'finalChecksMade', attempt, clear: reasons.length === 0, reasons }] };
};
