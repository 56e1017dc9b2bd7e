import { outside, signer } from '@hearthline/journey/paths.ts';
import { useSyncExternalStore } from 'react';
import { tokenStore } from './token.ts';

const APPLICATION_KEY = 'helocApplicationUuid';
const token = tokenStore(() => window.localStorage);
let leave: ((path: string) => void) | undefined;

/** Where a person who was signed out goes: the signer's own login on signer paths, else /auth/login; both lead back (AMB-120). */
export function signInPath(here: string): string {
  return here.startsWith(signer.index()) ? signer.login() : outside.authLogin({ redirectUrl: here });
}

/** The signed-in session of this browser: local storage holds `jwt` and `helocApplicationUuid`, nothing else. */
export const session = {
  token,
  isSignedIn: (): boolean => token.get() !== null,
  signIn: (jwt: string): void => token.set(jwt),
  /** Forgets the token and goes to sign-in inside the same page load, so that what was typed stays in memory (AMB-120). */
  signedOut(): void {
    token.clear();
    const { pathname, search } = window.location;
    const target = signInPath(pathname + search);
    if (!target.startsWith(`${pathname}?`)) leave?.(target);
  },
  /** Told once, by the composition root, how to move the router. */
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
      // only the bank-link return needs it
    }
  },
} as const;

/** True while this browser holds a token. */
export function useSignedIn(): boolean {
  return useSyncExternalStore(session.token.subscribe, session.isSignedIn);
}
