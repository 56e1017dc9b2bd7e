import { RateSheetSchema } from '@hearthline/orgs/rate-sheet.ts';
import { saidOf } from '@hearthline/orgs/said-of.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import { CsvError } from 'csv-parse/sync';
import { columnsOf, type CsvProblem, type Line, linesOf, listed, type Part, partsOf, problem, words } from './csv-tables.ts';
import { figureOf, isFormula, quoted } from './figures.ts';
import { type Column, isNamed, type Table, TABLES } from './layout.ts';
import { textOf } from './text-of.ts';

/** Says of a part of the sheet (names and row numbers that lead there) that it is wrong, where it stands in the file. */
export type AtPath = (path: readonly (string | number)[], message: string) => CsvProblem;
/** The sheet of a file; or the first problems, and how many more there are. */
export type SheetRead =
  | { readonly sheet: RateSheet; readonly at: AtPath }
  | { readonly problems: readonly CsvProblem[]; readonly more: number };

/** How many problems are named; the others are counted. */
const MOST_PROBLEMS = 20;
const MOST_LINES = 1_000;

/** Where each figure of a sheet stands in the file, by its path. */
type Places = Map<string, { readonly line: number; readonly index: number }>;

/** What names the row: a figure, a name, a count; or what is wrong with it. */
function nameOf({ names, counted, columns }: Table, cell: string, row: number): { name: string } | { wrong: string } {
  if (names) {
    const name = Object.keys(names.of).find((one) => words(names.of[one] ?? '') === words(cell));
    return name === undefined ? { wrong: `${quoted(cell)} is none of ${listed(Object.values(names.of))}` } : { name };
  }
  const figure = figureOf(cell, counted === undefined ? (columns[0] as Column).unit : 'whole');
  if (typeof figure === 'string') return { wrong: figure };
  if (counted !== undefined && figure !== row) return { wrong: `the rows count 0, 1, 2 …: ${row} is due here, not ${figure}` };
  return { name: String(figure) };
}

/** Puts the figures of a table into a sheet. */
function fill(part: Part, places: readonly number[], sheet: Record<string, unknown>, stands: Places): CsvProblem[] {
  const { table, rows, title } = part;
  const problems: CsvProblem[] = [];
  const seen = new Map<string, number>();
  for (const [row, { line, cells }] of rows.entries()) {
    const first = places[0] ?? 0;
    const named = nameOf(table, cells[first] ?? '', row);
    if ('wrong' in named) {
      problems.push(problem(line, first, named.wrong));
      if (isNamed(table)) continue;
    } else if (seen.has(named.name))
      problems.push(
        problem(line, first, `${quoted((cells[first] ?? '').trim())} is there twice: it is on line ${seen.get(named.name)} already`),
      );
    else seen.set(named.name, line);
    for (const [i, { unit, path }] of table.columns.entries()) {
      const index = places[i + (isNamed(table) ? 1 : 0)] ?? 0;
      const figure = figureOf(cells[index] ?? '', unit);
      const to = path(row, 'name' in named ? named.name : '');
      if (typeof figure !== 'string') {
        place(sheet, to, figure);
        stands.set(to.join('.'), { line, index });
      } else if (isNamed(table) || i > 0) problems.push(problem(line, index, figure));
    }
    for (const [index, cell] of cells.entries())
      if (cell.trim() !== '' && !places.includes(index)) problems.push(problem(line, index, `${quoted(cell)} stands under no heading`));
  }
  const missing = Object.keys(table.names?.of ?? {}).filter((name) => !seen.has(name));
  if (rows.length === 0) problems.push(problem(title.line, 0, `“${table.title}” has no rows`));
  else if (missing.length > 0)
    problems.push(problem(title.line, 0, `“${table.title}” has no row for ${listed(missing.map((name) => table.names?.of[name] ?? ''))}`));
  if (table.single && rows.length > 1) problems.push(problem(rows[1]?.line ?? null, 0, `“${table.title}” has one row`));
  stands.set(table.key, { line: title.line, index: 0 });
  return problems;
}

/** Sets a value deep inside, making what leads there. */
function place(into: Record<string, unknown>, [step = '', ...rest]: readonly (string | number)[], value: unknown): void {
  if (rest.length === 0) into[step] = value;
  else place((into[step] ??= typeof rest[0] === 'number' ? [] : {}) as Record<string, unknown>, rest, value);
}

/** The place of a figure, or of the nearest that is around it. */
function placeOf(path: readonly PropertyKey[], stands: Places): { readonly line: number; readonly index: number } | undefined {
  if (path.length === 0) return undefined;
  const key = path.map(String).join('.');
  return stands.get(key) ?? [...stands].find(([one]) => one.startsWith(`${key}.`))?.[1] ?? placeOf(path.slice(0, -1), stands);
}

const refused = (problems: readonly CsvProblem[]): SheetRead => {
  const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { problems: sorted.slice(0, MOST_PROBLEMS), more: Math.max(0, sorted.length - MOST_PROBLEMS) };
};

/** Reads the rate sheet of an uploaded CSV, or says what is wrong with the file. Nothing of a file that has a problem is used. */
export function readSheetCsv(bytes: Uint8Array): SheetRead {
  const read = textOf(bytes);
  if ('refused' in read) return refused([problem(null, null, read.refused)]);
  let lines: Line[];
  try {
    lines = linesOf(read.text, MOST_LINES + 1);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refused([problem(Number(error['lines']) || null, null, 'a quotation mark is left open, or stands in the middle of a cell')]);
  }
  if (lines.length > MOST_LINES) return refused([problem(MOST_LINES + 1, null, `the file has more than ${MOST_LINES} lines`)]);
  const formulas = lines.flatMap(({ line, cells }) =>
    cells.flatMap((cell, i) => (isFormula(cell) ? [problem(line, i, `${quoted(cell)} is a formula: write the figure itself`)] : [])),
  );
  if (formulas.length > 0) return refused(formulas);
  const { parts, problems } = partsOf(lines);
  const missing = problems.length > 0 ? [] : TABLES.filter((table) => !parts.some((part) => part.table === table));
  problems.push(...missing.map(({ title }) => problem(null, null, `The table “${title}” is missing`)));
  const sheet: Record<string, unknown> = {};
  const stands: Places = new Map();
  for (const part of parts) {
    const { places, problems: wrong } = columnsOf(part);
    problems.push(...(wrong.length > 0 ? wrong : fill(part, places, sheet, stands)));
  }
  if (problems.length > 0) return refused(problems);
  const parsed = RateSheetSchema.safeParse(sheet);
  const at = (path: readonly PropertyKey[], message: string): CsvProblem => {
    const found = placeOf(path, stands);
    return problem(found?.line ?? null, found?.index ?? null, message);
  };
  if (parsed.success) return { sheet: parsed.data, at };
  return refused(parsed.error.issues.map((issue) => at(issue.path, saidOf(issue))));
}
