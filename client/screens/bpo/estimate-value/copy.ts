import type { TimelineItem } from '@hearthline/kit/timeline/Timeline.tsx';

/** Copy of the page that asks for the borrower's own estimate of the home value (lending §1.2, row 6a). */
export const COPY = {
  title: 'What is your home worth today?',
  intro: (street: string) => `No valuation service could price ${street}. Your own estimate is enough to show you offers.`,
  amount: 'Your estimate',
  amountHint: 'What you would expect a buyer to pay today, in whole dollars',
  source: 'Where does this figure come from?',
  improvements: 'What have you improved?',
  improvementsHint: 'For example a new roof, kitchen or heating within the last 5 years. It helps the person who values your home.',
  submit: 'Show my offers',
  next: 'What happens next',
} as const;

/** Stored verbatim with the estimate, at most 40 characters. */
export const SOURCES = [
  'A recent appraisal',
  'A real estate agent',
  'Homes sold near me',
  'An online estimate',
  'My tax assessment',
  'My own judgment',
] as const;

export const COURSE: readonly TimelineItem[] = [
  {
    state: 'now',
    when: 'Today',
    title: 'You give your estimate',
    note: 'A careful figure saves time: with one that is too high you may have to choose again.',
  },
  {
    state: 'todo',
    when: 'In about a minute',
    title: 'You see your offers',
    note: 'They are conditional: they hold once the value is confirmed.',
  },
  {
    state: 'todo',
    when: 'After you choose',
    title: 'A local professional values your home',
    note: 'We order it and tell you the day. It usually takes 2 to 5 business days.',
  },
  {
    state: 'todo',
    when: 'Before you sign',
    title: 'We confirm your line',
    note: 'If the home is worth less, your line may be smaller, and you decide again.',
  },
];
