import { useEffect, useRef, type ReactNode } from 'react';
import classes from './PageFrame.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** One or two sentences under the question. */
  intro?: ReactNode | undefined;
  /** A Tag above the heading. */
  tag?: ReactNode | undefined;
  /** Takes focus when it appears: for a page reached inside the app, so that a screen reader starts here. */
  takeFocus?: boolean | undefined;
}

/** The question or the news: the only large text of a page. */
export function PageHeading({ children, intro, tag, takeFocus = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <>
      {tag != null && <div className={classes.tag}>{tag}</div>}
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {intro != null && <p className={classes.intro}>{intro}</p>}
    </>
  );
}
