/** Matches recorded liens with the mortgage tradelines of the credit report (lending §1.2, row 7). Dollars; ISO days. */
type Recorded = { readonly docNo: string; readonly lender: string; readonly type: string; readonly recorded: string };
type Tradeline = {
  readonly id: string;
  readonly creditor: string;
  readonly type: string;
  readonly opened: string;
  readonly closed: boolean;
};

const plain = (name: string) => name.toUpperCase().replace(/[^A-Z0-9]/g, '');
const kindOf = (type: string) => (type === 'HELOC' ? 'HELOC' : 'MORTGAGE');
const daysApart = (a: string, b: string) => Math.abs(Date.parse(a) - Date.parse(b)) / 86_400_000;

/** A deed is recorded within this many days of the account's opening. */
const NEAR_DAYS = 120;

/**
 * Recorded document number → tradeline id. Same lender, same kind, opened near the recording date; each tradeline is matched once, the
 * nearest first.
 */
export function matchLiens(recorded: readonly Recorded[], tradelines: readonly Tradeline[]): Map<string, string> {
  const pairs = recorded
    .flatMap((lien) =>
      tradelines
        .filter((t) => !t.closed && plain(t.creditor) === plain(lien.lender) && kindOf(t.type) === kindOf(lien.type))
        .map((t) => ({ lien, t, days: daysApart(t.opened, lien.recorded) })),
    )
    .filter(({ days }) => days <= NEAR_DAYS)
    .toSorted((a, b) => a.days - b.days);
  const matched = new Map<string, string>();
  const used = new Set<string>();
  for (const { lien, t } of pairs) {
    if (matched.has(lien.docNo) || used.has(t.id)) continue;
    matched.set(lien.docNo, t.id);
    used.add(t.id);
  }
  return matched;
}
