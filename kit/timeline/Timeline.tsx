import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { byPlace } from '../styles/by-place.ts';
import classes from './Timeline.module.css';

export interface TimelineItem {
  state: 'done' | 'now' | 'todo';
  /** Date with weekday; above on a phone, at the right when wide. */
  when: ReactNode;
  title: ReactNode;
  note?: ReactNode | undefined;
}

/** What has happened, happens now and will happen, with dates. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={classes.timeline}>
      {byPlace(items).map(({ key, row: { state, when, title, note } }) => (
        <li key={key} className={classes[state]} {...(state === 'now' && { 'aria-current': 'step' as const })}>
          <span className={classes.node}>{state === 'done' && <Icon name="check" label="Done" />}</span>
          <p className={classes.when}>{when}</p>
          <div className={classes.what}>
            <h3>{title}</h3>
            {note != null && <p className={classes.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
