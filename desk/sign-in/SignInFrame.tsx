import type { JSX, ReactNode } from 'react';
import { lenderName } from '../services/lender.ts';
import classes from './SignInFrame.module.css';

/** The page of a sign-in: the lender's name above one card. */
export function SignInFrame({ children }: { readonly children: ReactNode }): JSX.Element {
  return (
    <main id="main" className={classes.page}>
      <p className={classes.name}>{lenderName()}</p>
      <div className={classes.card}>{children}</div>
    </main>
  );
}
