import { type ReactNode, useId } from 'react';
import { OPTIONAL } from '../copy.ts';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Field.module.css';

/** The text around a field. */
export interface FieldCopy {
  label: ReactNode;
  /** One short line under the label; read with the field. */
  hint?: ReactNode | undefined;
  /** What is wrong; the field turns red and the sentence is read with it. */
  error?: string | undefined;
  /** How to fix it, when the error itself does not say: "Choose Yes or No." */
  fix?: string | undefined;
  /** A warning that does not block. */
  warn?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean | undefined;
}

interface Wiring {
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The ARIA attributes that tie a control to its error (read first), hint and unit, and mark it required unless optional. */
export function wiring(
  id: string,
  { hint, error, warn, optional }: Pick<FieldCopy, 'hint' | 'error' | 'warn' | 'optional'>,
  unit?: ReactNode,
): Wiring {
  const ids = [
    error && `${id}-error`,
    warn && !error && `${id}-warn`,
    hint != null && hint !== '' && `${id}-hint`,
    unit != null && `${id}-unit`,
  ].filter(Boolean);
  return {
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': optional ? undefined : true,
  };
}

/** The id of a field: the given one, else its name, so that an error summary can link to `#name`. */
export function useFieldId(id: string | undefined, name: string | undefined): string {
  const made = useId();
  return id ?? name ?? made;
}

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
  /** two: halves when wide. address: city, state, zip (city on its own row on a phone). many: as many beside one another as fit, their boxes at one height. */
  layout: 'two' | 'address' | 'many';
  children: ReactNode;
}

/** Fields side by side. */
export function FieldRow({ layout, children }: FieldRowProps) {
  return <div className={cx(classes.row, classes[layout])}>{children}</div>;
}
