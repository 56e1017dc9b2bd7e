/**
 * A map that holds at most `2 * size` entries and forgets those that were not asked for longest: two generations, of which the older is dropped when
 * the younger is full. Reading and writing cost one or two look-ups, however large it is.
 */
export class BoundedMap<K, V> {
  readonly #size: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    const young = this.#young.get(key);
    if (young !== undefined) return young;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size >= this.#size) this.age();
  }

  /** Begins a generation: what is not asked for until the next one is forgotten. */
  age(): void {
    this.#old = this.#young;
    this.#young = new Map();
  }
}
