import type { ReactNode } from 'react';
import { OPTIONAL } from '../copy.ts';
import { FieldMessage, wiring, type FieldCopy } from './Field.tsx';
import classes from './Field.module.css';

interface FieldGroupProps extends FieldCopy {
  id: string;
  /** radiogroup for a single choice, group for several boxes that form one answer. */
  role: 'radiogroup' | 'group';
  /** The h1 already asks the question: the legend is for screen readers only. */
  hideLabel?: boolean | undefined;
  /** The hint stands below the controls, so that they line up with other fields of a row. */
  hintBelow?: boolean | undefined;
  children: ReactNode;
}

/** Several controls under one question. `id` names the group; hint and message get ids that begin with `${id}-`. */
export function FieldGroup({ id, role, label, hint, error, fix, warn, optional, hideLabel, hintBelow, children }: FieldGroupProps) {
  const wired = wiring(id, { hint, error, warn, optional });
  const shownHint = hint != null && hint !== '' && (
    <p id={`${id}-hint`} className={classes.hint}>
      {hint}
    </p>
  );
  return (
    <div className={classes.item}>
      <fieldset role={role} {...(role === 'radiogroup' ? wired : { 'aria-describedby': wired['aria-describedby'] })}>
        <legend className={hideLabel ? 'sr' : classes.legend}>
          {label}
          {optional && <span className={classes.optional}> {OPTIONAL}</span>}
        </legend>
        {!hintBelow && shownHint}
        {children}
        {hintBelow && shownHint}
      </fieldset>
      {/* outside the group: a radiogroup may own radios only */}
      <FieldMessage id={id} error={error} fix={fix} warn={warn} />
    </div>
  );
}
