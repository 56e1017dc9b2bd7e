import type { ReactNode } from 'react';
import { OPTIONAL } from '../copy.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Field.module.css';
import type { FieldCopy } from './field-copy.ts';

/** The error or warning under a field, with its icon; nothing when there is neither. */
export function FieldMessage({ id, error, fix, warn }: { id: string } & Pick<FieldCopy, 'error' | 'fix' | 'warn'>) {
  if (error)
    return (
      <p id={`${id}-error`} className={classes.message}>
        <Icon name="error" />
        <span>
          <span>{error}</span>
          {fix && <span className={classes.fix}> {fix}</span>}
        </span>
      </p>
    );
  return (
    <div role="status">
      {warn ? (
        <p id={`${id}-warn`} className={cx(classes.message, classes.warn)}>
          <Icon name="warning" />
          <span>{warn}</span>
        </p>
      ) : null}
    </div>
  );
}

/** A form field: label, hint, control, message. `id` is the control's id. */
export function Field({ id, label, hint, error, fix, warn, optional, children }: FieldCopy & { id: string; children: ReactNode }) {
  return (
    <div className={classes.item}>
      <label id={`${id}-label`} htmlFor={id} className={classes.label}>
        {label}
        {optional && <span className={classes.optional}> {OPTIONAL}</span>}
      </label>
      {hint != null && hint !== '' && (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage id={id} error={error} fix={fix} warn={warn} />
    </div>
  );
}

interface FieldRowProps {
  /** two: halves when wide. address: city, state, zip (city on its own row on a phone). */
  layout: 'two' | 'address';
  children: ReactNode;
}

/** Fields side by side. */
export function FieldRow({ layout, children }: FieldRowProps) {
  return <div className={cx(classes.row, classes[layout])}>{children}</div>;
}
