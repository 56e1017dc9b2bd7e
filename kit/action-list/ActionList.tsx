import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { byPlace } from '../styles/by-place.ts';
import classes from './ActionList.module.css';

export interface ActionItem {
  icon: IconName;
  title: ReactNode;
  note?: ReactNode | undefined;
  /** A link, or something that happens here. */
  href?: string | undefined;
  onPick?: ((event: MouseEvent) => void) | undefined;
}

/** Things a person can do, one a row; the whole row is the target. */
export function ActionList({ items }: { items: readonly ActionItem[] }) {
  return (
    <ul className={classes.list}>
      {byPlace(items).map(({ key, row: { icon, title, note, href, onPick } }) => {
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
