import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './HomeBar.module.css';

export interface BarSegment {
  name: ReactNode;
  /** The formatted amount: "$104,990.00". */
  amount: ReactNode;
  /** Part of the whole, 0–100. */
  percent: number;
  /** dark and accent are filled; plain is the unfilled remainder. */
  look: 'dark' | 'accent' | 'plain';
}

/** The parts of a whole as one bar, and a legend with amounts, so that nothing is conveyed by color alone. */
export function HomeBar({ label, segments }: { /** The text alternative of the bar. */ label: string; segments: readonly BarSegment[] }) {
  return (
    <>
      <div className={classes.bar} role="img" aria-label={label}>
        {keyedByIndex(segments).map(
          ({ key, row: { look, percent } }) =>
            look !== 'plain' && <i key={key} className={classes[look]} style={{ '--share': `${percent}%` } as CSSProperties} />,
        )}
      </div>
      <dl className={classes.legend}>
        {keyedByIndex(segments).map(({ key, row: { name, amount, look } }) => (
          <div key={key}>
            <dt>
              <i className={cx(classes[look])} />
              {name}
            </dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
