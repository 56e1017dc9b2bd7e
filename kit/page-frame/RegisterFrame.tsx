import type { ReactNode } from 'react';
import { GOOD_TO_KNOW } from '../copy.ts';
import { ThinProgress, type ThinProgressProps } from '../progress/ThinProgress.tsx';
import { cx } from '../styles/cx.ts';
import classes from './PageFrame.module.css';

export interface RegisterFrameProps {
  /** The thin line above; none on dead ends and errors. */
  progress?: Omit<ThinProgressProps, 'narrow'> | undefined;
  /** Beside the column when wide, below it on a phone. */
  aside?: ReactNode | undefined;
  /** Spoken name of the aside. */
  asideLabel?: string | undefined;
  children: ReactNode;
}

/** One question: a 560 px column and an aside of 300 px. The `<main id="main">` of the page. */
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

/** Dead ends and errors: the same column and aside, and no line, because there is no next step. */
export function DeadEndFrame({ aside, children }: Omit<RegisterFrameProps, 'progress'>) {
  return <RegisterFrame aside={aside}>{children}</RegisterFrame>;
}
