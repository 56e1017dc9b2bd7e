import { Button } from '@hearthline/kit/button/Button.tsx';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import type { JSX } from 'react';
import classes from './NewLender.module.css';
import { type StepName, STEPS } from './steps.ts';

export type Place = StepName | 'review';

type StepListProps = {
  readonly place: Place;
  /** Whether something is missing or wrong at a step. */
  readonly isWith: (name: StepName) => boolean;
  readonly onPlace: (place: Place) => void;
};

/** The steps, in their order, each with whether something is to be done there. */
export function StepList({ place, isWith, onPlace }: StepListProps): JSX.Element {
  const step = (name: Place, title: string, state: string | null): JSX.Element => (
    <li key={name} aria-current={name === place ? 'step' : undefined}>
      <span className={classes.node} data-ready={state === READY}>
        {state === READY && <Icon name="check" />}
      </span>
      <Button variant="text" compact onClick={() => onPlace(name)}>
        {title}
      </Button>
      {state !== null && <span className={classes.state}>{state}</span>}
    </li>
  );
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {STEPS.map(({ name, title }) => step(name, title, isWith(name) ? 'To fill in' : READY))}
        {step('review', 'Review', null)}
      </ol>
    </nav>
  );
}

const READY = 'Ready';
