import type { ComponentProps } from 'react';
import { Field, useFieldId, wiring, type FieldCopy } from '../field/Field.tsx';
import { cx } from '../styles/cx.ts';
import classes from './TextArea.module.css';

export interface TextAreaProps extends FieldCopy, Omit<ComponentProps<'textarea'>, 'children'> {}

/** A multi-line text field for free text. Spread react-hook-form's `register(name)` into it; the id is the name. */
export function TextArea({ label, hint, error, fix, warn, optional, id: givenId, rows = 4, ...area }: TextAreaProps) {
  const id = useFieldId(givenId, area.name);
  return (
    <Field id={id} label={label} hint={hint} error={error} fix={fix} warn={warn} optional={optional}>
      <textarea
        {...area}
        id={id}
        rows={rows}
        className={cx(classes.area, error && classes.bad)}
        {...wiring(id, { hint, error, warn, optional })}
      />
    </Field>
  );
}
