/** Copy of the page for an owner of record who is not the borrower. */
export const COPY = {
  title: 'Who owns this home?',
  intro: (street: string) =>
    `The county’s records name another owner of ${street}. Tell us how you own it, and a person on our team reviews it.`,
  conditions: 'What we need to clear up',
  loading: 'Loading',
  send: 'Send the document',
  later: 'How the home is owned',
  nothing: 'Nothing else is open',
  ownership: 'How do you own it?',
  soleNote: 'The deed names you and nobody else',
  jointNote: 'The deed names you and someone else, such as your spouse',
  trustNote: 'The deed names a trust that you set up',
  choose: 'Choose how you own the home',
  explanation: 'Anything we should know?',
  explanationHint: 'For example that you bought it a short while ago, married, or changed your name.',
  submit: 'Send to the reviewer',
  sent: 'We have your answer',
  sentText: 'The reviewer compares it with the deed on record. If they need a copy of your deed, they email you.',
  next: 'What happens next',
} as const;
