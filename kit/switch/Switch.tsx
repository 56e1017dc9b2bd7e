import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './Switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** What it changes, with figures where there are any. */
  note?: ReactNode | undefined;
}

/** An on/off switch that takes effect at once. Spread `register(name)`, or give checked and onChange. */
export function Switch({ label, note, ...input }: SwitchProps) {
  const id = useId();
  return (
    <label className={classes.switch}>
      <span>
        <span id={`${id}-label`} className={classes.title}>
          {label}
        </span>
        {note != null && (
          <span id={`${id}-note`} className={classes.note}>
            {note}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its own state; aria-checked would say it twice
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={note == null ? undefined : `${id}-note`}
      />
      <span className={classes.knob} aria-hidden="true" />
    </label>
  );
}
