import { HOLD_OTHERWISE, type HoldCopy } from './copy.ts';

/** The sentences of a status: its own row, else the row of its family (PAYOFF_REQUEST_…), else what holds of any. */
export function holdCopyOf(rows: Readonly<Record<string, HoldCopy>>, status: string): HoldCopy {
  const own = rows[status];
  if (own) return own;
  const family = Object.keys(rows).find((name) => status.startsWith(`${name}_`));
  return (family === undefined ? undefined : rows[family]) ?? HOLD_OTHERWISE;
}
