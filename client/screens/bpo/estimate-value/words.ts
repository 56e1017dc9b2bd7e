import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

/** Sentences of the page that asks what the home is worth. */
export const WORDS = {
  title: 'What is your home worth today?',
  lede: 'No valuation service could price your home. Your own estimate is enough to show you offers.',
  amount: 'Your estimate',
  amountHint: 'What you would expect a buyer to pay today',
  source: 'Where the figure comes from',
  empty: 'Choose one',
  improvements: 'What have you improved?',
  improvementsHint: 'For example a new roof, kitchen or heating within the last five years.',
  submit: 'Show my offers',
  why: 'What happens with it',
} as const;

/** Kept as written with the estimate. */
export const SOURCES = ['A recent appraisal', 'Homes sold near me', 'An online estimate', 'My tax assessment', 'My own judgment'] as const;

export const NOTES: readonly AsideNote[] = [
  { icon: 'house', title: 'A local agent looks at your home later', text: 'Your offers hold once the agent confirms the value. If it is lower, your most may be lower too.' },
  { icon: 'info', title: 'A careful figure saves time', text: 'With a figure that is too high you may have to choose again.' },
];
