/** Parts that facts are built of. */
import { OCCUPANCY_TYPES, REASON_CODES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';

export const dollars = z.number();
export const ref = z.string();
/** Who of the staff: the id tells people apart, the name is printed. In older logs the name stands in `by`. */
export const staffMember = { by: ref, name: z.string().optional() };
/** What a call of staff ended with: they confirmed what they were asked about, denied it, or were not reached. */
export const CALL_RESULTS = ['CONFIRMED', 'DISOWNED', 'NO_ANSWER'] as const;
export type CallResult = (typeof CALL_RESULTS)[number];
/** Why a person is not the one on a watch list, as staff found by comparing. */
export const WATCH_LIST_DIFFERENCES = ['NAME', 'BIRTH_DATE', 'COUNTRY', 'DOCUMENT', 'NO_PERSON', 'OTHER'] as const;
export const attempt = z.number().int();
export const debt = z.object({
  id: ref,
  kind: z.enum(['MORTGAGE', 'HELOC', 'AUTO', 'STUDENT', 'CARD', 'INSTALLMENT', 'OTHER']),
  balance: dollars,
  monthlyPayment: dollars.nullable(),
  nearlyPaid: z.boolean(),
  pastDue: dollars,
  late: z.enum(['NONE', 'CURRENT', 'MORTGAGE_30_IN_12', 'ANY_60_IN_24']),
  payable: z.boolean(),
});
export type Debt = z.infer<typeof debt>;
export const lien = z.object({
  id: ref,
  position: z.number().int(),
  kind: z.enum(['MORTGAGE', 'HELOC', 'OTHER']),
  lenderName: z.string(),
  originationDate: z.string().nullable(),
  originalBalance: dollars,
  currentBalance: dollars,
  creditLimit: dollars.nullable(),
  monthlyPayment: dollars,
  debtId: ref.nullable(),
  recordedReleased: z.boolean(),
});
export type Lien = z.infer<typeof lien>;
/** Dollars reserved from the draw to pay a debt off, by its id. */
export const payoffAmounts = z.record(ref, dollars);
/** A line offered instead of what was asked for (rules/offers/instead.ts): percent, years. */
export const instead = z.object({
  line: dollars,
  draw: dollars,
  feePercent: z.number(),
  originationFee: dollars,
  apr: z.number(),
  term: z.number().int(),
  payment: dollars,
});
/** What a rate sheet lends to, by score, highest first (rules/offers/types.ts: CreditLimits): percent, dollars. */
export const creditLimits = z.object({
  tiers: z
    .array(
      z.object({
        score: z.number().int(),
        maxCltv: z.record(z.enum(OCCUPANCY_TYPES), z.number()),
        maxLine: dollars,
        maxDti: z.number(),
      }),
    )
    .readonly(),
  liensAhead: z.array(z.number()).readonly(),
  duplex: z.object({ minScore: z.number().int(), maxDti: z.number() }),
});
export const reasons = z.array(z.enum(REASON_CODES));

/** One kind of fact: a strict object with its name. */
export const fact = <const T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });
