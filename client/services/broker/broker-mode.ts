import { isOn } from '../flags/flags.ts';

/** True where an identity broker keeps the passwords: registration asks none, sign-in and log-out lead over it (AMB-86). */
export const isBrokerMode = (): boolean => isOn('fe-ciam-identity-broker');

/** Whether the address is one the broker leads back to. */
export const comesFromBroker = (search: string): boolean => search.includes('externalStateNonce=');

let arrived = false;

/** The borrower has come back from the identity broker signed in. */
export function noteArrival(): void {
  arrived = true;
}

/** Whether they have just come back; true once. */
export function takeArrival(): boolean {
  const has = arrived;
  arrived = false;
  return has;
}
