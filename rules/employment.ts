import { EMPLOYMENT_ANSWERS, EMPLOYMENT_TYPES } from './enums.ts';
import type { EmploymentAnswer, EmploymentType } from './enums.ts';

const SENT_AS_MAINTENANCE: readonly string[] = ['ALIMONY', 'CHILD_SUPPORT', 'PUBLIC_ASSISTANCE_PROGRAM'];
const types: readonly string[] = EMPLOYMENT_TYPES;
const answers: readonly string[] = EMPLOYMENT_ANSWERS;

/**
 * The employment type in the create request: three answers map to one type, the other known ones are sent as they are, anything else is UNRECOGNIZED.
 */
export function employmentTypeFor(answer: string): EmploymentType {
  if (SENT_AS_MAINTENANCE.includes(answer)) return 'SEPARATE_MAINTENANCE_PAYMENTS';
  return types.includes(answer) ? (answer as EmploymentType) : 'UNRECOGNIZED';
}

/** The select's answer for a prefilled value; EMPLOYED, OTHER and unknown ones select nothing (AMB-06). */
export const employmentAnswerFor = (value: string): EmploymentAnswer | null =>
  answers.includes(value) ? (value as EmploymentAnswer) : null;
