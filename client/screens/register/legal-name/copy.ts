import type { AsideNote } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import type { VariationOf } from '@hearthline/rules/experiments.ts';

export const COPY = {
  intro: 'As it appears on your driver’s license or passport.',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  suffix: 'Suffix',
} as const;

const FIX = {
  short: 'Enter at least two letters.',
  long: 'Use 60 letters at most.',
  marks: 'Leave out apostrophes and periods: OBrien, St John.',
  other: (mark: string) => `Leave out “${mark}”.`,
} as const;

/** What to change in a name that is refused with the sentence for characters; undefined when nothing can be named. */
export function nameFix(name: string): string | undefined {
  const text = name.trim();
  if (text.length < 2) return FIX.short;
  if (text.length > 60) return FIX.long;
  const mark = /[^\p{L}\p{M}\s-]/u.exec(text)?.[0];
  if (mark === undefined) return undefined;
  return /['’.,]/.test(mark) ? FIX.marks : FIX.other(mark);
}

const WHY: AsideNote = {
  icon: 'person',
  title: 'Why your legal name',
  text: 'It has to match your credit file and the title of your home. A nickname makes both hard to find.',
};

/** The notes by what an experiment may vary: the second says the same in each, in another order. */
export const ASIDE: Readonly<Record<VariationOf<'registration-reassurance'>, readonly AsideNote[]>> = {
  'encryption-first': [
    WHY,
    { icon: 'lock', title: 'Protected with 256-bit encryption', text: 'You can stop at any point. Your answers are kept for you.' },
  ],
  'stop-first': [
    WHY,
    { icon: 'lock', title: 'You can stop at any point', text: 'Your answers are kept for you, protected with 256-bit encryption.' },
  ],
};
