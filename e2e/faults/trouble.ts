/** What goes wrong with vendors while applicants are under way: every way of quality.md R3, by chance of a seed. */
import { setTimeout as pause } from 'node:timers/promises';

import type { Mood } from '@hearthline/providers/world/moods.ts';
import type { ProviderName } from '@hearthline/server/config/env.ts';

import { VENDORS, type Vendors } from './simulators.ts';

type Trouble = { readonly name: string; readonly mood: Mood; readonly forMs: number };

/** `times` ends a fault of answers by itself; those of callbacks and speed last `forMs`. The more often a row stands here the more often it happens. */
const TROUBLES: readonly Trouble[] = [
  { name: '500', mood: { fail: 500, times: 1 }, forMs: 3000 },
  { name: '502', mood: { fail: 502, times: 2 }, forMs: 3000 },
  { name: '503', mood: { fail: 503, times: 1 }, forMs: 3000 },
  { name: '429', mood: { fail: 429, times: 2 }, forMs: 3000 },
  { name: 'slow', mood: { slowMs: 2500 }, forMs: 4000 },
  { name: 'time-out', mood: { hang: true, times: 1 }, forMs: 3000 },
  { name: 'reset', mood: { reset: true, times: 1 }, forMs: 3000 },
  { name: 'reset', mood: { reset: true, times: 2 }, forMs: 3000 },
  { name: 'cut off', mood: { truncate: true, times: 1 }, forMs: 3000 },
  { name: 'cut off', mood: { truncate: true, times: 2 }, forMs: 3000 },
  { name: 'garbage', mood: { wrongTypes: true, times: 1 }, forMs: 3000 },
  { name: 'too large', mood: { bigBody: true, times: 1 }, forMs: 3000 },
  { name: 'callbacks twice', mood: { webhooks: 'twice' }, forMs: 8000 },
  { name: 'callbacks reversed', mood: { webhooks: 'reversed' }, forMs: 8000 },
  { name: 'callbacks lost', mood: { webhooks: 'lost' }, forMs: 5000 },
  { name: 'callbacks early', mood: { webhooks: 'early' }, forMs: 8000 },
];
const REFUSED = 'refused';
/** One row in so many is a vendor that is not there at all. */
const REFUSED_EACH = 12;
const REFUSED_MS = 2500;

export type Troubles = { readonly counts: () => Readonly<Record<string, number>>; readonly end: () => Promise<void> };

/** Troubles one vendor after another, each time another way, until ended; then all are well. */
export function makeTrouble(vendors: Vendors, random: () => number, everyMs: number): Troubles {
  const counts: Record<string, number> = {};
  const ending = new AbortController();
  const busy = new Set<ProviderName>();
  const running: Promise<unknown>[] = [];
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  const strike = async (vendor: ProviderName): Promise<void> => {
    const refused = random() * REFUSED_EACH < 1;
    const { name, mood, forMs } = refused ? { name: REFUSED, mood: {}, forMs: 0 } : pick(TROUBLES);
    counts[name] = (counts[name] ?? 0) + 1;
    if (refused) await vendors.away(vendor, REFUSED_MS);
    else {
      vendors.mood(vendor, mood);
      await pause(forMs, undefined, { signal: ending.signal }).catch(() => undefined);
      vendors.mood(vendor, {});
    }
    busy.delete(vendor);
  };
  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const vendor = pick(VENDORS);
      if (!busy.has(vendor)) {
        busy.add(vendor);
        running.push(strike(vendor));
      }
      await pause(everyMs, undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const looping = loop();
  return {
    counts: () => counts,
    end: async () => {
      ending.abort();
      await looping;
      await Promise.all(running);
    },
  };
}
