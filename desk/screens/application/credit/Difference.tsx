import { formatCurrency, formatSigned } from '@hearthline/kit/format/format.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { ComparisonTable } from '@hearthline/kit/figures/ComparisonTable.tsx';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { useTimeText } from '../../../parts/zone.tsx';
import { COPY, titleOf } from './copy.ts';
import type { Line, Report } from './types.ts';

const { totals: sums } = COPY;

/** The accounts that a report has and another has not: their creditors. */
const without = (lines: readonly Line[], others: readonly Line[]): string =>
  lines
    .filter(({ id }) => !others.some((other) => other.id === id))
    .map(({ creditor, balance }) => `${creditor} (${formatCurrency(balance)})`)
    .join(', ');

/** What is different in a report against the one before it: the score, the debts, and which accounts came and went. */
export function Difference({ report, before }: { readonly report: Report; readonly before: Report }): JSX.Element {
  const timeText = useTimeText();
  const since = COPY.since(titleOf(before), timeText(before.pulledAt));
  const [added, gone] = [without(report.tradelines, before.tradelines), without(before.tradelines, report.tradelines)];
  const scored =
    report.score !== null && before.score !== null && report.score !== before.score && COPY.scored(report.score - before.score);
  const more = roundHalfEven(report.totals.debts - before.totals.debts);
  const owing = more !== 0 && COPY.owing(formatSigned(more));
  const score = ({ score: found }: Report): string => (found === null ? COPY.noScore : String(found));
  return (
    <Card title={since}>
      <ComparisonTable
        caption={<span className="sr">{since}</span>}
        before={COPY.before}
        now={COPY.now}
        rows={[
          { head: COPY.score, before: score(before), now: score(report) },
          ...(['debts', 'liens', 'balance', 'pastDue'] as const).map((key) => ({
            head: sums[key],
            before: formatCurrency(before.totals[key], 2),
            now: formatCurrency(report.totals[key], 2),
          })),
        ]}
      />
      <p>{[scored, owing].filter(Boolean).join(' ') || COPY.sameFigures}</p>
      <p className="small muted">{[added && COPY.added(added), gone && COPY.gone(gone)].filter(Boolean).join(' ') || COPY.sameAccounts}</p>
    </Card>
  );
}
