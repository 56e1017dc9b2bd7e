import type { ComponentProps, ReactNode } from 'react';
import { FieldMessage, useFieldId, wiring } from '../field/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import classes from '../radio-cards/Choice.module.css';
import { cx } from '../styles/cx.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; links inside it work without checking the box. */
  children: ReactNode;
  error?: string | undefined;
  /** How to fix the error. */
  fix?: string | undefined;
  /** Announced with the box: the form cannot be sent unless it is checked. */
  required?: boolean | undefined;
  /** Drawn as a card instead of a plain row. */
  card?: boolean | undefined;
}

/** A square checkbox, also for consents: never checked in advance. Spread `register(name)` into it. */
export function Checkbox({ children, error, fix, required, card, id: givenId, ...input }: CheckboxProps) {
  const id = useFieldId(givenId, input.name);
  return (
    <div>
      <label className={cx(classes.choice, !card && classes.plain, error && classes.bad)}>
        <input {...input} id={id} type="checkbox" {...wiring(id, { error, optional: !required })} />
        <span className={cx(classes.knob, classes.square)}>
          <Icon name="check" />
        </span>
        <span>{children}</span>
      </label>
      {error && <FieldMessage id={id} error={error} fix={fix} />}
    </div>
  );
}
