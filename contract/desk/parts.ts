/** What operations of the desk share. */
import { z } from 'zod';
import { VIEW_REASONS } from '@hearthline/rules/enums.ts';
import { lines, text } from '../fields.ts';

/** Rows of a page of every table. */
export const DESK_PAGE_SIZE = 25;

/** The page asked for, from 1 on, in a query string. */
export const pageNumber = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'A page number')
  .optional();

/** The number of rows before a page. */
export const offsetOf = (page: string | undefined): number => (Number(page ?? '1') - 1) * DESK_PAGE_SIZE;

/** One page of rows; `total` counts all that match. */
export const paged = <Row extends z.ZodType>(row: Row) => z.object({ rows: z.array(row), total: z.number().int() });

/** Why a borrower's data is looked at: one of the list, and words of the person's own. Both are kept in the log of views. */
export const viewReason = z.enum(VIEW_REASONS, 'Choose a reason');
/** Why in one's own words. */
export const viewNote = lines(300, 'At most 300 characters').refine((words) => words.length >= 5, 'Say why in a few words');
/** Why someone's access is changed. */
export const changeReason = lines(300, 'At most 300 characters').refine((words) => words.length >= 5, 'Say why in a few words');
export const personName = text(80).refine((name) => name.length >= 2, 'Type a name');

/** Asked for; agreed by a second person and waiting for the owner; in force; refused or stopped by staff; stopped by the owner; no longer possible. */
export const IDENTITY_CHANGE_STATES = ['ASKED', 'WAITING', 'APPLIED', 'REFUSED', 'STOPPED_BY_OWNER', 'NOT_POSSIBLE'] as const;

/** A change of identity data as the desk shows it. */
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
