import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';

export const COPY = {
  unfinished: 'One answer is still missing here. Fill it in, then continue.',
  intro: {
    password: 'One password, and your consent. Then we look up your offers.',
    nothing: 'You are logged in. With your consent we look up your offers.',
    contact: 'How we reach you, and your consent. Then we look up your offers.',
  },
  consents: 'Your consent',
  keep: 'Read and keep these before you apply. You get both as documents, too.',
  terms: 'I agree to the',
  and: 'and the',
  privacy: 'Privacy Policy',
  communications: 'I agree to receive documents and notices electronically, as the',
  communicationsEnd: 'says',
  communicationsName: 'electronic communications policy',
  communicationsLabel: 'Electronic communications',
  consentFix: 'Check the box to continue.',
  optional: '(optional)',
  noticeTitle: 'About your credit',
  notice:
    'By choosing the button below you allow us to obtain your credit report. This is a soft inquiry: it does not change your credit score. We ask again before any hard inquiry.',
  submit: 'Check my rate',
  submitOfferCode: 'Apply Now',
  close: 'Close',
  failed: 'We could not send this',
} as const;

/** Shown before submitting when an answer is missing. */
export const REGISTER_ERRORS = { email: 'Email is required', phone: 'Phone number is required', password: 'Password is required' } as const;

/** Contact data known from prefill, when its question was skipped. */
export const KNOWN_CONTACT = { title: 'How we reach you', change: 'Change email or phone' } as const;

export const ACCOUNT_EXISTS = {
  title: 'Account already exists',
  text: (email: string) => `It looks like ${email} already has an account with us. Please log in to continue.`,
  login: 'Login',
  close: 'Use another email address',
} as const;

export const ASIDE: readonly AsideNote[] = [
  { icon: 'clock', title: 'About a minute', text: 'We look up your credit, your home and its value, and compute your offers from them.' },
  {
    icon: 'person',
    title: 'Seeing your rate is a soft check',
    text: 'It does not change your credit score. We ask again before any hard check.',
  },
  { icon: 'lock', title: 'A password only you know', text: 'With it you come back to your application from any device.' },
];
