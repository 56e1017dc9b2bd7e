import { help } from '@hearthline/journey/pages.ts';
import {
  accountPages,
  APPLICATION_SCREENS,
  type ApplicationScreen,
  BASE,
  OLD_PATHS,
  outside,
  type Query,
  queryString,
  registration,
  signer,
  SIGNER_SCREENS,
  UUID_PATTERN,
} from '@hearthline/journey/paths.ts';
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router';
import { ErrorFallback } from './chrome/ErrorFallback.tsx';
import { lazyScreen, type LoadScreen, routePath, withQueries } from './parts/loading/lazy-screen.tsx';
import { hasAddressSecret } from './services/address-secret.ts';
import { isDown } from './services/maintenance.ts';
import { session, signInPath } from './services/session/session.ts';
import { completeBrokerReturn, beforeRegistrationStep, homePath, legacyRegistrationTarget } from './screens/register/entry.ts';
import { REGISTER_SCREENS } from './screens/register/register-screens.ts';
import { Registration } from './screens/register/RegisterLayout.tsx';
import { PropertyAddress } from './screens/register/property-address/PropertyAddress.tsx';

type Search = Partial<Record<'pop-webchat' | 'org' | 'lang' | 's' | 'step' | 'redirectUrl' | 'from' | 'decision', string>>;

/**
 * A redirect keeps pop-webchat only (AMB-34). `org` and `lang` stay too, because the page was served for them: a reload must change neither
 * lender nor language.
 */
const root = createRootRoute({
  // plain text, unlike the router's default: "123" stays a text
  validateSearch: (query: Record<string, unknown>): Search => query,
  search: { middlewares: [retainSearchParams(['pop-webchat', 'org', 'lang'])] },
});

const page = (path: string, load: LoadScreen, more: { beforeLoad?: () => void | Promise<void> } = {}): AnyRoute =>
  createRoute({ getParentRoute: () => root, path, component: lazyScreen(load), ...more });

const to = (path: string, target: () => string): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: () => lead(target()),
  });

/** The table of an application's screens is loaded with the first of them, to keep its long list of files off the first page. */
const screenOfApplication =
  (path: ApplicationScreen): LoadScreen =>
  async () =>
    (await import('./application-screens.ts')).SCREENS[path].load();

/** A page outside applications, by its path; its code is named in outside-screens.ts. */
const outsidePage = (path: string, more: { beforeLoad?: () => void | Promise<void> } = {}): AnyRoute =>
  page(path, async () => (await import('./outside-screens.ts')).outsideScreen(path)(), more);

/** Leads elsewhere, unless there is nowhere else to go. */
function lead(target: string | null): void {
  if (target !== null) throw redirect({ href: target, replace: true });
}

/** Requires sign-in, and returns here afterwards (AMB-120). */
async function signedIn(): Promise<void> {
  lead(await completeBrokerReturn());
  if (session.isSignedIn() || isDown(window.location.pathname)) return;
  const { pathname, search: query } = window.location;
  lead(signInPath(pathname + query));
}

/** Visitors have the help page of registration (A §6), which says the same; while registration is down for maintenance, this one. */
function helpOfVisitors(): void {
  if (!session.isSignedIn() && !isDown(registration.support())) lead(registration.support({ from: 'contact' }));
}

const registerV2 = createRoute({
  getParentRoute: () => root,
  path: registration.index(),
  component: () => (
    <Registration>
      <Outlet />
    </Registration>
  ),
  beforeLoad: async ({ location }) => lead(await beforeRegistrationStep(location)),
});

const registerSteps = Object.entries(REGISTER_SCREENS).map(([path, load]) =>
  createRoute({
    getParentRoute: () => registerV2,
    path: path === 'register-v2' ? '/' : path.slice('register-v2/'.length),
    component: path === 'register-v2' ? PropertyAddress : lazyScreen(load),
  }),
);

const application = createRoute({
  getParentRoute: () => root,
  path: `${BASE}/$uuid`,
  component: lazyScreen(withQueries(() => import('./chrome/application/ApplicationLayout.tsx').then((m) => m.ApplicationLayout))),
  beforeLoad: ({ params }) => {
    if (!new RegExp(`^${UUID_PATTERN}$`).test(params.uuid)) throw notFound();
    return signedIn();
  },
});

const applicationScreens = APPLICATION_SCREENS.map((path) =>
  createRoute({
    getParentRoute: () => application,
    path: routePath(path),
    component: lazyScreen(screenOfApplication(path)),
  }),
);

/** A link with an invitation leads to the sign-in, which takes its secret out of the address. */
const signerSignedIn = async (): Promise<void> => {
  const { pathname, search } = window.location;
  if (pathname === signer.resume() && new URLSearchParams(search).has('invitation')) lead(`${signer.login()}${search}`);
  return signedIn();
};

const signerArea = createRoute({
  getParentRoute: () => root,
  id: 'heloc-signer',
  component: lazyScreen(withQueries(() => import('./chrome/application/SignerLayout.tsx').then((m) => m.SignerLayout))),
  beforeLoad: signerSignedIn,
});

const signerScreens = SIGNER_SCREENS.filter((path) => path !== 'login' && path !== 'error').map((path) =>
  createRoute({
    getParentRoute: () => signerArea,
    path: signer.screen(path),
    component: lazyScreen(async () => (await import('./outside-screens.ts')).outsideScreen(signer.screen(path))()),
  }),
);

const routeTree = root.addChildren([
  registerV2.addChildren(registerSteps),
  createRoute({
    getParentRoute: () => root,
    path: registration.legacy(),
    component: lazyScreen(() => import('./screens/register/Legacy.tsx').then((m) => m.Legacy)),
    beforeLoad: async ({ location }) => lead(legacyRegistrationTarget() ?? (await beforeRegistrationStep(location))),
  }),
  outsidePage(registration.accountSetup()),
  outsidePage(registration.support()),
  outsidePage(registration.plaidOauthSuccess(), { beforeLoad: signedIn }),
  outsidePage(registration.comingSoon()),
  application.addChildren(applicationScreens),
  to(signer.index(), signer.login),
  outsidePage(signer.login(), {
    beforeLoad: () => (session.isSignedIn() && !hasAddressSecret('invitation') ? lead(signer.resume()) : undefined),
  }),
  outsidePage(signer.error(), { beforeLoad: signedIn }),
  signerArea.addChildren(signerScreens),
  to(`${signer.conditions()}/$other`, signer.conditions),
  ...Object.entries(OLD_PATHS).map(([path, target]) => to(path, () => target)),
  to(BASE, homePath),
  to('/', homePath),
  to(outside.account(), outside.dashboard),
  outsidePage(outside.contact(), { beforeLoad: helpOfVisitors }),
  outsidePage(help.index()),
  outsidePage(`${help.index()}/$slug`),
  // Visitors reach only registration, sign-in and what the lender publishes (A §6).
  ...[
    outside.dashboard(),
    outside.settings(),
    outside.referrals(),
    outside.exchange(),
    outside.pay(),
    outside.marketplace(),
    outside.passport(),
    outside.portfolio(),
    outside.groupManager(),
    accountPages.confirmEmail(),
  ].map((path) => outsidePage(path, { beforeLoad: signedIn })),
  ...[
    outside.terms(),
    outside.privacy(),
    outside.communications(),
    outside.licenses(),
    outside.authLogin(),
    outside.authForgot(),
    outside.authReset(),
    outside.authStopChange(),
    accountPages.openDraft(),
    outside.waitlist(),
    outside.marketingWaitlist(),
  ].map((path) => outsidePage(path)),
]);

/** The router of every URL of the product; a screen that throws shows the error page. */
export function createRouterOfApp() {
  return createRouter({
    routeTree,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (query) => queryString(query as Query),
    defaultErrorComponent: ErrorFallback,
    defaultNotFoundComponent: lazyScreen(() => import('./chrome/NotFound.tsx').then((m) => m.NotFound)),
    defaultPendingMs: 300,
    defaultPendingMinMs: 0,
    scrollRestoration: false,
    trailingSlash: 'never',
  });
}
