export const COPY = {
  title: 'Coming soon',
  intro: (lender: string) => `${lender} does not take applications here yet. We are working on it.`,
  text: 'Join the waitlist, and we write to you on the day we open.',
  join: 'Join the waitlist',
} as const;
