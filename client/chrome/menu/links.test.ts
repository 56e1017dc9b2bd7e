import { MENU_PATHS } from '@hearthline/journey/paths.ts';
import { MENU_ENTRIES, menuAddresses, OUR_MENUS, type Menus as Addresses } from '@hearthline/orgs/menus.ts';
import { expect, test } from 'vitest';
import { isBrokerModeOf, realmOfLogin } from '../../services/broker/realm.ts';
import { setFlags } from '../../services/flags/flags.ts';
import { allEntries, menusFor, viewerOf, type Viewer } from './links.ts';

const NAMES = ['isSignedIn', 'isSigner', 'onlySigns', 'isBroker', 'isManageable', 'hasGroupPolicy'] as const;
/** Every kind of viewer there can be. */
const VIEWERS = Array.from(
  { length: 2 ** NAMES.length },
  (_, bits) => Object.fromEntries(NAMES.map((name, at) => [name, (bits & (1 << at)) !== 0])) as Viewer,
);
const OURS = { addresses: menuAddresses(OUR_MENUS, MENU_PATHS), isMainBrand: true };
const titled = (viewer: Viewer) => NAMES.filter((name) => viewer[name]).join(' ') || 'visitor';

test.each(VIEWERS.map((viewer) => [titled(viewer), viewer] as const))('%s', (_, viewer) => {
  const { isSignedIn, isSigner, onlySigns, isBroker, isManageable, hasGroupPolicy } = viewer;
  const { top, apps, profile, feedback } = menusFor(viewer, OURS);
  const both = top.includes('dashboard') === apps.includes('dashboard') && top.includes('portfolio') === apps.includes('portfolio');
  expect(both, 'top navigation and app menu agree').toBe(true);
  // "Signers do not see the Dashboard link unless broker" (A §6)
  expect(top.includes('dashboard')).toBe(isSignedIn && (isBroker || (!isSigner && !onlySigns)));
  // the list of referrals is for those who refer, and for nobody else
  expect([top, apps].map((menu) => menu.includes('referrals'))).toEqual([isSignedIn && isBroker, isSignedIn && isBroker]);
  // AMB-88
  expect(top.includes('portfolio')).toBe(isSignedIn && (isManageable || hasGroupPolicy));
  // settings only when authenticated; an account that only signs would be signed out there
  expect(top.includes('settings')).toBe(isSignedIn && !onlySigns);
  expect(profile).toEqual(!isSignedIn ? [] : onlySigns ? ['contact'] : ['settings', 'contact']);
  expect(apps.filter((entry) => !['dashboard', 'referrals', 'portfolio'].includes(entry))).toEqual(
    isSignedIn && !onlySigns ? ['exchange', 'pay', 'marketplace', 'passport', 'groupManager'] : [],
  );
  expect(feedback).toBe(isSignedIn);
  expect(menusFor(viewer, { ...OURS, isMainBrand: false }).feedback).toBe(false);
  const all = allEntries({ top, apps, profile, feedback });
  expect(all.toSorted()).toEqual([...new Set([...top, ...apps, ...profile])].toSorted());
});

const BORROWER: Viewer = {
  isSignedIn: true,
  isSigner: false,
  onlySigns: false,
  isBroker: false,
  isManageable: true,
  hasGroupPolicy: false,
};

test.each(MENU_ENTRIES)('%s without an address is in no menu, and with one in at least one', (entry) => {
  const { [entry]: _, ...rest } = OURS.addresses;
  const broker = { ...BORROWER, isBroker: true };
  expect(allEntries(menusFor(broker, { ...OURS, addresses: rest }))).not.toContain(entry);
  expect(allEntries(menusFor(broker, OURS))).toContain(entry);
});

test('an entry leads to our page, or to the address of the lender', () => {
  const addresses: Addresses = menuAddresses({ pay: 'https://pay.example/', exchange: 'OURS' }, MENU_PATHS);
  expect(addresses).toEqual({ pay: 'https://pay.example/', exchange: MENU_PATHS.exchange });
});

test('a viewer is nobody in particular until the identity is known', () => {
  const identity = {
    type: 'PRIMARY',
    isBroker: true,
    isManageable: false,
    wallet: { accountAddress: null, groupPolicyAddress: 'pb1group' },
  } as Parameters<typeof viewerOf>[2];
  expect(viewerOf(true, false, undefined)).toEqual({ ...BORROWER, isManageable: false });
  expect(viewerOf(true, true, identity)).toMatchObject({ isSigner: true, isBroker: true, hasGroupPolicy: true, onlySigns: false });
});

/** AMB-87: who is a broker is decided by the identity service, and by the experiment's flag only where it has not answered. */
test.each([
  [true, false, true],
  [true, true, true],
  [false, false, false],
  [false, true, false],
  [null, false, false],
  [null, true, true],
])('the service says %s and the flag %s: a broker %s', (said, flag, isBroker) => {
  setFlags(new Map([['fe-heloc-broker', { key: 'fe-heloc-broker', enabled: flag }]]));
  const identity = said === null ? null : ({ isBroker: said, type: 'PRIMARY', wallet: {} } as Parameters<typeof viewerOf>[2]);
  expect(viewerOf(true, false, identity).isBroker).toBe(isBroker);
  expect(viewerOf(false, false, null).isBroker, 'a visitor is nobody').toBe(false);
  setFlags(new Map());
});

test.each([
  ['', 'customer'],
  ['?redirectUrl=/dashboard', 'customer'],
  ['?redirectUrl=/dashboard/referrals', 'agent'],
  ['?redirectUrl=//elsewhere.example/dashboard/referrals', 'customer'],
])('the login page at %s is for the realm of %ss', (search, realm) => expect(realmOfLogin(search)).toBe(realm));

test('each realm signs in through the identity broker by a flag of its own', () => {
  setFlags(new Map([['fe-portfolio-manager-auth0', { key: 'fe-portfolio-manager-auth0', enabled: true }]]));
  expect([isBrokerModeOf('agent'), isBrokerModeOf('customer')]).toEqual([true, false]);
  setFlags(new Map());
});
