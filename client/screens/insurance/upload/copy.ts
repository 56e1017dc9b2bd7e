import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';
import { formatDollars } from '@hearthline/rules/money.ts';
import { formatDay } from '../../../services/dates.ts';

/** Copy of the page that takes the insurance. */
export const COPY = {
  title: 'Tell us about your home insurance',
  intro: 'The declarations page of your policy says all of it. It takes about three minutes.',
  rejected: 'The insurance you gave us does not cover enough yet',
  rejectedNext: 'Change what is wrong, and send it again. You can send it as often as you need.',
  home: 'Homeowners policy',
  flood: 'Flood policy',
  floodIntro: (zone: string) => `Your home is in flood zone ${zone}. A flood policy is separate from the homeowners policy.`,
  carrier: 'Insurance company',
  policyNumber: 'Policy number',
  policyNumberHint: 'As on the declarations page',
  dwellingCoverage: 'Dwelling coverage',
  dwellingHint: (least: number) => `Often called “Coverage A”. At least ${formatDollars(least)}`,
  floodCoverage: 'Flood coverage of the building',
  floodHint: (least: number) => `At least ${formatDollars(least)}`,
  effective: 'Starts on',
  expires: 'Ends on',
  expiresHint: (after: string) => `It has to last beyond ${formatDay(after)}.`,
  page: 'Your declarations page',
  pageNote: 'Optional. Our team compares it with what you type, which saves a question later.',
  submit: 'Send my insurance',
  next: 'What happens next',
  accepted: 'Your insurance is accepted',
  acceptedText: 'It covers what your line needs. Nothing more to send here.',
  goOn: 'Continue',
} as const;

export const PROBLEMS = {
  carrier: 'Type the name of the insurance company',
  policyNumber: 'Type the policy number',
  tooLong: 'Use fewer characters',
  date: 'Type a full date, for example 06 01 2027',
  order: 'The policy has to end after it starts',
} as const;

const CHECK: TimelineItem = { state: 'now', when: 'Now', title: 'We check your policy', note: 'You see the result right away.' };
const CANCEL = {
  state: 'todo',
  title: 'Your right to cancel',
  note: 'We tell you the last day you can cancel, where the law gives you one.',
} as const;
const MONEY = { state: 'todo', title: 'Your money is sent', note: 'To the account you confirmed.' } as const;

/** What follows the policy. In a flood zone it comes before the signing (42 USC 4012a(b)(1)). */
export const courseOf = (isSigned: boolean): readonly TimelineItem[] =>
  isSigned
    ? [CHECK, { ...CANCEL, when: 'After that' }, { ...MONEY, when: 'Then' }]
    : [
        CHECK,
        { state: 'todo', when: 'After that', title: 'You sign your documents', note: 'We require the flood policy first.' },
        { ...CANCEL, when: 'Then' },
        { ...MONEY, when: 'At the end' },
      ];
