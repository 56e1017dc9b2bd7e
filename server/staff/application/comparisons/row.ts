/** Rows of a comparison, and what makes two values the same, alike or different. */
import type { deskComparisons } from '@hearthline/contract/desk/application/comparisons.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type AnswerKind, latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import { PORTS, type PortName } from '@hearthline/providers/ports.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import type { z } from 'zod';
import type { Context } from '../../../config/context.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';

export type Comparison = z.input<typeof deskComparisons.reply>['comparisons'][number];
export type Row = Comparison['rows'][number];
export type Verdict = Row['verdict'];

/** What a comparison is made from. */
export type Looking = {
  readonly ctx: Context;
  readonly application: Application;
  readonly role: StaffCaller['role'];
};
/** Answers of vendors that are compared with the application, all of one person or of the home. */
export type Source = {
  /** Its name in the log of views, never a value. */
  readonly what: string;
  /** Whose data: the borrower's identity, or a signer's row. */
  readonly subjectUuid: string;
  readonly answers: readonly AnswerKind[];
  readonly read: (looking: Looking, times: ReadonlyMap<AnswerKind, Date>) => Promise<readonly Comparison[]>;
};

export const vendorOf = (port: PortName): string => capitalized(PORTS[port].what);
export const answerOf = async <D>({ ctx, application }: Looking, kind: AnswerKind): Promise<D | null> =>
  latestAnswer<D>(ctx, application.uuid, kind);
export const timeOf = (times: ReadonlyMap<AnswerKind, Date>, kind: AnswerKind): string => (times.get(kind) ?? new Date(0)).toISOString();

type Cells = { readonly ours?: Row['ours'] | undefined; readonly theirs?: Row['theirs'] | undefined };
type More = { readonly unit?: Row['unit']; readonly verdict?: Verdict; readonly note?: string | null };

/** A row; without a verdict of its own the two values are compared as they are. */
export function row(label: string, { ours = null, theirs = null }: Cells, { unit = 'TEXT', verdict, note = null }: More = {}): Row {
  const usual: Verdict = ours === null || theirs === null ? 'NOT_KNOWN' : ours === theirs ? 'SAME' : 'DIFFERENT';
  return { label, ours, theirs, unit, verdict: verdict ?? usual, note };
}
/** A row that says something without a counterpart; left out where it says nothing. */
export const told = (label: string, theirs: Row['theirs'] | undefined, more: More = {}): Row[] =>
  theirs === null || theirs === undefined || theirs === '' ? [] : [row(label, { theirs }, more)];

/** Letters and digits of each word of a name, without accents and case. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The same words in whatever order are the same name; one of them in common is alike. */
export function namesVerdict(ours: string, theirs: string): Verdict {
  const [one, other] = [new Set(wordsOf(ours)), new Set(wordsOf(theirs))];
  if (one.size === 0 || other.size === 0) return 'NOT_KNOWN';
  const shared = [...one].filter((word) => other.has(word)).length;
  if (shared === one.size && shared === other.size) return 'SAME';
  return shared > 0 ? 'CLOSE' : 'DIFFERENT';
}

/** @param listed birth dates as precise as they are known: a day, a month or a year */
export function birthDatesVerdict(dob: string, listed: readonly string[]): Verdict {
  if (dob === '' || listed.length === 0) return 'NOT_KNOWN';
  if (listed.includes(dob)) return 'SAME';
  return listed.some((one) => dob.slice(0, 4) === one.slice(0, 4)) ? 'CLOSE' : 'DIFFERENT';
}

/** Whether a home is at one of some places, which are written as lists of sanctions write them. */
export function placesVerdict({ street1, city, state }: PostalAddress, places: readonly string[]): Verdict {
  if (places.length === 0) return 'NOT_KNOWN';
  const has = (place: string, words: string) => ` ${wordsOf(place).join(' ')} `.includes(` ${wordsOf(words).join(' ')} `);
  const inState = (place: string) => has(place, STATE_NAMES[state as keyof typeof STATE_NAMES] ?? state) || wordsOf(place).includes(state);
  if (places.some((place) => has(place, street1) && has(place, city))) return 'SAME';
  return places.some((place) => has(place, city) || inState(place) || has(place, 'United States')) ? 'CLOSE' : 'DIFFERENT';
}

/** Amounts that differ by no more than a share of ours are close. */
export function amountsVerdict(ours: number | null | undefined, theirs: number | null | undefined, share = 0.05): Verdict {
  if (ours === null || ours === undefined || theirs === null || theirs === undefined) return 'NOT_KNOWN';
  if (ours === theirs) return 'SAME';
  return Math.abs(ours - theirs) <= Math.abs(ours) * share ? 'CLOSE' : 'DIFFERENT';
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** "Aug 15, 2011", within a sentence. */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day.slice(0, 10)}T12:00:00Z`));

/** "4.2% above": how far theirs is from ours. */
export function gap(ours: number | null | undefined, theirs: number | null | undefined): string | null {
  if (!ours || theirs === null || theirs === undefined || ours === theirs) return null;
  const percent = Math.abs(((theirs - ours) / ours) * 100).toFixed(1);
  return `${percent}% ${theirs > ours ? 'above' : 'below'}`;
}
