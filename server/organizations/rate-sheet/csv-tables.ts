import { parse } from 'csv-parse/sync';
import { quoted } from './figures.ts';
import { headingsOf, type Table, TABLES } from './layout.ts';

/** What is wrong with a file: on which line and in which column, as a spreadsheet letters it; null where it is about the whole file or line. */
export type CsvProblem = { readonly line: number | null; readonly column: string | null; readonly message: string };

export type Line = { readonly line: number; readonly cells: readonly string[] };
/** A table as it stands in the file. */
export type Part = { readonly table: Table; readonly title: Line; readonly headings: Line; readonly rows: readonly Line[] };

/** A, B, … as a spreadsheet letters its columns; those behind Z are never figures of a sheet. */
const letterOf = (index: number): string => (index < 26 ? String.fromCodePoint(65 + index) : 'behind Z');
export const problem = (line: number | null, index: number | null, message: string): CsvProblem => ({
  line,
  column: index === null ? null : letterOf(index),
  message,
});

export const words = (cell: string): string => cell.trim().toLowerCase().replaceAll(/\s+/g, ' ');
const isBlank = ({ cells }: Line): boolean => cells.every((cell) => cell.trim() === '');
const onlyFirst = ({ cells }: Line): boolean => cells.every((cell, i) => (i === 0) === (cell.trim() !== ''));
export const listed = (all: readonly string[]): string => all.map((one) => `“${one}”`).join(', ');

/** The first lines of a CSV, each with its number. Throws CsvError where quotes do not fit. */
export const linesOf = (text: string, most: number): Line[] => {
  const lines: Line[] = [];
  parse(text, {
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    to: most,
    on_record: (cells: string[], { lines: line }) => {
      lines.push({ line, cells });
      return null;
    },
  });
  return lines;
};

/** The tables of a file, and the lines that belong to none. */
export function partsOf(lines: readonly Line[]): { parts: Part[]; problems: CsvProblem[] } {
  const problems: CsvProblem[] = [];
  const parts: Part[] = [];
  let open: { table: Table; title: Line; headings: Line | null; rows: Line[] } | null = null;
  const close = (): void => {
    if (open?.headings) parts.push({ ...open, headings: open.headings });
    else if (open) problems.push(problem(open.title.line, null, `“${open.table.title}” has no headings and no rows below it`));
    open = null;
  };
  for (const one of lines.filter((line) => !isBlank(line))) {
    const table = onlyFirst(one) ? TABLES.find(({ title }) => words(title) === words(one.cells[0] ?? '')) : undefined;
    if (table) {
      close();
      const earlier = parts.find((part) => part.table === table);
      if (earlier) problems.push(problem(one.line, 0, `“${table.title}” is there twice: it begins on line ${earlier.title.line} already`));
      open = { table, title: one, headings: null, rows: [] };
    } else if (open === null) {
      const titles = listed(TABLES.map(({ title }) => title));
      problems.push(problem(one.line, 0, `${quoted(one.cells[0] ?? '')} is none of the tables of a rate sheet: ${titles}`));
      return { parts, problems };
    } else if (open.headings === null) open.headings = one;
    else open.rows.push(one);
  }
  close();
  return { parts, problems };
}

/** In which column of the file each column of a table is: 0 for a first column of names or counts. */
export function columnsOf({ table, headings }: Part): { places: number[]; problems: CsvProblem[] } {
  const wanted = headingsOf(table);
  const found = headings.cells.map(words);
  const places = wanted.map((heading) => found.indexOf(words(heading)));
  const [first = ''] = headings.cells;
  if (found.filter((cell) => cell !== '').length === 1 && /[;\t]/.test(first))
    return {
      places,
      problems: [problem(headings.line, 0, 'the columns are parted by semicolons or tabs: save the file as CSV with commas between them')],
    };
  return {
    places,
    problems: [
      ...wanted.flatMap((heading, i) =>
        places[i] === -1 ? [problem(headings.line, null, `the column “${heading}” of “${table.title}” is missing`)] : [],
      ),
      ...headings.cells.flatMap((cell, i) => {
        if (cell.trim() === '') return [];
        if (!wanted.some((heading) => words(heading) === words(cell)))
          return [problem(headings.line, i, `${quoted(cell.trim())} is no column of “${table.title}”: it has ${listed(wanted)}`)];
        return found.indexOf(words(cell)) < i ? [problem(headings.line, i, `the column ${quoted(cell.trim())} is there twice`)] : [];
      }),
    ],
  };
}
