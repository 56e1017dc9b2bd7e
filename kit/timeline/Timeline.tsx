import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Timeline.module.css';
import { DONE } from '../copy.ts';

export interface TimelineItem {
  state: 'done' | 'now' | 'todo';
  /** Date with weekday; above on a phone, at the right on wide screens. */
  when: ReactNode;
  title: ReactNode;
  note?: ReactNode | undefined;
}

/** Past, present and future events, with dates. */
export function Timeline({ items }: { items: readonly TimelineItem[] }) {
  return (
    <ol className={classes.timeline}>
      {keyedByIndex(items).map(({ key, row: { state, when, title, note } }) => (
        <li key={key} className={classes[state]} {...(state === 'now' && { 'aria-current': 'step' as const })}>
          <span className={classes.node}>{state === 'done' && <Icon name="check" label={DONE} />}</span>
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
