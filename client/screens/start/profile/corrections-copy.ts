/** Copy of the page on which an answer is corrected after the summary was prepared (record 32). */
export const COPY = {
  title: 'Correct an answer',
  intro:
    'Your summary is prepared, so a person on our team checks each correction, usually within 1 business day. Nothing is signed meanwhile, and you can take the request back.',
  loading: 'Loading your answers',
  closed: 'Answers can no longer be corrected here',
  closedText: (phone: string) => `Call us at ${phone} if something is wrong. Do not sign before we have answered.`,
  back: 'Go back to your next step',

  kind: 'Which answer is wrong?',
  own: 'Your telephone number is your own to change:',
  settings: 'open your settings',
  years: (income: string) => `${income} a year`,
  none: 'Not answered yet',

  name: 'Your name as on your ID',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  address: 'Your home address',
  addressLabel: 'Home address',
  income: 'Your income before taxes',
  incomePrimary: 'From your work or your main source',
  incomeOther: 'Other income',
  aYear: 'a year',
  occupancy: 'How do you use the home?',
  occupancyNotes: {
    HOME: 'You live there most of the year',
    SECONDARY: 'You stay there part of the year and do not rent it out',
    INVESTMENT: 'You rent it out',
  },
  ownership: 'How do you own the home?',
  ownershipNotes: {
    SOLE: 'The deed names you and nobody else',
    JOINT: 'The deed names you and someone else',
    TRUST: 'The deed names a trust, and you are a trustee',
  },
  owner: 'The other owner',
  ownerText: 'They sign too, by a link we email them. You can add more owners later.',
  note: 'What we should know',
  noteHint: 'For example why it differs, or which document shows it.',
  submit: 'Ask for this correction',

  requests: 'What you asked for before',
  askedOn: (day: string) => `Requested on ${day}`,
  decidedOn: (day: string) => `decided on ${day}`,
} as const;

export const PROBLEMS = {
  kind: 'Choose the answer to correct',
  income: 'Enter your income',
  occupancy: 'Choose how you use the home',
  ownership: 'Choose how you own the home',
  same: 'This is the answer we have. Change it, or choose another one.',
} as const;
