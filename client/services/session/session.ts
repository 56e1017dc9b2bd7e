import { isSignerPath, outside, signer, uuidOf } from '@hearthline/journey/paths.ts';
import { useSyncExternalStore } from 'react';
import { forgetTab } from '../storage.ts';
import { TOKEN_KEY, tokenStore } from './token.ts';

const APPLICATION_KEY = 'helocApplicationUuid';
const token = tokenStore(() => window.localStorage);
let leave: ((path: string) => void) | undefined;

/** Where a signed-out person goes: the signer's sign-in on signer paths, else /auth/login; both return here (AMB-120). */
export function signInPath(here: string): string {
  return isSignerPath(here) ? signer.screen('login', { redirectUrl: here }) : outside.authLogin({ redirectUrl: here });
}

/** Whether a page shows nothing to a visitor: the dashboard, and every screen of an application, also another signer's. */
export const needsSignIn = (path: string): boolean =>
  path.startsWith(outside.dashboard()) || uuidOf(path) !== null || (isSignerPath(path) && !/\/(?:login|error)$|\/heloc-signer$/.test(path));

/** The signed-in session of this browser: local storage holds `jwt` and `helocApplicationUuid`, nothing else. */
export const session = {
  token,
  isSignedIn: (): boolean => token.get() !== null,
  /** True when the token outlives this page: not where storage is blocked. */
  isKept(): boolean {
    try {
      return window.localStorage.getItem('jwt') !== null;
    } catch {
      return false;
    }
  },
  signIn: (jwt: string): void => token.set(jwt),
  /** Removes the token and navigates to sign-in without a page load, so that typed values stay in memory (AMB-120). */
  signedOut(): void {
    token.clear();
    const { pathname, search } = window.location;
    const target = signInPath(pathname + search);
    if (!target.startsWith(`${pathname}?`)) leave?.(target);
  },
  /** As signedOut, for a request that nobody on the page waits for: a page that visitors may see stays, and is then theirs. */
  endedInBackground(): void {
    if (needsSignIn(window.location.pathname)) session.signedOut();
    else token.clear();
  },
  /**
   * Listens for a session that ends in another tab: a page that needs a sign-in is replaced by it at once, with a page load, which leaves
   * nothing of it in memory. After a sign-out what was typed is forgotten here too; after a session that ran out it comes back (AMB-120).
   */
  followOtherTabs(): void {
    window.addEventListener('storage', ({ key, newValue }) => {
      if ((key !== TOKEN_KEY && key !== null) || session.isSignedIn()) return;
      const { pathname, search } = window.location;
      if (!needsSignIn(pathname)) return token.clear();
      // emptied by a sign-out; removed by a session that ran out
      if (key === null || newValue === '') forgetTab();
      window.location.replace(signInPath(pathname + search));
    });
  },
  /** Navigates the router, without a page load. */
  leave: (path: string): void => leave?.(path),
  /** Set once, by main.tsx: navigates the router. */
  onLeave(go: (path: string) => void): void {
    leave = go;
  },
  applicationUuid(): string | null {
    try {
      return window.localStorage.getItem(APPLICATION_KEY);
    } catch {
      return null;
    }
  },
  rememberApplication(uuid: string): void {
    try {
      window.localStorage.setItem(APPLICATION_KEY, uuid);
    } catch {
      // only the return from the bank-link provider needs it
    }
  },
  forgetApplication(): void {
    try {
      window.localStorage.removeItem(APPLICATION_KEY);
    } catch {
      // storage unavailable: nothing was stored
    }
  },
} as const;

/** True while this browser holds a token. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(session.token.subscribe, session.isSignedIn);
}
