import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import type { DocumentData } from '@hearthline/documents/templates/document-data.ts';
import { homeValue, isPaidToExchange, openLienBalance, openWallet } from '@hearthline/journey/selectors.ts';
import { rescindable } from '@hearthline/journey/steps/rescission.ts';
import type { FloodDetermination } from '@hearthline/providers/flood/port.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { dueDayOf, lineDates } from '@hearthline/rules/regulation/first-payment.ts';
import { payOutFrom } from '@hearthline/rules/regulation/funding-dates.ts';
import { rescissionPeriod } from '@hearthline/rules/regulation/rescission.ts';
import { laterCancelDay, texasFirstPayment } from '@hearthline/rules/regulation/texas.ts';
import { floodCoverage, isFloodHazardArea } from '@hearthline/rules/regulation/flood.ts';
import { accountOf } from '@hearthline/database/stores/person/parties.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { deliverCopies } from '../documents/deliver.ts';
import { type DocumentContext, loadDocumentContext, lineTerms } from '../documents/document-context.ts';
import { documentsMadeFact, makeDocuments, type DocumentToMake } from '../documents/make-documents.ts';
import { copyStillOwed } from '../documents/valuation-copy.ts';
import { indexOf } from '../prequalification/market-rates.ts';
import { GiveUp, type StepRun } from '../../engine/step.ts';
import { firstMeetingDay, texasCosts } from './texas-documents.ts';

/** The first day on which the money of a line signed on a day can be sent: after its right to cancel, where it has one (12 CFR 1026.15(c)). */
export function payOutDay(f: Facts, signedOn: IsoDate): IsoDate {
  if (!rescindable(f)) return payOutFrom(signedOn);
  const all = { opened: signedOn, noticeDelivered: signedOn, disclosuresDelivered: signedOn };
  const { endsOn } = rescissionPeriod(all, timeZoneAtProperty(f));
  return payOutFrom(isTexas(f) ? laterCancelDay(signedOn, endsOn) : endsOn);
}

/**
 * The agreement with the account-opening disclosures (12 CFR 1026.6(a)), with the terms of the day it is generated.
 * @param signedOn the day it is signed, by the plan: that day, unless another one is known
 */
export async function agreement(
  ctx: Context,
  application: Application,
  { base, signers }: DocumentContext,
  signedOn = base.on,
): Promise<Omit<DocumentData['LINE_AGREEMENT'], 'use'>> {
  const { facts: f } = application;
  const terms = await lineTerms(ctx, application);
  const { disbursement, autopay } = f.verification;
  const wallet = openWallet(f);
  const dates = lineDates(payOutDay(f, signedOn), terms, isTexas(f) ? texasFirstPayment(signedOn) : null);
  const [paidTo, paidFrom] = await Promise.all([
    disbursement && accountOf(ctx, disbursement.accountId),
    autopay && terms.withoutAutopay ? accountOf(ctx, autopay.accountId) : null,
  ]);
  return {
    ...base,
    terms,
    closing: signedOn,
    dates,
    signers,
    rescindable: rescindable(f),
    indexHistory: (await indexOf(ctx, base.on)).indexHistory,
    disbursement: isPaidToExchange(f)
      ? { bank: wallet?.exchange ?? 'the exchange', mask: wallet?.address.slice(-4) ?? '', isExchange: true }
      : paidTo && { bank: paidTo.bank ?? 'your bank', mask: paidTo.mask, isExchange: false },
    autopay: paidFrom && { bank: paidFrom.bank ?? 'your bank', mask: paidFrom.mask, dueDay: dueDayOf(dates) },
  };
}

/** The instruments of the line, each a file of its own: to be read, its disclosures and the agreement; to be signed, with the authorization of automatic payments. */
export const openingDocuments = (data: DocumentData['LINE_AGREEMENT']): DocumentToMake[] => [
  { kind: 'ACCOUNT_OPENING_DISCLOSURES', data },
  { kind: 'LINE_AGREEMENT', data },
  ...(data.use === 'TO_SIGN' && data.autopay !== null ? [{ kind: 'AUTOPAY_AUTHORIZATION' as const, data }] : []),
];

/** The notice of a special flood hazard area, where one is required (lending §2.8). */
async function floodNotice(ctx: Context, { uuid, facts: f }: Application, { base }: DocumentContext): Promise<DocumentToMake[]> {
  const found = await latestAnswer<FloodDetermination>(ctx, uuid, 'flood');
  if (!found || !f.selection) throw new GiveUp('NO_FLOOD_DETERMINATION');
  const participation = found.participation === 'NONE' ? 'NO' : found.participation;
  if (!isFloodHazardArea(found.zone)) return [];
  const seniorLiens = openLienBalance(f);
  return [
    {
      kind: 'FLOOD_NOTICE',
      data: {
        ...base,
        zone: found.zone,
        community: `${found.communityName}, ${found.communityNumber}`,
        panel: found.panelNumber,
        panelDate: found.panelDate,
        determinedOn: found.determinedOn,
        participation,
        coverage: floodCoverage({ line: f.selection.lineAmount, seniorLiens, insurableValue: homeValue(f) ?? 0 }),
      },
    },
  ];
}

/** Documents delivered before anything can be signed: the itemized agreement, and the flood notice where one is required (lending §1.2, row 25). */
export const closingPackageStep: StepRun = async (ctx, application, attempt) => {
  const context = await loadDocumentContext(ctx, application);
  const { on } = context.base;
  const signedOn = isTexas(application.facts) ? firstMeetingDay(application.facts, on, ctx.clock.now(application.uuid)) : on;
  const documents: DocumentToMake[] = [
    ...openingDocuments({ ...(await agreement(ctx, application, context, signedOn)), use: 'TO_READ' }),
    ...(await floodNotice(ctx, application, context)),
    ...(await texasCosts(ctx, application, context)),
    ...(await copyStillOwed(ctx, application)),
  ];
  const { kept, write } = await makeDocuments(ctx, application.uuid, context.lender, documents);
  const made = documentsMadeFact('CLOSING', attempt, kept);
  return {
    facts: [made],
    write: async (client, locked) => {
      const sent = await write(client, locked);
      // With new costs goes the application as it was signed last, where terms were chosen anew.
      return [...sent, ...(await deliverCopies(ctx, client, locked, { after: [made, ...sent] }))];
    },
  };
};
