import { brokerAuthMode, brokerLogin, brokerLogout, brokerSelf } from '@hearthline/web/operations/identity-broker.ts';
import { api } from '../api/api.ts';
import { markBrokerReturn } from './broker-mode.ts';
import { keepRealm, keptRealm, realmOf } from './realm.ts';
import { FLAGS_KEY } from '../flags/flags.ts';
import { organization } from '../organization/organization.ts';
import { tabStorage } from '../storage.ts';
import { events } from '../telemetry/events.ts';

/** Set once this tab was loaded again for present flags, so that it is not loaded again and again. */
const RELOADED_KEY = 'brokerFlagsReloaded';
const NONCE_KEY = 'externalStateNonce';
/** The product's client name at the identity broker (B §7.6). */
const APPLICATION = 'heloc';
const headers = { 'X-Auth0-Application-Name': APPLICATION };

function newNonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Redirects to the identity broker, in the realm of the page to return to, which returns to `returnTo`, a path of this site (B §7.6). Where the lender has changed to sign-in by password
 * since this tab got its flags, the page is loaded again with the present ones instead.
 */
export async function redirectToBroker(mode: 'login' | 'register', returnTo: string, loginHint?: string): Promise<void> {
  const { orgCode } = organization();
  const realm = realmOf(returnTo);
  const asked = { applicationName: APPLICATION, mode, orgCode };
  const way = await api(brokerAuthMode, { path: { realm }, query: asked });
  if (way?.mode === 'legacy' && tabStorage.getItem(RELOADED_KEY) === null) {
    tabStorage.setItem(RELOADED_KEY, '1');
    tabStorage.removeItem(FLAGS_KEY);
    window.location.reload();
    return;
  }
  const nonce = newNonce();
  const telemetryTrackingId = await events.trackerUuid();
  const data = await api(brokerLogin, {
    path: { realm },
    query: telemetryTrackingId === null ? {} : { telemetryTrackingId },
    headers,
    body: {
      ...asked,
      externalStateNonce: nonce,
      returnTo,
      ...(loginHint !== undefined && loginHint !== '' && { loginHint }),
    },
  });
  tabStorage.setItem(NONCE_KEY, nonce);
  keepRealm(realm);
  window.location.assign(data.redirect);
}

/**
 * Handles the return from the identity broker: fetches the token once, when the address has the nonce this browser left with. Answers the
 * address without the nonce, or null when this is no return.
 */
export async function completeBrokerSignIn(search: string): Promise<string | null> {
  const query = new URLSearchParams(search);
  const nonce = query.get(NONCE_KEY);
  if (nonce === null) return null;
  query.delete(NONCE_KEY);
  if (nonce === tabStorage.getItem(NONCE_KEY)) {
    tabStorage.removeItem(NONCE_KEY);
    try {
      // the response's authorization header becomes the token
      await api(brokerSelf, {
        path: { realm: keptRealm(), info: 'helocinfo' },
        headers,
      });
      markBrokerReturn();
    } catch {
      // sign-in failed: the requested page handles that by itself
    }
  }
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}

/** Ends the session here; answers the identity broker's sign-out address (B §7.6). */
export async function brokerSignOutUrl(): Promise<string | null> {
  const data = await api(brokerLogout, {
    path: { realm: keptRealm() },
    headers,
    body: { applicationName: APPLICATION, mode: 'logout', orgCode: organization().orgCode },
  });
  return data?.redirect ?? null;
}
