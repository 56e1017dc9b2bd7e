export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();

/**
 * Session storage, or memory where it is blocked or full: then its values last as long as the page. Reading `window.sessionStorage` alone throws
 * where a browser blocks all cookies.
 */
export const tabStorage: Store = {
  getItem(key) {
    try {
      return memory.get(key) ?? window.sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      window.sessionStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key) {
    memory.delete(key);
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // nothing was stored
    }
  },
};

/** Empties it, and the rest of the session storage: the next person at this device is another one. */
export function forgetTab(): void {
  memory.clear();
  try {
    window.sessionStorage.clear();
  } catch {
    // storage unavailable: nothing was stored
  }
}
