import { OCCUPANCY_TYPES, type OccupancyType, type StateCode } from '../../enums.ts';
import { OCCUPANCY_LABELS } from '../../labels.ts';
import { type Cell, cellsOf, gridRate, sheetOf } from '../pricing.ts';
import type { SheetProblem } from '../sheet-problems.ts';
import type { RateSheet } from '../types.ts';
import { LEGAL_LIMITS, type LegalLimit, type Priced, type PricedCell, reachOf } from './legal-limits.ts';

/** Cells of a sheet that are never offered in some states of the lender: so many, of as many as there are on such homes. */
export type NeverOffered = SheetProblem & { readonly states: readonly StateCode[]; readonly cells: number; readonly of: number };
/** `refused`: what nobody could lawfully be offered, anywhere. `noted`: what is never offered in some states, while the rest is. */
export type LimitProblems = { readonly refused: readonly SheetProblem[]; readonly noted: readonly NeverOffered[] };

/** States in which the same limits hold on a kind of home. */
type Group = { readonly occupancy: OccupancyType; readonly states: readonly StateCode[]; readonly limits: readonly LegalLimit[] };
const groupsOf = (states: readonly StateCode[]): Group[] =>
  OCCUPANCY_TYPES.flatMap((occupancy) => {
    const limitsIn = (state: StateCode) => LEGAL_LIMITS.filter(({ holdsIn }) => holdsIn(state, occupancy));
    const groups = Map.groupBy(states, (state) =>
      limitsIn(state)
        .map(({ name }) => name)
        .join(),
    );
    return [...groups.values()].map((same) => ({ occupancy, states: same, limits: same[0] ? limitsIn(same[0]) : [] }));
  });

/** The rows of each table that a cell belongs to, and the sentence's name of a row. */
const TABLES = {
  tiers: (sheet: RateSheet, { score }: Cell) => sheet.tiers.findIndex((tier) => tier.score === score),
  cltv: (sheet: RateSheet, { cltv }: Cell) => sheet.cltv.findIndex(({ upTo }) => cltv <= upTo),
  terms: (sheet: RateSheet, { term }: Cell) => sheet.terms.findIndex(({ years }) => years === term),
  fees: (sheet: RateSheet, { feePercent }: Cell) => sheet.fees.findIndex(({ percent }) => percent === feePercent),
  liensAhead: (_: RateSheet, { liensAhead }: Required<Cell>) => liensAhead,
  lineSizes: (sheet: RateSheet, { line }: Required<Cell>) => sheet.lineSizes.findIndex(({ from }) => from === line),
} as const;
type TableName = keyof typeof TABLES;
const ROW_NAMES: Readonly<Record<TableName, (sheet: RateSheet, row: number) => string>> = {
  tiers: (sheet, row) => `a score from ${sheet.tiers[row]?.score}`,
  cltv: (sheet, row) => `a CLTV up to ${sheet.cltv[row]?.upTo}%`,
  terms: (sheet, row) => `a term of ${sheet.terms[row]?.years} years`,
  fees: (sheet, row) => `a fee of ${sheet.fees[row]?.percent}%`,
  liensAhead: (_, row) => `${row} liens ahead`,
  lineSizes: (sheet, row) => `lines from $${sheet.lineSizes[row]?.from}`,
};

/** A cell on a kind of home in states with the same limits, and those of them that it is over. */
type Tested = { readonly cell: PricedCell; readonly group: Group; readonly over: readonly LegalLimit[] };
function testedOf(cell: Required<Cell>, priced: Priced, groups: readonly Group[]): Tested[] {
  const sheet = sheetOf(priced.product);
  const rate = gridRate(sheet, cell);
  if (rate === null) return [];
  const whole: PricedCell = { ...cell, rate, ...reachOf(sheet, priced.product, cell) };
  const there = groups.filter(({ occupancy }) => occupancy === cell.occupancy);
  const over = new Set(LEGAL_LIMITS.filter((limit) => there.some(({ limits }) => limits.includes(limit)) && limit.isOver(whole, priced)));
  return there.map((group) => ({ cell: whole, group, over: group.limits.filter((limit) => over.has(limit)) }));
}

const said = (limits: readonly LegalLimit[]): string => limits.map(({ name, cite }) => `${name} (${cite})`).join(' or ');
/** The limit that every cell is over; or all that together leave none. */
const overOf = (cells: readonly Tested[]): string => {
  const all = [...new Set(cells.flatMap(({ over }) => over))];
  const everywhere = all.filter((limit) => cells.every(({ over }) => over.includes(limit)));
  return said(everywhere.length > 0 ? everywhere : all);
};
/** Cells between two steps. */
const CELLS_AT_ONCE = 200;
const onHome = (occupancy: OccupancyType): string => `on a ${OCCUPANCY_LABELS[occupancy].toLowerCase()}`;

/** Rows of the other tables, no cell of which is within the limits in any state. */
const unlawfulRows = (sheet: RateSheet, tested: readonly Tested[]): SheetProblem[] =>
  (['cltv', 'terms', 'fees', 'liensAhead', 'lineSizes'] as const).flatMap((table) =>
    [...Map.groupBy(tested, ({ cell }) => TABLES[table](sheet, cell))]
      .filter(([, cells]) => cells.every(({ over }) => over.length > 0))
      .map(([row, cells]) => ({
        path: [table, row],
        message: `No rate with ${ROW_NAMES[table](sheet, row)} is lawful anywhere: each is over ${overOf(cells)}`,
      })),
  );

/** Rows some of whose cells are over a limit, in the states where as many are. */
const notedOf = (sheet: RateSheet, limit: LegalLimit, tested: readonly Tested[], states: readonly StateCode[]): NeverOffered[] =>
  [
    ...Map.groupBy(
      tested.filter(({ group }) => group.limits.includes(limit)),
      ({ cell }) => TABLES[limit.table](sheet, cell),
    ),
  ].flatMap(([row, cells]) => {
    const counts = [...Map.groupBy(cells, ({ group }) => group)].map(([group, all]) => ({
      ...group,
      cells: all.filter(({ over }) => over.includes(limit)).length,
      of: all.length,
    }));
    return [...Map.groupBy(counts, ({ occupancy, cells: over, of }) => `${occupancy} ${over} ${of}`).values()].flatMap((same) => {
      const [first] = same;
      if (!first || first.cells === 0) return [];
      const { occupancy, cells: over, of } = first;
      const there = states.filter((state) => same.some((group) => group.states.includes(state)));
      const where = there.length === states.length ? 'in any state' : `in ${there.join(', ')}`;
      const what = `With ${ROW_NAMES[limit.table](sheet, row)} ${onHome(occupancy)}, ${over} of ${of} rates are never offered ${where}`;
      return [{ path: [limit.table, row], message: `${what}: they are over ${said([limit])}`, states: there, cells: over, of }];
    });
  });

/**
 * What of a product's rates is over a limit of law in the lender's states, with the published rates of a day (12 CFR 1026.32; the limits of states). Offers
 * over a limit are never made, whatever a sheet says; this says it to those who keep the sheet.
 */
export function limitProblems(priced: Priced, states: readonly StateCode[]): LimitProblems {
  const steps = limitSteps(priced, states);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of some cells each, for those who have other work between them. */
export function* limitSteps(priced: Priced, states: readonly StateCode[]): Generator<undefined, LimitProblems> {
  const sheet = sheetOf(priced.product);
  const groups = groupsOf(states);
  const tested: Tested[] = [];
  for (const [at, cell] of cellsOf(sheet, priced.product).entries()) {
    if (at % CELLS_AT_ONCE === 0) yield;
    tested.push(...testedOf(cell, priced, groups));
  }
  const byTier = Map.groupBy(tested, ({ cell: { score, occupancy } }) => `${score} ${occupancy}`);
  const [hopeless, possible] = [true, false].map((none) =>
    [...byTier.values()].filter((cells) => cells.every(({ over }) => over.length > 0) === none),
  ) as [Tested[][], Tested[][]];
  const refused = hopeless.flatMap((cells): SheetProblem[] => {
    const [first] = cells;
    if (!first) return [];
    const { score, occupancy } = first.cell;
    const lowest = Math.min(...cells.map(({ cell }) => cell.rate));
    return [
      {
        path: ['tiers', TABLES.tiers(sheet, first.cell), 'base'],
        message: `With a score from ${score} nothing can be lent ${onHome(occupancy)} in any state: each rate, from ${lowest}%, is over ${overOf(cells)}. Lower the base rate, or set the highest CLTV there to 0`,
      },
    ];
  });
  const rest = possible.flat();
  return {
    refused: [...refused, ...unlawfulRows(sheet, rest)],
    noted: LEGAL_LIMITS.flatMap((limit) => notedOf(sheet, limit, rest, states)),
  };
}
