import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import { type JSX, type ReactNode, useEffect, useRef, useState } from 'react';
import { company } from '../../services/organization/organization.ts';
import { CHAT } from '../copy.ts';
import classes from './Frame.module.css';
import { useIsWide } from './use-window.ts';

type FrameProps = {
  /** What is shown: when it changes while the focus is inside, the first field takes it. */
  readonly part: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Moves the focus to the first field when the chat opens, and when another part of it is shown. */
function useFirstFocus(part: string) {
  const box = useRef<HTMLDivElement>(null);
  const isOpened = useRef(false);
  useEffect(() => {
    const inside = box.current;
    if (!inside) return;
    const { activeElement } = document;
    const isElsewhere =
      activeElement !== null && activeElement !== document.body && !inside.closest('[role="dialog"], dialog')?.contains(activeElement);
    if (isOpened.current && isElsewhere) return;
    isOpened.current = true;
    (inside.querySelector<HTMLElement>('textarea, input:not([type=file]), select') ?? inside).focus();
  }, [part]);
  return box;
}

/** Covers the page on a phone; beside it, at the bottom right, where there is room (design §6). */
export function Frame({ part, onClose, children }: FrameProps): JSX.Element {
  const isWide = useIsWide();
  // below a dialog of the page a panel could not be reached: it is a dialog above that one
  const [isCovered] = useState(() => document.querySelector('dialog:modal') !== null);
  const box = useFirstFocus(part);
  const title = CHAT.title(company().name);
  const inside = (
    <div ref={box} className={classes.inside} tabIndex={-1}>
      {children}
    </div>
  );
  if (!isWide || isCovered)
    return (
      <Dialog open tall onClose={onClose} title={title}>
        {inside}
      </Dialog>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape reaches the panel from what has focus inside; it is nothing to press itself
    <div
      role="dialog"
      aria-label={title}
      className={classes.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2>{title}</h2>
        <button type="button" className={classes.close} aria-label={CHAT.close} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {inside}
    </div>
  );
}
