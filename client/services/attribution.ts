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

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What is known of where this visitor came from; never older than the tab. */
export function attribution(store: Store = window.sessionStorage): Attribution {
  try {
    return JSON.parse(store.getItem(KEY) ?? '{}') as Attribution;
  } catch {
    return {};
  }
}

/** Adds the attribution of an address to what the tab already knows: the newest value of each parameter wins. */
export function rememberAttribution(search: string, store: Store = window.sessionStorage): Attribution {
  const query = new URLSearchParams(search);
  const found = ATTRIBUTION_PARAMETERS.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ''] as const] : []));
  const all = { ...attribution(store), ...Object.fromEntries(found) };
  try {
    if (found.length > 0) store.setItem(KEY, JSON.stringify(all));
  } catch {
    // storage refused: the values still serve this page
  }
  return all;
}

/** Forgets one value that turned out to be worth nothing: a referral that has ended. */
export function forgetAttribution(name: AttributionParameter, store: Store = window.sessionStorage): void {
  const { [name]: _, ...rest } = attribution(store);
  try {
    store.setItem(KEY, JSON.stringify(rest));
  } catch {
    // storage refused: nothing was kept
  }
}

/** The utm values as the create call takes them: upper-case names without their prefix. */
export function utmParameters(known: Attribution): Partial<Record<'CAMPAIGN' | 'MEDIUM' | 'SOURCE' | 'TERM' | 'CONTENT' | 'ID', string>> {
  const pairs = Object.entries(known).filter(([name]) => name.startsWith('utm_'));
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice(4).toUpperCase(), value]));
}
