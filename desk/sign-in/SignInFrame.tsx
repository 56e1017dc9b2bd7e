import type { JSX, ReactNode } from 'react';
import { lenderName } from '../services/lender.ts';
import classes from './SignInFrame.module.css';

/** The page of a sign-in: the lender's name above one card. `title`: for screen readers, while no step with a heading of its own is shown. */
export function SignInFrame({ title, children }: { readonly title?: string; readonly children: ReactNode }): JSX.Element {
  return (
    <main id="main" className={classes.page}>
      <p className={classes.name}>{lenderName()}</p>
      {title !== undefined && <h1 className="sr">{title}</h1>}
      <div className={classes.card}>{children}</div>
    </main>
  );
}
