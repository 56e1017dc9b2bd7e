import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './Card.module.css';

export interface CardProps {
  title?: ReactNode | undefined;
  /** A Tag at the right of the title. */
  tag?: ReactNode | undefined;
  /** Stands under the heading of a section: its title is one level deeper. */
  nested?: boolean | undefined;
  /** No padding: for rows that reach the edge. */
  flush?: boolean | undefined;
  /** Speaks when its figures change. */
  live?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** White paper with a hairline, never a shadow. */
export function Card({ title, tag, nested, flush, live, children }: CardProps) {
  const Heading = nested ? 'h3' : 'h2';
  return (
    <section className={cx(classes.card, flush && classes.flush)} {...(live && { 'aria-live': 'polite' })}>
      {title != null && (
        <div className={classes.head}>
          <Heading>{title}</Heading>
          {tag}
        </div>
      )}
      {children}
    </section>
  );
}
