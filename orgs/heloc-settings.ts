import { DISCOUNT_TYPES, STATES } from '@hearthline/rules/enums.ts';
import { plus } from '@hearthline/rules/money.ts';
import { coversEveryTier } from '@hearthline/rules/offers/later-draws.ts';
import { lowestRate } from '@hearthline/rules/offers/pricing.ts';
import { FEE_TYPES } from '@hearthline/rules/offers/types.ts';
import { z } from 'zod';
import { RateSheetSchema } from './rate-sheet.ts';

/** Of a line or a draw. */
const dollars = z.number().int('a line is in whole dollars').positive();

/** The HELOC's settings: dollars, percents as percent numbers (4.99), terms in years. */
export const HelocSettingsSchema = z
  .strictObject({
    minLine: dollars,
    maxLine: dollars,
    /** Smallest first draw in states where it is larger than `minLine` (lending §3.7). */
    minDrawByState: z.partialRecord(z.enum(STATES), dollars),
    /** Rates, and the limits by score. */
    rateSheet: RateSheetSchema,
    /** Origination fee choices in percent of the first draw, highest first, of those that the rate sheet prices. */
    feePercents: z.array(z.number()).min(1),
    /** Cap of the origination fee in dollars (ofeeMaxThreshold); null when there is none. */
    feeCap: z.number().positive().nullable(),
    terms: z.array(z.number().int()).min(1),
    /**
     * Draws after the first: percent over the index, fixed at the opening by score tier, and the highest rate on any home. The rate of a draw leaves
     * the lender nothing to decide (12 CFR 1026.40(f)(1), 1026.30).
     */
    laterDraws: z.strictObject({
      margins: z.array(z.strictObject({ score: z.number().int(), margin: z.number().min(0).max(12) })),
      maxRate: z.number().positive().max(25),
    }),
    autopayDiscount: z.number().min(0).max(1),
    membershipDiscount: z.strictObject({ type: z.enum(DISCOUNT_TYPES), percent: z.number().positive().max(1) }).nullable(),
    /** AMB-02: 62 or older, its message, and interest-only payments. */
    ageRestricted: z.boolean(),
    /** Highest share of the home's value, percent, for all liens together, open lines of credit at their limit. */
    maxHcltv: z.number().min(1).max(100),
    /**
     * Credit policy: an application that is over the DTI or the CLTV limit by at most so many points waits for an underwriter instead of being declined.
     * 0 and where it is absent: the rules decline it (decision record 170).
     */
    referOver: z.strictObject({ dti: z.number().min(0).max(10), cltv: z.number().min(0).max(10) }).optional(),
    /** What each vendor is paid, dollars (rules/offers/types.ts: PriceList). */
    prices: z.strictObject({
      avm: z.number().min(0),
      bpo: z.number().min(0),
      evaluation: z.number().min(0),
      /** Inside the home: charged to a card. */
      appraisal: z.number().min(1),
      /** In person. */
      notary: z.number().min(0),
      recording: z.number().min(0),
      recordingTax: z.number().min(0),
    }),
    /** Business days that mail is given after the right to cancel, unless every owner confirms that they have not (12 CFR 1026.15(c)). */
    rescissionMailDays: z.number().int().min(3).max(10),
    /** Hours in which a changed account that receives the money is not paid, unless staff have called the borrower (decision record 125). */
    payoutWaitHours: z.number().int().min(24).max(48),
    /** Costs that the lender pays itself on a Texas homestead: what the borrower pays counts toward the 2 % of the line (lending §1.4.1). */
    lenderPaysInTexas: z.array(z.enum(FEE_TYPES)),
  })
  .superRefine((settings, context) => {
    const { rateSheet, feePercents, terms, laterDraws, minLine, maxLine, minDrawByState, autopayDiscount, membershipDiscount } = settings;
    const issue = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    const { fees, terms: priced } = rateSheet;
    if (minLine > maxLine) issue(['minLine'], `the smallest line ($${minLine}) is larger than the largest ($${maxLine})`);
    for (const [where, draw] of Object.entries(minDrawByState))
      if (draw > maxLine)
        issue(['minDrawByState', where], `the smallest first draw in ${where} is larger than the largest line ($${maxLine})`);
    for (const [path, all] of [
      ['feePercents', feePercents],
      ['terms', terms],
    ] as const)
      for (const twice of new Set(all.filter((one, at) => all.indexOf(one) < at))) issue([path], `${twice} is there twice`);
    const lowest = lowestRate(rateSheet);
    const discounts = plus(autopayDiscount, membershipDiscount?.percent ?? 0);
    if (discounts >= lowest)
      issue(['autopayDiscount'], `the discounts together (${discounts}%) leave nothing of the lowest rate of the rate sheet (${lowest}%)`);
    if (laterDraws.maxRate < lowest)
      issue(['laterDraws', 'maxRate'], `later draws would stay below every rate of the rate sheet: its lowest is ${lowest}%`);
    for (const fee of feePercents)
      if (!fees.some(({ percent }) => percent === fee))
        issue(
          ['feePercents'],
          `a fee of ${fee}% has no price in the rate sheet: ${fees.map(({ percent }) => percent).join(', ')} have one`,
        );
    for (const term of terms)
      if (!priced.some(({ years }) => years === term))
        issue(['terms'], `a term of ${term} years has no price in the rate sheet: ${priced.map(({ years }) => years).join(', ')} have one`);
    if (!coversEveryTier(rateSheet, laterDraws.margins))
      issue(['laterDraws', 'margins'], 'a margin for each score tier of the rate sheet, highest score first');
  });
export type HelocSettings = z.infer<typeof HelocSettingsSchema>;
