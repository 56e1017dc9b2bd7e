import type { ApplicationScreen } from '@hearthline/journey/paths.ts';

/** Sentences the three declines share: neutral, dated, and no score before the notice (lending §1.6). */
export const DECLINE = {
  title: 'We cannot offer you a line of credit on this application',
  intro: 'We know this is not what you hoped for. Here is what happens now and what you can do.',
  closed: 'Your application is closed',
  closedNote: 'You owe nothing, and nothing is recorded against your home',
  notice: 'We send you a notice with the reasons',
  by: (date: string) => `By ${date}`,
  within: 'Within 30 days',
  noticeNote: (street: string) => `By email and to ${street}`,
  ask: 'You can ask us about it',
  anyTime: 'Any time',
  askNote: 'If a fact is wrong, tell us and a person looks again',
  course: 'What happens now',
  helps: 'What can help a later application',
  things: 'Things you can do',
  report: 'Get your credit report, free',
  reportNote: 'Call 877-322-8228. The notice says how to correct a mistake',
  talk: 'Talk with a person',
  counselor: 'Find a housing counselor',
  counselorNote: 'HUD-approved, at low or no cost: 800-569-4287',
  dashboard: 'Go to dashboard',
  score: 'Your credit score',
  scoreText: 'Our first check was a soft check. It did not change your score.',
  documents: 'Your documents',
  documentsText: 'Read the documents of this application',
} as const;

export type DeclineRow = {
  readonly intro?: string;
  /** What may help a later application; nothing that tells a reason the notice has not told yet. */
  readonly helps?: readonly string[];
};

/** The three declines, one row each: for whatever reason the notice names, for the credit report, for what the payments would be of the income. */
export const DECLINE_SCREENS = {
  'error/decline': {},
  'error/credit': {
    intro: 'This is about your credit report. Here is what happens now and what you can do.',
    helps: [
      'Pay each account on time: this counts the most.',
      'Keep card balances well below their limits.',
      'Read your report and ask the bureau to correct mistakes; that is free.',
      'Open new accounts only when you need them.',
    ],
  },
  'error/income': {
    intro: 'This is about your income and your monthly payments. Here is what happens now and what you can do.',
    helps: [
      'Payments you have finished no longer count against your income.',
      'All income counts: bonuses, rent, retirement and investment income too.',
      'A smaller line has a smaller payment.',
    ],
  },
} as const satisfies Partial<Record<ApplicationScreen, DeclineRow>>;
