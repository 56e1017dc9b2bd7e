import { changedDisclosures } from '@hearthline/orgs/disclosures.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import type { HelocSettings } from '@hearthline/orgs/heloc-settings.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { FAIR_LENDING_NOTE, type GroupFigures } from '@hearthline/rules/offers/impact/fair-lending.ts';
import { type Impact, impactOf, type Totals } from '@hearthline/rules/offers/impact/impact.ts';
import { limitProblems } from '@hearthline/rules/offers/impact/limit-problems.ts';
import type { MarketRates } from '@hearthline/rules/offers/types.ts';

const percent = (value: number | null): string => (value === null ? '-' : `${value.toFixed(2)}%`);
const dollars = (value: number | null): string => (value === null ? '-' : `$${Math.round(value).toLocaleString('en-US')}`);
const rangeOf = ({ from, to }: Impact['range']['before']): string => `${percent(from)} to ${percent(to)}`;

const totalsOf = ({ approved, declined, meanRate, meanLine }: Totals): string =>
  `${approved} approved, ${declined} declined, mean rate ${percent(meanRate)}, mean line ${dollars(meanLine)}`;
const groupOf = ({ approved, comparedApproved, meanRate, comparedMeanRate, ratio }: GroupFigures): string =>
  `${approved} and ${comparedApproved} approved (ratio ${ratio ?? '-'}), mean rates ${percent(meanRate)} and ${percent(comparedMeanRate)}`;

/** What settings would do in place of others, as lines to read: limits of law, 500 invented borrowers, sentences, fair lending. */
export function impactLines(
  before: HelocSettings,
  after: HelocSettings,
  { market, states, seed }: { readonly market: MarketRates; readonly states: readonly StateCode[]; readonly seed: number },
): { readonly refused: readonly string[]; readonly lines: readonly string[] } {
  const limits = limitProblems({ product: productOf(after), market }, states);
  const impact = impactOf({ before: productOf(before), after: productOf(after) }, { market, states, seed });
  const sentences = changedDisclosures(before, after);
  return {
    refused: limits.refused.map(({ message }) => message),
    lines: [
      'Over a limit of law, and therefore never offered:',
      ...(limits.noted.length === 0 ? ['  nothing'] : limits.noted.map(({ message }) => `  ${message}`)),
      `${impact.rows.length} invented borrowers (seed ${seed}), of whom ${impact.changed} would have another outcome:`,
      `  today  ${totalsOf(impact.before)}`,
      `  then   ${totalsOf(impact.after)}`,
      `  ${impact.newlyApproved} newly approved, ${impact.newlyDeclined} newly declined`,
      `Advertised APRs: ${rangeOf(impact.range.before)} today, ${rangeOf(impact.range.after)} then`,
      'Disclosures that change:',
      ...(sentences.length === 0 ? ['  none'] : sentences.flatMap((one) => [`  - ${one.before}`, `  + ${one.after}`])),
      'Fair lending:',
      ...impact.fairLending.flatMap(({ group, comparedWith, cite, size, comparedSize, before: now, after: then, flagged }) => [
        `  ${group} (${size}) and ${comparedWith} (${comparedSize}), ${cite}${flagged ? ': LOOK CLOSER, below four fifths' : ''}`,
        `    today  ${groupOf(now)}`,
        `    then   ${groupOf(then)}`,
      ]),
      FAIR_LENDING_NOTE,
    ],
  };
}
