import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';

/** The personas whose path does not end in funding when borrower and staff do what they can, with its end. */
export const PERSONA_ENDS: Readonly<Record<string, ChecklistStatus>> = {
  phantom: 'DECLINED',
  timeout: 'CREDIT_ERROR',
  minor: 'DECLINED',
  lowfico: 'DECLINED',
  lateral: 'DECLINED',
  crockett: 'DECLINED',
};
