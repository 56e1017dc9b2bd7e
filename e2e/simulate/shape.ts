/**
 * What kind of journey a seed draws. Six of ten are anybody's; the others lead more often to what few journeys reach. The last digit of the seed decides, so
 * a planted bug is looked for in the same journeys that the ordinary run plays.
 */
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { draw, type Weighted } from './vendors/random.ts';

export type Shape = 'anyone' | 'owners' | 'debts' | 'held' | 'ended';

/** Seeds from one journey of a shape to the next. */
const EVERY = 10;
const DIGITS: Readonly<Record<Exclude<Shape, 'anyone'>, number>> = {
  /** Two more people own the home, and the last of them signs when the documents have lapsed. */
  owners: 2,
  /** Whatever debt may be paid off from the line is, and more transfers come back. */
  debts: 3,
  /** Staff hold the line at their desk. */
  held: 8,
  /** Most are canceled somewhere on the way, and everybody goes on sending things afterwards. */
  ended: 9,
};

export const shapeOf = (seed: number): Shape =>
  (Object.keys(DIGITS) as (keyof typeof DIGITS)[]).find((shape) => DIGITS[shape] === seed % EVERY) ?? 'anyone';

/** The seeds of a shape from a seed on; all seeds for null. */
export function seedsOf(shape: keyof typeof DIGITS | null, from: number): { readonly first: number; readonly step: number } {
  if (shape === null) return { first: from, step: 1 };
  return { first: from + ((DIGITS[shape] - (from % EVERY) + EVERY) % EVERY), step: EVERY };
}

/** `approved`: only once the funding is, so that the money is on its way. */
export type Turn = { readonly at: ChecklistStatus; readonly what: 'hold-funding' | 'cancel' | 'rescind'; readonly approved?: true };
const HOLDS: Weighted<Turn> = [
  [10, { at: 'RESCISSION', what: 'hold-funding' }],
  [10, { at: 'FUNDABLE', what: 'hold-funding' }],
  [16, { at: 'DIRECT_DEBT_PAYOFF', what: 'hold-funding' }],
];
/** What happens to a line that is signed, once for each journey at most. */
const TURNS: Weighted<Turn | null> = [
  [56, null],
  [5, { at: 'RESCISSION', what: 'cancel' }],
  [3, { at: 'RESCISSION', what: 'rescind' }],
  ...HOLDS,
];
/** Where borrowers change their mind. */
const CHANGES: Weighted<Turn | null> = [
  [2, null],
  [1, { at: 'OFFER_SELECTION', what: 'cancel' }],
  [1, { at: 'INCOME_VERIFICATION', what: 'cancel' }],
  [1, { at: 'FINAL_OFFER', what: 'cancel' }],
  [1, { at: 'NOTE_SIGNING', what: 'cancel' }],
  [2, { at: 'RESCISSION', what: 'cancel' }],
  [1, { at: 'RESCISSION', what: 'rescind' }],
  [1, { at: 'FUNDABLE', what: 'cancel' }],
  [2, { at: 'DIRECT_DEBT_PAYOFF', what: 'cancel' }],
  [1, { at: 'FUNDING_DECISION', what: 'cancel' }],
  [4, { at: 'FUNDING_DECISION', what: 'cancel', approved: true }],
];

export const turnOf = (shape: Shape, random: () => number): Turn | null =>
  draw<Turn | null>(random, shape === 'held' ? HOLDS : shape === 'ended' ? CHANGES : TURNS);
