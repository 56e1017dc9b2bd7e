import { HOLD_OTHERWISE, type HoldWords } from './words.ts';

/** The sentences of a status: its own row, else the row of its family (PAYOFF_REQUEST_…), else what holds of any. */
export function holdWordsOf(rows: Readonly<Record<string, HoldWords>>, status: string): HoldWords {
  const own = rows[status];
  if (own) return own;
  const family = Object.keys(rows).find((name) => status.startsWith(`${name}_`));
  return (family === undefined ? undefined : rows[family]) ?? HOLD_OTHERWISE;
}
