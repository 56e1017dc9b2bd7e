import { formatWhole } from '../format/format.ts';

/** What a person typed or pasted, as whole dollars; null when no digit is left. Cents are cut off: "$1,234.56" is 1234. */
export function dollarsFrom(typed: string): number | null {
  const digits = (typed.split('.')[0] ?? '').replace(/\D/g, '').slice(0, 12);
  return digits === '' ? null : Number(digits);
}

/** Whole dollars with commas for the box; "" for null. */
export function dollarsText(dollars: number | null | undefined): string {
  return dollars === null || dollars === undefined || Number.isNaN(dollars) ? '' : formatWhole(Math.trunc(dollars));
}
