/** Everything a menu may lead to besides this site's own steps (A §2.20). */
export const MENU_ENTRIES = [
  'dashboard',
  'referrals',
  'settings',
  'contact',
  'exchange',
  'pay',
  'marketplace',
  'passport',
  'portfolio',
  'groupManager',
] as const;
export type MenuEntry = (typeof MENU_ENTRIES)[number];

/** An entry leads to our own page, or to an https address of the lender; one that is left out is in no menu. */
export type Menus = Readonly<Partial<Record<MenuEntry, string>>>;

/** Our own page, in the settings of a lender. */
export const OURS = 'OURS';

/** Every entry on our own page. */
export const OUR_MENUS = Object.fromEntries(MENU_ENTRIES.map((entry) => [entry, OURS])) as Record<MenuEntry, typeof OURS>;

/** Where each entry of a lender's menus leads; `ours` has the path of our page for each. */
export const menuAddresses = (menus: Menus, ours: Readonly<Record<MenuEntry, string>>): Menus =>
  Object.fromEntries(Object.entries(menus).map(([entry, address]) => [entry, address === OURS ? ours[entry as MenuEntry] : address]));
