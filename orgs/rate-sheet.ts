import { OCCUPANCY_TYPES } from '@hearthline/rules/enums.ts';
import { sheetProblems } from '@hearthline/rules/offers/sheet-problems.ts';
import { z } from 'zod';

const points = z.number().min(-5).max(10);
const share = z.number().min(0).max(100);
const score = z.number().int().min(300).max(850);

/** A lender's rate sheet (rules/offers/types.ts: RateSheet): its form, and that what it says holds together. Percent, percentage points, years, dollars. */
export const RateSheetSchema = z
  .strictObject({
    tiers: z
      .array(
        z.strictObject({
          score,
          base: z.number().positive().max(30),
          maxCltv: z.record(z.enum(OCCUPANCY_TYPES), share),
          maxLine: z.number().positive(),
          maxDti: share,
        }),
      )
      .min(1)
      .readonly(),
    cltv: z
      .array(z.strictObject({ upTo: share, add: points }))
      .min(1)
      .readonly(),
    terms: z
      .array(z.strictObject({ years: z.number().int().min(1).max(40), add: points }))
      .min(1)
      .readonly(),
    fees: z
      .array(z.strictObject({ percent: z.number().min(0).max(10), add: points }))
      .min(1)
      .readonly(),
    occupancy: z.record(z.enum(OCCUPANCY_TYPES), points),
    liensAhead: z.array(points).min(1).readonly(),
    lineSizes: z
      .array(z.strictObject({ from: z.number().min(0), add: points }))
      .min(1)
      .readonly(),
    duplex: z.strictObject({ minScore: score, maxDti: share }),
  })
  .superRefine((sheet, context) => {
    for (const { path, message } of sheetProblems(sheet)) context.addIssue({ code: 'custom', path: [...path], message });
  });
