import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { BACK } from '../copy.ts';
import { cx } from '../styles/cx.ts';
import classes from './ButtonRow.module.css';

export interface ButtonRowProps {
  children: ReactNode;
  /** Stays at the foot of a phone's screen (default). */
  sticky?: boolean | undefined;
  /** Adds Back: outlined before the action on a phone, a link after it when wide. */
  onBack?: (() => void) | undefined;
  backText?: string | undefined;
  /** One line above the buttons, on phones only: words left, figure (in <b>) right. */
  sum?: { left: ReactNode; right: ReactNode } | undefined;
}

/** The actions of a page. */
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
