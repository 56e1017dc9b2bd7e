import { cx } from '@hearthline/kit/styles/cx.ts';
import type { JSX } from 'react';
import classes from './CountTabs.module.css';

export type CountTab = {
  readonly key: string;
  readonly title: string;
  /** Undefined until it is read. */
  readonly count: number | undefined;
  readonly late?: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
};

const figure = (count: number): string => count.toLocaleString('en-US');

/** Parts of a list side by side, each with what is in it; pressing one shows it alone. */
export function CountTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly CountTab[] }): JSX.Element {
  return (
    <ul className={classes.tabs} aria-label={label}>
      {tabs.map(({ key, title, count, late = 0, isOpen, onOpen }) => (
        <li key={key}>
          <button type="button" className={cx(classes.tab, isOpen && classes.open)} aria-pressed={isOpen} onClick={onOpen}>
            <span>{title}</span>
            <span className={classes.count}>
              {count === undefined ? '–' : figure(count)}
              {late > 0 && <span className={classes.late}> {figure(late)} late</span>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
