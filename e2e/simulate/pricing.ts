/** Replaces rules/offers/underwrite.ts and calls the real one: applications with the same figures are priced once. */
import type { UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import { underwrite as priced } from '@hearthline/rules/offers/underwrite.ts';

const known = new Map<string, Underwriting>();
/** Size of the cache; older results are computed again. */
const MOST = 5000;

export function underwrite(input: UnderwriteInput): Underwriting {
  const key = JSON.stringify(input);
  const before = known.get(key);
  if (before) return before;
  const answer = priced(input);
  if (known.size >= MOST) known.clear();
  known.set(key, answer);
  return answer;
}
