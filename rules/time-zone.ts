import { parseDateTime, toZoned } from '@internationalized/date';

/**
 * The time zone of most of a state: the borrower's deadlines are counted in it until the parcel is known, which has the zone of its county (AMB-128).
 */
const ZONES: Readonly<Record<string, readonly string[]>> = {
  'America/New_York': [
    'CT',
    'DE',
    'DC',
    'FL',
    'GA',
    'IN',
    'KY',
    'ME',
    'MD',
    'MA',
    'MI',
    'NH',
    'NJ',
    'NY',
    'NC',
    'OH',
    'PA',
    'RI',
    'SC',
    'VT',
    'VA',
    'WV',
  ],
  'America/Chicago': ['AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TN', 'TX', 'WI'],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/** IANA name for a state code; New York's for an unknown code. */
export function timeZoneOf(state: string): string {
  return Object.entries(ZONES).find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
}

/** The zone of a home: its parcel's, or where that is not known, its state's. */
export const zoneOfHome = (parcelZone: string | null | undefined, state: string | null | undefined): string =>
  parcelZone ?? timeZoneOf(state ?? '');

/** An instant of today's law of time: in 1970 Detroit had no summer time and Anchorage another zone. */
const OF_LATE = Date.UTC(2026, 0, 1);

/** A time zone as people say it: "Pacific Time". */
export function timeZoneName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(OF_LATE);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const STYLES = {
  short: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * An instant on the clocks of a place, always with the short name of its zone: "Nov 24, 2026, 3:15 PM CST"; long: "Tuesday, November 24, 3:15 PM CST".
 * The zone of the reader's machine is never asked: what is about one home is said in the home's, everything else at the desk in the lender's.
 */
export const timeInZone = (at: string | Date, timeZone: string, style: keyof typeof STYLES = 'short', locale = 'en-US'): string =>
  new Intl.DateTimeFormat(locale, { ...STYLES[style], hour: 'numeric', minute: '2-digit', timeZone, timeZoneName: 'short' })
    .format(new Date(at))
    .replace(' at ', ', ');

/**
 * The instant of a time typed as clocks at a place show it. @param typed as a field of type datetime-local has it, 2026-12-05T14:00
 * @returns ISO; null for no time, and for one that the clocks there skip or show twice
 */
export function instantInZone(typed: string, timeZone: string): string | null {
  try {
    return toZoned(parseDateTime(typed), timeZone, 'reject').toDate().toISOString();
  } catch {
    return null;
  }
}
