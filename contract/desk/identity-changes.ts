/** A change of identity data as the desk shows it. */
import { z } from 'zod';

/** Asked for; agreed by a second person and waiting for the owner; in force; refused or stopped by staff; stopped by the owner; no longer possible. */
export const IDENTITY_CHANGE_STATES = ['ASKED', 'WAITING', 'APPLIED', 'REFUSED', 'STOPPED_BY_OWNER', 'NOT_POSSIBLE'] as const;

export const shownChange = {
  state: z.enum(IDENTITY_CHANGE_STATES),
  reason: z.string().nullable().describe('Words of staff: null to a role without borrowers’ data'),
  evidence: z.string().nullable(),
  appliesAt: z.iso.datetime().nullable().describe('Until then its owner may stop it; null before a second person agreed'),
  endedAt: z.iso.datetime().nullable().describe('When it was applied, stopped or given up'),
  refusal: z.string().nullable().describe('Why it was refused or given up, or what was found after its owner stopped it'),
  mayDecide: z.boolean().describe('The caller is the second person whom it waits for'),
  mayStop: z.boolean().describe('It waits for its owner, and the caller may stop it'),
  mayReview: z.boolean().describe('Its owner stopped it, and the caller writes what they found'),
} as const;
