import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';

/** Values a row's copy may contain: dates, already formatted. */
export type HoldDays = { readonly applied: string; readonly expected: string };

/** While staff check a correction the borrower asked for. */
export const CORRECTION_HOLD = {
  asked: (day: string) => `Requested on ${day}`,
  takeBack: 'Take the request back',
  takingBack: 'Taking it back',
  takeBackNote: 'Your answer stays as it is then, and you continue where you were.',
} as const;

/** A next step that this page, opened before an update, has no screen for. */
export const NEWER_STEP = {
  title: 'Load the page again to continue',
  intro: 'We updated this site after you opened it, and your next step is on a newer page. Your answers are saved.',
  load: 'Load the page again',
  note: 'If you see this again, call us or write to us.',
} as const;

export type HoldRow = {
  /** The status this page belongs to, for an unknown status at which the fallback machine shows it. */
  readonly status?: ChecklistStatus;
  readonly reasons?: { readonly title: string; readonly items: readonly string[]; readonly note: string };
  readonly course?: { readonly title: string; readonly items: (days: HoldDays) => readonly TimelineItem[] };
};

/** The course of an application that a person reads now. */
const underReview = (title: string, note: string, then: string): NonNullable<HoldRow['course']> => ({
  title: 'Where your application stands',
  items: ({ applied, expected }) => [
    { state: 'done', when: applied, title: 'You applied', note: 'We read your credit, your title and the value of your home' },
    { state: 'now', when: 'Now', title, note },
    { state: 'todo', when: `By ${expected}`, title: then, note: 'By email and on this page' },
  ],
});

/** The course of a closing whose documents are not ready yet. */
const beforeSigning = (title: string, note: string): NonNullable<HoldRow['course']> => ({
  title: 'Where your closing stands',
  items: ({ expected }) => [
    { state: 'done', when: 'Done', title: 'Your terms are verified', note: 'You accepted the final offer' },
    { state: 'now', when: 'Now', title, note },
    {
      state: 'todo',
      when: `By ${expected}`,
      title: 'You read and sign your documents',
      note: 'On your phone or computer, in about 15 minutes',
    },
    { state: 'todo', when: 'Then', title: 'A notary confirms your signature on the deed', note: 'By video or in person' },
  ],
});

/**
 * Pages that wait for the lender or a third party, one row each. What is checked, by whom and how long it takes is in the status's own copy
 * (journey/status-copy).
 */
export const HOLD_SCREENS = {
  'error/timeout': {},
  'review-app/datatree': {},
  'review-app/signdocs': {
    course: beforeSigning('We prepare your documents', 'With the terms you accepted. Nothing is needed from you'),
  },
  'error/flood-cert': {
    course: beforeSigning('The home is looked up on the federal flood maps', 'If it is in a flood zone, you get a notice before you sign'),
  },
  'review-app/no-credit': {
    status: 'CREDIT_NO_MATCH_SSN',
    reasons: {
      title: 'Why this happens',
      items: [
        'You never had a loan or a card in your name, or not for many years',
        'You came to the country a short while ago',
        'A name, a date or a number differs from what the bureau has',
      ],
      note: 'You do not need to do anything. If your name or address changed lately, call us: that can speed this up. If no credit file is found within 30 days, we close the application and send you a notice with the reason. You owe nothing.',
    },
  },
  'merchant/review': {
    status: 'MERCHANT_REVIEW',
    course: underReview(
      'Our partner reads the list of your loans',
      'A person compares it with what you told them. If something changes, we ask you about it',
      'You continue to your offers',
    ),
  },
  'review-app/uw': {
    status: 'UNDERWRITING_REVIEW',
    course: underReview('An underwriter reads it', 'A person compares what you told us with what was reported to us', 'You get our answer'),
  },
} as const satisfies Partial<Record<ApplicationScreen, HoldRow>>;
