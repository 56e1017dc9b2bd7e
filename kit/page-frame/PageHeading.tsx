import type { ReactNode } from 'react';
import classes from './PageFrame.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under the question. */
  intro?: ReactNode | undefined;
  /** A Tag above the heading. */
  tag?: ReactNode | undefined;
}

/** The question or the news: the only large text of a page. */
export function PageHeading({ children, intro, tag }: PageHeadingProps) {
  return (
    <>
      {tag != null && <div className={classes.tag}>{tag}</div>}
      <h1 tabIndex={-1}>{children}</h1>
      {intro != null && <p className={classes.intro}>{intro}</p>}
    </>
  );
}
