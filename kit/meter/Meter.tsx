import type { CSSProperties } from 'react';
import classes from './Meter.module.css';

export interface MeterProps {
  /** How much is done, from 0 to 1. */
  part: number;
  /** What is done: its accessible name. */
  label: string;
  /** The amount in words. */
  text?: string | undefined;
}

/** How much of something is done, as a bar. */
export function Meter({ part, label, text }: MeterProps) {
  const percent = Math.round(part * 100);
  return (
    <div
      className={classes.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      style={{ '--part': `${percent}%` } as CSSProperties}
    >
      <i />
    </div>
  );
}
