import { personFor } from '../world/people.ts';

/** Seconds from the borrower's consent until every year is there; the first year is there at once. */
export function retrievalSeconds(last: string, ssn: string): number {
  return personFor({ last, ssn })?.key === 'selfe' ? 120 : 20;
}

/** Ends the sandbox may wish for. */
export const FAILED_STATUSES = ['NO_FILING', 'IDENTITY_FAILED', 'EXPIRED', 'MFA'] as const;
