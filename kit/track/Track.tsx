import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Step } from '../steps/Steps.tsx';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './Track.module.css';

export interface TrackProps {
  /** Accessible name: "5 of 7 steps done". */
  label: string;
  steps: readonly Pick<Step, 'state' | 'name'>[];
  /** Shown under the line on a phone, where the names do not fit. */
  children: ReactNode;
}

/** A horizontal progress line: all steps, completed ones with a check mark. */
export function Track({ label, steps, children }: TrackProps) {
  return (
    <>
      <ol className={classes.track} aria-label={label}>
        {keyedByIndex(steps).map(({ key, row: { state, name } }) => (
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
