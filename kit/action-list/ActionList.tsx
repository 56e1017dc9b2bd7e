import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { keyedByIndex } from '../styles/keyed-by-index.ts';
import classes from './ActionList.module.css';

export interface ActionItem {
  icon: IconName;
  title: ReactNode;
  note?: ReactNode | undefined;
  /** A link to another page, or a button that acts on this one. */
  href?: string | undefined;
  onPick?: ((event: MouseEvent) => void) | undefined;
}

/** A list of actions, one per row; the whole row is the click target. */
export function ActionList({ items }: { items: readonly ActionItem[] }) {
  return (
    <ul className={classes.list}>
      {keyedByIndex(items).map(({ key, row: { icon, title, note, href, onPick } }) => {
        const inside = (
          <>
            <Icon name={icon} />
            <span>
              <span className={classes.title}>{title}</span>
              {note != null && <span className={classes.note}>{note}</span>}
            </span>
            <Icon name="chevron-right" />
          </>
        );
        return (
          <li key={key}>
            {href !== undefined ? (
              <a className={classes.row} href={href} onClick={onPick}>
                {inside}
              </a>
            ) : (
              <button type="button" className={classes.row} onClick={onPick}>
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
