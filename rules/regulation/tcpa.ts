import { parseZonedDateTime, fromDate } from '@internationalized/date';
import { dateInZone, type IsoDate } from '../dates.ts';
import type { SmsPromptType } from '../enums.ts';
import { holidayOn, isWeekend, nthDayAfter } from './holidays.ts';

/** Texts to a borrower: 47 USC 227, 47 CFR 64.1200; two independent ledgers, marketing and transactional (lending §2.7). */

/** Words that end texts when they are the whole message (47 CFR 64.1200(a)(10)), and the carrier's own STOPALL. */
export const STOP_WORDS = ['STOP', 'QUIT', 'END', 'REVOKE', 'OPT OUT', 'CANCEL', 'UNSUBSCRIBE', 'STOPALL', 'OPTOUT'] as const;
export const START_WORDS = ['START', 'UNSTOP', 'YES'] as const;
export const HELP_WORDS = ['HELP', 'INFO'] as const;

/** Business days within which a stop must take effect (47 CFR 64.1200(a)(10)). Ours takes effect at once. */
const HONOR_DAYS = 10;
/** From this day a stop in reply to one kind of text ends the other kind too. */
export const REVOKE_ALL_FROM = '2026-04-11';

/** The meaning of an inbound text; plain words such as "please stop texting me" count as well as the keywords (any reasonable means). */
export function readReply(text: string): 'STOP' | 'START' | 'HELP' | 'OTHER' {
  const said = text
    .trim()
    .toUpperCase()
    .replaceAll(/[^A-Z ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const is = (words: readonly string[]): boolean => words.includes(said);
  if (
    is(STOP_WORDS) ||
    /\b(STOP|UNSUBSCRIBE|OPT OUT|REMOVE ME|LEAVE ME ALONE)\b/.test(said) ||
    /\b(DON T|DO NOT|DONT|NO MORE) (TEXT|MESSAGE|CONTACT|TEXTS|MESSAGES)\b/.test(said)
  )
    return 'STOP';
  if (is(START_WORDS)) return 'START';
  return is(HELP_WORDS) ? 'HELP' : 'OTHER';
}

/** The ledgers a stop closes: the one it replied to, or both from the date the rule takes effect. */
export const revokedBy = (answered: SmsPromptType, on: IsoDate): readonly SmsPromptType[] =>
  on >= REVOKE_ALL_FROM ? ['SMS', 'SMS_TRANSACTIONAL'] : [answered];

/** The last day on which a stop may take effect. */
export const stopHonoredBy = (askedOn: IsoDate): IsoDate =>
  nthDayAfter(askedOn, HONOR_DAYS, (day) => !isWeekend(day) && holidayOn(day) === null);

/** Hours in which texts may be sent, local, 24-hour clock (47 CFR 64.1200(c)(1)). */
const HOURS = { from: 8, to: 21 } as const;
/** States that close an hour earlier (Fla. Stat. 501.616(6), 15 O.S. 775C.4, RCW 80.36.390). */
const EARLY_STATES: ReadonlySet<string> = new Set(['FL', 'OK', 'WA']);
const EARLY_END = 20;

/** Whether an instant is within the quiet hours where the person is. */
export function isQuiet(at: Date, timeZone: string, state: string): boolean {
  const { hour } = fromDate(at, timeZone);
  return hour < HOURS.from || hour >= (EARLY_STATES.has(state) ? EARLY_END : HOURS.to);
}

/** The next instant at which texts may be sent: the same one outside the quiet hours, else the next morning at eight. */
export function afterQuiet(at: Date, timeZone: string, state: string): Date {
  if (!isQuiet(at, timeZone, state)) return at;
  const local = fromDate(at, timeZone);
  const day = local.hour < HOURS.from ? local : local.add({ days: 1 });
  const morning = `${dateInZone(day.toDate(), timeZone)}T${String(HOURS.from).padStart(2, '0')}:00[${timeZone}]`;
  return parseZonedDateTime(morning).toDate();
}

/** The current answers of one person's two ledgers; null when a prompt was never answered. */
export type Ledgers = Readonly<Record<SmsPromptType, 'OPT_IN' | 'OPT_OUT' | null>>;
export type MaySend =
  | { readonly send: true }
  | { readonly send: false; readonly why: 'NO_CONSENT' | 'OPTED_OUT' }
  | { readonly send: false; readonly why: 'QUIET'; readonly notBefore: Date };

/** Whether a text of a kind may be sent now: requires express consent for its kind, and an hour outside the quiet hours. */
export function maySendText(kind: SmsPromptType, ledgers: Ledgers, about: { at: Date; timeZone: string; state: string }): MaySend {
  const answer = ledgers[kind];
  if (answer !== 'OPT_IN') return { send: false, why: answer === null ? 'NO_CONSENT' : 'OPTED_OUT' };
  if (isQuiet(about.at, about.timeZone, about.state))
    return { send: false, why: 'QUIET', notBefore: afterQuiet(about.at, about.timeZone, about.state) };
  return { send: true };
}
