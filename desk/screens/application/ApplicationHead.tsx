import { formatCurrency, formatPercent, formatWhole } from '@hearthline/kit/format/format.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import type { JSX, ReactNode } from 'react';
import { shortDateText } from '../../parts/format.ts';
import { NextTag } from '../../parts/NextTag.tsx';
import type { Summary } from './api.ts';
import classes from './ApplicationHead.module.css';
import { COPY } from './copy.ts';
import { useWhen } from './parts.tsx';

const { head: copy } = COPY;
type Figures = NonNullable<Summary['figures']>;
type Ratio = Figures['cltv'];

/** What is not known yet. */
const NONE = '–';
const dollars = (amount: number | null): string => (amount === null ? NONE : formatCurrency(amount));
const ratio = ({ percent, limit, isOver }: Ratio): ReactNode => (
  <>
    {percent === null ? NONE : formatPercent(percent)}
    {limit !== null && <span className={classes.beside}>{copy.of(formatPercent(limit, 0))}</span>}
    {isOver && <Tag kind="err">{copy.over}</Tag>}
  </>
);

const figuresOf = (f: Figures): readonly (readonly [string, ReactNode])[] => [
  f.line === null ? [copy.largestLine, dollars(f.largestLine)] : [copy.line, dollars(f.line)],
  [copy.value, dollars(f.value)],
  [f.beforeLine ? copy.cltvBefore : copy.cltv, ratio(f.cltv)],
  [f.beforeLine ? copy.dtiBefore : copy.dti, ratio(f.dti)],
  [copy.score, f.score === null ? NONE : formatWhole(f.score)],
  [
    copy.income,
    <>
      {dollars(f.income)}
      <span className={classes.beside}>{f.incomeIsVerified ? copy.verified : copy.stated}</span>
    </>,
  ],
];

/** What stays in view while an application is worked on: where it stands, and the figures that it is judged by. */
export function ApplicationHead({ summary }: { readonly summary: Summary }): JSX.Element {
  const when = useWhen();
  const { figures, due, loanNumber, since, next } = summary;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ...(figures === null ? [] : figuresOf(figures)),
    [
      COPY.dueBy,
      due === null ? (
        NONE
      ) : (
        <>
          {copy.daysLeft(due.daysLeft)}
          <span className={classes.beside}>
            {due.what}, {shortDateText(due.on)}
          </span>
        </>
      ),
    ],
  ];
  return (
    <>
      <p className={classes.meta}>
        <NextTag who={next.who}>{COPY.next[next.who]}</NextTag>
        <strong>{summary.statusText}</strong>
        <span>{copy.since(when(since))}</span>
        <span>{COPY.loan(loanNumber)}</span>
        <span>{summary.product}</span>
        <span>{copy.owner(summary.owner?.name ?? null)}</span>
        {summary.openByStage.map(({ stage, open }) => (
          <span key={stage}>{copy.conditions(open, stage)}</span>
        ))}
      </p>
      <dl className={classes.figures}>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
