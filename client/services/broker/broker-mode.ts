import { isOn } from '../flags/flags.ts';

/** True at lenders whose identity broker holds the passwords: registration asks for none, sign-in and sign-out redirect to it (AMB-86). */
export const isBrokerMode = (): boolean => isOn('fe-ciam-identity-broker');

/** True for an address that the identity broker redirects back to. */
export const isBrokerReturn = (search: string): boolean => search.includes('externalStateNonce=');

let hasReturned = false;

/** Set when the borrower has returned signed in from the identity broker. */
export function markBrokerReturn(): void {
  hasReturned = true;
}

/** Whether they have just returned; true once. */
export function consumeBrokerReturn(): boolean {
  const has = hasReturned;
  hasReturned = false;
  return has;
}
