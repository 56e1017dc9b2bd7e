import { application } from '@hearthline/journey/application-paths.ts';
import { APPLICATION_SCREENS, BASE, outside, registration, signer } from '@hearthline/journey/paths.ts';

/** Pages for anyone, by the names that articles use. */
const OUTSIDE: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(outside).map(([name, path]) => [name, path()]));

/**
 * The path of a screen that an article names, as it can be opened: of an application the requests, the documents, else its index, which leads on to
 * where it stands; for a visitor the sign-in. @param applicationUuid of the person's own application; null without one
 */
export function pathOf(screen: string | undefined, applicationUuid: string | null): string | null {
  if (screen === undefined) return null;
  if (screen.startsWith('heloc-signer/')) return signer.index();
  if (screen.startsWith('register')) return applicationUuid === null ? registration.index() : null;
  if (!APPLICATION_SCREENS.some((name) => name === screen)) return OUTSIDE[screen] ?? null;
  if (applicationUuid === null) return outside.authLogin({ redirectUrl: outside.dashboard() });
  if (screen.startsWith('conditions')) return application(applicationUuid).conditions();
  if (screen === 'document/disclosures') return application(applicationUuid).documentDisclosures();
  return `${BASE}/${applicationUuid}`;
}
