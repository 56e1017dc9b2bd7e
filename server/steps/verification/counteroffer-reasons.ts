import { isDeepStrictEqual } from 'node:util';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import { isPositionLent } from '@hearthline/rules/offers/limits.ts';
import { liensAhead } from '@hearthline/rules/offers/obligations.ts';
import { sheetOf } from '@hearthline/rules/offers/pricing.ts';
import type { UnderwriteInput } from '@hearthline/rules/offers/types.ts';

/** Income so high that DTI never limits, dollars a month. */
export const BOUNDLESS = 1e9;
/** The highest score. */
const BEST_SCORE = 850;

type Factor = {
  readonly reason: ReasonCode | ((verified: UnderwriteInput) => ReasonCode);
  readonly part: (input: UnderwriteInput) => Partial<UnderwriteInput>;
};
const FACTORS: readonly Factor[] = [
  { reason: 'INCOME_LOW', part: ({ monthlyIncome }) => ({ monthlyIncome }) },
  { reason: 'DTI_OVER', part: ({ debts }) => ({ debts }) },
  { reason: 'SCORE_LOW', part: ({ score }) => ({ score }) },
  { reason: 'CLTV_OVER', part: ({ value, valueFsd }) => ({ value, valueFsd }) },
  {
    reason: ({ liens, product }) => (isPositionLent(sheetOf(product), liensAhead(liens)) ? 'CLTV_OVER' : 'LIENS_AHEAD'),
    part: ({ liens }) => ({ liens }),
  },
];

/**
 * Why what was verified no longer supports the terms that the borrower chose (12 CFR 1002.9(b)(2)): each finding that does so alone; where only
 * several do together, each without which it would not; else whatever would make up for it. Never empty.
 * @param holds whether those terms, or better ones, are offered on an input
 */
export function counterofferReasons(
  stated: UnderwriteInput,
  verified: UnderwriteInput,
  holds: (input: UnderwriteInput) => boolean,
): ReasonCode[] {
  const barred = verified.barredBy ?? [];
  if (barred.length > 0) return [...barred];
  const changed = FACTORS.filter(({ part }) => !isDeepStrictEqual(part(stated), part(verified)));
  const why = (one: (factor: Factor) => boolean): ReasonCode[] => [
    ...new Set(changed.filter(one).map(({ reason }) => (typeof reason === 'string' ? reason : reason(verified)))),
  ];
  if (holds(stated)) {
    const alone = why(({ part }) => !holds({ ...stated, ...part(verified) }));
    if (alone.length > 0) return alone;
    const needed = why(({ part }) => holds({ ...verified, ...part(stated) }));
    if (needed.length > 0) return needed;
    return why(() => true);
  }
  // The home, its liens or the published rates have changed since the offer was made.
  if (holds({ ...verified, monthlyIncome: BOUNDLESS })) return ['DTI_OVER'];
  return holds({ ...verified, score: BEST_SCORE }) ? ['SCORE_LOW'] : ['CLTV_OVER'];
}
