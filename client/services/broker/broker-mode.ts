import { isOn } from '../flags/flags.ts';

/** True where an identity broker keeps the passwords: registration asks none, sign-in and log-out lead over it (AMB-86). */
export const isBrokerMode = (): boolean => isOn('fe-ciam-identity-broker');

/** Whether the address is one the broker leads back to. */
export const comesFromBroker = (search: string): boolean => search.includes('externalStateNonce=');
