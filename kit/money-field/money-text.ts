import { formatWhole } from '../format/format.ts';

/** Typed or pasted text as whole dollars; null without a digit. Cents are truncated: "$1,234.56" is 1234. */
export function dollarsFrom(typed: string): number | null {
  const digits = (typed.split('.')[0] ?? '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Whole dollars with commas for the text box; "" for null. */
export function dollarsText(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined || Number.isNaN(dollars) ? '' : formatWhole(Math.trunc(dollars));
}
