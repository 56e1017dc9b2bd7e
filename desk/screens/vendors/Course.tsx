import { formatPercent } from '@hearthline/kit/format/format.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import type { JSX } from 'react';
import { Time, useTimeText } from '../../parts/zone.tsx';
import { COPY } from './copy.ts';
import classes from './vendors.module.css';

type Moment = Reply<'desk-vendor-get'>['course'][number];

const sentence = ({ answered, slowMs }: Moment): string =>
  answered === null
    ? 'no call'
    : `${formatPercent(answered)} answered${slowMs === null ? '' : `, nine of ten within ${COPY.milliseconds(slowMs)}`}`;

/** Three hours in bars of five minutes, what was answered and what failed; the figures stand in a table behind it. */
export function Course({ course }: { readonly course: readonly Moment[] }): JSX.Element {
  const time = useTimeText();
  const called = course.filter(({ answered }) => answered !== null);
  const first = course[0];
  return (
    <div>
      <div className={classes.bars} aria-hidden="true">
        {course.map((moment) => (
          <span key={moment.at} className={classes.bar} title={`${time(moment.at)}: ${sentence(moment)}`}>
            {moment.answered === null ? (
              <span className={classes.none} />
            ) : (
              <>
                <span className={classes.failed} style={{ height: `${100 - moment.answered}%` }} />
                <span className={classes.answered} style={{ height: `${moment.answered}%` }} />
              </>
            )}
          </span>
        ))}
      </div>
      <p className="small muted">Three hours, five minutes a bar: what was answered from below in green, what failed above it, striped.</p>
      <p className={classes.ends} aria-hidden="true">
        {first && <Time at={first.at} />}
        <span>Now</span>
      </p>
      <details>
        <summary>The figures of these three hours</summary>
        {called.length === 0 ? (
          <p>No call in three hours.</p>
        ) : (
          <ul>
            {called.map((moment) => (
              <li key={moment.at}>
                <Time at={moment.at} />: {sentence(moment)}
              </li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
