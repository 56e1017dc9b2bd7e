import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './Card.module.css';

export interface CardProps {
  title?: ReactNode | undefined;
  /** A Tag at the right of the title. */
  tag?: ReactNode | undefined;
  /** Placed under the heading of a section: the card's title is one heading level deeper. */
  nested?: boolean | undefined;
  /** No padding: for rows that span the full width. */
  flush?: boolean | undefined;
  /** A live region: announced when its figures change. */
  live?: boolean | undefined;
  children?: ReactNode | undefined;
}

/** A white box with a hairline border and no shadow. */
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
