import { Button } from '@hearthline/kit/button/Button.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { SkipLink } from '@hearthline/kit/top-bar/TopBar.tsx';
import { Outlet } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { DeskLink } from '../parts/page/DeskLink.tsx';
import { ROLE_NAMES } from '../parts/roles.ts';
import { AREAS, isSeenBy, SCREENS } from '../routes.tsx';
import { lenderName } from '../services/lender.ts';
import { signOut } from '../services/session.ts';
import { ChatRings, ChatsWaiting } from './Chats.tsx';
import { CHROME } from './copy.ts';
import { useMember } from './member.ts';
import { Offline } from './Offline.tsx';
import classes from './Shell.module.css';

/** Around every page: the lender's name, the navigation (a column on wide screens, a sheet on a phone), and who is signed in. */
export function Shell(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { role } = useMember();
  const seesChats = SCREENS.some((screen) => screen.nav?.counts === 'chats' && isSeenBy(screen, role));
  return (
    <>
      <SkipLink>{CHROME.skip}</SkipLink>
      <header className={classes.top}>
        <p className={classes.name}>
          {lenderName()} <span className={classes.desk}>{CHROME.desk}</span>
        </p>
        <Button variant="outline" compact icon="menu" className={classes.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {CHROME.menu}
        </Button>
      </header>
      <div className={classes.frame}>
        <section className={classes.side} aria-label={CHROME.side}>
          <Navigation />
        </section>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Offline />
          {seesChats && <ChatRings />}
          <Outlet />
        </main>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={CHROME.menu}>
        <Navigation onGo={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Navigation({ onGo }: { readonly onGo?: () => void }): JSX.Element {
  const { name, role } = useMember();
  const seen = SCREENS.filter((screen) => isSeenBy(screen, role));
  return (
    <div className={classes.navigation}>
      <nav aria-label={CHROME.navigation}>
        {AREAS.map((area) => {
          const pages = seen.flatMap(({ path, nav }) =>
            nav?.area === area ? [{ to: nav.to ?? path, text: nav.text, counts: nav.counts }] : [],
          );
          if (pages.length === 0) return null;
          return (
            <div key={area} className={classes.area}>
              <p className={classes.areaName}>{area}</p>
              <ul aria-label={area}>
                {pages.map(({ to, text, counts }) => (
                  <li key={to}>
                    <DeskLink to={to} className={classes.link} {...(onGo && { onClick: onGo })}>
                      {text}
                      {counts === 'chats' && <ChatsWaiting />}
                    </DeskLink>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </nav>
      <div className={classes.who}>
        <p>{name}</p>
        <p className="small muted">{ROLE_NAMES[role]}</p>
        <p className="small">
          <DeskLink to="/account" {...(onGo && { onClick: onGo })}>
            {CHROME.account}
          </DeskLink>
        </p>
        <Button variant="text" onClick={() => void signOut()}>
          {CHROME.signOut}
        </Button>
      </div>
    </div>
  );
}
