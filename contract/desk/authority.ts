/** What a member of the lender's staff may decide alone (decision record 171). */
import { TWO_PERSON_LINE } from '@hearthline/journey/steps/funding.ts';
import { z } from 'zod';
import { dollars } from '../application/parts.ts';
import type { StaffRole } from './roles.ts';

export const authority = z.strictObject({
  line: dollars.nullable().describe('The largest line, in dollars; null: what the lender’s rules allow'),
  cltv: z.number().min(0).max(100).nullable().describe('The highest CLTV, percent; null: what the lender’s rules allow'),
  exceptions: z.boolean().describe('Exceptions to credit limits'),
  release: z.number().int().min(0).max(TWO_PERSON_LINE).describe('The largest line that they fund, or release from a hold, alone'),
});
authority.register(z.globalRegistry, { id: 'Authority' });
export type Authority = z.output<typeof authority>;

/** What each role decides that has a limit. A role without any has no authority to set. */
export const AUTHORITY_OF: Readonly<Record<StaffRole, readonly (keyof Authority)[]>> = {
  underwriter: ['line', 'cltv', 'exceptions'],
  funder: ['release'],
  compliance: ['release'],
  processor: [],
  closer: [],
  agent: [],
  auditor: [],
  admin: [],
};
/** Where nobody has set one: what the lender's rules allow, and no exception to them. */
export const USUAL_AUTHORITY: Authority = { line: null, cltv: null, exceptions: false, release: TWO_PERSON_LINE };
