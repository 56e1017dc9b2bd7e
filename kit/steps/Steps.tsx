import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { byPlace } from '../styles/by-place.ts';
import classes from './Steps.module.css';

export interface Step {
  state: 'done' | 'now' | 'todo';
  name: ReactNode;
  /** A line under the name: until when, after what. */
  sub?: ReactNode | undefined;
}

/** The upright line beside a page. Done steps keep a tick, not only a color. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.steps}>
      {byPlace(steps).map(({ key, row: { state, name, sub } }) => (
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
