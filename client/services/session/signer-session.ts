import { isHelpPath } from '@hearthline/journey/pages.ts';
import { isSignerPath, outside, signer } from '@hearthline/journey/paths.ts';
import { session } from './session.ts';

/** Agreements, and how to reach the lender: the signers' pages link to them, and to the help. */
const FOR_ALL: ReadonlySet<string> = new Set([
  outside.terms(),
  outside.privacy(),
  outside.communications(),
  outside.licenses(),
  outside.contact(),
]);

/** Whether a profile has no business on a page: an account that only signs, outside the signers' area (A §6.3, AMB-70). */
export const isOutOfPlace = (type: string, path: string): boolean =>
  type === 'CO_DEEDER' && !isSignerPath(path) && !FOR_ALL.has(path) && !isHelpPath(path);

/**
 * Removes the token of an account that only signs from the borrower's pages, and loads the signers' sign-in in their place; true when it does. That
 * page is in the signers' area, so this cannot go round in circles.
 */
export function sendSignerAway(type: string, load: (path: string) => void = (path) => window.location.replace(path)): boolean {
  if (!isOutOfPlace(type, window.location.pathname)) return false;
  session.token.clear();
  load(signer.login());
  return true;
}
