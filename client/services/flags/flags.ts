/** One flag as in the API: whether it is on, and its values. */
export type Flag = { readonly key: string; readonly enabled: boolean; readonly variables?: readonly FlagVariable[] };
export type FlagVariable = { readonly key: string; readonly defaultValue: unknown };

/** Their key in session storage. */
export const FLAGS_KEY = 'flags';
type Store = Pick<Storage, 'getItem' | 'setItem'>;
export type Flags = ReadonlyMap<string, Flag>;

function isFlag(value: unknown): value is Flag {
  return (
    typeof value === 'object' && value !== null && typeof (value as Flag).key === 'string' && typeof (value as Flag).enabled === 'boolean'
  );
}

function toMap(list: readonly unknown[]): Flags {
  return new Map(list.filter(isFlag).map((flag) => [flag.key, flag]));
}

/**
 * The flags of this tab. Storage is read first, then the page: a reload must not change a value while a person works, and values end with
 * the tab (AMB-91).
 */
export function flagsAtLoad(injected: readonly unknown[], store: Store): Flags {
  try {
    const kept = JSON.parse(store.getItem(FLAGS_KEY) ?? '[]') as unknown;
    return new Map([...toMap(injected), ...toMap(Array.isArray(kept) ? kept : [])]);
  } catch {
    return toMap(injected);
  }
}

let current: Flags = new Map();

/** Set once at start, and again after each refresh. */
export function setFlags(flags: Flags): void {
  current = flags;
}

export function isOn(key: string): boolean {
  return current.get(key)?.enabled ?? false;
}

/** A flag's value under a name, when the flag is on. */
export function flagValue(key: string, name: string): unknown {
  const flag = current.get(key);
  return flag?.enabled ? flag.variables?.find((variable) => variable.key === name)?.defaultValue : undefined;
}
