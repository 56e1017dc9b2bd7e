/** A Texas homestead: who has to receive what before it closes, and the first day on which it may (Tex. Const. art. XVI s.50(a)(6), (g)). */
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { bankingDayFrom } from '@hearthline/rules/regulation/banking-days.ts';
import { lastPayOutDay } from '@hearthline/rules/regulation/first-payment.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { texasClosingAfterDisclosure, texasEarliestClosing, texasNoticeDelivered } from '@hearthline/rules/regulation/texas.ts';
import { SIGNED_APPLICATION, TEXAS_COSTS, TEXAS_NOTICE, TEXAS_NOTICE_SPANISH } from './copies.ts';
import type { DocumentDelivery, Facts } from '../facts.ts';
import type { TEXAS_DISCLOSURES } from '../facts/closing.ts';
import { dayAtProperty, timeZoneAtProperty } from '../today.ts';
import { BORROWER_PARTY, mayCancel, moneySent } from './rescission.ts';
import { floodNoticedFrom } from '../deliveries.ts';

/** The borrower, and every other owner and owner's spouse by their id. */
const owners = mayCancel;

/**
 * The day a document counts as received: posted in the account and announced, that day; mailed, three days without Sundays and holidays after it went
 * to the postal service, or when it arrived if that is later (7 TAC 153.51). Null while it is not mailed, and when it came back.
 */
function receivedOn(f: Facts, { how, at, mailing }: DocumentDelivery): IsoDate | null {
  const day = (instant: string): IsoDate => dayAtProperty(f, new Date(instant));
  if (how === 'ELECTRONIC') return day(at);
  if (!mailing?.mailedAt || mailing.stage === 'RETURNED' || mailing.stage === 'FAILED') return null;
  const presumed = texasNoticeDelivered(day(mailing.mailedAt), true);
  return mailing.stage === 'DELIVERED' && mailing.endedAt !== null ? latest(presumed, day(mailing.endedAt)) : presumed;
}

/** The first day on which a person had one of the documents; null while none of them has arrived. */
const firstOf = (f: Facts, who: string, is: (one: DocumentDelivery) => boolean): IsoDate | null =>
  f.deliveries
    .filter((one) => one.to === who && is(one))
    .flatMap((one) => receivedOn(f, one) ?? [])
    .toSorted()[0] ?? null;

/** The day on which a person received a disclosure, the costs as they are now. Older applications have it as a fact of its own. */
function givenOn(f: Facts, who: string, disclosure: (typeof TEXAS_DISCLOSURES)[number]): IsoDate | null {
  const { CLOSING } = f.verification.packages;
  const before = f.closing.disclosed?.[disclosure]?.[who];
  if (before && (disclosure === 'EQUITY_NOTICE' || before.attempt === CLOSING?.attempt))
    return texasNoticeDelivered(before.on, before.mailed);
  const costs = CLOSING?.documents.find(({ kind }) => kind === TEXAS_COSTS)?.sha256;
  return firstOf(f, who, ({ kind, sha256 }) => (disclosure === 'EQUITY_NOTICE' ? kind === TEXAS_NOTICE : sha256 === costs));
}

/** The day on which a person received a copy of the application: the borrower the one they signed, the others the signed one. */
function applicationOn(f: Facts, who: string): IsoDate | null {
  const { SUMMARY } = f.verification.signed;
  if (!SUMMARY) return null;
  if (who === BORROWER_PARTY) return dateInZone(new Date(SUMMARY.at), timeZoneAtProperty(f));
  return firstOf(f, who, ({ kind, at }) => kind === SIGNED_APPLICATION && at >= SUMMARY.at);
}

/**
 * The first day on which the line may close: the 12th day after the later of the application and the delivery of the notice to the last owner, and
 * one business day after the last owner received the itemized costs as they are now, and the copy of the application; in a flood hazard area ten days
 * after its notice, too. Null while an owner lacks a notice, or the application is not signed.
 */
export function texasEarliest(f: Facts): IsoDate | null {
  const { signed } = f.verification;
  const notices = owners(f).map((who) => givenOn(f, who, 'EQUITY_NOTICE'));
  if (!signed.SUMMARY || notices.includes(null)) return null;
  const applied = dateInZone(new Date(signed.SUMMARY.at), timeZoneAtProperty(f));
  // The flood notice comes with the closing documents.
  const hasFlood = f.verification.flood?.sfha === true && f.verification.packages.CLOSING !== undefined && !f.closing.floodAcknowledged;
  const flood = hasFlood ? floodNoticedFrom(f) : applied;
  if (flood === null) return null;
  return latest(
    flood,
    ...notices.flatMap((noticeSent) => (noticeSent === null ? [] : [texasEarliestClosing({ applied, noticeSent, mailed: false })])),
    ...owners(f)
      .flatMap((who) => [givenOn(f, who, 'CLOSING_COSTS') ?? [], applicationOn(f, who) ?? []])
      .flat()
      .map(texasClosingAfterDisclosure),
  );
}

/** Every owner and spouse has the itemized costs as they are now, a copy of the application, and the notice in Spanish too where that is spoken. */
export const hasClosingDisclosures = (f: Facts): boolean =>
  owners(f).every(
    (who) =>
      givenOn(f, who, 'CLOSING_COSTS') !== null &&
      applicationOn(f, who) !== null &&
      (f.created?.language !== 'es' || firstOf(f, who, ({ kind }) => kind === TEXAS_NOTICE_SPANISH) !== null),
  );

/** The acknowledgment of the fair market value that is signed at the closing, by its hash; undefined before it is made. */
export const valueToAcknowledge = (f: Facts): string | undefined =>
  f.verification.packages.NOTE?.documents.find(({ kind }) => kind === 'TEXAS_FAIR_MARKET_VALUE')?.sha256;

/** Whether the lender has signed it as it is now, on the day on which the line is made (s.50(a)(6)(Q)(ix)). */
export const isValueAcknowledged = (f: Facts, today: IsoDate): boolean =>
  f.closing.valueAcknowledged?.documentSha256 === valueToAcknowledge(f) && f.closing.valueAcknowledged?.on === today;

/** Why staff hold a line whose first draw can no longer leave in time. */
export const TOO_LATE_TO_SEND = 'FIRST_PAYMENT_TOO_SOON';

/**
 * Whether money that is ordered on a day leaves too late: the first due date may not move, because the payments of a Texas homestead begin within two
 * months of its closing (Tex. Const. art. XVI s.50(t)(8)), and its statement could not be with the borrower in time. Never once money has been sent:
 * then it has to be repaid as agreed.
 */
export const isTooLateToSend = (f: Facts, on: IsoDate): boolean => {
  const { dates } = f.closing;
  return dates?.by === 'AGREEMENT' && dates.isFirstPaymentFixed === true && !moneySent(f) && bankingDayFrom(on) > lastPayOutDay(dates);
};
