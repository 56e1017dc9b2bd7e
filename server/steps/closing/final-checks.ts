import type { Application } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { type Employer, employerOf } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer, latestAnswerAt, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { FINAL_CHECKS } from '@hearthline/journey/facts/closing.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { effectKey, GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { runCheck } from '../verification/checks.ts';
import { callEmployer } from '../verification/employment.ts';
import { deliverScore, secondPull } from '../verification/hard-credit.ts';
import { portsOf } from '../../config/providers.ts';

/** Whether anything was recorded against the home since the title search; the lender's own deed does not count. */
async function titleChanged(ctx: Context, application: Application, attempt: number, signal: AbortSignal): Promise<boolean> {
  const { uuid, facts, orgCode } = application;
  const [parcels, verification, snapshot, who] = await Promise.all([
    latestAnswer<Parcel[]>(ctx, uuid, 'parcels'),
    latestAnswer<TitleOrder>(ctx, uuid, 'full-title'),
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
    applicantOf(ctx, application),
  ]);
  const parcel = parcels?.find((p) => p.id === facts.propertyId);
  if (!parcel) throw new GiveUp('NO_PARCEL');
  const { data: now } = conclusive(
    await portsOf(ctx, application).title.snapshot(
      {
        externalTrackingId: uuid,
        property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
        parties: [{ first: who.first, last: who.last, role: 'BORROWER' }],
      },
      { idempotencyKey: effectKey(uuid, 'final-checks', attempt, { check: 'title' }), signal },
    ),
  );
  const known = new Set([...(snapshot?.liens ?? []), ...(verification?.report?.liens ?? [])].map((l) => l.docNo));
  const ours = lenderOf(ctx, orgCode).legalName.toUpperCase();
  return (now?.liens ?? []).some((l) => l.status === 'OPEN' && !known.has(l.docNo) && l.lender.toUpperCase() !== ours);
}

/** Business days for which a verified employment is valid (lending §1.5). */
const EMPLOYMENT_DAYS = 10;

/** The employer to call again because the last verification is too old; null when none is. */
async function employerToCall(ctx: Context, { uuid, facts }: Application): Promise<Employer | null> {
  if (!facts.verification.employment.given) return null;
  const [employer, verifiedAt] = await Promise.all([employerOf(ctx.pool, uuid), latestAnswerAt(ctx.pool, uuid, 'employment')]);
  const goodUntil = verifiedAt && bankingDaysAfter(dayAtProperty(facts, verifiedAt), EMPLOYMENT_DAYS);
  return goodUntil !== null && goodUntil >= dayAtProperty(facts, ctx.clock.now(uuid)) ? null : employer;
}

/**
 * The last checks before funding (lending §1.2, row 37): watchlists, bankruptcies and title again, and the employer if the last call is more than
 * ten business days old.
 */
export const finalChecksStep: StepRun = async (ctx, application, attempt, signal) => {
  const occasion = `checks:funding:${attempt}`;
  const employer = await employerToCall(ctx, application);
  const called = employer && (await callEmployer(ctx, application, employer, { step: 'final-checks', attempt, signal }));
  if (employer && !called) return NOTHING_TO_RECORD;
  const [watchlist, bankruptcy, moved] = await Promise.all([
    runCheck(ctx, application, 'WATCHLIST', occasion, signal),
    runCheck(ctx, application, 'BANKRUPTCY', occasion, signal),
    titleChanged(ctx, application, attempt, signal),
  ]);
  const reasons = {
    WATCHLIST: watchlist.clear ? null : (watchlist.reason ?? 'HIT'),
    BANKRUPTCY: bankruptcy.clear ? null : (bankruptcy.reason ?? 'HIT'),
    TITLE: moved ? 'TITLE_CHANGED' : null,
    EMPLOYMENT: called?.data.result === 'HIT' ? 'NOT_EMPLOYED' : null,
  };
  const stopped = FINAL_CHECKS.filter((check) => reasons[check] !== null);
  // Beside the answer of the first check, which stays: both are compared.
  const save = await sealedAnswer(ctx, {
    id: v7(),
    applicationUuid: application.uuid,
    kind: 'check:WATCHLIST:FUNDING',
    attempt,
    data: watchlist.data,
  });
  const clear = stopped.length === 0;
  return {
    facts: [
      { type: 'finalChecksMade', attempt, clear, reasons: stopped.flatMap((check) => reasons[check] ?? []), ...(!clear && { stopped }) },
    ],
    write: async (client) => {
      await save(client);
      await called?.write(client);
    },
  };
};

/** The credit refresh before closing, when the hard report is ten days old: a soft inquiry, never another hard one (lending §1.5). */
export const creditRefreshStep: StepRun = async (ctx, application, attempt, signal) => {
  const { report, seen } = await secondPull(ctx, application, { purpose: 'PRE_CLOSING_SOFT', step: 'credit-refresh', attempt, signal });
  const answerId = v7();
  const save = await sealedAnswer(ctx, { id: answerId, applicationUuid: application.uuid, kind: 'credit-refresh', attempt, data: report });
  const isNew = report.score !== application.facts.verification.hardCredit?.score;
  const delivery = isNew ? await deliverScore(ctx, application, report) : null;
  return {
    facts: [{ type: 'creditRefreshed', attempt, answerId, ...seen }],
    write: async (client, locked) => {
      await save(client);
      return delivery?.(client, locked) ?? [];
    },
  };
};
