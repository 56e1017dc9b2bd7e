import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import { headingsOf, type Table, TABLES } from './layout.ts';

/** The figure at a path. */
const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((found, step) => (found as Record<string | number, unknown>)[step], value);

const rowsOf = (sheet: RateSheet, { key, names, counted, single, columns }: Table): unknown[][] => {
  const part = sheet[key];
  const rows = names ? Object.keys(names.of) : single ? [''] : Array.isArray(part) ? part.map(() => '') : [];
  return rows.map((name, row) => [
    ...(names ? [names.of[name]] : counted === undefined ? [] : [row]),
    ...columns.map(({ path }) => at(sheet, path(row, name))),
  ]);
};

/** A rate sheet as CSV: what `readSheetCsv` reads back. Each cell is a figure or a name of the layout, so none needs quotes and none is a formula. */
export const sheetCsv = (sheet: RateSheet): string =>
  TABLES.map((table) => [[table.title], headingsOf(table), ...rowsOf(sheet, table)].map((row) => `${row.join(',')}\r\n`).join('')).join(
    '\r\n',
  );
