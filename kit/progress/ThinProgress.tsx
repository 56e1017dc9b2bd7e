import type { CSSProperties, ReactNode } from 'react';
import { place, QUESTION } from '../copy.ts';
import { cx } from '../styles/cx.ts';
import classes from './ThinProgress.module.css';

export interface ThinProgressProps {
  /** Where the person is: 4 of 8. */
  at: number;
  of: number;
  /** "Question" or "Step". */
  unit?: string | undefined;
  /** The name of this question or step: "Income". */
  name: string;
  /** What the line measures, spoken: "Registration". */
  label: string;
  /** How far the line is drawn, when it is not `at` (half a step when inside it). */
  fill?: number | undefined;
  /** Words at the right: "On hold". */
  aside?: ReactNode | undefined;
  /** Aligned with the registration column. */
  narrow?: boolean | undefined;
}

/** The thin accent line across the page, and in words "Question 4 of 8: Income". */
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
