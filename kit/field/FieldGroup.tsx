import type { ReactNode } from 'react';
import { OPTIONAL } from '../copy.ts';
import { FieldMessage } from './Field.tsx';
import classes from './Field.module.css';
import { wiring, type FieldCopy } from './field-copy.ts';

interface FieldGroupProps extends FieldCopy {
  id: string;
  /** radiogroup for choices, group for several boxes of one answer. */
  role: 'radiogroup' | 'group';
  /** The h1 already asks the question: the legend is only spoken. */
  hideLabel?: boolean | undefined;
  children: ReactNode;
}

/** Several controls with one question. `id` names the group; its hint and message hang on `${id}-…`. */
export function FieldGroup({ id, role, label, hint, error, fix, warn, optional, hideLabel, children }: FieldGroupProps) {
  const wired = wiring(id, { hint, error, warn, optional });
  return (
    <div className={classes.item}>
      <fieldset role={role} {...(role === 'radiogroup' ? wired : { 'aria-describedby': wired['aria-describedby'] })}>
        <legend className={hideLabel ? 'sr' : classes.legend}>
          {label}
          {optional && <span className={classes.optional}> {OPTIONAL}</span>}
        </legend>
        {hint != null && hint !== '' && (
          <p id={`${id}-hint`} className={classes.hint}>
            {hint}
          </p>
        )}
        {children}
      </fieldset>
      {/* outside: a group of radios owns radios only */}
      <FieldMessage id={id} error={error} fix={fix} warn={warn} />
    </div>
  );
}
