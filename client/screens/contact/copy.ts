export const COPY = {
  title: 'Contact us',
  intro: (lender: string) => `A person at ${lender} helps you with any question, whether you have applied or not.`,
  registerTitle: 'Help with your application',
  registerIntro: 'Your answers are saved. Go back whenever you are ready.',
  back: 'Back to my answers',
  call: 'Call us',
  write: 'Write to us',
  hours: 'Phone hours',
  dashboard: 'See where your application stands',
  login: 'Log in to see where your application stands',
} as const;
