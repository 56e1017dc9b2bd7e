export const COPY = {
  title: 'We are not accepting applications here',
  intro: (lender: string) => `${lender} takes applications through loan officers and brokers.`,
  text: 'Ask your loan officer for a link. It opens the application with your details filled in.',
  call: 'No loan officer yet? Call us:',
  broker: 'Do you refer borrowers?',
  referrals: 'Log in to see your referrals',
} as const;
