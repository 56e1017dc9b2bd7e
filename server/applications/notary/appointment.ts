import { Problem } from '@hearthline/contract/problem.ts';
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { explanationOf, saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { MAX_KBA_FAILS } from '@hearthline/journey/application/consequences.ts';
import { NOTE_LAPSES_AFTER } from '@hearthline/journey/application/timers.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { notaryTimes } from '@hearthline/rules/notary-hours.ts';
import type { PoolClient } from 'pg';

/** What the borrower asked for: instants in order of preference, and where. On a Texas homestead the place is an office. */
export type Requested = {
  readonly slots: readonly string[];
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
  readonly office?: (typeof CLOSING_OFFICES)[number] | undefined;
};

/** The times that may be requested: before the signed note lapses. On a Texas homestead nothing is signed before the meeting. */
export function timesFor(f: Facts, now: Date): string[] {
  if (isTexas(f)) return f.closing.notary.signed === null ? notaryTimes(now, new Date(now.getTime() + NOTE_LAPSES_AFTER)) : [];
  const signed = Date.parse(f.verification.signed.CLOSING?.at ?? '');
  return Number.isNaN(signed) ? [] : notaryTimes(now, new Date(signed + NOTE_LAPSES_AFTER));
}

/** In person was the borrower's choice: video is allowed, and no session was refused for good. */
export const mayGoOnline = ({ closing: { notary } }: Facts): boolean =>
  notary.manual && notary.signed === null && notary.checked?.eligible === true && notary.failed === null && notary.kbaFails < MAX_KBA_FAILS;

/** Chooses a notary in person; with times, requests a meeting. Throws Problem conflict for a time, or a place, that is not possible. */
export async function requestMeeting(client: PoolClient, { uuid, facts: f }: Application, asked: Requested, now: Date): Promise<Fact[]> {
  const chosen: Fact[] = f.closing.notary.manual ? [] : [{ type: 'manualNotaryChosen' }];
  const [first] = asked.slots;
  if (first === undefined) return chosen;
  const possible = new Set(timesFor(f, now));
  const slots = asked.slots.map((slot) => new Date(slot).toISOString());
  const errors = slots.flatMap((slot, index) => {
    const message = !possible.has(slot)
      ? 'This time is no longer available'
      : slots.indexOf(slot) < index
        ? 'Choose three different times'
        : null;
    return message === null ? [] : [{ field: `slots.${index}`, message }];
  });
  if (errors.length > 0) throw new Problem('conflict', { message: errors[0]?.message ?? '', errors });
  const place = isTexas(f) ? { office: asked.office ?? 'TITLE_COMPANY' } : { address: asked.address };
  await saveExplanation(client, uuid, 'borrower', 'NOTARY_PLACE', JSON.stringify({ slots, ...place, phone: asked.phone }), now);
  return [...chosen, { type: 'manualNotaryReserved', at: slots[0] ?? first, until: slots.toSorted().at(-1) ?? first }];
}

/** Where the notary's office confirmed that the meeting is, in the words of staff; null without a confirmation that names a place. */
export const confirmedPlace = async (on: Connection, uuid: string): Promise<string | null> =>
  explanationOf(on, uuid, 'staff', 'NOTARY_MEETING');

/** The last request for a meeting, or null. */
export async function requestedMeeting(on: Connection, uuid: string): Promise<Requested | null> {
  const body = await explanationOf(on, uuid, 'borrower', 'NOTARY_PLACE');
  return body === null ? null : (JSON.parse(body) as Requested);
}
