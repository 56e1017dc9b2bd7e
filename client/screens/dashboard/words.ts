import type { OverallStatus } from '@hearthline/journey/statuses.ts';

export const WORDS = {
  title: 'Your applications',
  empty: 'You have no application yet',
  emptyText: 'Answer eight short questions to see what you can borrow. It is a soft check.',
  start: 'Check your rate',
  continue: 'Continue',
  view: 'View',
  number: 'Application',
  amount: 'Line amount',
  started: 'Started',
  property: 'Property',
  failed: 'We could not read your applications',
  again: 'Try again',
} as const;

/** How far a file is, in the words partners and borrowers share. */
export const OVERALL: Readonly<Record<OverallStatus, string>> = {
  INQUIRY: 'Inquiry',
  PREQUALIFIED: 'Offers ready',
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  CLOSING: 'Closing',
  RESCISSION: 'Time to cancel',
  FUNDED: 'Funded',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
};
