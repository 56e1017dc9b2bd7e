/**
 * The allow-list of tracking: names of events, and of the values they carry (AMB-20). The page filters what it sends, and the server
 * filters what it stores, independently.
 */

/** Every event of the product. */
export const TRACKED_EVENTS = [
  'page-view',
  'heloc-register-start',
  'helocStarted',
  'appStarted',
  'experiment-exposure',
  'HELOC: Error Fallback',
  'HELOC: Error',
] as const;
export type TrackedEvent = (typeof TRACKED_EVENTS)[number];

/** Web vitals as their library names them. Milliseconds, except CLS, which has no unit. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

/** Classes of errors that are counted by name; any other is counted as OtherError. */
const ERROR_CLASSES = [
  'ApiError',
  'MissingFileError',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'SecurityError',
  'InvalidStateError',
];
export const errorClassOf = (name: string): string => (ERROR_CLASSES.includes(name) ? name : 'OtherError');

/**
 * Whether a visit is among so many of a hundred: the same for one visit however often it is asked, and independent between purposes. A uuid of
 * version 7 ends in random digits.
 */
export function isSampled(visitUuid: string, rate: number, purpose: 'monitoring' | 'replay'): boolean {
  const digits = purpose === 'monitoring' ? visitUuid.slice(-6) : visitUuid.slice(-12, -6);
  return Number.parseInt(digits, 16) / 2 ** 24 < rate / 100;
}

/** WEB: a visitor before and outside an application; APP: inside one. */
export const EVENT_TYPES = ['WEB', 'APP'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** Milliseconds of inactivity after which the next event starts a new visit. */
export const VISIT_RESTS = 1_800_000;

/**
 * At most 80 characters: words joined by single punctuation marks, such as a campaign's name. No space, no @, and too few digits for a phone or an
 * account.
 */
const plain = (value: string): boolean =>
  value.length <= 80 && /^[A-Za-z0-9]+(?:[._:~-][A-Za-z0-9]+)*$/.test(value) && value.replace(/\D/g, '').length < 7;
const words = (value: string): boolean => /^[a-z]+(?:-[a-z0-9]+)*$/.test(value) && plain(value);

type Allowed = Readonly<Record<string, (value: string) => boolean>>;

/**
 * Query parameters that may be recorded. The draft's `s`, a referral, an offer code, an email address and a return path must never be among
 * them.
 */
export const TRACKED_QUERY = {
  utm_campaign: plain,
  utm_medium: plain,
  utm_source: plain,
  utm_term: plain,
  utm_content: plain,
  utm_id: plain,
  'pop-webchat': plain,
  org: plain,
  step: words,
  from: words,
  decision: words,
} as const satisfies Allowed;

/** What an event may carry besides its path. */
export const TRACKED_PROPERTIES = {
  step: words,
  flow: (value) => value === 'v2' || value === 'legacy',
  /** The key of an experiment, such as registration-reassurance-1, and the variation that was shown. */
  experiment: words,
  variation: words,
  /** The class of an error; never its message. */
  errorName: (value) => /^[A-Z]?[A-Za-z]{0,40}Error$/.test(value),
} as const satisfies Allowed;
export type TrackedProperties = { readonly [Name in keyof typeof TRACKED_PROPERTIES]?: string };

/** The members on the list that have valid values. */
export function allowedOf(allowed: Allowed, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(allowed).flatMap(([name, fits]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    return typeof value === 'string' && fits(value) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** The site a visitor came from, without path and query; null for none or an invalid address. */
export function siteOfReferrer(referrer: string): string | null {
  try {
    const { protocol, origin, username } = new URL(referrer);
    return (protocol === 'https:' || protocol === 'http:') && username === '' ? origin : null;
  } catch {
    return null;
  }
}

/** A version as software is numbered: '1.4.0', '0.1.0-dev'; null for anything else. */
export function versionOf(given: string): string | null {
  return /^\d{1,3}(?:\.\d{1,3}){0,2}(?:-[a-z]{1,8})?$/.test(given) && plain(given) ? given : null;
}
