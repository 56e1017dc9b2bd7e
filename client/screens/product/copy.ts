import { formatApr, formatDollars, formatMoney } from '@hearthline/rules/money.ts';
import { LATER_DRAWS } from '../../parts/line/copy.ts';
import type { LaterDraws } from '@hearthline/rules/offers/types.ts';

/** Copy shared by choosing and confirming an offer. */
export const FIGURES = {
  payment: 'Your payment',
  apr: 'APR of the first draw, fixed',
  draw: 'First draw',
  fee: 'Origination fee',
  line: 'Line amount',
  cash: 'Cash to you',
  due: 'You bring to closing',
  goodUntil: (day: string) => `Good until ${day}.`,
} as const;

export const SUMS = {
  heading: 'Where the money goes',
  get: 'What you get',
  draw: 'Your first draw',
  drawNote: 'All of it is paid out at closing',
  payoff: (creditor: string) => `Paid to ${creditor}`,
  owe: 'What you owe on the first day',
  fee: (percent: string) => `Origination fee, ${percent} of the draw`,
  line: 'Your line',
} as const;

/** In place of offers that have expired. */
export const EXPIRED = {
  title: 'These offers have expired',
  intro: (day: string) => `They were good until ${day}. We are getting new ones with the figures of today.`,
  held: (day: string) => `They were good until ${day}. The offer that you chose stays as it is.`,
  onward: 'Continue with my offer',
  who: 'Our system',
  whoNote: 'It looks at your credit and your home again. This does not change your credit score.',
  long: 'Usually under a minute',
  longNote: 'The new offers then show on this page, and we email you.',
} as const;

/** The sentence the law requires beside every APR of a line (12 CFR 1026.40(d)(6)). */
export const APR_SENTENCE = 'APRs for home equity lines of credit do not include costs other than interest.';

export const LAW = {
  course: (years: number, payments: number, total: number, interest: number) =>
    `Over ${years} years you would make ${payments} payments, about ${formatMoney(total)} in all, of which ${formatMoney(interest)} is interest.`,
  interestOnly: (years: number, payments: number, payment: number, balloon: number, interest: number) =>
    `Over ${years} years you would make ${payments} payments of ${formatMoney(payment)}, which cover the interest. Then you would make one last payment of ${formatMoney(balloon)}, the balloon: you still owe almost all of the line, and it is due at once. Interest is ${formatMoney(interest)} in all.`,
  early: 'You can pay early at no charge.',
  again: (years: number, pricing: LaterDraws | null) =>
    `During the first ${years} years you can draw again what you have paid down.${pricing === null ? '' : ` ${LATER_DRAWS(pricing)}`}`,
  membership: (size: string) => `Your APR includes a membership discount of ${size}.`,
} as const;

export const HOME = {
  heading: 'What is owed against your home',
  risk: 'This line is secured by your home. If you stop paying, you could lose it.',
  mortgage: 'Your mortgage',
  line: 'This line',
  rest: (value: number) => `Still yours, of an estimated ${formatDollars(value)}`,
  picture: (value: number, mortgage: number, line: number, rest: number) =>
    `Of ${formatDollars(value)}: mortgage ${mortgage} percent, this line ${line} percent, the rest ${rest} percent`,
} as const;

export const yearsAndApr = (term: number, apr: number): string => `${formatApr(apr)} APR, ${term} years`;
export const percentText = (percent: number): string => `${percent}%`;
