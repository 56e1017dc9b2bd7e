import { useEffect, useSyncExternalStore } from 'react';
import { needsSignIn, session } from '../session/session.ts';
import { organization } from './organization.ts';

/**
 * The address of this page for the lender of an application, when it was served for another one: its brand, telephone, legal names and documents are
 * then those of the wrong company. Null when the lender is right, and where another page would not help: the address names the lender already, or
 * the browser keeps no session over a page load.
 */
export function addressAtLender(orgCode: string | null, served: string, here: string, isKept: boolean): string | null {
  const url = new URL(here);
  if (orgCode === null || orgCode === served || !isKept || url.searchParams.get('org') === orgCode) return null;
  url.searchParams.set('org', orgCode);
  return url.href;
}

let isSettled = false;
const listeners = new Set<() => void>();

// the next person at this device may be another lender's
session.token.subscribe(() => {
  if (!session.isSignedIn()) isSettled = false;
});

/** The lender this page was served for stays: its application is of that lender, there is none, or it cannot be read. */
export function settleLender(): void {
  if (isSettled) return;
  isSettled = true;
  listeners.forEach((listener) => listener());
}

/**
 * Whether a page may show the lender it was served for. Not yet where a host serves any lender, and a signed-in borrower's page has not read
 * whose application it shows: until then it shows no lender at all.
 */
export const mayShowLender = (pathname: string): boolean =>
  isSettled || !organization().servesAny || !session.isSignedIn() || !needsSignIn(pathname);

const subscribe = (changed: () => void): (() => void) => {
  const unsubscribe = session.token.subscribe(changed);
  listeners.add(changed);
  return () => {
    unsubscribe();
    listeners.delete(changed);
  };
};

/** As `mayShowLender`, of the page that is shown. */
export const useMayShowLender = (pathname: string): boolean => useSyncExternalStore(subscribe, () => mayShowLender(pathname));

/**
 * Loads the page again for an application's lender, when it was served for another one. True while it does, and until the page may show a lender.
 * @param orgCode undefined while the application is read; null when there is none, or it cannot be read
 */
export function useLenderOf(orgCode: string | null | undefined): boolean {
  const target = addressAtLender(orgCode ?? null, organization().orgCode, window.location.href, session.isKept());
  useEffect(() => {
    if (target !== null) window.location.replace(target);
    else if (orgCode !== undefined) settleLender();
  }, [target, orgCode]);
  return !useMayShowLender(window.location.pathname) || target !== null;
}
