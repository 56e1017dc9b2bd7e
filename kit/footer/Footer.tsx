import type { ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './Footer.module.css';

export interface FooterProps {
  /** Company, address and telephone hours, as paragraphs with the name in <b>. */
  company: ReactNode;
  /** The numbered disclosures (an <ol>) and <nav> links; folded on a question of registration, open everywhere else. */
  children: ReactNode;
  /** Aligned with the registration column. */
  narrow?: boolean | undefined;
}

/** The footer of every page. */
export function Footer({ company, children, narrow }: FooterProps) {
  return (
    <footer className={cx(classes.footer, narrow && classes.narrow)}>
      <div className={classes.inner}>
        <div>{company}</div>
        <div>{children}</div>
      </div>
    </footer>
  );
}

/** The equal housing lender logo with its text. */
export function EqualHousing({ children }: { children: ReactNode }) {
  return (
    <p className={classes.mark}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d="M13 2 1.5 9.5V13H4v10h18V13h2.500V9.500ZM19 20.500H7V10.200l6-4 6 4ZM9 11h8v2.400H9ZM9 15h8v2.400H9Z" />
      </svg>{' '}
      {children}
    </p>
  );
}
