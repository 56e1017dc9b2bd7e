/** Credit report findings that decline or refer an application before any calculation (lending §1.2, rows 3g and 8c). Dates are ISO days. */
import type { ReasonCode } from '../enums.ts';

type PublicRecordLike = {
  readonly type: 'BK7' | 'BK13' | 'FORECLOSURE' | 'JUDGMENT';
  readonly filed: string;
  readonly discharged: string | null;
};
type TradelineLike = {
  readonly type: string;
  readonly securedByProperty: boolean;
  readonly pastDue: number;
  readonly payHistory24: string;
  readonly closed: boolean;
};

/** Months that a public record excludes an applicant, counted from the discharge, or from the filing without one. */
const RECORD_RULES = {
  BK7: { months: 48, reason: 'BK' },
  BK13: { months: 24, reason: 'BK' },
  FORECLOSURE: { months: 84, reason: 'FORECLOSURE' },
  JUDGMENT: { months: 24, reason: 'COLLECTIONS' },
} as const satisfies Record<PublicRecordLike['type'], { months: number; reason: ReasonCode }>;

/** Whole months between two ISO days. */
function monthsBetween(from: string, to: string): number {
  const [a, b] = [new Date(`${from.slice(0, 10)}T00:00:00Z`), new Date(`${to.slice(0, 10)}T00:00:00Z`)];
  return (b.getUTCFullYear() - a.getUTCFullYear()) * 12 + b.getUTCMonth() - a.getUTCMonth() - (b.getUTCDate() < a.getUTCDate() ? 1 : 0);
}

/** Reasons that decline the application at once; empty without any. An open bankruptcy always does. */
export function knockOutsOf(
  report: { readonly hit: string; readonly publicRecords: readonly PublicRecordLike[] },
  today: string,
): ReasonCode[] {
  const found = report.publicRecords.filter((r) => {
    const rule = RECORD_RULES[r.type];
    return (r.type.startsWith('BK') && r.discharged === null) || monthsBetween(r.discharged ?? r.filed, today) < rule.months;
  });
  const reasons: ReasonCode[] = found.map((r) => RECORD_RULES[r.type].reason);
  return [...new Set(report.hit === 'DECEASED' ? (['ID_FAIL', ...reasons] as const) : reasons)];
}

export type Lateness = 'NONE' | 'CURRENT' | 'MORTGAGE_30_IN_12' | 'ANY_60_IN_24';

/** Delinquency of an account: past due now, a mortgage 30 days late in 12 months, or 60 days late in 24 (lending §1.2, row 8c). */
export function latenessOf(line: TradelineLike): Lateness {
  const mortgage = line.type === 'MORTGAGE' || line.type === 'HELOC' || line.securedByProperty;
  if (!line.closed && line.pastDue > 0) return 'CURRENT';
  if (mortgage && /[2-9]/.test(line.payHistory24)) return 'ANY_60_IN_24';
  if (mortgage && /[1-9]/.test(line.payHistory24.slice(0, 12))) return 'MORTGAGE_30_IN_12';
  return 'NONE';
}
