import { personFor } from '../world/people.ts';

export interface Verdict {
  readonly status: 'approved' | 'declined' | 'needs_review';
  /** The vendor's code for the failed check; null when none failed. */
  readonly reason:
    | 'blurry'
    | 'glare'
    | 'expired'
    | 'face_mismatch'
    | 'wrong_document'
    | 'name_mismatch'
    | 'dob_mismatch'
    | 'address_mismatch'
    | 'tampered'
    | null;
}

const APPROVED: Verdict = { status: 'approved', reason: null };

/** Ida Blurry's tries: a blurred picture, then another person's name, then a good one (lending §5, persona 33). */
const BY_PERSON: Readonly<Record<string, readonly Verdict[]>> = {
  blurry: [
    { status: 'declined', reason: 'blurry' },
    { status: 'needs_review', reason: 'name_mismatch' },
  ],
};

/** For everyone else, a word in the front picture's file name decides. */
const BY_FILE_NAME: readonly (readonly [RegExp, Verdict])[] = [
  [/blur/i, { status: 'declined', reason: 'blurry' }],
  [/glare/i, { status: 'declined', reason: 'glare' }],
  [/expired/i, { status: 'declined', reason: 'expired' }],
  [/face/i, { status: 'declined', reason: 'face_mismatch' }],
  [/wrong/i, { status: 'declined', reason: 'wrong_document' }],
  [/name/i, { status: 'needs_review', reason: 'name_mismatch' }],
  [/tamper/i, { status: 'declined', reason: 'tampered' }],
];

/** `tryNumber` counts every submission under one reference, from 1. */
export function verdictOn(last: string, fileName: string, tryNumber: number): Verdict {
  const fixed = BY_PERSON[personFor({ last })?.key ?? ''];
  if (fixed !== undefined) return fixed[tryNumber - 1] ?? APPROVED;
  return BY_FILE_NAME.find(([word]) => word.test(fileName))?.[1] ?? APPROVED;
}
