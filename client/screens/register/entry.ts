import { BASE, outside, registration } from '@hearthline/journey/paths.ts';
import { stepOfLegacy, stepOfScreen, stepToShow } from '@hearthline/journey/registration.ts';
import { redirect } from '@tanstack/react-router';
import { attribution } from '../../services/attribution.ts';
import { isBrokerReturn } from '../../services/broker/broker-mode.ts';
import { NEW_REGISTRATION, registrationStore } from '../../services/draft/registration-store.ts';
import { isOn } from '../../services/flags/flags.ts';
import { product } from '../../services/organization/organization.ts';
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

/** Where the base path itself redirects (AMB-35): the dashboard, registration, or the not-accepting page. */
export function homePath(): string {
  if (session.isSignedIn()) return outside.dashboard();
  return product().loRequired && isNotAccepting() ? registration.legacy() : registration.index();
}

/** Where /register redirects, or null when it shows its own page (AMB-18). */
export function legacyRegistrationTarget(): string | null {
  if (isNotAccepting()) return null;
  if (attribution().utm_source === CRYPTO_SOURCE && !session.isSignedIn()) return outside.marketingWaitlist();
  return isOn(NEW_REGISTRATION) ? registration.index() : null;
}

/** Fetches the token after a return from the identity broker, and removes the nonce from the address. */
export async function completeBrokerReturn(): Promise<void> {
  const { pathname, search } = window.location;
  if (!isBrokerReturn(search)) return;
  const rest = await (await import('../../services/broker/broker.ts')).completeBrokerSignIn(search);
  if (rest !== null) throw redirect({ href: pathname + rest, replace: true });
}

/**
 * Prepares a step of registration: reads the draft, requests prefill, and redirects from a step that may not be shown yet to the one that
 * may.
 */
export async function beforeRegistrationStep(location: {
  pathname: string;
  search: { s?: string | undefined; step?: string | undefined };
}): Promise<void> {
  const screen = location.pathname.slice(BASE.length + 1).replace(/\/$/, '');
  const { rid } = attribution();
  if (rid !== undefined && !session.isSignedIn()) {
    const target = await (await import('../../services/referral/referral-redirect.ts')).referralRedirect(rid);
    if (target !== null) throw redirect({ href: target, replace: true });
  }
  if (isNotAccepting()) {
    if (screen === LEGACY) return;
    throw redirect({ href: registration.legacy(), replace: true });
  }
  if (attribution().utm_source === CRYPTO_SOURCE && !session.isSignedIn())
    throw redirect({ href: outside.marketingWaitlist(), replace: true });
  const { s = null, step: named = null } = location.search;
  await completeBrokerReturn();
  await registrationStore.start(s);
  const step = screen === LEGACY ? stepOfLegacy(named) : stepOfScreen(screen);
  if (step === null) return;
  const shown = stepToShow(registrationStore.data(), registrationStore.context(), step);
  if (shown !== step) throw redirect({ href: registrationStore.path(shown), replace: true });
}
