import { isSignerPath } from '@hearthline/journey/paths.ts';
import { useSyncExternalStore } from 'react';
import { useHere } from '../../parts/screen/navigation.ts';
import { useQueryResult } from '../../services/api/first-page-query.ts';
import { type Identity, useIdentity } from '../../services/identity.ts';
import { readSite, type Site } from '../../services/menus.ts';
import { useSignedIn } from '../../services/session/session.ts';
import { type Menus, menusFor, viewerOf } from './links.ts';

/** The width from which the top bar holds the menus one by one (A §9); below it one sheet does. */
const DESKTOP = '(min-width: 1024px)';

const subscribe = (changed: () => void): (() => void) => {
  const query = window.matchMedia(DESKTOP);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

export const useIsDesktop = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(DESKTOP).matches);

/** Nothing but what needs no address, until the lender's menus are read, and where they cannot be. */
const UNREAD: Pick<Site, 'addresses' | 'isMainBrand'> = { addresses: {}, isMainBrand: false };

/** The menus of the person who looks at this page. */
export function useMenus(): { readonly menus: Menus; readonly addresses: Site['addresses']; readonly identity: Identity | null } {
  const isSignedIn = useSignedIn();
  const isSigner = useHere(({ pathname }) => isSignerPath(pathname));
  const identity = useIdentity();
  const site = useQueryResult(readSite) ?? UNREAD;
  // what depends on who it is waits for that: a link that disappears again would be pressed by mistake
  const known = identity === undefined ? UNREAD : site;
  return { menus: menusFor(viewerOf(isSignedIn, isSigner, identity), known), addresses: known.addresses, identity: identity ?? null };
}
