import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { draftApi } from './draft-api.ts';
import { type DraftSaver, draftSaver } from './draft-saver.ts';

/** Milliseconds of quiet before a save, and before a failed one is tried again. */
const TIMING = {
  quiet: 800,
  again: 5000,
  after(milliseconds: number, call: () => void): () => void {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The saver of this page's registration; its code comes with the first thing that is typed. */
export function startSaving(everything: () => PartialRegistration, opened: (id: string) => void | Promise<void>): DraftSaver {
  return draftSaver(draftApi, TIMING, everything, opened);
}
