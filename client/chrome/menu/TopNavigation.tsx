import { TopButton } from '@hearthline/kit/top-bar/TopBar.tsx';
import bar from '@hearthline/kit/top-bar/TopBar.module.css';
import { type JSX, useState } from 'react';
import { Queries } from '../../parts/loading/Queries.tsx';
import { FeedbackDialog } from '../feedback/FeedbackDialog.tsx';
import { MENU } from './copy.ts';
import { EntryLink } from './MenuList.tsx';
import classes from './TopNavigation.module.css';
import { useIsDesktop, useMenus } from './use-menus.ts';

function Links(): JSX.Element | null {
  const { menus, addresses } = useMenus();
  const [isOpen, setOpen] = useState(false);
  const isDesktop = useIsDesktop();
  if (!isDesktop) return null;
  return (
    <nav aria-label={MENU.main} className={classes.links}>
      {menus.top.map((entry) => (
        <EntryLink key={entry} entry={entry} to={addresses[entry] ?? ''} className={bar['link']} />
      ))}
      {menus.feedback && <TopButton text={MENU.feedback} onClick={() => setOpen(true)} />}
      {isOpen && <FeedbackDialog onClose={() => setOpen(false)} />}
    </nav>
  );
}

/** The links of the top bar for a person who is signed in, from 1024 px. */
export function TopNavigation(): JSX.Element {
  return (
    <Queries>
      <Links />
    </Queries>
  );
}
