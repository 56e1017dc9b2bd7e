import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './HomeBar.module.css';

export interface BarSegment {
  name: ReactNode;
  /** The amount in words: "$104,990.00". */
  amount: ReactNode;
  /** Part of the whole, 0–100. */
  percent: number;
  /** dark and accent are drawn, plain is the empty rest. */
  look: 'dark' | 'accent' | 'plain';
}

/** What a whole is made of, as one bar and a legend with amounts, so that nothing is said by colour alone. */
export function HomeBar({ label, segments }: { /** The picture in words. */ label: string; segments: readonly BarSegment[] }) {
  return (
    <>
      <div className={classes.bar} role="img" aria-label={label}>
        {segments.map(({ look, percent }, index) => look !== 'plain' && <i key={index} className={classes[look]} style={{ '--share': `${percent}%` } as CSSProperties} />)}
      </div>
      <dl className={classes.legend}>
        {segments.map(({ name, amount, look }, index) => <div key={index}><dt><i className={cx(classes[look])} />{name}</dt><dd>{amount}</dd></div>)}
      </dl>
    </>
  );
}
