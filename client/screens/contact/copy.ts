import { DAYS_TO_CANCEL, FASTEST_FUNDING, TEXAS_DAYS_TO_CLOSE } from '@hearthline/rules/regulation/funding-days.ts';

export const COPY = {
  title: 'Contact us',
  intro: (lender: string) => `A person at ${lender} helps you with any question, whether you have applied or not.`,
  registerTitle: 'Help with your application',
  registerIntro: 'Your answers are saved. Go back whenever you are ready.',
  back: 'Back to my answers',
  call: 'Call us',
  write: 'Write to us',
  hours: 'Phone hours',
  questions: 'Questions people ask',
  dashboard: 'See where your application stands',
  login: 'Log in to see where your application stands',
} as const;

export const QUESTIONS = [
  {
    question: 'Does checking my rate change my credit score?',
    answer:
      'No. Seeing your offers is a soft check. We ask you again before any hard check, and that one can lower your score by a few points.',
  },
  {
    question: 'What do I need to apply?',
    answer:
      'The address of your home, your income before tax, your date of birth, a mobile phone and an email address. It takes about five minutes.',
  },
  {
    question: 'Which homes qualify?',
    answer:
      'Houses, townhomes, condos and two-unit homes that you own and that are not for sale. A home that was bought in the last 90 days does not qualify yet.',
  },
  {
    question: 'How long does it take until I have the money?',
    answer: `For the home you live in, at least ${FASTEST_FUNDING} business days after you sign: you have ${DAYS_TO_CANCEL} to cancel, and then we record the deed and send the money. Texas law also requires ${TEXAS_DAYS_TO_CLOSE} days between your application and the day you sign.`,
  },
  {
    question: 'I stopped in the middle. What now?',
    answer: 'Log in with the email address and password you chose. You continue where you stopped, on any device.',
  },
] as const;
