import { emailTags } from '../world/vendor/orders.ts';

export const REJECTIONS = {
  MARGINS: 'First page needs a top margin of three inches.',
  FEE: 'The fee tendered is not the fee due.',
  LEGAL_DESCRIPTION: 'The legal description is missing or incomplete.',
  NAME: 'A grantor’s name differs from the recorded deed.',
  NOTARY_BLOCK: 'The acknowledgment lacks the notary’s commission expiry.',
} as const;
export type RejectionCode = keyof typeof REJECTIONS;

/** +recreject: the county rejects the first package. A document without a legal description is always rejected. */
export function rejectionOf(returnEmail: string, nth: number, legalDescriptions: readonly string[]): RejectionCode | null {
  if (legalDescriptions.some((text) => text.trim() === '')) return 'LEGAL_DESCRIPTION';
  return emailTags(returnEmail).includes('recreject') && nth === 1 ? 'MARGINS' : null;
}

/** Recording tax in dollars per 100 secured, by state; synthetic (lending §6.3). */
export const TAX_PER_HUNDRED: Readonly<Record<string, number>> = {
  '01': 0.15,
  '12': 0.55,
  '13': 0.3,
  '24': 1.4,
  '27': 0.24,
  '40': 0.1,
  '47': 0.115,
  '51': 0.25,
};
export const FEES = 42;
