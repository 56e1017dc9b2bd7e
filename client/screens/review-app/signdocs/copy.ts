import type { HoldCopy } from '../../../parts/waiting/copy.ts';

const PREPARING = {
  intro: 'Your agreement and disclosures are being drawn up for you to sign.',
  who: 'Our document service',
  whoNote: 'They fill in your names, your figures and your state’s forms.',
  longNote: 'If it takes over a day, a person on our team steps in.',
} as const;

/** Closing papers are still being made (AMB-40). */
export const COPY: Readonly<Record<string, HoldCopy>> = {
  GEN_CLOSING_DISCLOSURES: { ...PREPARING, title: 'We are preparing your closing papers', long: 'Usually a few minutes' },
  GEN_NOTE_SIGNING: { ...PREPARING, title: 'We are preparing the papers you sign', long: 'Usually a few minutes, today longer' },
};
