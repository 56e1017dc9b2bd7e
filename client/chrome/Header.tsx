import { home, isSignerPath, outside, signer } from '@hearthline/journey/paths.ts';
import { SkipLink, TopBar, TopLink } from '@hearthline/kit/top-bar/TopBar.tsx';
import type { JSX, MouseEvent } from 'react';
import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { company } from '../services/organization/organization.ts';
import { useSignedIn } from '../services/session/session.ts';
import { LenderMark } from './LenderMark.tsx';
import { useHere } from '../parts/screen/navigation.ts';
import { useGo } from '../parts/screen/PathLink.tsx';
import { TOP } from './copy.ts';

/** The place of the lender's logo while it is not known which lender it is. */
const NO_MARK = <span style={{ width: 32, height: 32 }} />;

/** The menus of a person who is signed in: visitors, and the first question, never wait for their code. */
const TopNavigation = whenLoaded(() => import('./menu/load-menus.ts').then((m) => m.loadTopNavigation()));
const MenuButtons = whenLoaded(() => import('./menu/load-menus.ts').then((m) => m.loadMenuButtons()));
/** The chat, for everyone, once the page can be used. */
const ChatEntry = whenLoaded(() => import('./menu/load-menus.ts').then((m) => m.loadChatEntry()));

/** The bar at the top of every page: the lender, its support by phone and chat, and Login or the menus. `isLive`: the page can be used. */
export function Header({ narrow, isNamed, isLive }: { narrow: boolean; isNamed: boolean; isLive: boolean }): JSX.Element {
  const { name, phone } = company();
  const isSignedIn = useSignedIn();
  const isSigner = useHere(({ pathname }) => isSignerPath(pathname));
  const signIn = isSigner ? signer.login() : outside.authLogin();
  const go = useGo();
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    void go(signIn);
  };
  return (
    <>
      <SkipLink>{TOP.skip}</SkipLink>
      <TopBar
        logo={isNamed ? <LenderMark /> : NO_MARK}
        homeHref={isSigner ? signer.index() : home()}
        homeLabel={isNamed ? TOP.home(name) : TOP.start}
        narrow={narrow}
      >
        {isSignedIn && isNamed && <TopNavigation />}
        {isLive && isNamed && <ChatEntry />}
        {isNamed && <TopLink href={`tel:+1${phone.replaceAll('-', '')}`} icon="phone" text={phone} label={TOP.call(phone)} />}
        {isSignedIn ? isNamed && <MenuButtons /> : <TopLink href={signIn} text={TOP.login} onClick={follow} />}
      </TopBar>
    </>
  );
}
