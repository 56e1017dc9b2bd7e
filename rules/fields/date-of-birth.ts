import * as z from 'zod/mini';

import { isAdult, isValidDate, isYearAtLeast, toIsoDate } from '../dates.ts';
import type { IsoDate } from '../dates.ts';
import type { StateCode } from '../enums.ts';
import { judgedBy } from './field.ts';
import { BIRTH_MESSAGES } from './copy.ts';

/** Minimum ages (AMB-01, AMB-02). */
export const MIN_AGE = { default: 18, byState: { AL: 19 } as Partial<Record<StateCode, number>>, ageRestricted: 62 } as const;

export const atLeastMessage = (age: number): string => `Must be at least ${age} years old`;

export interface AgeContext {
  /** States of the home and the property: the stricter one decides. */
  states: readonly (StateCode | '' | null | undefined)[];
  ageRestricted: boolean;
}

/** The minimum age and its message: 62 on the age-restricted product, 19 in Alabama, else 18 (AMB-01). */
export function ageRule({ states, ageRestricted }: AgeContext): { age: number; message: string } {
  if (ageRestricted) return { age: MIN_AGE.ageRestricted, message: BIRTH_MESSAGES.ageRestricted };
  const age = Math.max(MIN_AGE.default, ...states.map((state) => (state ? (MIN_AGE.byState[state] ?? 0) : 0)));
  return { age, message: atLeastMessage(age) };
}

const part = z.union([z.number(), z.string(), z.null(), z.undefined()]);
/** A part as typed: a number, its digits, or nothing yet. */
type TypedPart = z.infer<typeof part>;
const numberOf = (value: TypedPart): number =>
  typeof value === 'string' && value.trim() !== '' ? Number(value) : typeof value === 'number' ? value : Number.NaN;

/** A date of birth in parts. `today` is the date in the property's time zone, yyyy-MM-dd (AMB-128). Returns day, month and year as numbers. */
export function dateOfBirthField(context: AgeContext & { today: IsoDate }) {
  const { age, message } = ageRule(context);
  const parts = z.object({ day: z.optional(part), month: z.optional(part), year: z.optional(part) }, { error: BIRTH_MESSAGES.required });
  return z.pipe(
    z.pipe(
      parts,
      z.transform((typed) => ({ day: numberOf(typed.day), month: numberOf(typed.month), year: numberOf(typed.year) })),
    ),
    z.custom<{ day: number; month: number; year: number }>().check(
      judgedBy<{ day: number; month: number; year: number }>([
        [(date) => !Number.isNaN(date.year), BIRTH_MESSAGES.required],
        [(date) => isYearAtLeast(date.year) && isValidDate(date), BIRTH_MESSAGES.invalid],
        [(date) => toIsoDate(date) <= context.today, BIRTH_MESSAGES.invalid],
        [(date) => isAdult(toIsoDate(date), context.today, age), message],
      ]),
    ),
  );
}
