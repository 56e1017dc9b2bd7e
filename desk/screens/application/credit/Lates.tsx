import { Card } from '@hearthline/kit/card/Card.tsx';
import type { JSX } from 'react';
import { COPY } from './copy.ts';
import classes from './credit.module.css';
import type { Line } from './types.ts';

const { lates: copy } = COPY;
type Month = Line['history'][number];

const SHORT = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const monthName = (month: string): string => SHORT.format(new Date(`${month}-15T12:00:00Z`));

const wasLate = ({ history, lateness, late30, late60, late90 }: Line): boolean =>
  lateness !== 'NONE' || late30 + late60 + late90 > 0 || history.some(({ late }) => (late ?? 0) > 0);

/** The months of the longest history, in groups of a year. */
function yearsOf(lines: readonly Line[]): { readonly months: readonly string[]; readonly years: readonly (readonly [string, number])[] } {
  const longest = lines.reduce<Line['history']>((found, { history }) => (history.length > found.length ? history : found), []);
  const months = longest.map(({ month }) => month);
  const years = new Map<string, number>();
  for (const month of months) years.set(month.slice(0, 4), (years.get(month.slice(0, 4)) ?? 0) + 1);
  return { months, years: [...years] };
}

/** The accounts that were late, month by month: in words for those who hear it, and never by color alone. */
export function Lates({ lines }: { readonly lines: readonly Line[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  const late = lines.filter(wasLate);
  const { months, years } = yearsOf(late);
  if (late.length === 0)
    return (
      <Card title={copy.title}>
        <p>{copy.none}</p>
      </Card>
    );
  return (
    <Card title={copy.title}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard (WCAG 2.1.1) */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label={copy.caption}>
        <table className={classes.lates}>
          <caption className="sr">{copy.caption}</caption>
          <thead>
            <tr>
              <th rowSpan={2} scope="col" className={classes.account}>
                {copy.account}
              </th>
              <th rowSpan={2} scope="col">
                {copy.sums}
              </th>
              {years.map(([year, count]) => (
                <th key={year} colSpan={count} scope="colgroup" className={classes.year}>
                  {year}
                </th>
              ))}
            </tr>
            <tr>
              {months.map((month) => (
                <th key={month} scope="col">
                  {monthName(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {late.map((line) => (
              <tr key={line.id}>
                <th scope="row" className={classes.account}>
                  {line.creditor}
                  <span className={classes.note}>{COPY.lateness[line.lateness]}</span>
                </th>
                <td>
                  <span aria-hidden="true">{`${line.late30} / ${line.late60} / ${line.late90}`}</span>
                  <span className="sr">{copy.sumsLabel(line)}</span>
                </td>
                {months.map((month, at) => (
                  <Paid key={month} paid={line.history[at]} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        {copy.legend} {lines.length > late.length && copy.others(lines.length - late.length)}
      </p>
    </Card>
  );
}

function Paid({ paid }: { readonly paid: Month | undefined }): JSX.Element {
  const days = paid?.late ?? null;
  if (days !== null && days > 0)
    return (
      <td data-late={Math.min(days, 90)}>
        {Math.min(days, 90)}
        <span className="sr">{copy.days}</span>
      </td>
    );
  return (
    <td>
      <span aria-hidden="true">{days === null ? '–' : '·'}</span>
      <span className="sr">{days === null ? copy.notReported : copy.onTime}</span>
    </td>
  );
}
