import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Steps.module.css';

export interface Step {
  state: 'done' | 'now' | 'todo';
  name: ReactNode;
  /** A line under the name: a deadline or a date. */
  sub?: ReactNode | undefined;
}

/** The vertical list of steps beside a page. Completed steps have a check mark, not only a color. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {keyedByIndex(steps).map(({ key, row: { state, name, sub } }) => (
        <li key={key} className={classes[state]} {...(state === 'now' && { 'aria-current': 'step' as const })}>
          <span className={classes.node}>{state === 'done' && <Icon name="check" />}</span>
          <span>
            {name}
            {state === 'done' && <span className="sr"> (done)</span>}
            {sub != null && <span className={classes.sub}>{sub}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
