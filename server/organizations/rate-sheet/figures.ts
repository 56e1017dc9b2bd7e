import type { Unit } from './layout.ts';

/** What is wrong with a cell begins with what stands in it, cut where it is long. */
export const quoted = (cell: string): string => `“${cell.length > 40 ? `${cell.slice(0, 40)}…` : cell}”`;

const DECIMAL = String.raw`(?:\d+\.?\d*|\.\d+)`;
const FORMS: Readonly<Record<Unit, RegExp>> = {
  percent: new RegExp(`^[+-]?${DECIMAL} ?%?$`),
  points: new RegExp(`^[+-]?${DECIMAL} ?%?$`),
  dollars: new RegExp(String.raw`^\$? ?(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|${DECIMAL})$`),
  whole: /^\d+$/,
};
const EXAMPLES: Readonly<Record<Unit, string>> = { percent: '8.1 or 8.1%', points: '0.35 or -0.35', dollars: '400000', whole: '780' };
/** Longer than any figure of a sheet, and shorter than what loses digits. */
const MOST_DIGITS = 15;

/** What begins a formula in a spreadsheet (a plain number with a sign does not). */
const FORMULA = /^[=+\-@\t\r]/;
const SIGNED_NUMBER = new RegExp(String.raw`^[+-]${DECIMAL} ?%?$`);
export const isFormula = (cell: string): boolean => FORMULA.test(cell) && !SIGNED_NUMBER.test(cell.trim());

/** The figure in a cell, or a sentence that says what is wrong with it. */
export function figureOf(cell: string, unit: Unit): number | string {
  const text = cell.trim();
  if (text === '') return 'a figure is missing';
  if (/^[+-]?\d+,\d+ ?%?$/.test(text) && !FORMS[unit].test(text)) return `${quoted(text)} has a comma: write ${text.replace(',', '.')}`;
  if (/^\(.*\)$/.test(text)) return `${quoted(text)} is in brackets: write a figure below zero with a minus, like -0.35`;
  if (!FORMS[unit].test(text) || text.replaceAll(/\D/g, '').length > MOST_DIGITS)
    return `${quoted(text)} is not a figure here: write it like ${EXAMPLES[unit]}`;
  // Adding 0 turns -0 into 0.
  return Number(text.replaceAll(/[$,% ]/g, '')) + 0;
}
