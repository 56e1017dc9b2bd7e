import { OCCUPANCY_TYPES } from '../enums.ts';
import { highestCltv, lowestRate } from './pricing.ts';
import type { RateSheet } from './types.ts';

/** What is wrong with a rate sheet: where, as the names and row numbers that lead there, and a sentence for who keeps it. */
export type SheetProblem = { readonly path: readonly (string | number)[]; readonly message: string };

/** Two neighboring rows of a table, and the place of the second. */
type Pair<Row> = { readonly before: Row; readonly row: Row; readonly index: number };
const pairsOf = <Row>(rows: readonly Row[]): Pair<Row>[] =>
  rows.slice(1).flatMap((row, i) => {
    const before = rows[i];
    return before === undefined ? [] : [{ before, row, index: i + 1 }];
  });

/** What has to hold between each two neighbors of a table. */
type Order<Row> = {
  readonly part: string;
  readonly holds: (before: Row, row: Row) => boolean;
  readonly message: (before: Row, row: Row) => string;
};
const check = <Row>(table: keyof RateSheet, rows: readonly Row[], orders: readonly Order<Row>[]): SheetProblem[] =>
  pairsOf(rows).flatMap(({ before, row, index }) =>
    orders
      .filter(({ holds }) => !holds(before, row))
      .map(({ part, message }) => ({ path: part === '' ? [table, index] : [table, index, part], message: message(before, row) })),
  );

type Tier = RateSheet['tiers'][number];
/** A lower score never gets more, and never at a lower rate: a lender that prices otherwise charges a better borrower more. */
const TIERS: readonly Order<Tier>[] = [
  {
    part: 'score',
    holds: (a, b) => b.score < a.score,
    message: (a, b) => `The tiers go from the highest score down: ${b.score} follows ${a.score}`,
  },
  {
    part: 'base',
    holds: (a, b) => b.base >= a.base,
    message: (a, b) =>
      `A score of ${b.score} has a lower rate (${b.base}%) than a score of ${a.score} (${a.base}%): a better borrower would pay more`,
  },
  ...OCCUPANCY_TYPES.map((occupancy): Order<Tier> => ({
    part: 'maxCltv',
    holds: (a, b) => b.maxCltv[occupancy] <= a.maxCltv[occupancy],
    message: (a, b) =>
      `A score of ${b.score} may borrow up to a CLTV of ${b.maxCltv[occupancy]}%, more than a score of ${a.score} (${a.maxCltv[occupancy]}%): ${occupancy}`,
  })),
  {
    part: 'maxLine',
    holds: (a, b) => b.maxLine <= a.maxLine,
    message: (a, b) => `A score of ${b.score} gets a larger line ($${b.maxLine}) than a score of ${a.score} ($${a.maxLine})`,
  },
  {
    part: 'maxDti',
    holds: (a, b) => b.maxDti <= a.maxDti,
    message: (a, b) => `A score of ${b.score} may owe more of its income (${b.maxDti}%) than a score of ${a.score} (${a.maxDti}%)`,
  },
];

/** Whatever is on a sheet in its form and does not hold together; empty when it can be lent by. */
export function sheetProblems(sheet: RateSheet): SheetProblem[] {
  const { tiers, cltv, terms, fees, occupancy, liensAhead, lineSizes, duplex } = sheet;
  const highest = highestCltv(sheet);
  const last = cltv.at(-1)?.upTo ?? 0;
  const lowest = lowestRate(sheet);
  return [
    ...check('tiers', tiers, TIERS),
    ...(highest === 0 ? [{ path: ['tiers'], message: 'No tier lends on any home: each has a highest CLTV of 0' }] : []),
    ...(lowest > 0
      ? []
      : [
          {
            path: ['tiers', 0, 'base'],
            message: `The lowest rate with what the other tables take off it is ${lowest}%: each rate has to be above 0`,
          },
        ]),
    ...check('cltv', cltv, [
      {
        part: 'upTo',
        holds: (a, b) => b.upTo > a.upTo,
        message: (a, b) => `The bands go from the lowest CLTV up: ${b.upTo}% follows ${a.upTo}%`,
      },
      {
        part: 'add',
        holds: (a, b) => b.add >= a.add,
        message: (a, b) =>
          `Up to a CLTV of ${b.upTo}% less is added (${b.add}) than up to ${a.upTo}% (${a.add}): more equity would cost more`,
      },
    ]),
    ...(last < highest
      ? [
          {
            path: ['cltv'],
            message: `Homes are lent to up to a CLTV of ${highest}%, and the last band ends at ${last}%: the rates above it are missing`,
          },
        ]
      : []),
    ...check('terms', terms, [
      {
        part: 'years',
        holds: (a, b) => b.years > a.years,
        message: (a, b) => `The terms go from the shortest up: ${b.years} follows ${a.years}`,
      },
    ]),
    ...check('fees', fees, [
      {
        part: 'percent',
        holds: (a, b) => b.percent < a.percent,
        message: (a, b) => `The fees go from the highest down: ${b.percent}% follows ${a.percent}%`,
      },
      {
        part: 'add',
        holds: (a, b) => b.add >= a.add,
        message: (a, b) =>
          `A fee of ${b.percent}% has a lower rate than a fee of ${a.percent}%: who pays the higher fee would pay the higher rate too`,
      },
    ]),
    ...OCCUPANCY_TYPES.filter((one) => occupancy[one] < occupancy.HOME).map((one) => ({
      path: ['occupancy', one],
      message: `A home that is not lived in all year (${one}) has a lower rate than a main home`,
    })),
    ...check('liensAhead', liensAhead, [
      {
        part: '',
        holds: (a, b) => b >= a,
        message: (a, b) => `A lien more ahead of the line has a lower rate (${b}) than one fewer (${a})`,
      },
    ]),
    ...(lineSizes[0]?.from === 0 ? [] : [{ path: ['lineSizes', 0, 'from'], message: 'The first size of line starts at $0' }]),
    ...check('lineSizes', lineSizes, [
      {
        part: 'from',
        holds: (a, b) => b.from > a.from,
        message: (a, b) => `The sizes of lines go from the smallest up: $${b.from} follows $${a.from}`,
      },
    ]),
    ...(duplex.minScore < (tiers.at(-1)?.score ?? 0)
      ? [
          {
            path: ['duplex', 'minScore'],
            message: `A duplex is lent to from a score of ${duplex.minScore}, and the lowest tier starts at ${tiers.at(-1)?.score ?? 0}`,
          },
        ]
      : []),
  ];
}
