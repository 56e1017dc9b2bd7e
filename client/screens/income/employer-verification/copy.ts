import type { HoldCopy } from '@hearthline/journey/status-copy/row.ts';

/** Copy of "How do we reach your employer?". */
export const COPY = {
  title: 'How do we reach your employer?',
  intro: 'We call once, to confirm that you work there. We do not say why you asked, how much you borrow, or anything about your credit.',
  loading: 'Loading your employment',
  employer: 'Name of your employer',
  employerHint: 'The company as it is on your paystub',
  phone: 'Phone number',
  phoneHint: 'The main number or the one of human resources, not a colleague’s',
  email: 'Email of human resources',
  position: 'Your job title',
  start: 'When did you start?',
  startHint: 'If you are not sure of the day, choose the first of the month.',
  still: 'Do you still work there?',
  yes: 'Yes',
  no: 'No, I have left or given notice',
  noNote: 'Tell us now. A person reviews your application with you. This alone does not end it.',
  submit: 'Ask my employer',
  next: 'What happens next',
  waiting: 'Waiting on someone else',
  sentTitle: 'We are calling your employer',
  sentIntro: 'We have the contact you gave us. Your application continues by itself when your employer has answered.',
} as const;

export const MESSAGES = {
  employer: 'Enter your employer’s name',
  phone: 'Enter a phone number with ten digits',
  email: 'Enter a valid email address, or leave it empty',
  position: 'Enter your job title',
  start: 'Enter the month, day and year you started',
  future: 'The start must not lie ahead',
  still: 'Choose yes or no',
} as const;

/** The call to the employer. */
export const CALL: HoldCopy = {
  who: 'Our verification service',
  whoNote: 'They call the number you give and ask whether you work there, in which job and since when.',
  long: 'Usually within one business day',
  longNote: 'If nobody answers, they call again, and we email you.',
};
