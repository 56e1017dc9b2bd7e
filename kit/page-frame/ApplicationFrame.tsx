import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { ThinProgress, type ThinProgressProps } from '../progress/ThinProgress.tsx';
import { Steps, type Step } from '../steps/Steps.tsx';
import { cx } from '../styles/cx.ts';
import classes from './PageFrame.module.css';

export interface ApplicationFrameProps {
  /** The sidebar from 1024 px: its title, steps and accessible name. */
  side: {
    title: ReactNode;
    label: string;
    steps: readonly Step[];
    /** Under the steps. */ note?: ReactNode | undefined;
    /** The note is of something that is not done yet: no check mark. */ isPending?: boolean;
  };
  /** The progress line below 1024 px. */
  line: Omit<ThinProgressProps, 'narrow'>;
  /** Cards at the right from 1240 px, below the content on narrower screens. */
  rail?: ReactNode | undefined;
  /** Keeps the rail in view from 1024 px; below 1240 px the progress line replaces the sidebar to make room for it. */
  stayRail?: boolean | undefined;
  /** 700 instead of 640 px: for documents. */
  wideContent?: boolean | undefined;
  children: ReactNode;
}

/** Page frame of an application: sidebar, content, rail. Renders `<main id="main">`. */
export function ApplicationFrame({ side, line, rail, stayRail, wideContent, children }: ApplicationFrameProps) {
  return (
    <>
      <div className={cx(classes.line, stayRail && classes.untilRail)}>
        <ThinProgress {...line} />
      </div>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={cx(classes.application, stayRail && classes.stayRail, wideContent && classes.wideContent)}>
          <section className={classes.side} aria-label={side.label}>
            <div className={classes.stay}>
              <p className={classes.sideTitle}>{side.title}</p>
              <Steps steps={side.steps} />
              {side.note != null && (
                <p className={classes.sideNote}>
                  <Icon name={side.isPending ? 'clock' : 'check'} />
                  {side.note}
                </p>
              )}
            </div>
          </section>
          <div className={classes.content}>{children}</div>
          {rail != null && <div className={classes.rail}>{rail}</div>}
        </div>
      </main>
    </>
  );
}
