export const COPY = {
  title: 'We cannot offer you a line of credit on this application',
  intro: 'This is about your income and your monthly payments. Here is what happens now and what you can do.',
  helps: 'What can help a later application',
  tips: [
    'Payments you have finished no longer count against your income.',
    'All income counts: bonuses, rent, retirement and investment income too.',
    'A smaller line has a smaller payment.',
  ],
} as const;
