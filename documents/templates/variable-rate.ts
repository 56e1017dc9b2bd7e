import type { IsoDate } from '@hearthline/rules/dates.ts';
import { laterDrawRate } from '@hearthline/rules/offers/later-draws.ts';
import type { LaterDraws } from '@hearthline/rules/offers/types.ts';
import { drawYears, monthlyPayment, paymentCourse, paymentFor } from '@hearthline/rules/offers/payments.ts';
import { INDEX_NAME, type IndexYear } from '@hearthline/rules/regulation/prime-rate.ts';
import { list, text, type Block } from '../pdf/blocks.ts';
import { apr, day, dollars, money, percent } from './template.ts';

/** The balance of every example in dollars (12 CFR 1026.40(d)(5)(iii), (d)(12)(x), (xi)). */
export const EXAMPLE_BALANCE = 10_000;

/** A term in years and the highest rate in percent of later draws in it. */
export type TermCap = { readonly term: number; readonly maxRate: number };

/** How the rate of a later draw is set, changes and is limited: 12 CFR 1026.40(d)(12)(i)–(ix), (xii); 1026.6(a)(1)(ii). */
export const laterDrawRules = (margin: string, most: string): readonly Block[] => [
  text(
    'The APR of your first draw is fixed for the life of that draw and is not based on an index. The APR of a later draw is set once, on the day of that draw, as **the index plus the margin**, and is then fixed for the life of that draw.',
  ),
  list(
    `The index is ${INDEX_NAME} under “Money Rates”, as in effect on the day of the draw. We do not control it.`,
    margin,
    'The index can change on any day, so the APR and the payment can be different for each draw. The APR of a draw you have made does not change with the index.',
    `No limit applies from one draw to the next, other than the highest rate: ${most}`,
    'A higher APR makes the payment of that draw higher. It leaves the payments of earlier draws as they are.',
    'The discount for automatic payments is for the first draw only. The APR does not include costs other than interest.',
    'Ask us at any time for the current value of the index, the margin and the APR. Each statement shows the APR of each draw.',
  ),
];

/** 'The index was 6.75% on November 24, 2026, in effect since December 11, 2025.' */
export const indexOn = (on: IsoDate, { index, indexFrom }: Pick<LaterDraws, 'index' | 'indexFrom'>): string =>
  `On ${day(on)} the index is ${apr(index)}, in effect since ${day(indexFrom)}.`;

/** Payments at the highest rate, and when it could be reached: 12 CFR 1026.40(d)(12)(x). */
export function highestRateExample(caps: readonly TermCap[], interestOnly: boolean): readonly Block[] {
  const left = (term: number): number => term - drawYears(term);
  const paid = (term: number, maxRate: number) => paymentFor(EXAMPLE_BALANCE, maxRate, term, interestOnly);
  return [
    {
      kind: 'table',
      caption: `What a later draw of ${dollars(EXAMPLE_BALANCE)} costs a month at the highest rate`,
      head: ['Term', 'Highest APR', 'Drawn on the first day', interestOnly ? 'Last payment' : 'Drawn on the last day'],
      align: ['left', 'right', 'right', 'right'],
      rows: caps.map(({ term, maxRate }) => [
        `${term} years`,
        apr(maxRate),
        money(paid(term, maxRate)),
        money(
          interestOnly
            ? paymentCourse(EXAMPLE_BALANCE, maxRate, term, paid(term, maxRate)).last
            : monthlyPayment(EXAMPLE_BALANCE, maxRate, left(term)),
        ),
      ]),
    },
    text(
      `The highest rate could apply to your first later draw, which can be on the day after your line is opened. ${interestOnly ? '' : 'Each draw is paid off by the end of the term, so a draw late in the draw period has fewer payments.'}`,
      'small',
    ),
  ];
}

/** What draws of the last fifteen years would have cost: 12 CFR 1026.40(d)(12)(xi). */
export function historicalExample(
  history: readonly IndexYear[],
  margin: number,
  caps: readonly TermCap[],
  interestOnly: boolean,
): readonly Block[] {
  const shown = interestOnly ? caps.slice(0, 1) : caps;
  const most = Math.max(...caps.map(({ maxRate }) => maxRate));
  return [
    {
      kind: 'table',
      caption: `What a draw of ${dollars(EXAMPLE_BALANCE)} on July 1 of each of the last 15 years would have cost`,
      head: [
        'Year',
        'Index',
        'APR',
        ...shown.map(({ term }) => (interestOnly ? 'Monthly payment, interest only' : `A month for ${term} years`)),
      ],
      align: ['left', 'right', 'right', ...shown.map(() => 'right' as const)],
      rows: history.map(({ year, percent: index }) => [
        String(year),
        apr(index),
        apr(laterDrawRate(index, { margin, maxRate: most })),
        ...shown.map(({ term, maxRate }) =>
          money(paymentFor(EXAMPLE_BALANCE, laterDrawRate(index, { margin, maxRate }), term, interestOnly)),
        ),
      ]),
    },
    text(
      `The example adds a margin of ${percent(margin)} to the index of July 1 of each year. It shows the monthly payment that a draw of that year keeps until it is paid off. It does not say what the index will be.`,
      'small',
    ),
  ];
}
