/** Sentences around every screen of one application. */

export const SIDE = { title: 'Your application', label: 'Your progress', unit: 'Step', line: 'Your application' } as const;

export const RAIL = {
  offer: 'Your offer',
  years: (term: number) => `${term} years, fixed`,
  rate: 'APR',
  draw: 'First draw',
  line: 'Line amount',
  property: 'Your property',
  use: 'Use',
  value: 'Estimated value',
  officer: (broker: string | null, nmls: string) => `${broker ?? 'Loan officer'}, NMLS ${nmls}`,
  offerNote: (line: string, rate: string) => `${line} at ${rate} APR`,
  call: (name: string) => `Call ${name.split(' ')[0] ?? name}`,
  email: (name: string) => `Email ${name.split(' ')[0] ?? name}`,
} as const;

export const WAIT = {
  tag: 'Nothing for you to do now',
  title: 'We are working on your application',
  intro: 'You can leave this page open: it goes on by itself. Close it, and you find your application where you left it.',
  who: 'Who acts next',
  long: 'How long it takes',
  unknown: 'A short while',
  seconds: (count: number) => `About ${count} seconds`,
  minutes: (count: number) => (count === 1 ? 'About a minute' : `About ${count} minutes`),
  hours: (count: number) => (count === 1 ? 'About an hour' : `About ${count} hours`),
  days: (count: number) => (count === 1 ? 'About a business day' : `About ${count} business days`),
} as const;

/** While something that was sent is being processed. */
export const PROCESSING = {
  title: 'Processing your data',
  messages: ['Saving your answers', 'Checking them against your file', 'Looking for your next step'],
  late: 'Your answers are saved. This takes longer than it should: go on, or try again in a minute.',
} as const;

/** What is being done, by status; the general title where a status has no sentence of its own. */
export const WAIT_TITLES: Readonly<Record<string, string>> = {
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'We are preparing your first disclosures',
  WAITING_FOR_SOFT_CREDIT: 'We are reading your credit report',
  WAITING_FOR_PROPERTY: 'We are locating your property',
  PREQUAL_TITLE: 'We are reading the title of your home',
  WAITING_FOR_AVM: 'We are determining the value of your home',
  WAITING_FOR_UNDERWRITING: 'We are computing your offers',
  GEN_APP_DISCLOSURES: 'We are preparing your application disclosures',
  HARD_CREDIT_PULL: 'We are reading your full credit report',
  ONSITE_APPRAISAL_REQUEST: 'We are asking for an appraisal of your home',
  GEN_NOTE_SIGNING: 'We are preparing the papers you sign',
  WAITING_FOR_NOTARY: 'We are looking for a notary',
};

/** A length of time as a person says it, from seconds. */
export function duration(seconds: number | null): string {
  if (seconds === null) return WAIT.unknown;
  if (seconds < 90) return WAIT.seconds(Math.max(5, Math.round(seconds / 5) * 5));
  if (seconds < 5400) return WAIT.minutes(Math.round(seconds / 60));
  if (seconds < 86_400) return WAIT.hours(Math.round(seconds / 3600));
  return WAIT.days(Math.round(seconds / 86_400));
}
