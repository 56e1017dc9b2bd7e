/** Sentences of pages on which somebody else acts (AMB-117): what is checked, by whom, how long it takes, keyed by status. */

export const HOLD = {
  tag: 'Waiting on someone else',
  who: 'Who acts next',
  long: 'How long it takes',
  you: 'What you do',
  nothing: 'Nothing',
  goesOn: 'This page goes on by itself. You can close it: we email you when something changes.',
  again: 'Try again',
  asking: 'Looking',
  looked: 'We looked again. Nothing has changed yet.',
  help: 'If you want to talk about it',
  call: 'Talk with a person',
  write: 'Write to us',
  dashboard: 'Go to dashboard',
  dashboardNote: 'Your application and your documents',
  by: (day: string) => `We expect to be done by ${day}`,
} as const;

export type HoldCopy = {
  readonly title: string;
  readonly intro: string;
  /** Who acts, and what exactly they do. */
  readonly who: string;
  readonly whoNote: string;
  readonly long: string;
  readonly longNote: string;
  /** What the borrower does meanwhile; nothing, unless said. */
  readonly you?: string;
  readonly youNote?: string;
  /** Seconds it takes a person, when a date can be promised. */
  readonly seconds?: number;
};

/** A business day in seconds. */
export const DAY = 86_400;

/** Automatic work that takes longer than a poll may last. */
export const automatic = (title: string, who: string, whoNote: string): HoldCopy => ({
  title,
  intro: 'It takes longer than usual today. Your answers are saved, and nothing is wrong with your application.',
  who,
  whoNote,
  long: 'Usually under a minute, today longer',
  longNote: 'We keep asking. If it takes over an hour, a person on our team steps in.',
});

/** What is said of a status that has no row of its own. */
export const HOLD_OTHERWISE: HoldCopy = automatic('This takes longer than usual', 'Our team', 'They see that your application waits.');

const DURATION = {
  unknown: 'A short while',
  seconds: (count: number) => `About ${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'About a minute' : `About ${count} minutes`),
  hours: (count: number) => (count === 1 ? 'About an hour' : `About ${count} hours`),
  days: (count: number) => (count === 1 ? 'About a business day' : `About ${count} business days`),
} as const;

/** A length of time as a person says it, from seconds. */
export function duration(seconds: number | null): string {
  if (seconds === null) return DURATION.unknown;
  if (seconds < 90) return DURATION.seconds(Math.max(5, Math.round(seconds / 5) * 5));
  if (seconds < 5400) return DURATION.minutes(Math.round(seconds / 60));
  if (seconds < 86_400) return DURATION.hours(Math.round(seconds / 3600));
  return DURATION.days(Math.round(seconds / 86_400));
}
