/** How vendors answer: counted in this process, and added to what all processes counted, for the desk. */
import type { Clock } from '@hearthline/database/clock.ts';
import { addCalls, BOUNDS, type CallsOfMinute, circuitsOf, forgetCalls } from '@hearthline/database/stores/vendor/vendor-calls.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { ObservedCall } from '@hearthline/providers/wire/caller.ts';
import type { Pool } from 'pg';
import { v7 } from 'uuid';

type Parts = { readonly pool: Pool; readonly clock: Pick<Clock, 'real'> };

const MINUTE = 60_000;
/** How long counts are kept, milliseconds. */
const KEPT = 2 * 86_400_000;
/** The caller itself broke off: nothing is known of the vendor. */
const SAYS_NOTHING = 'ABORTED';

type Counted = { readonly vendor: string; readonly result: string; calls: number; readonly times: number[]; lastAt: number };
const PROCESS = v7();
/** Since the last report, by vendor and result; times are of `performance.now()`. */
const counting = new Map<string, Counted>();
const openSince = new Map<string, number>();
/** The last call of each vendor, held back or not. */
const lastHeard = new Map<string, number>();
/** A vendor that nothing was sent to for this long is held back no more: nobody would say so. Milliseconds. */
const FORGOTTEN_AFTER = 5 * MINUTE;
/** The last report told of an open circuit. */
let wasOpen = false;

/** Counts one call of a vendor; one that was held back took no time and counts by its code. */
export function heard(vendor: string, { result, ms, isCircuitOpen }: ObservedCall): void {
  const now = performance.now();
  lastHeard.set(vendor, now);
  if (!isCircuitOpen) openSince.delete(vendor);
  else if (!openSince.has(vendor)) openSince.set(vendor, now);
  if (result === SAYS_NOTHING) return;
  const key = `${vendor} ${result}`;
  const none = { vendor, result, calls: 0, times: Array.from({ length: BOUNDS.length + 1 }, () => 0), lastAt: now };
  const found = counting.get(key) ?? none;
  const place = BOUNDS.findIndex((bound) => ms <= bound);
  const slot = place === -1 ? BOUNDS.length : place;
  found.calls += 1;
  found.times[slot] = (found.times[slot] ?? 0) + 1;
  found.lastAt = now;
  counting.set(key, found);
}

/**
 * Adds what this process counted to the database, to the minute in which it reports: all of it or nothing, and then it is counted on. Returns 0: there
 * is nothing more to do at once.
 */
export async function reportCalls({ pool, clock }: Parts): Promise<number> {
  if (counting.size === 0 && openSince.size === 0 && !wasOpen) return 0;
  const [real, now] = [clock.real(), performance.now()];
  const timeOf = (at: number): Date => new Date(real.getTime() - (now - at));
  for (const vendor of openSince.keys()) if (now - (lastHeard.get(vendor) ?? 0) > FORGOTTEN_AFTER) openSince.delete(vendor);
  const minute = new Date(Math.floor(real.getTime() / MINUTE) * MINUTE);
  const taken = [...counting];
  counting.clear();
  try {
    await transaction(pool, async (client) => {
      await addCalls(
        client,
        taken.map(([, one]): CallsOfMinute => ({ ...one, minute, lastAt: timeOf(one.lastAt) })),
      );
      const open = new Map([...openSince].map(([vendor, since]) => [vendor, timeOf(since)]));
      await circuitsOf(client, PROCESS, open, real);
    });
    wasOpen = openSince.size > 0;
  } catch (error) {
    for (const [key, one] of taken) counting.set(key, together(one, counting.get(key)));
    throw error;
  }
  return 0;
}

const together = (one: Counted, later: Counted | undefined): Counted =>
  later === undefined
    ? one
    : { ...later, calls: one.calls + later.calls, times: later.times.map((count, slot) => count + (one.times[slot] ?? 0)) };

/** Forgets what nobody looks at any more. */
export const forgetOldCalls = async ({ pool, clock }: Parts): Promise<void> => forgetCalls(pool, new Date(clock.real().getTime() - KEPT));
