/**
 * The secret of an emailed link, a parameter of the address: taken out of the address bar and the browser's history at once, where others read
 * it, and remembered with this entry of the tab's history, so that loading the page again does not lose it. Null when there is none.
 */
export function takeAddressSecret(name: string): string | null {
  const { pathname, search, hash } = window.location;
  const state = { ...(window.history.state as Readonly<Record<string, unknown>> | null) };
  const query = new URLSearchParams(search);
  const secret = query.get(name);
  if (secret === null || secret === '') {
    const remembered = state[`secret ${name}`];
    return typeof remembered === 'string' ? remembered : null;
  }
  query.delete(name);
  const rest = query.toString();
  window.history.replaceState({ ...state, [`secret ${name}`]: secret }, '', `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`);
  return secret;
}

/** The secret of an emailed link after the `#`, which no server is sent; taken out of the address and remembered in the same way. Null when there is none. */
export function takeFragmentSecret(): string | null {
  const { pathname, search, hash } = window.location;
  const state = { ...(window.history.state as Readonly<Record<string, unknown>> | null) };
  const secret = hash.slice(1);
  if (secret === '') {
    const remembered = state['secret #'];
    return typeof remembered === 'string' ? remembered : null;
  }
  window.history.replaceState({ ...state, 'secret #': secret }, '', `${pathname}${search}`);
  return secret;
}

/** Whether the address holds a secret, or this entry of the tab's history remembers one. */
export const hasAddressSecret = (name: string): boolean =>
  new URLSearchParams(window.location.search).has(name) ||
  `secret ${name}` in ((window.history.state as Readonly<Record<string, unknown>> | null) ?? {});
