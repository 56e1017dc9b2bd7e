import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { FieldGroup } from '../field/FieldGroup.tsx';
import { type FieldCopy, useFieldId } from '../field/Field.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Choice.module.css';

export interface RadioCard {
  value: string;
  title: ReactNode;
  /** Second line: what this choice means. */
  note?: ReactNode | undefined;
  /** At the right: a figure and a line under it. */
  end?: { figure: ReactNode; note?: ReactNode | undefined } | undefined;
  disabled?: boolean | undefined;
}

/** What the radios take from `register(name)` or from a controller; `value` only when controlled. */
export interface RadioWiring {
  name: string;
  value?: string | null | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps extends FieldCopy, RadioWiring {
  options: readonly RadioCard[];
  id?: string | undefined;
  hideLabel?: boolean | undefined;
  /** Side by side from 600 px; for short pairs such as Yes and No. */
  columns?: 2 | undefined;
}

/** A single choice shown as cards; the whole card is the target. Uncontrolled with `register`, controlled with `value`. */
export function RadioCards({
  options,
  id: givenId,
  hideLabel,
  columns,
  name,
  value,
  onChange,
  onBlur,
  ref,
  disabled,
  ...copy
}: RadioCardsProps) {
  const id = useFieldId(givenId, name);
  return (
    <FieldGroup {...copy} id={id} role="radiogroup" hideLabel={hideLabel}>
      <div className={cx(classes.choices, columns === 2 && classes.two, copy.error && classes.bad)}>
        {options.map((option, index) => (
          <label key={option.value} className={classes.choice}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              ref={ref}
              aria-describedby={copy.error && `${id}-error`}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled || option.disabled}
              {...(value !== undefined && { checked: value === option.value })}
            />
            <span className={classes.knob} />
            <span>
              <b>{option.title}</b>
              {option.note != null && <span className={classes.note}>{option.note}</span>}
            </span>
            {option.end && (
              <span className={classes.end}>
                <b>{option.end.figure}</b>
                {option.end.note != null && <span className={classes.note}>{option.end.note}</span>}
              </span>
            )}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
