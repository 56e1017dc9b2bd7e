import type { Tradeline } from './port.ts';

/**
 * Contradictions inside one credit report that no rule should decide, as CODE:tradelineId. Underwriting refers such an application to staff
 * (lending §1.2 row 8d).
 */
export function conflictsOf(tradelines: readonly Tradeline[]): readonly string[] {
  return CONFLICTS.flatMap(({ code, holds }) => tradelines.filter(holds).map(({ id }) => `${code}:${id}`));
}

const CONFLICTS = [
  { code: 'CLOSED_WITH_BALANCE', holds: (line) => line.closed && line.balance > 0 },
  { code: 'PAID_WITH_PAYMENT', holds: (line) => line.status === 'PAID' && (line.payment ?? 0) > 0 },
  { code: 'CURRENT_WITH_PAST_DUE', holds: (line) => line.status === 'CURRENT' && line.pastDue > 0 },
  { code: 'DISPUTED_DEBT', holds: (line) => line.disputed && line.balance > 0 },
] as const satisfies readonly { readonly code: string; readonly holds: (line: Tradeline) => boolean }[];
export type ConflictCode = (typeof CONFLICTS)[number]['code'];
