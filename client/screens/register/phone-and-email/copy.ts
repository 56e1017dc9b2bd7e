import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import type { VariationOf } from '@hearthline/rules/experiments.ts';

export const COPY = {
  intro: 'We write to you about this application and your account. We send you offers only if you ask for them.',
} as const;

const SOFT_CHECK: AsideNote = {
  icon: 'person',
  title: 'Seeing your rate is a soft check',
  text: 'It does not change your credit score. We ask again before any hard check.',
};
const WHY: AsideNote = {
  icon: 'mail',
  title: 'Why we need both',
  text: 'Documents reach you by email. The phone is for codes, and for the notary on the day you sign.',
};

/** The notes by what an experiment may vary: both are in each, in another order. */
export const ASIDE: Readonly<Record<VariationOf<'registration-contact'>, readonly AsideNote[]>> = {
  'soft-check-first': [SOFT_CHECK, WHY],
  'reason-first': [WHY, SOFT_CHECK],
};
