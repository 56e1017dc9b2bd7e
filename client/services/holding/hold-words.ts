import { HOLD_OTHERWISE, HOLD_WORDS, type HoldWords } from './words.ts';

/** The sentences of a status: its own row, else the row of its family (PAYOFF_REQUEST_…), else what holds of any. */
export function holdWordsOf(status: string): HoldWords {
  const own = HOLD_WORDS[status];
  if (own) return own;
  const family = Object.keys(HOLD_WORDS).find((name) => status.startsWith(`${name}_`));
  return (family === undefined ? undefined : HOLD_WORDS[family]) ?? HOLD_OTHERWISE;
}
