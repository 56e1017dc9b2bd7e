import { application } from '@hearthline/journey/application-paths.ts';
import { APPLICATION_SCREENS, BASE, outside, registration, signer } from '@hearthline/journey/paths.ts';
import { LEADS } from './copy.ts';

/** A way from an answer to the page that does it. */
export type Lead = { readonly to: string; readonly label: string };

export type Reader = {
  readonly isSignedIn: boolean;
  /** The application this browser worked on last. */
  readonly applicationUuid: string | null;
};

const dashboard: Lead = { to: outside.dashboard(), label: LEADS.dashboard };
/** Pages that a visitor is first asked to log in for, and is led back to. */
const ownPages: Readonly<Record<string, Lead>> = {
  dashboard,
  settings: { to: outside.settings(), label: LEADS.settings },
  referrals: { to: outside.referrals(), label: LEADS.referrals },
  pay: { to: outside.pay(), label: LEADS.pay },
};
const publicPages: Readonly<Record<string, Lead>> = {
  waitlist: { to: outside.waitlist(), label: LEADS.waitlist },
  licenses: { to: outside.licenses(), label: LEADS.licenses },
  privacy: { to: outside.privacy(), label: LEADS.privacy },
};
const signInPages: Readonly<Record<string, Lead>> = {
  authLogin: { to: outside.authLogin(), label: LEADS.loginPage },
  authForgot: { to: outside.authForgot(), label: LEADS.forgot },
};

/** A screen of an application: those that can be opened at any time, else its index, where follow decides. */
function ofApplication(screen: string, uuid: string | null): Lead {
  if (uuid === null) return dashboard;
  if (screen.startsWith('conditions')) return { to: application(uuid).conditions(), label: LEADS.requests };
  if (screen === 'document/disclosures') return { to: application(uuid).documentDisclosures(), label: LEADS.documents };
  return { to: `${BASE}/${uuid}`, label: LEADS.application };
}

/** Where the reader of an article does what it is about; null where that is no page of theirs, such as the sign-in of one who is signed in. */
export function leadTo(screen: string | undefined, { isSignedIn, applicationUuid }: Reader): Lead | null {
  if (screen === undefined) return null;
  if (screen.startsWith('heloc-signer/')) return { to: signer.index(), label: LEADS.signer };
  if (APPLICATION_SCREENS.some((name) => name === screen))
    return isSignedIn
      ? ofApplication(screen, applicationUuid)
      : { to: outside.authLogin({ redirectUrl: outside.dashboard() }), label: LEADS.login };
  if (screen.startsWith('register-v2')) return isSignedIn ? null : { to: registration.index(), label: LEADS.start };
  const own = ownPages[screen];
  if (own) return isSignedIn ? own : { to: outside.authLogin({ redirectUrl: own.to }), label: LEADS.login };
  return publicPages[screen] ?? (isSignedIn ? null : (signInPages[screen] ?? null));
}
