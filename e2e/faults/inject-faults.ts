/** Vendor faults while applicants are in progress: every kind, chosen by a seeded random number. */
import { setTimeout as pause } from 'node:timers/promises';

import type { FaultMode } from '@hearthline/providers/world/vendor/fault-mode.ts';
import type { PortName } from '@hearthline/providers/ports.ts';

import { VENDORS, type Vendors } from './simulators.ts';

type Fault = { readonly name: string; readonly faultMode: FaultMode; readonly forMs: number };

/** `times` ends a fault of replies by itself; faults of callbacks and speed last `forMs`. Repeated rows are more frequent. */
const FAULTS: readonly Fault[] = [
  { name: '500', faultMode: { fail: 500, times: 1 }, forMs: 3000 },
  { name: '502', faultMode: { fail: 502, times: 2 }, forMs: 3000 },
  { name: '503', faultMode: { fail: 503, times: 1 }, forMs: 3000 },
  { name: '429', faultMode: { fail: 429, times: 2 }, forMs: 3000 },
  { name: 'slow', faultMode: { slowMs: 2500 }, forMs: 4000 },
  { name: 'time-out', faultMode: { hang: true, times: 1 }, forMs: 3000 },
  { name: 'reset', faultMode: { reset: true, times: 1 }, forMs: 3000 },
  { name: 'reset', faultMode: { reset: true, times: 2 }, forMs: 3000 },
  { name: 'cut off', faultMode: { truncate: true, times: 1 }, forMs: 3000 },
  { name: 'cut off', faultMode: { truncate: true, times: 2 }, forMs: 3000 },
  { name: 'garbage', faultMode: { wrongTypes: true, times: 1 }, forMs: 3000 },
  { name: 'too large', faultMode: { bigBody: true, times: 1 }, forMs: 3000 },
  { name: 'callbacks twice', faultMode: { webhooks: 'twice' }, forMs: 8000 },
  { name: 'callbacks reversed', faultMode: { webhooks: 'reversed' }, forMs: 8000 },
  { name: 'callbacks lost', faultMode: { webhooks: 'lost' }, forMs: 5000 },
  { name: 'callbacks early', faultMode: { webhooks: 'early' }, forMs: 8000 },
];
const REFUSED = 'refused';
/** One fault in this many is a vendor that refuses connections. */
const REFUSED_EACH = 12;
const REFUSED_MS = 2500;

export type FaultInjector = { readonly counts: () => Readonly<Record<string, number>>; readonly end: () => Promise<void> };

/** Injects a random fault into one vendor after another until ended; then all vendors work normally. */
export function injectFaults(vendors: Vendors, random: () => number, everyMs: number): FaultInjector {
  const counts: Record<string, number> = {};
  const ending = new AbortController();
  const busy = new Set<PortName>();
  const running: Promise<unknown>[] = [];
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

  const inject = async (vendor: PortName): Promise<void> => {
    const refused = random() * REFUSED_EACH < 1;
    const { name, faultMode, forMs } = refused ? { name: REFUSED, faultMode: {}, forMs: 0 } : pick(FAULTS);
    counts[name] = (counts[name] ?? 0) + 1;
    if (refused) await vendors.stopFor(vendor, REFUSED_MS);
    else {
      vendors.setFaults(vendor, faultMode);
      await pause(forMs, undefined, { signal: ending.signal }).catch(() => undefined);
      vendors.setFaults(vendor, {});
    }
    busy.delete(vendor);
  };
  const loop = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      const vendor = pick(VENDORS);
      if (!busy.has(vendor)) {
        busy.add(vendor);
        running.push(inject(vendor));
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
