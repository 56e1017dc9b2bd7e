import { formatCurrency } from '@hearthline/kit/format/format.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { JSX } from 'react';
import { shortDateText } from '../../../parts/format.ts';
import { Time } from '../../../parts/zone.tsx';
import { COPY, titleOf } from './copy.ts';
import classes from './credit.module.css';
import type { Report } from './types.ts';

const { totals: sums } = COPY;

/** The score with its model and date, the factors, and what of the report counts. */
export function ReportHead({ report }: { readonly report: Report }): JSX.Element {
  const { hit, score, scoreModel, scoreDate, scorePercentile, factors, totals, pulledAt, bureau } = report;
  return (
    <div className={classes.head}>
      <Card title={titleOf(report)} tag={<Tag kind={hit === 'HIT' ? 'plain' : 'warn'}>{COPY.hit[hit]}</Tag>}>
        <p className={classes.score}>
          <span className="sr">{COPY.score}: </span>
          {score ?? COPY.noScore}
        </p>
        <p className={classes.note}>
          {[scoreModel, scoreDate !== null && shortDateText(scoreDate), scorePercentile !== null && COPY.percentile(scorePercentile)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <dl className={classes.pairs}>
          <div>
            <dt>{COPY.bureau}</dt>
            <dd>{bureau}</dd>
          </div>
          <div>
            <dt>{COPY.pulled}</dt>
            <dd>
              <Time at={pulledAt} />
            </dd>
          </div>
        </dl>
      </Card>
      <Card title={COPY.factors}>
        {factors.length === 0 ? (
          <p>{COPY.noFactors}</p>
        ) : (
          <ol className={classes.factors}>
            {keyedByIndex(factors).map(({ key, row }) => (
              <li key={key}>{row}</li>
            ))}
          </ol>
        )}
      </Card>
      <Card title={sums.title}>
        <dl className={classes.pairs}>
          {(['debts', 'liens', 'balance', 'pastDue'] as const).map((key) => (
            <div key={key}>
              <dt>{sums[key]}</dt>
              <dd>{formatCurrency(totals[key], 2)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
