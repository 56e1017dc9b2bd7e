import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under the heading. */
  intro?: ReactNode | undefined;
  /** A Tag above the heading. */
  tag?: ReactNode | undefined;
}

/** The heading of a page, its only large text: a question or a statement. */
export function PageHeading({ children, intro, tag }: PageHeadingProps) {
  return (
    <>
      {tag != null && <div className={classes.tag}>{tag}</div>}
      <h1 tabIndex={-1}>{children}</h1>
      {intro != null && <p className={classes.intro}>{intro}</p>}
    </>
  );
}
