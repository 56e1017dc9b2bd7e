import { ownPath } from '@hearthline/journey/own-path.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { isOn } from '../flags/flags.ts';
import { tabStorage } from '../storage.ts';

/** Borrowers and signers are customers of the identity broker; brokers and loan officers are its agents (B §6). */
export type Realm = 'customer' | 'agent';

/** The realm this tab signed in through. */
const REALM_KEY = 'brokerRealm';
const FLAGS = { customer: 'fe-ciam-identity-broker', agent: 'fe-portfolio-manager-auth0' } as const satisfies Record<Realm, string>;

/** True at lenders where these people sign in and out through the identity broker (AMB-86). */
export const isBrokerModeOf = (realm: Realm): boolean => isOn(FLAGS[realm]);

/** Whose page an address is. */
export const realmOf = (path: string): Realm => (path.startsWith(outside.referrals()) ? 'agent' : 'customer');

/** Where the people of a realm begin. */
export const homeOf = (realm: Realm): string => (realm === 'agent' ? outside.referrals() : outside.dashboard());

export const keepRealm = (realm: Realm): void => tabStorage.setItem(REALM_KEY, realm);
export const keptRealm = (): Realm => (tabStorage.getItem(REALM_KEY) === 'agent' ? 'agent' : 'customer');

/** Who signs in at this address of the login page: the people of the page it leads to, else those who came last. */
export function realmOfLogin(search: string): Realm {
  const target = ownPath(new URLSearchParams(search).get('redirectUrl') ?? undefined);
  return target === null ? keptRealm() : realmOf(target);
}

/**
 * Who is a broker: the identity service says so first, in either way of signing in; where it has not answered, an experiment's flag does
 * (B §6, AMB-87). The flag opens a menu and nothing else: the list itself is the server's to give.
 */
export const isBrokerBy = (identity: { readonly isBroker: boolean } | null | undefined): boolean =>
  identity?.isBroker ?? isOn('fe-heloc-broker');
