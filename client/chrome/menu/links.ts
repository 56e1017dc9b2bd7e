import type { MenuEntry } from '@hearthline/orgs/menus.ts';
import { isBrokerBy } from '../../services/broker/realm.ts';
import type { Identity } from '../../services/identity.ts';
import type { Site } from '../../services/menus.ts';

/** Who looks at the page. */
export type Viewer = {
  readonly isSignedIn: boolean;
  /** In the area of additional signers. */
  readonly isSigner: boolean;
  /** Their account only signs: of the borrower's pages it may open none (A §6). */
  readonly onlySigns: boolean;
  /** Refers borrowers: by the word of the identity service, or of a flag where it has none. */
  readonly isBroker: boolean;
  readonly isManageable: boolean;
  readonly hasGroupPolicy: boolean;
};

/** What the menus hold: entries with their address, and whether feedback can be given. */
export type Menus = { readonly top: readonly MenuEntry[]; readonly apps: readonly MenuEntry[]; readonly profile: readonly MenuEntry[] } & {
  readonly feedback: boolean;
};

export const viewerOf = (isSignedIn: boolean, isSigner: boolean, identity: Identity | null | undefined): Viewer => ({
  isSignedIn,
  isSigner,
  onlySigns: identity?.type === 'CO_DEEDER',
  isBroker: isSignedIn && isBrokerBy(identity),
  isManageable: identity?.isManageable === true,
  hasGroupPolicy: (identity?.wallet.groupPolicyAddress ?? null) !== null,
});

type Rule = (viewer: Viewer) => boolean;

/** The lender's other products are for people with an account of their own. */
const ownAccount: Rule = ({ onlySigns }) => !onlySigns;

/** Who sees an entry, once signed in; visitors see none (A §6). */
const SHOWN: Readonly<Record<MenuEntry, Rule>> = {
  dashboard: ({ isSigner, onlySigns, isBroker }) => isBroker || !(isSigner || onlySigns),
  referrals: ({ isBroker }) => isBroker,
  settings: ownAccount,
  contact: () => true,
  exchange: ownAccount,
  pay: ownAccount,
  marketplace: ownAccount,
  passport: ownAccount,
  portfolio: ({ isManageable, hasGroupPolicy }) => isManageable || hasGroupPolicy,
  groupManager: ownAccount,
};

/** Which entry is in which menu. */
const TOP = ['dashboard', 'referrals', 'portfolio', 'settings'] as const satisfies readonly MenuEntry[];
const APPS = [
  'dashboard',
  'referrals',
  'exchange',
  'pay',
  'marketplace',
  'passport',
  'portfolio',
  'groupManager',
] as const satisfies readonly MenuEntry[];
const PROFILE = ['settings', 'contact'] as const satisfies readonly MenuEntry[];

/** What a person finds in the menus of a lender: what the lender has an address for and they may open. */
export function menusFor(viewer: Viewer, { addresses, isMainBrand }: Pick<Site, 'addresses' | 'isMainBrand'>): Menus {
  const seen = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
    entries.filter((entry) => viewer.isSignedIn && addresses[entry] !== undefined && SHOWN[entry](viewer));
  return { top: seen(TOP), apps: seen(APPS), profile: seen(PROFILE), feedback: viewer.isSignedIn && isMainBrand };
}

/** What the one sheet of a phone holds: every entry once, in the order of the menus. */
export const allEntries = ({ top, apps, profile }: Menus): readonly MenuEntry[] => [
  ...new Set([...top.filter((entry) => entry !== 'settings'), ...apps, ...profile]),
];
