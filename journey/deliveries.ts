import { deliveryOf, type Delivery, type EsignProof } from '@hearthline/rules/regulation/esign.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import { floodEarliestClosing } from '@hearthline/rules/regulation/flood.ts';
import type { Facts } from './facts.ts';
import { liensAhead } from './selectors.ts';
import { dayAtProperty } from './today.ts';

/** What is known of a person's consent to electronic records; `party`: 'borrower' or a signer's id. */
export function electronicProof({ verification, consents, electronic }: Facts, party: string): EsignProof {
  const version =
    party === 'borrower' ? consents.COMMUNICATIONS : verification.signers.find(({ id }) => id === party)?.consents.COMMUNICATIONS;
  const { shown = false, withdrawn = false } = electronic[party] ?? {};
  return { agreed: version !== undefined, openedPdf: shown, version: version ?? null, withdrawn };
}

/** How a document of a kind is delivered to a person now. */
export const deliveryTo = (facts: Facts, party: string, kind: string): Delivery => deliveryOf(kind, electronicProof(facts, party));

/**
 * When a person got the newest document of a kind (ISO instant): posted in the account and announced, or delivered by mail. Null while it is on its way,
 * or when it came back.
 */
export function deliveredAt({ deliveries }: Facts, party: string, kind: string): string | null {
  const last = deliveries.findLast((one) => one.to === party && one.kind === kind);
  if (last?.how === 'ELECTRONIC') return last.at;
  return last?.mailing?.stage === 'DELIVERED' ? last.mailing.endedAt : null;
}

/** The document that is a copy of a valuation. */
export const VALUATION_COPY = 'VALUATION_COPY';
/** Business days between the copy and the opening of the line; a letter counts as received this many after it was mailed (comment 14(a)(1)-4). */
const COPY_DAYS = 3;

/** The primary applicant's copies: theirs are counted where there are several applicants (comment 14(a)(1)-1). */
const primaryCopies = ({ deliveries }: Facts) => deliveries.filter(({ kind, to }) => kind === VALUATION_COPY && to === 'borrower');

/** A line secured by a first lien waits for the copies of its valuations (12 CFR 1002.14(a)(1)). */
export const waitsForCopies = (f: Facts): boolean => liensAhead(f) === 0 && primaryCopies(f).length > 0;

/** The day a copy counts as received; null while it is on its way to the postal service. */
function receivedOn(f: Facts, { how, at, mailing }: Facts['deliveries'][number]): IsoDate | null {
  const day = (instant: string) => dayAtProperty(f, new Date(instant));
  if (how === 'ELECTRONIC') return day(at);
  if (!mailing?.mailedAt) return null;
  const presumed = bankingDaysAfter(day(mailing.mailedAt), COPY_DAYS);
  const arrived = mailing.stage === 'DELIVERED' && mailing.endedAt !== null ? day(mailing.endedAt) : presumed;
  return arrived < presumed ? arrived : presumed;
}

/** The third business day after the last copy was received; null before each of them was. A copy sent again counts from its first arrival. */
export function copiesReadFrom(f: Facts): IsoDate | null {
  const copies = Map.groupBy(primaryCopies(f), ({ sha256 }) => sha256);
  const days = [...copies.values()].map((sent) => sent.flatMap((one) => receivedOn(f, one) ?? []).toSorted()[0] ?? null);
  if (days.length === 0 || days.includes(null)) return null;
  return bankingDaysAfter((days as IsoDate[]).toSorted().at(-1) ?? '', COPY_DAYS);
}

/** The first day on which the borrower had the flood notice, in the account or by mail; null before that. */
function floodNoticeOn(f: Facts): IsoDate | null {
  const got = f.deliveries
    .filter(({ to, kind }) => to === 'borrower' && kind === 'FLOOD_NOTICE')
    .flatMap(({ how, at, mailing }) => (how === 'ELECTRONIC' ? [at] : mailing?.stage === 'DELIVERED' ? (mailing.endedAt ?? []) : []));
  return got.map((at) => dayAtProperty(f, new Date(at))).toSorted()[0] ?? null;
}

/**
 * The first day on which a home in a flood hazard area may close: the borrower acknowledged the notice, or has had it for ten days, a reasonable time
 * (42 USC 4104a(a)(1), 12 CFR 22.9(c)). Null while it is on its way.
 */
export function floodNoticedFrom(f: Facts): IsoDate | null {
  const on = floodNoticeOn(f);
  return on && floodEarliestClosing(on, f.closing.floodAcknowledged ? on : null);
}

/** Whether nothing about the flood notice keeps the line from being signed on a day. */
export function isFloodNoticed(f: Facts, on: IsoDate): boolean {
  if (f.verification.flood?.sfha !== true || f.closing.floodAcknowledged) return true;
  const from = floodNoticedFrom(f);
  return from !== null && from <= on;
}

/** Where a home's flood notice stands: none is due, or it was given, or the borrower acknowledged it. */
export function floodNoticeOf(f: Facts): 'NONE' | 'NOTICE_GIVEN' | 'ACKNOWLEDGED' {
  if (f.verification.flood?.sfha !== true) return 'NONE';
  return f.closing.floodAcknowledged ? 'ACKNOWLEDGED' : 'NOTICE_GIVEN';
}

/** The first letter that came back, or could not be mailed, and has not gone out again. */
export const letterBack = ({ deliveries }: Facts): Facts['deliveries'][number] | undefined =>
  deliveries.find(
    ({ to, sha256, mailing }, at) =>
      (mailing?.stage === 'RETURNED' || mailing?.stage === 'FAILED') &&
      !deliveries.slice(at + 1).some((later) => later.to === to && later.sha256 === sha256),
  );
