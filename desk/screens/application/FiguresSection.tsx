import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { formatCurrency, formatPercent, formatWhole } from '@hearthline/kit/format/format.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { JSX } from 'react';
import { type Figures, useFigures } from './api.ts';
import classes from './application.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

type Row = Figures['groups'][number]['rows'][number];

const UNITS: Readonly<Record<Row['unit'], (amount: number) => string>> = {
  DOLLARS: (amount) => formatCurrency(amount, 2),
  PERCENT: (amount) => formatPercent(amount, 2),
  YEARS: (amount) => `${formatWhole(amount)} years`,
  NUMBER: formatWhole,
};

/** Every figure with its source: the rule or the third party, and the fact that has it. */
export function FiguresSection({ uuid }: { readonly uuid: string }): JSX.Element {
  const when = useWhen();
  return (
    <Loaded
      query={useFigures(uuid)}
      empty={({ groups }) => (groups.length === 0 ? { title: COPY.figures.none, text: COPY.figures.noneText } : null)}
    >
      {({ groups }) => (
        <div className={classes.grid}>
          {groups.map(({ title, rows }) => (
            <Card key={title} title={title}>
              <dl className={classes.figures}>
                {keyedByIndex(rows).map(({ key, row }) => (
                  <div key={key}>
                    <dt>
                      {row.label}
                      <span className={classes.source}>
                        {row.from}
                        {row.at !== null && `, ${when(row.at)}`}
                        {row.seq !== null && ` · ${COPY.timeline.fact(row.seq)}`}
                      </span>
                    </dt>
                    <dd>{row.amount === null ? '' : UNITS[row.unit](row.amount)}</dd>
                  </div>
                ))}
              </dl>
            </Card>
          ))}
        </div>
      )}
    </Loaded>
  );
}
