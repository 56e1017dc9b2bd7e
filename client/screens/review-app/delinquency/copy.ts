/** Copy of the page for late payments on the credit report. */
export const COPY = {
  title: 'Tell us about the late payments we found',
  reading: 'A person is reading about your late payments',
  intro: 'Your credit report shows the payments below as late. A person reads your explanation before deciding.',
  accounts: 'On your credit report',
  loading: 'Loading your accounts',
  pastDue: 'Past due now',
  nothingDue: 'Nothing past due now',
  explanation: 'What happened?',
  explanationHint: 'When it was, why, and what is different today. If the report is wrong, say so.',
  submit: 'Send to the reviewer',
  sent: 'We have your explanation',
  sentText: 'The reviewer reads it together with your credit report. You need to do nothing else.',
  next: 'What happens next',
} as const;

/** How late an account was, in words. */
export const LATES: Readonly<Record<string, string>> = {
  MORTGAGE_30_IN_12: '30 days late or more within the last 12 months',
  ANY_60_IN_24: '60 days late or more within the last 24 months',
  CURRENT: 'Past due at this time',
};
export const LATE_OTHERWISE = 'Reported late';
