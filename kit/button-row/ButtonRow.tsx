import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { BACK } from '../copy.ts';
import { cx } from '../styles/cx.ts';
import classes from './ButtonRow.module.css';

export interface ButtonRowProps {
  children: ReactNode;
  /** Fixed to the bottom of a phone's screen (default). */
  sticky?: boolean | undefined;
  /** Adds Back: an outlined button before the action on a phone, a link after it on wide screens. */
  onBack?: (() => void) | undefined;
  backText?: string | undefined;
  /** One line above the buttons, on phones only: label at the left, figure (in <b>) at the right. */
  sum?: { left: ReactNode; right: ReactNode } | undefined;
}

/** The buttons at the end of a page. */
export function ButtonRow({ children, sticky = true, onBack, backText = BACK, sum }: ButtonRowProps) {
  return (
    <div className={cx(classes.row, sticky && classes.sticky)} {...(sticky && { 'data-sticky-row': '' })}>
      {sum && (
        <p className={classes.sum}>
          <span>{sum.left}</span>
          <span>{sum.right}</span>
        </p>
      )}
      {onBack && (
        <Button variant="outline" className={classes.back} onClick={onBack}>
          {backText}
        </Button>
      )}
      {children}
    </div>
  );
}
