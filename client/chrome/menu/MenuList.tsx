import type { MenuEntry } from '@hearthline/orgs/menus.ts';
import { Icon } from '@hearthline/kit/icon/Icon.tsx';
import type { IconName } from '@hearthline/kit/icon/paths.ts';
import type { JSX, ReactNode } from 'react';
import { useHere } from '../../parts/screen/navigation.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import type { Site } from '../../services/menus.ts';
import { ENTRIES, MENU } from './copy.ts';
import classes from './MenuList.module.css';

type EntryProps = {
  readonly entry: MenuEntry;
  readonly to: string;
  readonly className?: string | undefined;
  readonly onPick?: (() => void) | undefined;
};

/** One entry: a page of this site, or another site, which it says. */
export function EntryLink({ entry, to, className, onPick }: EntryProps): JSX.Element {
  const isHere = useHere(({ pathname }) => pathname === to);
  if (to.startsWith('/'))
    return (
      <PathLink to={to} className={className} aria-current={isHere ? 'page' : undefined} onClick={onPick}>
        {ENTRIES[entry]}
      </PathLink>
    );
  return (
    <a href={to} className={className} onClick={onPick}>
      {ENTRIES[entry]}
      <Icon name="external" label={MENU.elsewhere} />
    </a>
  );
}

type ListProps = {
  readonly entries: readonly MenuEntry[];
  readonly addresses: Site['addresses'];
  readonly onPick: () => void;
  /** More rows, each an `<li>`. */
  readonly children?: ReactNode;
};

/** The entries of a menu, one per row. */
export function MenuList({ entries, addresses, onPick, children }: ListProps): JSX.Element {
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry}>
          <EntryLink entry={entry} to={addresses[entry] ?? ''} className={classes.row} onPick={onPick} />
        </li>
      ))}
      {children}
    </ul>
  );
}

type ActionProps = { readonly icon?: IconName | undefined; readonly onPick: () => void; readonly children: ReactNode };

/** A row of a menu that acts on this page. */
export function MenuAction({ icon, onPick, children }: ActionProps): JSX.Element {
  return (
    <li>
      <button type="button" className={classes.row} onClick={onPick}>
        {icon && <Icon name={icon} />}
        {children}
      </button>
    </li>
  );
}
