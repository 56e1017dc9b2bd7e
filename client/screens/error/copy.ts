import type { ApplicationScreen } from '@hearthline/journey/paths.ts';

/** Copy shared by the three decline pages: neutral, dated, and without a score before the notice (lending §1.6). */
export const DECLINE = {
  title: 'We cannot offer you a line of credit on this application',
  intro: 'We know this is not what you hoped for. Here is what happens now and what you can do.',
  declinedTitle: 'You declined our offer',
  declinedIntro:
    'You did not accept the line we offered instead, so your application is closed. Here is what happens now and what you can do.',
  lapsedTitle: 'The line we offered instead has expired',
  lapsedIntro: 'It was open for 90 days and was not accepted, so your application is closed. Here is what happens now and what you can do.',
  notEligibleTitle: 'This application is outside our lending rules',
  notEligibleIntro: 'The rules are the same for every applicant. Here is what happens now and what you can do.',
  closed: 'Your application is closed',
  closedNote: 'You owe nothing, and nothing is recorded against your home',
  notice: 'We send you a notice with the reasons',
  noticeSent: 'We sent you a notice with the reasons',
  sent: 'Done',
  by: (date: string) => `By ${date}`,
  within: 'Within 30 days',
  noticeNote: 'We email you when it is sent. A copy is among your documents',
  noticeSentNote: 'It is among your documents, with our main reasons and the credit score we used, if we used one',
  read: 'Read the notice with our reasons',
  readNote: 'Among your documents',
  ask: 'You can ask us about it',
  anyTime: 'Any time',
  askNote: 'If a fact is wrong, tell us and a person looks again',
  again: 'You can apply again',
  againNote: 'We look at your situation and our rates on that day. Seeing your rate is a soft check',
  bureau: 'The credit report we looked at',
  bureauText: (bureau: string) =>
    `We looked at a credit report from ${bureau}. ${bureau} did not make this decision and cannot tell you why it was made. If the report played a part in our decision, our notice says so. It gives the address of ${bureau} and the score we used.`,
  bureauRights: [
    'You can have a free copy of that report from them within 60 days of our notice.',
    'If something in it is wrong or missing, you can ask them to correct it.',
  ],
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
  scoreTextHard:
    'Our first check was a soft check and left your score as it is. The full check you allowed after it is a hard inquiry, which can lower it by a few points.',
  documents: 'Your documents',
  documentsText: 'Read the documents of this application',
} as const;

export type DeclineRow = {
  readonly intro?: string;
  /** Advice on the category of the decline; no specific reason before the adverse action notice states it. */
  readonly helps?: readonly string[];
};

/** The three decline pages, one row each: any other reason, the credit score, the payments as a share of the income (DTI). */
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
