import * as z from 'zod/mini';

import { EMPLOYMENT_ANSWERS } from '../enums.ts';
import type { EmploymentAnswer } from '../enums.ts';
import { judgedBy } from './field.ts';
import { REQUIRED } from './address-copy.ts';
import { INCOME_MESSAGES } from './copy.ts';

/** Annual income in whole dollars (AMB-22). */
export const INCOME = { min: 0, max: 9_999_999, confirmBelow: 15_000 } as const;

/** Typed money → dollars: '$85,000.75' → 85000.75; NaN when it is not a number, null when empty. */
export function parseMoney(typed: string): number | null {
  const text = typed.replace(/[$,\s]/g, '');
  if (text === '') return null;
  return /^-?\d+(?:\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}

/** Money as typed or as already parsed: dollars, or null when empty. */
export const typedMoney = z.pipe(
  z.union([z.number(), z.string(), z.null(), z.undefined()], { error: REQUIRED }),
  z.transform((value) => (typeof value === 'string' ? parseMoney(value) : (value ?? null))),
);

const amount = (whenEmpty: number | null) =>
  z.pipe(
    z.pipe(
      typedMoney,
      z.transform((value) => (value === null ? (whenEmpty ?? Number.NaN) : Math.floor(value))),
    ),
    z.custom<number>().check(
      judgedBy<number>([
        [(value) => !Number.isNaN(value), REQUIRED],
        [(value) => value >= INCOME.min, INCOME_MESSAGES.min],
        [(value) => value <= INCOME.max, INCOME_MESSAGES.max],
      ]),
    ),
  );

/** Required; decimals are rounded down (AMB-22). Returns a whole number of dollars a year. */
export const annualIncomeField = amount(null);
/** Optional: empty counts as 0. */
export const otherIncomeField = amount(0);

/** Whether an income must be confirmed before continuing (AMB-23): 0–14,999. */
export const needsIncomeConfirm = (annualIncome: number): boolean => annualIncome < INCOME.confirmBelow;

/** UNEMPLOYED can be chosen, and is refused at once (AMB-07). */
export const employmentField = z
  .enum(EMPLOYMENT_ANSWERS, { error: REQUIRED })
  .check(judgedBy<EmploymentAnswer>([[(answer) => answer !== 'UNEMPLOYED', INCOME_MESSAGES.unemployed]]));

export const incomeFields = z.object({ income: annualIncomeField, otherIncome: otherIncomeField, employmentType: employmentField });
