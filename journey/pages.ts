/** The pages of the help, and which addresses are pages. Separate from paths.ts, because the first page needs neither. */
import {
  accountPages,
  APPLICATION_SCREENS,
  BASE,
  matchesScreen,
  OLD_PATHS,
  outside,
  REGISTRATION_SCREENS,
  screenOf,
  signer,
  SIGNER_SCREENS,
} from './paths.ts';

/** A path without query, hash and the slash at its end. */
const barePath = (path: string): string => (path.split(/[?#]/, 1)[0] ?? '').replace(/(.)\/$/, '$1');

/** The help articles: their index, and one page for each. */
export const help = {
  index: () => `${BASE}/help`,
  article: (slug: string) => `${BASE}/help/${encodeURIComponent(slug)}`,
} as const;

const HELP_PATH = new RegExp(`^${BASE}/help(?:/([a-z0-9-]+))?$`);

/** True for a page of the help. */
export const isHelpPath = (path: string): boolean => HELP_PATH.test(path);

/** The article that a path names; null for a path of no article. Query and hash do not count. */
export const articleOf = (path: string): string | null => HELP_PATH.exec(barePath(path))?.[1] ?? null;

/** Every address of a page that holds no application. */
const PAGES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  '/',
  BASE,
  signer.index(),
  ...REGISTRATION_SCREENS.map((screen) => `${BASE}/${screen}`),
  ...SIGNER_SCREENS.map((screen) => `${BASE}/heloc-signer/${screen}`),
  ...Object.values(outside).map((path) => path()),
  ...Object.values(accountPages).map((path) => path()),
  ...Object.keys(OLD_PATHS),
]);

/**
 * Whether a path, such as `/dashboard` or `/account/heloc/{uuid}/liens`, is a page of the product; any other gets 404. Query and hash do
 * not count.
 */
export function isPage(path: string): boolean {
  const bare = barePath(path);
  if (isHelpPath(bare)) return true;
  // the requests of a signer: any page below them leads one level up (AMB-72)
  if (PAGES.has(bare) || new RegExp(`^${BASE}/heloc-signer/conditions/[\\w-]+$`).test(bare)) return true;
  const screen = screenOf(bare);
  return screen !== null && (screen === '' || APPLICATION_SCREENS.some((pattern) => matchesScreen(pattern, screen)));
}
