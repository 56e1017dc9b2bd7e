import type { CSSProperties, ReactNode } from 'react';
import { place, QUESTION } from '../copy.ts';
import { cx } from '../styles/cx.ts';
import classes from './ThinProgress.module.css';

export interface ThinProgressProps {
  /** The current position: 4 of 8. */
  at: number;
  of: number;
  /** "Question" or "Step". */
  unit?: string | undefined;
  /** The name of this question or step: "Income". */
  name: string;
  /** What the line measures, for screen readers: "Registration". */
  label: string;
  /** How much of the line is filled, when it differs from `at` (half a step when inside one). */
  fill?: number | undefined;
  /** Text at the right: "On hold". */
  aside?: ReactNode | undefined;
  /** Aligned with the registration column. */
  narrow?: boolean | undefined;
}

/** The progress line across the page, with text: "Question 4 of 8: Income". */
export function ThinProgress({ at, of, unit = QUESTION, name, label, fill = at, aside, narrow }: ThinProgressProps) {
  return (
    <section aria-label={label}>
      <div
        className={classes.line}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={at}
        aria-valuetext={`${place(unit, at, of)}: ${name}`}
        style={{ '--at': fill, '--of': of } as CSSProperties}
      >
        <i />
      </div>
      <p className={cx(classes.where, narrow && classes.narrow)}>
        <span>
          {place(unit, at, of)}: <b>{name}</b>
        </span>
        {aside != null && <span>{aside}</span>}
      </p>
    </section>
  );
}
