import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { TitleOrder, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { v7 } from 'uuid';
import { endedOrder, isUnderWay, orderOf } from '../../engine/order.ts';
import { GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun } from '../../engine/step.ts';
import { isOwner, liensOf, plain } from '../prequalification/title-snapshot.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Orders the full title search (lending §1.2, row 21). */
export const titleOrderStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const parcel = (await latestAnswer<Parcel[]>(ctx, uuid, 'parcels'))?.find((p) => p.id === facts.propertyId);
  if (!parcel || !facts.selection) throw new GiveUp('NO_PARCEL');
  const amount = facts.selection.lineAmount;
  const [who, others] = await Promise.all([applicantOf(ctx, application), signersOf(ctx.pool, uuid)]);
  const { ref, refused } = await orderOf(
    ctx,
    { provider: servedBy(application, 'title'), applicationUuid: uuid, step: 'title-result' },
    { step: 'title-order', attempt, signal },
    async (options) =>
      portsOf(ctx, application).title.start(
        {
          externalTrackingId: uuid,
          property: { id: parcel.id, apn: parcel.apn, address: parcel.address },
          amount,
          parties: [
            {
              first: who.first,
              ...(who.middle && { middle: who.middle }),
              last: who.last,
              ...(who.suffix && { suffix: who.suffix }),
              role: 'BORROWER',
            },
            ...others.filter(({ role }) => role !== 'SPOUSE').map(({ first, last }) => ({ first, last, role: 'CO_OWNER' as const })),
          ],
        },
        options,
      ),
  );
  if (ref === null) throw new GiveUp(refused);
  return {
    facts: [{ type: 'titleProgressed', orderRef: ref, stage: 'ORDERED', newLiens: 0, legalDescription: false, ownersMatch: false }],
  };
};

type Progress = FactOf<'titleProgressed'>;

/** Exceptions that need no staff review: the borrower uploads what is missing. */
const FIXED_BY_BORROWER: ReadonlySet<string> = new Set(['LEGAL_DESCRIPTION_MISSING']);

/**
 * Liens that the search found besides those of the snapshot, with the bureau's data for the account. One that the borrower added to the list, by the name
 * of its lender, is not found again.
 */
function foundLiens(report: TitleSnapshot, before: TitleSnapshot | null, f: Facts, credit: CreditReport | null): Lien[] {
  const known = new Set(before?.liens.map(({ docNo, status }) => `${docNo} ${status}`));
  const knownInvoluntary = new Set(before?.involuntary.map((l) => `${l.type} ${l.recorded}`));
  const added = new Set(f.liens?.filter(({ id }) => !f.title?.liens.some((l) => l.id === id)).map(({ lenderName }) => plain(lenderName)));
  const rest = {
    ...report,
    liens: report.liens.filter((l) => !known.has(`${l.docNo} ${l.status}`) && !(l.status === 'OPEN' && added.has(plain(l.lender)))),
    involuntary: report.involuntary.filter((l) => !knownInvoluntary.has(`${l.type} ${l.recorded}`)),
  };
  return liensOf(rest, credit);
}

function stageOf({ exceptions, status }: TitleOrder): Progress['stage'] {
  return status === 'CLEARED' || exceptions.every((e) => FIXED_BY_BORROWER.has(e)) ? 'COMPLETE' : 'REVIEW';
}

/** Progress and result of the title search (lending §1.2, row 21). */
export const titleResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const last = facts.verification.title;
  if (!last) return NOTHING_TO_RECORD;
  const result = await portsOf(ctx, application).title.get(last.orderRef, { signal });
  if (isUnderWay(result)) {
    const stage = result.data?.status === 'ORDERED' ? 'ORDERED' : 'PROCESSING';
    return stage === last.stage ? NOTHING_TO_RECORD : { facts: [{ type: 'titleProgressed', ...last, stage }] };
  }
  const { data: order, reasonCode } = conclusive(result);
  if (order && !order.report && order.exceptions.length === 0) throw new GiveUp(reasonCode ?? 'NO_REPORT');
  const report = order?.report ?? null;
  const [before, credit, who] = await Promise.all([
    latestAnswer<TitleSnapshot>(ctx, uuid, 'title'),
    latestAnswer<CreditReport>(ctx, uuid, 'soft-credit'),
    applicantOf(ctx, application),
  ]);
  const liens = report ? foundLiens(report, before, facts, credit) : [];
  const found: Progress = {
    type: 'titleProgressed',
    orderRef: last.orderRef,
    stage: order ? stageOf(order) : 'REVIEW',
    newLiens: roundHalfEven(sum(liens.filter((l) => !l.recordedReleased).map((l) => l.currentBalance))),
    found: liens,
    legalDescription: report?.legalDescription != null,
    ownersMatch: report !== null && isOwner(report, who),
  };
  const save = order && (await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'full-title', attempt, data: order }));
  return {
    facts: [found],
    write: async (client) => {
      await save?.(client);
      await endedOrder(ctx, client, { provider: servedBy(application, 'title'), applicationUuid: uuid }, last.orderRef);
    },
  };
};
