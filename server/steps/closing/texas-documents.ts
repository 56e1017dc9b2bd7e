import type { Application } from '@hearthline/database/stores/application/application.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { copiedTo, TEXAS_COSTS } from '@hearthline/journey/steps/copies.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { homeValue } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { texasEarliest } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { ValuationOrder } from '@hearthline/providers/valuation/port.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { notaryTimes } from '@hearthline/rules/notary-hours.ts';
import { floodEarliestClosing } from '@hearthline/rules/regulation/flood.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { texasClosingAfterDisclosure, texasEarliestClosing } from '@hearthline/rules/regulation/texas.ts';
import { FEE_NAMES, texasFeesOf } from '@hearthline/rules/offers/costs.ts';
import { interestForDays } from '@hearthline/rules/offers/payments.ts';
import type { Context } from '../../config/context.ts';
import { GiveUp } from '../../engine/step.ts';
import { type DocumentContext, lineTerms } from '../documents/document-context.ts';
import type { DocumentToMake } from '../documents/make-documents.ts';

/** What a fair market value may rest on: a broker's price opinion is neither an appraisal nor an evaluation (s.50(h)). */
const BASIS: Readonly<Partial<Record<FactOf<'valuationProgressed'>['product'], string>>> = {
  RESI_EVAL: 'Residential evaluation with an exterior inspection',
  ONSITE: 'Appraisal by a third-party appraiser, inside the home',
};

/** The counted fees of the chosen line. Throws GiveUp above 2 %: nothing is prepared that could not lawfully be signed (s.50(a)(6)(E)). */
function lawfulFees({ facts: { selection } }: Application): ReturnType<typeof texasFeesOf> {
  if (!selection) throw new GiveUp('NO_SELECTION');
  const fees = texasFeesOf(selection.lineAmount, selection.originationFee, selection.costs);
  if (!fees.passes) throw new GiveUp('TEXAS_FEES_ABOVE_LIMIT');
  return fees;
}

/**
 * The first day on which a Texas homestead may close, as it is known when its costs are given: a flood notice comes with them, and an owner who has no
 * notice yet gets it that day at the earliest.
 */
function mayCloseFrom(f: Facts, on: IsoDate): IsoDate {
  const hasFlood = f.verification.flood?.sfha === true && !f.closing.floodAcknowledged;
  return latest(
    texasEarliest(f) ?? texasEarliestClosing({ applied: on, noticeSent: on, mailed: false }),
    texasClosingAfterDisclosure(on),
    ...(hasFlood ? [floodEarliestClosing(on, null)] : []),
  );
}

/** How far ahead a meeting is looked for, milliseconds: past the 12 days, holidays included. */
const AHEAD = 60 * 86_400_000;

/** The first day on which a Texas homestead can be signed: at an office, with a notary's notice. @param on the day its costs are given */
export function firstMeetingDay(f: Facts, on: IsoDate, now: Date): IsoDate {
  const from = mayCloseFrom(f, on);
  const days = notaryTimes(now, new Date(now.getTime() + AHEAD)).map((at) => dayAtProperty(f, new Date(at)));
  return days.find((day) => day >= from) ?? from;
}

/** The itemized costs of a Texas homestead, to be received one business day before closing; none elsewhere. */
export async function texasCosts(ctx: Context, application: Application, { base, signers }: DocumentContext): Promise<DocumentToMake[]> {
  const { facts: f } = application;
  if (!isTexas(f) || !f.selection || !f.verification.signed.SUMMARY) return [];
  const { counted, limit } = lawfulFees(application);
  const terms = await lineTerms(ctx, application);
  return [
    {
      kind: TEXAS_COSTS,
      to: [BORROWER_PARTY, ...copiedTo(f, TEXAS_COSTS)],
      data: {
        ...base,
        owners: signers.map(({ name }) => name),
        terms,
        lenderPays: f.selection.costs.filter(({ amount }) => amount === 0).map(({ feeType }) => FEE_NAMES[feeType]),
        counted,
        limit,
        perDay: interestForDays(terms.line, terms.apr, 1),
        applied: dayAtProperty(f, new Date(f.verification.signed.SUMMARY.at)),
        earliest: mayCloseFrom(f, base.on),
      },
    },
  ];
}

/** The acknowledgment of the fair market value, signed by every owner and the lender with the deed; none outside Texas. */
export async function texasValue(ctx: Context, application: Application, { base, signers }: DocumentContext): Promise<DocumentToMake[]> {
  const { uuid, facts: f } = application;
  if (!isTexas(f)) return [];
  lawfulFees(application);
  const value = homeValue(f);
  const { last } = f.verification.valuation;
  const order = await latestAnswer<ValuationOrder>(ctx, uuid, 'appraisal');
  const basis = last && BASIS[last.product];
  if (value === null || !basis || !order?.result) throw new GiveUp('NO_VALUATION');
  return [
    {
      kind: 'TEXAS_FAIR_MARKET_VALUE',
      data: { ...base, value, basis, valuedOn: order.result.asOf, reference: last.orderRef, signers },
    },
  ];
}
