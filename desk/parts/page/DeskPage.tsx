import { type JSX, type ReactNode, useEffect, useRef } from 'react';
import { lenderName } from '../../services/lender.ts';
import classes from './DeskPage.module.css';

type DeskPageProps = {
  readonly title: string;
  /** One sentence under the title. */
  readonly intro?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** A page that is read or filled in from top to bottom: as wide as a form. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** A page of the desk: its title takes focus when the page opens, and is the title of the tab. */
export function DeskPage({ title, intro, actions, narrow, children }: DeskPageProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | ${lenderName()} desk`;
  }, [title]);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={classes.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro != null && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions != null && <div className={classes.actions}>{actions}</div>}
      </div>
      {narrow ? <div className={classes.narrow}>{children}</div> : children}
    </>
  );
}
