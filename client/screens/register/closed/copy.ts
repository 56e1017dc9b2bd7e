/** A lender that takes no new applications. */
export const COPY = {
  title: (lender: string) => `${lender} takes no new applications`,
  intro: 'Applications that were sent before continue as usual.',
  kept: {
    title: 'Your answers are saved',
    text: 'We keep them for 30 days. Open this page again when we take applications: you continue where you stopped.',
  },
  signIn: 'Did you apply here already?',
  logIn: 'Log in to your application',
  dashboard: 'Go to your dashboard',
  call: 'Questions? Call us:',
} as const;
