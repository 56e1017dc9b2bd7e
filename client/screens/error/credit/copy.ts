export const COPY = {
  title: 'We cannot offer you a line of credit on this application',
  intro: 'This is about your credit report. Here is what happens now and what you can do.',
  helps: 'What can help a later application',
  tips: [
    'Pay each account on time: this counts the most.',
    'Keep card balances well below their limits.',
    'Read your report and ask the bureau to correct mistakes; that is free.',
    'Open new accounts only when you need them.',
  ],
} as const;
