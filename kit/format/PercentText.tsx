import { cx } from '../styles/cx.ts';
import { formatCurrency, formatPercent } from './format.ts';

interface FigureTextProps {
  value: number;
  decimals?: number | undefined;
  className?: string | undefined;
}

/** A percent number (8.45) as text, 1 decimal by default, in tabular figures. */
export function PercentText({ value, decimals = 1, className }: FigureTextProps) {
  return <span className={cx('num', className)}>{formatPercent(value, decimals)}</span>;
}

/** Dollars as text, whole by default, in tabular figures. */
export function MoneyText({ value, decimals = 0, className }: FigureTextProps) {
  return <span className={cx('num', className)}>{formatCurrency(value, decimals)}</span>;
}
