import type { ReactNode } from 'react';
import { GOOD_TO_KNOW } from '../copy.ts';
import { ThinProgress, type ThinProgressProps } from '../progress/ThinProgress.tsx';
import { cx } from '../styles/cx.ts';
import classes from './PageFrame.module.css';

export interface RegisterFrameProps {
  /** The progress line above; absent on dead ends and errors. */
  progress?: Omit<ThinProgressProps, 'narrow'> | undefined;
  /** Beside the column on wide screens, below it on a phone. */
  aside?: ReactNode | undefined;
  /** Accessible name of the aside. */
  asideLabel?: string | undefined;
  children: ReactNode;
}

/** Page frame of one question: a 560 px column and a 300 px aside. Renders `<main id="main">`. */
export function RegisterFrame({ progress, aside, asideLabel = GOOD_TO_KNOW, children }: RegisterFrameProps) {
  return (
    <>
      {progress && <ThinProgress {...progress} narrow />}
      <main id="main" tabIndex={-1} className={cx(classes.main, classes.register, progress && classes.afterLine)}>
        <div className={classes.ask}>{children}</div>
        {aside != null && (
          <aside className={classes.aside} aria-label={asideLabel}>
            {aside}
          </aside>
        )}
      </main>
    </>
  );
}

/** Page frame of dead ends and errors: the same column and aside without a progress line, because there is no next step. */
export function DeadEndFrame({ aside, children }: Omit<RegisterFrameProps, 'progress'>) {
  return <RegisterFrame aside={aside}>{children}</RegisterFrame>;
}
