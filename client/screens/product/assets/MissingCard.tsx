import { Card } from '@hearthline/kit/card/Card.tsx';
import { FiguresTable } from '@hearthline/kit/figures/FiguresTable.tsx';
import { formatSigned } from '@hearthline/kit/format/format.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import type { Sums } from './missing.ts';
import { WORDS } from './words.ts';

/** What is still missing a month, first and largest, and how it adds up. */
export function MissingCard({ first, sums }: { first: number; sums: Sums }): JSX.Element {
  const { assets, income, debts, left } = sums;
  const parts = [
    { head: WORDS.fromAssets, dollars: assets },
    { head: WORDS.fromIncome, dollars: income },
    { head: WORDS.fromDebts, dollars: debts },
  ].filter(({ dollars }) => dollars > 0);
  const isEnough = left === 0;
  return (
    <Card title={isEnough ? WORDS.enough : WORDS.missing}>
      {isEnough ? (
        <p className="small muted" style={{ marginTop: 6 }}>
          {WORDS.enoughNote}
        </p>
      ) : (
        <>
          <p className="figure" style={{ marginTop: 6 }}>
            {formatMoney(left)}
          </p>
          <p>{WORDS.more}</p>
        </>
      )}
      {parts.length === 0 ? (
        <p className="small muted" style={{ marginTop: 12 }}>
          {WORDS.nothingYet}
        </p>
      ) : (
        <div style={{ marginTop: 16 }}>
          <FiguresTable
            caption={WORDS.sums}
            rows={[
              { head: WORDS.first, amount: formatMoney(first) },
              ...parts.map(({ head, dollars }) => ({ head, amount: formatSigned(-dollars, 2) })),
              { head: WORDS.left, amount: formatMoney(left), total: true },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
