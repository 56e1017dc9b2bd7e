import type { Lien } from '@hearthline/journey/facts.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { matchLiens } from '@hearthline/rules/credit/lien-matching.ts';
import { v7 } from 'uuid';
import { type Applicant, applicantOf } from '../stores/applicant.ts';
import { keepAnswer, latestAnswer } from '../stores/provider-answer.ts';
import { effectKey, GiveUp, settled, type StepRun } from './step.ts';

type Vesting = 'APPLICANT' | 'APPLICANT_AND_OTHERS' | 'TRUST' | 'OTHER';

/** Who owns it, seen from the applicant. */
function vestingOf(snapshot: TitleSnapshot, who: Applicant): Vesting {
  const same = (a: string | null, b: string) => a?.toUpperCase() === b.toUpperCase();
  const mine = snapshot.vesting.some((v) => same(v.last, who.last) && same(v.first, who.first));
  if (mine) return snapshot.vesting.length === 1 ? 'APPLICANT' : 'APPLICANT_AND_OTHERS';
  return snapshot.vesting.some((v) => v.type === 'TRUST') ? 'TRUST' : 'OTHER';
}

/** Recorded liens with what the bureau says of the account; without an account, what the county knows. Dollars. */
function liensOf(snapshot: TitleSnapshot, report: CreditReport | null): Lien[] {
  const lines = report?.tradelines ?? [];
  const matched = matchLiens(snapshot.liens.filter((l) => l.status === 'OPEN'), lines);
  return snapshot.liens.map((l) => {
    const line = lines.find((t) => t.id === matched.get(l.docNo));
    const heloc = l.type === 'HELOC';
    return {
      id: l.docNo, position: l.position, kind: heloc ? 'HELOC' : 'MORTGAGE', lenderName: l.lender, originationDate: l.recorded, originalBalance: l.amount, currentBalance: line?.balance ?? (l.status === 'RELEASED' ? 0 : (l.estimatedBalance ?? l.amount)),
      creditLimit: heloc ? (line?.limit ?? l.amount) : null, monthlyPayment: line?.payment ?? 0, debtId: line?.id ?? null, recordedReleased: l.status === 'RELEASED',
    };
  });
}

/** Who owns the home and what is recorded against it (domain.md §1.2, row 5). */
export const titleSnapshotStep: StepRun = async (ctx, application, attempt, signal) => {
  const parcel = (await latestAnswer<Parcel[]>(ctx, application.uuid, 'parcels'))?.find((p) => p.id === application.facts.propertyId);
  if (!parcel) throw new GiveUp('NO_PARCEL');
  const who = await applicantOf(ctx, application);
  const result = settled(
    await ctx.providers.title.snapshot(
      {
        externalTrackingId: application.uuid, property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
        parties: [{ first: who.first, ...(who.middle && { middle: who.middle }), last: who.last, ...(who.suffix && { suffix: who.suffix }), role: 'BORROWER' }],
      },
      { idempotencyKey: effectKey(application.uuid, 'title-snapshot', attempt), signal },
    ),
  );
  const id = v7();
  const snapshot = result.data;
  if (!snapshot) return { facts: [{ type: 'titleSnapshotReceived', attempt, snapshotId: id, match: false, vesting: 'APPLICANT', liens: [], involuntary: 0 }] };
  const report = await latestAnswer<CreditReport>(ctx, application.uuid, 'soft-credit');
  return {
    facts: [{ type: 'titleSnapshotReceived', attempt, snapshotId: id, match: true, vesting: vestingOf(snapshot, who), liens: liensOf(snapshot, report), involuntary: snapshot.involuntary.reduce((sum, l) => sum + l.amount, 0) }],
    write: async (client) => keepAnswer(ctx, client, { id, applicationUuid: application.uuid, kind: 'title', attempt, data: snapshot }),
  };
};
