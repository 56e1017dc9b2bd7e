import { personFor } from '../world/people.ts';

/** Seconds from the borrower's consent until every year is available; the first year is available immediately. */
export function retrievalSeconds(last: string, ssn: string): number {
  return personFor({ last, ssn })?.key === 'selfe' ? 120 : 20;
}

/** Outcomes the sandbox may request. */
export const FAILED_STATUSES = ['NO_FILING', 'IDENTITY_FAILED', 'EXPIRED', 'MFA'] as const;
