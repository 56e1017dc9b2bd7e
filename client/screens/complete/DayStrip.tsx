import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX } from 'react';
import { formatDate } from '../../services/dates.ts';
import { DAYS_TO_CANCEL } from './copy.ts';
import classes from './DayStrip.module.css';
import type { Rescission } from './course.ts';

const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });
const weekdayOf = (date: string): string => WEEKDAY.format(new Date(`${date}T00:00:00Z`));

type DayProps = { readonly date: string; readonly as: string; readonly className?: string | undefined };

function Day({ date, as, className }: DayProps): JSX.Element {
  return (
    <li className={className}>
      <span aria-hidden>{weekdayOf(date)}</span>
      <b>
        <span aria-hidden>{Number(date.slice(8))}</span>
        <span className="sr">{formatDate(date)}: </span>
      </b>
      <span className={classes.as}>{as}</span>
    </li>
  );
}

/** The days to cancel in a row: the signing, each day that counts, and why the others do not. */
export function DayStrip({ rescission: { startedOn, endsOn, days } }: { rescission: Rescission }): JSX.Element {
  return (
    <ol className={classes.days} aria-label={DAYS_TO_CANCEL.days}>
      <Day date={startedOn} as={DAYS_TO_CANCEL.signed} />
      {days.map(({ date, counts, skipped }) => (
        <Day
          key={date}
          date={date}
          as={counts === null ? (skipped === 'Sunday' ? DAYS_TO_CANCEL.sunday : DAYS_TO_CANCEL.holiday) : DAYS_TO_CANCEL.day(counts)}
          className={cx(counts === null ? classes.skipped : classes.counted, date === endsOn && classes.last)}
        />
      ))}
    </ol>
  );
}
