/** A rate sheet as rows of cells, as the server writes it: one table below the other, each a title, headings and rows, an empty row between them. */
export type Cells = readonly (readonly string[])[];

/** The cells of a CSV without quotes: what the server writes has none. */
export const cellsOf = (csv: string): Cells =>
  csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','));

const quoted = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
/** The CSV of cells, whatever is typed in them: row and column stay as they are. */
export const csvOf = (cells: Cells): string => cells.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

/** A table of the sheet. `first` and `at`: the index of its first row, and of each. */
export type Part = {
  readonly title: string;
  readonly headings: readonly string[];
  readonly first: number;
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
};

const isEmpty = (row: readonly string[]): boolean => row.length === 1 && row[0] === '';

/** The tables of a sheet that the server wrote. */
export function partsOf(cells: Cells): Part[] {
  const starts = cells.flatMap((row, at) => (!isEmpty(row) && (at === 0 || isEmpty(cells[at - 1] ?? [''])) ? [at] : []));
  return starts.map((start) => {
    const end = cells.findIndex((row, at) => at > start && isEmpty(row));
    const first = start + 2;
    const rows = cells.slice(first, end === -1 ? undefined : end).map((row, i) => ({ at: first + i, cells: row }));
    return { title: cells[start]?.[0] ?? '', headings: cells[start + 1] ?? [], first, rows };
  });
}

/** The cells with one of them changed. */
export const withCell = (cells: Cells, at: number, column: number, text: string): Cells =>
  cells.map((row, i) => (i === at ? row.map((cell, j) => (j === column ? text : cell)) : row));
/** The cells with a copy of a row below it, or without the row. */
export const withCopy = (cells: Cells, at: number): Cells => cells.flatMap((row, i) => (i === at ? [row, row] : [row]));
export const withoutRow = (cells: Cells, at: number): Cells => cells.filter((_, i) => i !== at);

/** The name of a cell as the server gives it with a problem: line from 1, and the letter of the column. */
export const placeOf = (at: number, column: number): string => `${at + 1}${String.fromCodePoint(65 + column)}`;
