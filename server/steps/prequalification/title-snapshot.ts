import type { Lien } from '@hearthline/journey/facts/parts.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { matchLiens } from '@hearthline/rules/credit/lien-matching.ts';
import { v7 } from 'uuid';
import { type Applicant, applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { effectKey, GiveUp, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

type Vesting = 'APPLICANT' | 'APPLICANT_AND_OTHERS' | 'TRUST' | 'COMPANY' | 'OTHER';

/** For comparing names, which deeds and applicants spell differently: letters only, no accents, no case. */
export const plain = (name: string | null) => (name ?? '').normalize('NFD').replaceAll(/\P{L}/gu, '').toUpperCase();

/** Whether the applicant is one of the owners on record. */
export function isOwner({ vesting }: Pick<TitleSnapshot, 'vesting'>, who: Pick<Applicant, 'first' | 'last'>): boolean {
  return vesting.some((v) => plain(v.last) === plain(who.last) && plain(v.first) === plain(who.first));
}

/** The ownership, from the applicant's point of view. */
function vestingOf({ vesting }: TitleSnapshot, who: Applicant): Vesting {
  if (isOwner({ vesting }, who)) return vesting.length === 1 ? 'APPLICANT' : 'APPLICANT_AND_OTHERS';
  if (vesting.some((v) => v.type === 'TRUST')) return 'TRUST';
  return vesting.some((v) => v.type === 'LLC') ? 'COMPANY' : 'OTHER';
}

/** Recorded liens with the bureau's data for the account; without an account, the county's. Taxes and judgments rank behind them. Dollars. */
export function liensOf(snapshot: TitleSnapshot, report: CreditReport | null): Lien[] {
  const lines = report?.tradelines ?? [];
  const matched = matchLiens(
    snapshot.liens.filter((l) => l.status === 'OPEN'),
    lines,
  );
  const voluntary = snapshot.liens.map((l): Lien => {
    const line = lines.find((t) => t.id === matched.get(l.docNo));
    const heloc = l.type === 'HELOC';
    const released = l.status === 'RELEASED';
    return {
      id: l.docNo,
      position: l.position,
      kind: heloc ? 'HELOC' : 'MORTGAGE',
      lenderName: l.lender,
      originationDate: l.recorded,
      originalBalance: l.amount,
      currentBalance: line?.balance ?? (released ? 0 : (l.estimatedBalance ?? l.amount)),
      creditLimit: heloc ? (line?.limit ?? l.amount) : null,
      monthlyPayment: line?.payment ?? 0,
      debtId: line?.id ?? null,
      recordedReleased: released,
    };
  });
  const last = Math.max(0, ...voluntary.map((l) => l.position));
  const involuntary = snapshot.involuntary.map((l, i): Lien => ({
    id: `${l.type}-${l.recorded}-${i + 1}`,
    position: last + i + 1,
    kind: 'OTHER',
    lenderName: INVOLUNTARY[l.type],
    originationDate: l.recorded,
    originalBalance: l.amount,
    currentBalance: l.amount,
    creditLimit: null,
    monthlyPayment: 0,
    debtId: null,
    recordedReleased: false,
  }));
  return [...voluntary, ...involuntary];
}

/** A lien that nobody agreed to, by its kind. */
export const INVOLUNTARY: Readonly<Record<TitleSnapshot['involuntary'][number]['type'], string>> = {
  TAX: 'Tax lien',
  JUDGMENT: 'Judgment lien',
  HOA: 'Homeowners association lien',
  MECHANIC: 'Contractor lien',
};

/** Who owns the home and what is recorded against it (lending §1.2, row 5). */
export const titleSnapshotStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: known } = application;
  const parcel = (await latestAnswer<Parcel[]>(ctx, uuid, 'parcels'))?.find((p) => p.id === known.propertyId);
  if (!parcel) throw new GiveUp('NO_PARCEL');
  const who = await applicantOf(ctx, application);
  const result = conclusive(
    await portsOf(ctx, application).title.snapshot(
      {
        externalTrackingId: uuid,
        property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
        parties: [
          {
            first: who.first,
            ...(who.middle && { middle: who.middle }),
            last: who.last,
            ...(who.suffix && { suffix: who.suffix }),
            role: 'BORROWER',
          },
        ],
      },
      { idempotencyKey: effectKey(uuid, 'title-snapshot', attempt), signal },
    ),
  );
  const snapshotId = v7();
  const snapshot = result.data;
  if (!snapshot)
    return {
      facts: [{ type: 'titleSnapshotReceived', attempt, snapshotId, match: false, vesting: 'APPLICANT', liens: [], involuntary: 0 }],
    };
  const report = await latestAnswer<CreditReport>(ctx, uuid, 'soft-credit');
  const involuntary = snapshot.involuntary.reduce((sum, l) => sum + l.amount, 0);
  return {
    facts: [
      {
        type: 'titleSnapshotReceived',
        attempt,
        snapshotId,
        match: true,
        vesting: vestingOf(snapshot, who),
        liens: liensOf(snapshot, report),
        involuntary,
        described: snapshot.legalDescription !== null,
      },
    ],
    write: await sealedAnswer(ctx, { id: snapshotId, applicationUuid: uuid, kind: 'title', attempt, data: snapshot }),
  };
};
