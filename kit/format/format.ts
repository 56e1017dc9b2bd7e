import { LOCALE } from './locale.ts';

/** Dollars in the page's locale with `decimals` places (0 by default): 1234.56 gives "$1,235". */
export function formatCurrency(dollars: number, decimals = 0): string {
  return new Intl.NumberFormat(LOCALE, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(dollars);
}

/** A percent number (8.27) as text with `decimals` places (1 by default): "8.3%". */
export function formatPercent(percent: number, decimals = 1): string {
  return `${new Intl.NumberFormat(LOCALE, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(percent)}%`;
}

/** A whole number with commas: 1234567 gives "1,234,567". */
export function formatWhole(value: number): string {
  return new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 }).format(value);
}

/** An amount added or subtracted, for a column of figures: "+ $4,990.00", "− $180.00" (U+2212); unsigned when it is 0. */
export function formatSigned(dollars: number, decimals = 2): string {
  const text = formatCurrency(Math.abs(dollars), decimals);
  if (dollars === 0) return text;
  return `${dollars < 0 ? '\u2212' : '+'}\u00a0${text}`;
}
