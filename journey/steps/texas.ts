/** A Texas homestead: who has to receive what before it closes, and the first day on which it may (Tex. Const. art. XVI s.50(a)(6), (g)). */
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { latest } from '@hearthline/rules/regulation/holidays.ts';
import { texasClosingAfterDisclosure, texasEarliestClosing, texasNoticeDelivered } from '@hearthline/rules/regulation/texas.ts';
import type { Facts } from '../facts.ts';
import type { FactOf } from '../facts/fact.ts';
import { TEXAS_DISCLOSURES } from '../facts/closing.ts';
import { timeZoneAtProperty } from '../today.ts';

/** The borrower, and every other owner and owner's spouse by their id. */
const owners = ({ applicationPhase: { signers } }: Facts): string[] => ['borrower', ...signers.map(({ id }) => id)];

/** The package that contains each disclosure. */
const PACKAGE = { EQUITY_NOTICE: 'APPLICATION', CLOSING_COSTS: 'CLOSING' } as const;

/**
 * Whether a person can get documents electronically: they agreed to it, as the borrower did to apply, and have an account in which they find them. To
 * the others staff post them.
 */
const receives = (f: Facts, who: string): boolean =>
  who === 'borrower' || f.applicationPhase.signers.some((s) => s.id === who && s.signedIn && s.consents.COMMUNICATIONS !== undefined);

type Delivery = FactOf<'texasDisclosureDelivered'>;

/** What each owner and spouse has not received yet, as it is now. */
function undelivered(f: Facts): Pick<Delivery, 'disclosure' | 'to' | 'attempt'>[] {
  return TEXAS_DISCLOSURES.flatMap((disclosure) => {
    const made = f.applicationPhase.packages[PACKAGE[disclosure]];
    if (!made) return [];
    const before = f.closing.disclosed?.[disclosure];
    return owners(f)
      .filter((to) => before?.[to] === undefined || (disclosure === 'CLOSING_COSTS' && before[to].attempt !== made.attempt))
      .map((to) => ({ disclosure, to, attempt: made.attempt }));
  });
}

/** What staff have sent by post on a day, to everyone who does not receive it electronically. */
export const texasPosted = (f: Facts, on: IsoDate): Delivery[] =>
  undelivered(f).map((one) => ({ type: 'texasDisclosureDelivered', ...one, on, mailed: true }));

/**
 * The next delivery to record, or null. The notice is delivered to each owner and spouse once; the itemized costs again whenever they are prepared
 * again.
 */
export function texasDelivery(f: Facts, today: IsoDate): Delivery | null {
  const next = undelivered(f).find(({ to }) => receives(f, to));
  return next ? { type: 'texasDisclosureDelivered', ...next, on: today, mailed: false } : null;
}

/**
 * The first day on which the line may close: the 12th day after the later of the application and the delivery of the notice to the last owner, and
 * one business day after the last owner received the itemized costs as they are now. Null while an owner lacks the notice, or the application is
 * not signed.
 */
export function texasEarliest(f: Facts): IsoDate | null {
  const { signed, packages } = f.applicationPhase;
  const { EQUITY_NOTICE: notices = {}, CLOSING_COSTS: costs = {} } = f.closing.disclosed ?? {};
  if (!signed.SUMMARY || owners(f).some((who) => notices[who] === undefined)) return null;
  const applied = dateInZone(new Date(signed.SUMMARY.at), timeZoneAtProperty(f));
  const current = Object.values(costs).filter(({ attempt, to }) => attempt === packages.CLOSING?.attempt && owners(f).includes(to));
  return latest(
    ...owners(f).flatMap((who) => {
      const given = notices[who];
      return given ? [texasEarliestClosing({ applied, noticeSent: given.on, mailed: given.mailed })] : [];
    }),
    ...current.map(({ on, mailed }) => texasClosingAfterDisclosure(texasNoticeDelivered(on, mailed))),
  );
}

/** Every owner and spouse has the itemized costs as they are now. */
export const hasCosts = (f: Facts): boolean =>
  owners(f).every((who) => {
    const given = f.closing.disclosed?.CLOSING_COSTS?.[who];
    return given !== undefined && given.attempt === f.applicationPhase.packages.CLOSING?.attempt;
  });
