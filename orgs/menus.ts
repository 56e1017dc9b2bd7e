import { outside } from '@hearthline/journey/paths.ts';

/** Everything a menu may lead to besides this site's own steps, and the path of our page for it (A §2.20). */
export const MENU_PATHS = {
  dashboard: outside.dashboard(),
  settings: outside.settings(),
  contact: outside.contact(),
  exchange: outside.exchange(),
  pay: outside.pay(),
  marketplace: outside.marketplace(),
  passport: outside.passport(),
  portfolio: outside.portfolio(),
  groupManager: outside.groupManager(),
} as const;

export type MenuEntry = keyof typeof MENU_PATHS;
export const MENU_ENTRIES = Object.keys(MENU_PATHS) as [MenuEntry, ...MenuEntry[]];

/** An entry leads to our own page, or to an https address of the lender; one that is left out is in no menu. */
export type Menus = Readonly<Partial<Record<MenuEntry, string>>>;

/** Our own page, in the settings of a lender. */
export const OURS = 'OURS';

/** Every entry on our own page. */
export const OUR_MENUS = Object.fromEntries(MENU_ENTRIES.map((entry) => [entry, OURS])) as Record<MenuEntry, typeof OURS>;

/** Where each entry of a lender's menus leads. */
export const menuAddresses = (menus: Menus): Menus =>
  Object.fromEntries(Object.entries(menus).map(([entry, address]) => [entry, address === OURS ? MENU_PATHS[entry as MenuEntry] : address]));
