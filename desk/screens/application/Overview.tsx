import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import type { Summary } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { MaskedValue } from './MaskedValue.tsx';
import { useWhen } from './parts.tsx';

const { overview } = COPY;

/** What an application is: the home, the product, who is responsible, and its dates. */
export function Overview({ summary, mayShow }: { readonly summary: Summary; readonly mayShow: boolean }): JSX.Element {
  const when = useWhen();
  const { home, officer } = summary;
  const rows = [
    [COPY.next[summary.next.who], summary.next.text],
    [overview.borrowerReads, summary.borrowerReads],
    [overview.conditions, summary.openByStage.map(({ open, stage }) => `${open} open ${stage}`).join(', ') || overview.noConditions],
    [
      overview.home,
      <MaskedValue
        key="home"
        uuid={summary.uuid}
        party="borrower"
        what="HOME"
        label={overview.home}
        masked={home}
        none={overview.erased}
        mayShow={mayShow}
      />,
    ],
    [overview.product, summary.product],
    [overview.lender, summary.lender.name],
    [overview.officer, officer ? [officer.name, officer.company, `NMLS ${officer.nmls}`].filter(Boolean).join(', ') : overview.noOfficer],
  ] as const;
  return (
    <div className={classes.grid}>
      <Card title={COPY.application}>
        <dl className={classes.pairs}>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card title={overview.dates}>
        <dl className={classes.pairs}>
          {summary.dates.map(({ label, on }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{when(on)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
