import { formatApr, formatDollars } from '@hearthline/rules/money.ts';
import type { JSX } from 'react';
import { COPY } from './copy.ts';
import classes from './decision.module.css';
import type { Preview } from './use-preview.ts';

type Side = Preview['before'];
const limited = (percent: number | null, most: number): string =>
  percent === null ? COPY.none : `${formatApr(percent)}, ${COPY.limit(formatApr(most))}`;
const ROWS: readonly (readonly [string, (side: Side) => string])[] = [
  [COPY.outcome, ({ outcome }) => COPY.outcomes[outcome]],
  [COPY.offers, ({ offers }) => String(offers)],
  [COPY.line, ({ line }) => formatDollars(line)],
  [COPY.rate, ({ rate }) => (rate === null ? COPY.none : `${formatApr(rate.from)} to ${formatApr(rate.to)}`)],
  [COPY.dti, ({ dti, dtiLimit }) => limited(dti, dtiLimit)],
  [COPY.cltv, ({ cltv, cltvLimit }) => limited(cltv, cltvLimit)],
];

/** What is missing, with the debt that it is about. */
function said({ field, message }: Preview['problems'][number], debts: Preview['debts']): string {
  const debt = debts.find(({ id }) => field === `debts.${id}`);
  return debt ? `${debt.name}: ${message}` : message;
}

/** The offers as they are, and as the decision would make them. */
export function Effect({ preview: { before, after, problems, debts } }: { readonly preview: Preview }): JSX.Element {
  return (
    <section aria-labelledby="effect-title" className={classes.effect}>
      <h3 id="effect-title">{COPY.effect}</h3>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{COPY.figure}</span>
              </th>
              <th scope="col">{COPY.before}</th>
              <th scope="col">{COPY.after}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(([label, text]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{text(before)}</td>
                <td>{after === null ? COPY.none : text(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div role="status">
        {problems.length > 0 && (
          <>
            <strong>{COPY.open}</strong>
            <ul className={classes.problems}>
              {[...new Set(problems.map((problem) => said(problem, debts)))].map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
