import type { ComponentProps, ReactNode } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import classes from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';

export interface TextFieldProps extends FieldCopy, Omit<ComponentProps<'input'>, 'children' | 'prefix'> {
  /** Line icon at the start of the box. */
  icon?: IconName | undefined;
  /** Text inside the box, before and after what is typed ("$", "a year"). */
  before?: ReactNode | undefined;
  after?: ReactNode | undefined;
  /** short: 12rem. big: the large figure of a page. */
  boxSize?: 'short' | 'big' | undefined;
  /** Excluded from session replay. */
  isPrivate?: boolean | undefined;
}

/** A one-line text field. Spread react-hook-form's `register(name)` into it; the id is the name. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, fix, warn, optional, icon, before, after, boxSize, isPrivate, id: givenId, type = 'text', ...input } = props;
  const id = useFieldId(givenId, input.name);
  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} warn={warn} optional={optional}>
      <div className={cx(classes.box, error && classes.bad, input.disabled && classes.off, boxSize && classes[boxSize])}>
        {icon && <Icon name={icon} />}
        {before != null && (
          <span className={classes.pre} aria-hidden="true">
            {before}
          </span>
        )}
        <input
          {...input}
          id={id}
          type={type}
          {...wiring(id, { hint, error, warn, optional }, after)}
          {...(isPrivate && { 'data-private': '' })}
        />
        {after != null && (
          <span id={`${id}-unit`} className={classes.post}>
            {after}
          </span>
        )}
      </div>
    </Field>
  );
}

/** A known value that is changed elsewhere; say where in the hint. */
export function ReadOnlyField({ label, value, hint }: { label: ReactNode; value: ReactNode; hint?: ReactNode | undefined }) {
  return (
    <div className={classes.item}>
      <p className={classes.label}>{label}</p>
      <div className={cx(classes.box, classes.off)}>
        <span className={classes.value}>{value}</span>
      </div>
      {hint != null && <p className={classes.hint}>{hint}</p>}
    </div>
  );
}
