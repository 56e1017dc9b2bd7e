import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './PageFrame.module.css';

/** Page frame of the dashboard: content, and cards beside it on wide screens. Renders `<main id="main">`. */
export function DashboardFrame({ rail, children }: { rail?: ReactNode | undefined; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={cx(classes.main, classes.dashboard)}>
      <div className={classes.content}>{children}</div>
      {rail != null && <div className={classes.rail}>{rail}</div>}
    </main>
  );
}
