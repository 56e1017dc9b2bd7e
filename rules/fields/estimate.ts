import * as z from 'zod/mini';

import { formatDollars } from '../money.ts';
import { judgedBy } from './field.ts';
import { typedMoney } from './income.ts';
import { REQUIRED } from './address-copy.ts';

export interface MoneyLimits {
  min: number;
  max: number;
}

/** Limits of a homeowner's estimate of the home value, dollars. */
export const HOME_VALUE: MoneyLimits = { min: 10_000, max: 99_999_999 };

/** A required amount in dollars between two limits, typed with or without $ and commas. */
export const moneyField = ({ min, max }: MoneyLimits) =>
  z.pipe(
    z.pipe(
      typedMoney,
      z.transform((value) => value ?? Number.NaN),
    ),
    z.custom<number>().check(
      judgedBy<number>([
        [(value) => !Number.isNaN(value), REQUIRED],
        [(value) => value >= min, `Must be at least ${formatDollars(min)}`],
        [(value) => value <= max, `Must be at most ${formatDollars(max)}`],
      ]),
    ),
  );

export const homeValueField = moneyField(HOME_VALUE);
