/** Every URL of the product as a typed function (AMB-35, AMB-50, AMB-71). URLs are written nowhere else. */

export const BASE = '/account/heloc';

/** The shape of an application id: five groups of hexadecimal digits. */
export const UUID_PATTERN = '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}';

/** Screens of one application, below BASE/{uuid}/. */
export const APPLICATION_SCREENS = [
  'start/profile',
  'start/contact',
  'start/hmda',
  'start/app-summary',
  'credit/social',
  'credit/error',
  'review-app/incorrect-pin',
  'review-app/no-credit',
  'review-app/property',
  'review-app/uw',
  'review-app/delinquency',
  'review-app/incorrect-ownership',
  'review-app/datatree',
  'review-app/signdocs',
  'liens',
  'product/assets',
  'product/select',
  'product/select/confirm',
  'product/prequal-winback',
  'document/disclosures',
  'income/review',
  'income/link/:type',
  'income/pointserv-callback',
  'income/upload/:type',
  'income/employer-verification',
  'bank/disburse',
  'bank/manual-disburse',
  'bank/autopay',
  'bank/autopay-manual',
  'bank/confirm',
  'identity',
  'bpo/condition',
  'bpo/hold',
  'bpo/waiting',
  'bpo/estimate-value',
  'bpo/order-bpo',
  'hold',
  'payoff/hold',
  'signing/intro',
  'signing/sign',
  'signing/additional',
  'signing/support',
  'merchant/review',
  'merchant/lien-attestation',
  'notary/intro',
  'notary/session',
  'notary/schedule-manual',
  'notary/reserve-manual',
  'notary/error',
  'insurance/upload',
  'insurance/requirements',
  'complete',
  'error/decline',
  'error/credit',
  'error/income',
  'error/timeout',
  'error/flood-cert',
  'conditions',
  'conditions/upload-document',
  'conditions/phone-number',
] as const;
export type ApplicationScreen = (typeof APPLICATION_SCREENS)[number];

/** A screen that needs only the application: what a routing row may name. */
export type PlainScreen = Exclude<ApplicationScreen, 'income/link/:type'>;

/** Registration below BASE/: register-v2 and its side pages. */
export const REGISTRATION_SCREENS = [
  'register-v2',
  'register-v2/home-address',
  'register-v2/for-sale',
  'register-v2/annual-income',
  'register-v2/legal-name',
  'register-v2/birthdate',
  'register-v2/phone-and-email',
  'register-v2/set-password',
  'register',
  'register/account-setup',
  'register/support',
  'plaid-oauth-success',
  'coming-soon',
] as const;
export type RegistrationScreen = (typeof REGISTRATION_SCREENS)[number];

/** The additional signer's area below BASE/heloc-signer. */
export const SIGNER_SCREENS = [
  'login',
  'resume',
  'cancelled',
  'identity',
  'intro',
  'error',
  'sign',
  'documents',
  'conditions',
  'conditions/dashboard',
  'conditions/upload-document',
  'conditions/identity',
] as const;
export type SignerScreen = (typeof SIGNER_SCREENS)[number];

export type Query = Readonly<Record<string, string | null | undefined>>;

/** `?a=b` of the members that have a value, else ''. */
export function queryString(query: Query): string {
  const pairs = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== null && pair[1] !== undefined && pair[1] !== '',
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** URL of a screen of one application; `params` fills `:type`. */
export function applicationScreen(uuid: string, screen: ApplicationScreen, query: Query = {}, params: { type?: string } = {}): string {
  return `${BASE}/${uuid}/${screen.replace(':type', encodeURIComponent(params.type ?? 'paystub'))}${queryString(query)}`;
}

/** Registration; `s` is the opaque draft id of AMB-20. */
export const registration = {
  screen: (screen: RegistrationScreen, query: Query = {}) => `${BASE}/${screen}${queryString(query)}`,
  index: (query: Query = {}) => `${BASE}/register-v2${queryString(query)}`,
  legacy: (query: Query = {}) => `${BASE}/register${queryString(query)}`,
  accountSetup: (query: Query = {}) => `${BASE}/register/account-setup${queryString(query)}`,
  support: (query: Query = {}) => `${BASE}/register/support${queryString(query)}`,
  plaidOauthSuccess: () => `${BASE}/plaid-oauth-success`,
  comingSoon: () => `${BASE}/coming-soon`,
} as const;

export const signer = {
  index: () => `${BASE}/heloc-signer`,
  screen: (screen: SignerScreen, query: Query = {}) => `${BASE}/heloc-signer/${screen}${queryString(query)}`,
  login: () => `${BASE}/heloc-signer/login`,
  resume: (query: { application?: string } = {}) => `${BASE}/heloc-signer/resume${queryString(query)}`,
  cancelled: () => `${BASE}/heloc-signer/cancelled`,
  identity: () => `${BASE}/heloc-signer/identity`,
  intro: () => `${BASE}/heloc-signer/intro`,
  error: () => `${BASE}/heloc-signer/error`,
  sign: () => `${BASE}/heloc-signer/sign`,
  documents: () => `${BASE}/heloc-signer/documents`,
  conditions: () => `${BASE}/heloc-signer/conditions`,
  condition: (location: 'dashboard' | 'upload-document' | 'identity', query: Query = {}) =>
    `${BASE}/heloc-signer/conditions/${location}${queryString(query)}`,
} as const;

/** "/" of the routing rules: the index below the base, which redirects to the dashboard, registration or the not-accepting page (AMB-35). */
export const home = () => `${BASE}/`;

/** Pages outside the base. */
export const outside = {
  dashboard: () => '/dashboard',
  settings: () => '/dashboard/settings',
  /** The applications a broker or loan officer referred. */
  referrals: () => '/dashboard/referrals',
  /** Where a forgotten password is requested, and the target of the emailed link. */
  authForgot: (query: { email?: string } = {}) => `/auth/forgot${queryString(query)}`,
  authReset: (query: { token?: string } = {}) => `/auth/reset${queryString(query)}`,
  /** The target of the link that stops a change of identity data; the secret is after the `#`, which no server is sent. */
  authStopChange: (secret = '') => `/auth/stop-change${secret && `#${secret}`}`,
  authLogin: (query: { redirectUrl?: string; email?: string } = {}) => `/auth/login${queryString(query)}`,
  contact: () => '/contact',
  exchange: () => '/exchange',
  pay: () => '/pay',
  marketplace: () => '/universal-marketplace',
  passport: () => '/universal-passport',
  portfolio: () => '/portfolio',
  groupManager: () => '/group-manager',
  account: () => '/account',
  terms: () => '/terms',
  communications: () => '/communications',
  privacy: () => '/privacy',
  licenses: () => '/licenses',
  marketingWaitlist: () => '/marketing-waitlist',
  waitlist: () => '/waitlist',
} as const;

/** Our own page for each entry of the menus (orgs/menus.ts). */
export const MENU_PATHS = {
  dashboard: outside.dashboard(),
  referrals: outside.referrals(),
  settings: outside.settings(),
  contact: outside.contact(),
  exchange: outside.exchange(),
  pay: outside.pay(),
  marketplace: outside.marketplace(),
  passport: outside.passport(),
  portfolio: outside.portfolio(),
  groupManager: outside.groupManager(),
} as const;

/** Pages of the lender's own room. */
export const desk = {
  home: () => '/desk',
  account: () => '/desk/account',
  staff: () => '/desk/settings/staff',
  domains: () => '/desk/settings/lender/domains',
  /** Where a member of staff sets password and authenticator; the secret is after the `#`, which no server is sent. */
  welcome: (secret: string) => `/desk/welcome#${secret}`,
  newLender: (secret: string) => `/desk/new-lender#${secret}`,
} as const;

/** The frame in which the desk previews a screen of the borrower's app, and the folder of its files. */
export const PREVIEW_FRAME = '/desk/preview-frame';

/** Pages of a signed-in person's own account, on the way to where they were going. */
export const accountPages = {
  confirmEmail: (query: { redirectUrl?: string } = {}) => `/auth/confirm-email${queryString(query)}`,
  openDraft: (query: { s?: string; redirectUrl?: string } = {}) => `/auth/open-draft${queryString(query)}`,
} as const;

/** Old addresses that still work, and their redirect targets. */
export const OLD_PATHS: Readonly<Record<string, string>> = {
  '/account/heloc-signer': signer.index(),
  '/account/register': registration.legacy(),
};

/** The path of the client's built files: below the base, like its pages. */
export const ASSETS = `${BASE}/assets`;

/** The only query parameter a redirect keeps (AMB-34). */
export const KEPT_ON_REDIRECT = 'pop-webchat';

const APPLICATION_PATH = new RegExp(`^${BASE}/(${UUID_PATTERN})(?:/(.*?))?/?$`);

/** The application id of a path: its first segment that looks like one, or null. */
export function uuidOf(path: string): string | null {
  return new RegExp(`(?:^|/)(${UUID_PATTERN})(?=[/?#]|$)`).exec(path)?.[1] ?? null;
}

/** The path after BASE/{uuid}/ without query and hash, or null outside an application. */
export function screenOf(path: string): string | null {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  const match = APPLICATION_PATH.exec(bare);
  return match === null ? null : (match[2] ?? '');
}

/** The signer's screen of a path, or null for the area's index and any other page. */
export function signerScreenOf(path: string): SignerScreen | null {
  const bare = path.split(/[?#]/, 1)[0] ?? '';
  return SIGNER_SCREENS.find((screen) => bare === `${BASE}/heloc-signer/${screen}`) ?? null;
}

/** True for a path of the signers' area. */
export const isSignerPath = (path: string): boolean =>
  /^\/heloc-signer(?:[/?#]|$)/.test(path.startsWith(BASE) ? path.slice(BASE.length) : '');

/** True when a screen's pattern (`income/upload/:type`) matches the actual rest of a path. */
export function matchesScreen(pattern: string, actual: string): boolean {
  const want = pattern.split('/');
  const have = actual.split('/');
  return want.length === have.length && want.every((part, at) => part.startsWith(':') || part === have[at]);
}
