import { BASE, outside, registration } from '@hearthline/journey/paths.ts';
import { stepOfLegacy, stepOfScreen, stepToShow } from '@hearthline/journey/registration.ts';
import { attribution } from '../../services/attribution.ts';
import { isBrokerReturn } from '../../services/broker/broker-mode.ts';
import { NEW_REGISTRATION, registrationStore } from '../../services/draft/registration-store.ts';
import { isOn } from '../../services/flags/flags.ts';
import { organization, product } from '../../services/organization/organization.ts';
import { session } from '../../services/session/session.ts';

/** utm_source of the crypto-backed variant: new visitors join its waitlist (AMB-27). */
const CRYPTO_SOURCE = 'cloc';
/** The path of the legacy flow's one screen, below the base. */
const LEGACY = 'register';

/** True when this organization requires a referral, and this visitor has none (AMB-75). */
export function isNotAccepting(): boolean {
  const { loRequired, wholesale } = product();
  const { referrer, rid } = attribution();
  return (wholesale && rid === undefined) || (loRequired && referrer === undefined && rid === undefined);
}

/** True when this organization takes no new applications: registration says so, at whatever address. */
export const isClosed = (): boolean => organization().serving === 'CLOSED';

/** Where the base path itself redirects (AMB-35): the dashboard, registration, or the not-accepting page. */
export function homePath(): string {
  if (session.isSignedIn()) return outside.dashboard();
  return product().loRequired && isNotAccepting() ? registration.legacy() : registration.index();
}

/** Where /register redirects, or null when it shows its own page (AMB-18). */
export function legacyRegistrationTarget(): string | null {
  if (isClosed() || isNotAccepting()) return null;
  if (attribution().utm_source === CRYPTO_SOURCE && !session.isSignedIn()) return outside.marketingWaitlist();
  return isOn(NEW_REGISTRATION) ? registration.index() : null;
}

/** Fetches the token after a return from the identity broker. Returns the address without the nonce, or null where there was none. */
export async function completeBrokerReturn(): Promise<string | null> {
  const { pathname, search } = window.location;
  if (!isBrokerReturn(search)) return null;
  const rest = await (await import('../../services/broker/broker.ts')).completeBrokerSignIn(search);
  return rest === null ? null : pathname + rest;
}

/**
 * Prepares a step of registration: reads the draft and requests prefill. Returns where to go instead, from a step that may not be shown
 * yet to the one that may; null when the step may be shown.
 */
export async function beforeRegistrationStep(location: {
  pathname: string;
  search: { s?: string | undefined; step?: string | undefined };
}): Promise<string | null> {
  if (isClosed()) return completeBrokerReturn();
  if (location.pathname.startsWith(registration.index()) && !isOn(NEW_REGISTRATION)) return registration.legacy();
  const screen = location.pathname.slice(BASE.length + 1).replace(/\/$/, '');
  const { rid } = attribution();
  if (rid !== undefined && !session.isSignedIn()) {
    const target = await (await import('../../services/referral/referral-redirect.ts')).referralRedirect(rid);
    if (target !== null) return target;
  }
  if (isNotAccepting()) {
    return screen === LEGACY ? null : registration.legacy();
  }
  if (attribution().utm_source === CRYPTO_SOURCE && !session.isSignedIn()) return outside.marketingWaitlist();
  const { s = null, step: named = null } = location.search;
  const back = await completeBrokerReturn();
  if (back !== null) return back;
  await registrationStore.start(s);
  const step = screen === LEGACY ? stepOfLegacy(named) : stepOfScreen(screen);
  if (step === null) return null;
  const shown = stepToShow(registrationStore.data(), registrationStore.context(), step);
  return shown === step ? null : registrationStore.path(shown);
}
