import { type Flag, type Flags, FLAGS_KEY, flagsAtLoad } from './flags.ts';

/** Stores refreshed flags for the next load of this tab, and returns them. */
export function storeFlags(list: readonly Flag[], store: Pick<Storage, 'getItem' | 'setItem'>): Flags {
  try {
    store.setItem(FLAGS_KEY, JSON.stringify(list));
  } catch {
    // storage unavailable: the page's own values are used
  }
  return flagsAtLoad(list, store);
}
