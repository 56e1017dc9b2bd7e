/** How the vendors' simulators behave, and what they were asked for: over the paths each serves beside its vendor's own (providers/world/vendor/vendor.ts). */
import { Problem } from '@hearthline/contract/problem.ts';
import { VENDOR_BEHAVIORS, type VendorBehavior } from '@hearthline/contract/sandbox-page.ts';
import type { FaultMode } from '@hearthline/providers/world/vendor/fault-mode.ts';
import type { VendorOrder } from '@hearthline/providers/world/vendor/vendor.ts';
import { PORT_NAMES, type PortName, PORTS } from '@hearthline/providers/ports.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { releaseHold } from './hold.ts';
import { orderName } from '@hearthline/server/config/providers.ts';

/** Milliseconds by which a slow vendor is late: noticed, and within the time-out of a call. */
const SLOW_MS = 4000;
/** Milliseconds within which a simulator replies. */
const PATIENCE_MS = 3000;

const FAULTS: Readonly<Record<VendorBehavior, FaultMode>> = {
  normal: {},
  slow: { slowMs: SLOW_MS },
  down: { fail: 503 },
  refuses: { fail: 400 },
};

/** Which vendor of which port. */
type Place = { readonly port: PortName; readonly vendor: string };
/** Every vendor that has an address, those of one port together. */
const placesOf = ({ providers: { addresses } }: WebContext): Place[] =>
  addresses === null ? [] : PORT_NAMES.flatMap((port) => Object.keys(addresses[port]).map((vendor) => ({ port, vendor })));

type Vendor = { readonly name: string; readonly does: string; readonly behavior: VendorBehavior | null };

/** Reply of a simulator; null when there is none at the vendor's address. */
async function ask<T>({ providers }: WebContext, { port, vendor }: Place, path: string, body?: object): Promise<T | null> {
  const base = providers.addresses?.[port][vendor];
  if (base === undefined) return null;
  try {
    const reply = await fetch(`${base}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return reply.ok ? ((await reply.json()) as T) : null;
  } catch {
    return null;
  }
}

const told = ({ port, vendor }: Place, faults: FaultMode | null): Vendor => ({
  name: orderName(port, vendor),
  does: PORTS[port].what,
  behavior: VENDOR_BEHAVIORS.find((behavior) => JSON.stringify(FAULTS[behavior]) === JSON.stringify(faults)) ?? null,
});

function placeOf(ctx: WebContext, named: string): Place {
  const place = placesOf(ctx).find(({ port, vendor }) => orderName(port, vendor) === named);
  if (place === undefined) throw new Problem('invalid_request', { message: 'There is no such vendor. GET /sandbox/vendors lists them.' });
  return place;
}

/** Every vendor with its behavior. */
export async function vendorsNow(ctx: WebContext): Promise<Vendor[]> {
  return Promise.all(placesOf(ctx).map(async (place) => told(place, await ask<FaultMode>(ctx, place, '/_faults'))));
}

/** Sets a vendor's behavior. Throws Problem conflict when no simulator is at its address. */
export async function setBehavior(ctx: WebContext, named: string, behavior: VendorBehavior): Promise<Vendor> {
  const place = placeOf(ctx, named);
  const faults = await ask<FaultMode>(ctx, place, '/_faults', FAULTS[behavior]);
  if (faults === null) throw new Problem('conflict', { message: 'There is no simulator at the address of this vendor' });
  return told(place, faults);
}

type Ordered = VendorOrder & { readonly vendor: string; readonly does: string };

/** What an application ordered of vendors that take their time, oldest first. */
export async function ordersOf(ctx: WebContext, applicationUuid: string): Promise<Ordered[]> {
  const found = await Promise.all(
    placesOf(ctx).map(async (place) => {
      const reply = await ask<{ readonly orders: readonly VendorOrder[] }>(ctx, place, `/_orders?reference=${applicationUuid}`);
      return (reply?.orders ?? []).map((order) => ({
        ...order,
        vendor: orderName(place.port, place.vendor),
        does: PORTS[place.port].what,
      }));
    }),
  );
  return found.flat().toSorted((a, b) => a.created.localeCompare(b.created));
}

/** Has a vendor finish an application's open orders and call back, and releases the application. Returns how many orders there were. */
export async function finishOrders(
  ctx: WebContext,
  applicationUuid: string,
  { vendor, outcome }: { readonly vendor: string; readonly outcome?: string | undefined },
): Promise<number> {
  const place = placeOf(ctx, vendor);
  const reply = await ask<{ readonly finished: number }>(ctx, place, '/_finish', {
    reference: applicationUuid,
    ...(outcome !== undefined && { outcome }),
  });
  if (reply === null) throw new Problem('conflict', { message: 'There is no simulator at the address of this vendor' });
  await releaseHold(ctx, applicationUuid);
  await ask(ctx, place, '/_tick', {});
  return reply.finished;
}
