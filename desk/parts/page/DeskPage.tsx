import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { cx } from '@hearthline/kit/styles/cx.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { DeskLink } from './DeskLink.tsx';
import { useTabTitle } from './use-tab-title.ts';
import classes from './DeskPage.module.css';

type DeskPageProps = {
  readonly title: string;
  /** Which part of it is open, where it has several: the tab names it before the title. */
  readonly part?: string;
  /** One sentence under the title. */
  readonly intro?: ReactNode;
  /** The page that it was opened from, where the navigation does not name it: a link above the title. */
  readonly back?: { readonly to: string; readonly text: string };
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** What stays in view with the title while the page is read, where it is wide enough. */
  readonly stays?: ReactNode;
  /** What was just done here, shown and said; empty before anything was. */
  readonly said?: string;
  /** A page that is read or filled in from top to bottom: as wide as a form. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** What is focused is scrolled below a head that stays in view (WCAG 2.4.11); what fills the rest of the window asks for `--stays`. */
function useCoveredTop(head: RefObject<HTMLDivElement | null>, isCovered: boolean): void {
  useEffect(() => {
    const element = head.current;
    if (!isCovered || element === null) return undefined;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => {
      const height = getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;
      style.setProperty('--stays', `${height}px`);
      style.scrollPaddingTop = height === 0 ? '' : `${height + 12}px`;
    });
    measured.observe(element);
    return () => {
      measured.disconnect();
      style.removeProperty('--stays');
      style.scrollPaddingTop = '';
    };
  }, [head, isCovered]);
}

/** A page of the desk: its title takes focus when the page opens, and is the title of the tab. */
export function DeskPage({ title, part, intro, back, actions, stays, said, narrow, children }: DeskPageProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useCoveredTop(head, stays != null);
  useTabTitle(part === undefined ? title : `${part}, ${title}`);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div ref={head} className={cx(classes.head, stays != null && classes.stays)}>
        <div>
          {back && (
            <p className="small">
              <DeskLink to={back.to}>{back.text}</DeskLink>
            </p>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {intro != null && <p className={classes.intro}>{intro}</p>}
          {stays}
        </div>
        {actions != null && <div className={classes.actions}>{actions}</div>}
      </div>
      {said !== undefined && (
        <div role="status">
          {said !== '' && (
            <Stack bottom={20}>
              <Alert kind="ok" title={said} />
            </Stack>
          )}
        </div>
      )}
      {narrow ? <div className={classes.narrow}>{children}</div> : children}
    </>
  );
}
