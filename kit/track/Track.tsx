import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Step } from '../steps/Steps.tsx';
import { byPlace } from '../styles/by-place.ts';
import classes from './Track.module.css';

export interface TrackProps {
  /** Spoken: "5 of 7 steps done". */
  label: string;
  steps: readonly Pick<Step, 'state' | 'name'>[];
  /** What stands under the line on a phone, where the names do not fit. */
  children: ReactNode;
}

/** The line of a whole file, lying down: its steps, done ones ticked. */
export function Track({ label, steps, children }: TrackProps) {
  return (
    <>
      <ol className={classes.track} aria-label={label}>
        {byPlace(steps).map(({ key, row: { state, name } }) => (
          <li key={key} className={classes[state]} {...(state === 'now' && { 'aria-current': 'step' as const })}>
            <span className={classes.node}>{state === 'done' && <Icon name="check" />}</span>
            <span className={classes.name}>
              {name}
              {state === 'done' && <span className="sr"> (done)</span>}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.say}>{children}</p>
    </>
  );
}
