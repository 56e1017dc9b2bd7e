export const TOKEN_KEY = 'jwt';
const PREFIX = 'Bearer ';

/** The key of the bearer token in local storage, with the Bearer prefix (AMB-80). */
export type TokenStore = {
  readonly get: () => string | null;
  readonly set: (token: string) => void;
  readonly clear: () => void;
  /** Removes the token because its person signs out: the other tabs of this browser see it emptied first, which `clear` does not show. */
  readonly signOut: () => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** 'x' and 'Bearer x' both become 'Bearer x': the prefix is never doubled. */
export function withPrefix(token: string): string {
  return PREFIX + token.replace(/^(?:Bearer\s+)+/i, '').trim();
}

/** A token store over a Storage; falls back to memory where storage is unavailable (private windows). */
export function tokenStore(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TokenStore {
  let memory: string | null = null;
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    get() {
      let stored: string | null = null;
      try {
        stored = storage().getItem(TOKEN_KEY);
      } catch {
        // storage unavailable: use memory
      }
      const token = stored ?? memory;
      return token === null || token === '' ? null : withPrefix(token);
    },
    set(token) {
      memory = withPrefix(token);
      try {
        storage().setItem(TOKEN_KEY, memory);
        memory = null;
      } catch {
        // kept in memory only
      }
      tell();
    },
    signOut() {
      try {
        storage().setItem(TOKEN_KEY, '');
      } catch {
        // storage unavailable: no other tab has this token
      }
      this.clear();
    },
    clear() {
      memory = null;
      try {
        storage().removeItem(TOKEN_KEY);
      } catch {
        // nothing was stored
      }
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
