import type { ComponentProps, ReactNode } from 'react';
import classes from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** What it changes, in figures where there are any. */
  note?: ReactNode | undefined;
}

/** On or off, with effect at once. Spread `register(name)` or give checked and onChange. */
export function Switch({ label, note, ...input }: SwitchProps) {
  return (
    <label className={classes.switch}>
      <span>
        <span className={classes.title}>{label}</span>
        {note != null && <span className={classes.note}>{note}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state; aria-checked would say it twice */}
      <input {...input} type="checkbox" role="switch" />
      <span className={classes.knob} aria-hidden="true" />
    </label>
  );
}
