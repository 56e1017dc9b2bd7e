import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { organization } from './organization.ts';

/**
 * The address of this page for the lender of an application, when it was served for another one: its brand, telephone, legal names and documents are
 * then those of the wrong company. Null when the lender is right, and where another page would not help: the address names the lender already, or
 * the browser keeps no session over a page load.
 */
export function addressAtLender(orgCode: string | undefined, served: string, here: string, isKept: boolean): string | null {
  const url = new URL(here);
  if (orgCode === undefined || orgCode === served || !isKept || url.searchParams.get('org') === orgCode) return null;
  url.searchParams.set('org', orgCode);
  return url.href;
}

/** Loads the page again for an application's lender, when it was served for another one; true while it does. */
export function useLenderOf(orgCode: string | undefined): boolean {
  const target = addressAtLender(orgCode, organization().orgCode, window.location.href, session.isKept());
  useEffect(() => {
    if (target !== null) window.location.replace(target);
  }, [target]);
  return target !== null;
}
