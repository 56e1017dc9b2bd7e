import type { ComponentProps } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import classes from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { CHOOSE_ONE } from '../copy.ts';
import { cx } from '../styles/cx.ts';

export interface SelectOption {
  value: string;
  text: string;
  disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldCopy, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is "". null when something is always chosen. */
  empty?: string | null | undefined;
}

/** A native select. "Choose one" is not a value: its value is "". */
export function SelectField({
  label,
  hint,
  error,
  fix,
  warn,
  optional,
  options,
  empty = CHOOSE_ONE,
  id: givenId,
  ...select
}: SelectFieldProps) {
  const id = useFieldId(givenId, select.name);
  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} warn={warn} optional={optional}>
      <div className={cx(classes.box, error && classes.bad, select.disabled && classes.off)}>
        <select {...select} id={id} {...wiring(id, { hint, error, warn, optional })}>
          {empty !== null && <option value="">{empty}</option>}
          {options.map(({ value, text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={classes.end} />
      </div>
    </Field>
  );
}
