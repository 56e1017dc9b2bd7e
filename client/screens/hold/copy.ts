import { DAY, type PageCopy } from '@hearthline/journey/status-copy/row.ts';
import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';

/** What an application knows that a row may say: days as a person reads them. */
export type HoldDays = { readonly applied: string; readonly expected: string };

export type HoldRow = {
  /** Where the screen says more than its status does everywhere else. */
  readonly page?: PageCopy;
  readonly reasons?: { readonly title: string; readonly items: readonly string[]; readonly note: string };
  readonly course?: { readonly title: string; readonly items: (days: HoldDays) => readonly TimelineItem[] };
};

/** Screens that wait for the lender or a third party, one row each. What is checked, by whom and how long it takes is the status's own copy. */
export const HOLD_SCREENS = {
  'error/timeout': {},
  'review-app/datatree': {},
  'review-app/signdocs': {},
  'review-app/no-credit': {
    page: {
      title: 'We could not find a credit file for you',
      intro: 'The credit bureau knows no file under your name and Social Security number. We need one to make an offer.',
      who: 'Our team',
      whoNote: 'They compare your name, birth date and number with the bureau’s records.',
      long: 'Within 2 business days',
      longNote: 'We email you what they found.',
      you: 'Call us if something has changed',
      youNote: 'A new last name or an old address often solves it.',
      seconds: 2 * DAY,
    },
    reasons: {
      title: 'Why this happens',
      items: [
        'You never had a loan or a card in your name, or not for many years',
        'You came to the country a short while ago',
        'A name, a date or a number differs from what the bureau has',
      ],
      note: 'If nobody finds a file within 30 days, we close the application and send you a notice with the reason. You owe nothing.',
    },
  },
  'review-app/uw': {
    page: {
      title: 'We are reviewing your application',
      intro: 'Some files need a person. It says nothing about the answer.',
      who: 'An underwriter on our team',
      whoNote: 'They may call you with a question.',
      long: 'Within 1 business day',
      longNote: 'If they need longer, we tell you why.',
      seconds: DAY,
    },
    course: {
      title: 'Where your application stands',
      items: ({ applied, expected }) => [
        { state: 'done', when: applied, title: 'You applied', note: 'We read your credit, your title and the value of your home' },
        {
          state: 'now',
          when: 'Now',
          title: 'An underwriter reads it',
          note: 'A person decides, because two facts in your file do not fit together',
        },
        { state: 'todo', when: `By ${expected}`, title: 'You get our answer', note: 'By email and on this page' },
      ],
    },
  },
} as const satisfies Partial<Record<ApplicationScreen, HoldRow>>;
