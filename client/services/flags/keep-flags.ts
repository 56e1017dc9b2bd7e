import { FLAGS_KEY, flagsAtLoad, type Flag, type Flags } from './flags.ts';

/** Keeps refreshed flags for the next load of this tab, and answers them. */
export function keepFlags(list: readonly Flag[], store: Pick<Storage, 'getItem' | 'setItem'>): Flags {
  try {
    store.setItem(FLAGS_KEY, JSON.stringify(list));
  } catch {
    // storage refused: the page's own values serve
  }
  return flagsAtLoad(list, store);
}
