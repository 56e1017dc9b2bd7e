import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import { byPlace } from '../styles/by-place.ts';
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

/** What a whole is made of, as one bar and a legend with amounts, so that nothing is said by color alone. */
export function HomeBar({ label, segments }: { /** The picture in words. */ label: string; segments: readonly BarSegment[] }) {
  return (
    <>
      <div className={classes.bar} role="img" aria-label={label}>
        {byPlace(segments).map(
          ({ key, row: { look, percent } }) =>
            look !== 'plain' && <i key={key} className={classes[look]} style={{ '--share': `${percent}%` } as CSSProperties} />,
        )}
      </div>
      <dl className={classes.legend}>
        {byPlace(segments).map(({ key, row: { name, amount, look } }) => (
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
