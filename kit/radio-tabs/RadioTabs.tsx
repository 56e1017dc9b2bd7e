import { Fragment, type ReactNode } from 'react';
import { type FieldCopy, useFieldId } from '../field/Field.tsx';
import { FieldGroup } from '../field/FieldGroup.tsx';
import type { RadioWiring } from '../radio-cards/RadioCards.tsx';
import { cx } from '../styles/cx.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './RadioTabs.module.css';

export interface RadioTab {
  value: string;
  /** First line; a unit inside it in <small>: 15 <small>years</small>. */
  title: ReactNode;
  /** Figures under it, one per line. */
  lines?: readonly ReactNode[] | undefined;
}

export interface RadioTabsProps extends FieldCopy, RadioWiring {
  options: readonly RadioTab[];
  id?: string | undefined;
  hideLabel?: boolean | undefined;
}

/** Two to five short choices side by side, equal in size, each with its figures. Props as in RadioCards. */
export function RadioTabs({ options, id: givenId, hideLabel, name, value, onChange, onBlur, ref, disabled, ...copy }: RadioTabsProps) {
  const id = useFieldId(givenId, name);
  return (
    <FieldGroup {...copy} id={id} role="radiogroup" hideLabel={hideLabel}>
      <div className={cx(classes.tabs, copy.error && classes.bad)}>
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              ref={ref}
              aria-describedby={copy.error && `${id}-error`}
              onChange={onChange}
              onBlur={onBlur}
              disabled={disabled}
              {...(value !== undefined && { checked: value === option.value })}
            />
            <b>{option.title}</b>
            {/* For screen readers only: without the comma the lines run together. */}
            {keyedByIndex(option.lines ?? []).map(({ key, row }) => (
              <Fragment key={key}>
                <span className="sr">, </span>
                <span className={classes.line}>{row}</span>
              </Fragment>
            ))}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
