import { type Store, tabStorage } from './storage.ts';

const KEY = 'attribution';

/** Query parameters that say where a visitor came from; they must survive redirects that drop them (AMB-34). */
export const ATTRIBUTION_PARAMETERS = [
  'referrer',
  'rid',
  'offerCode',
  'affiliate',
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'utm_term',
  'utm_content',
  'utm_id',
  'totalExpertOwnerId',
  'totalExpertContactId',
] as const;
export type AttributionParameter = (typeof ATTRIBUTION_PARAMETERS)[number];
export type Attribution = Partial<Record<AttributionParameter, string>>;

type ReadAndWrite = Pick<Store, 'getItem' | 'setItem'>;

/** The visitor's stored attribution; it ends with the tab. */
export function attribution(store: ReadAndWrite = tabStorage): Attribution {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Attribution;
  } catch {
    return {};
  }
}

/** Adds the attribution in an address to the stored one: the newest value of each parameter wins. */
export function rememberAttribution(search: string, store: ReadAndWrite = tabStorage): Attribution {
  const query = new URLSearchParams(search);
  const found = ATTRIBUTION_PARAMETERS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ''] as const] : []));
  const all = { ...attribution(store), ...Object.fromEntries(found) };
  try {
    if (found.length > 0) store.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage unavailable: the values last for this page only
  }
  return all;
}

/** Removes one value that is no longer valid: a referral that has ended. */
export function forgetAttribution(name: AttributionParameter, store: ReadAndWrite = tabStorage): void {
  const { [name]: _, ...rest } = attribution(store);
  try {
    store.setItem(KEY, JSON.stringify(rest));
  } catch {
    // storage unavailable: nothing was stored
  }
}

/** The utm values as the create request takes them: upper-case names without their prefix. */
export function utmParameters(known: Attribution): Partial<Record<'CAMPAIGN' | 'MEDIUM' | 'SOURCE' | 'TERM' | 'CONTENT' | 'ID', string>> {
  const pairs = Object.entries(known).filter(([name]) => name.startsWith('utm_'));
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(4).toUpperCase(), value]));
}
