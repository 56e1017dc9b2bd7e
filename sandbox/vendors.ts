/** How the vendors' simulators behave, and what they were asked for: over the paths each serves beside its vendor's own (providers/world/vendor/vendor.ts). */
import { Problem } from '@hearthline/contract/problem.ts';
import { VENDOR_BEHAVIORS, type VendorBehavior } from '@hearthline/contract/sandbox-page.ts';
import type { FaultMode } from '@hearthline/providers/world/vendor/fault-mode.ts';
import type { VendorOrder } from '@hearthline/providers/world/vendor/vendor.ts';
import { PORT_NAMES, type PortName, PORTS } from '@hearthline/providers/ports.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { releaseHold } from './hold.ts';

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

type Vendor = { readonly name: string; readonly does: string; readonly behavior: VendorBehavior | null };

/** Reply of a simulator; null when there is none at the vendor's address. */
async function ask<T>({ providers }: WebContext, name: PortName, path: string, body?: object): Promise<T | null> {
  const base = providers.addresses?.[name];
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

const told = (name: PortName, faults: FaultMode | null): Vendor => ({
  name,
  does: PORTS[name].what,
  behavior: VENDOR_BEHAVIORS.find((behavior) => JSON.stringify(FAULTS[behavior]) === JSON.stringify(faults)) ?? null,
});

function vendorOf(named: string): PortName {
  const name = PORT_NAMES.find((known) => known === named);
  if (name === undefined) throw new Problem('invalid_request', { message: 'There is no such vendor. GET /sandbox/vendors lists them.' });
  return name;
}

/** Every vendor with its behavior. */
export async function vendorsNow(ctx: WebContext): Promise<Vendor[]> {
  return Promise.all(PORT_NAMES.map(async (name) => told(name, await ask<FaultMode>(ctx, name, '/_faults'))));
}

/** Sets a vendor's behavior. Throws Problem conflict when no simulator is at its address. */
export async function setBehavior(ctx: WebContext, named: string, behavior: VendorBehavior): Promise<Vendor> {
  const name = vendorOf(named);
  const faults = await ask<FaultMode>(ctx, name, '/_faults', FAULTS[behavior]);
  if (faults === null) throw new Problem('conflict', { message: 'There is no simulator at the address of this vendor' });
  return told(name, faults);
}

type Ordered = VendorOrder & { readonly vendor: string; readonly does: string };

/** What an application ordered of vendors that take their time, oldest first. */
export async function ordersOf(ctx: WebContext, applicationUuid: string): Promise<Ordered[]> {
  const found = await Promise.all(
    PORT_NAMES.map(async (name) => {
      const reply = await ask<{ readonly orders: readonly VendorOrder[] }>(ctx, name, `/_orders?reference=${applicationUuid}`);
      return (reply?.orders ?? []).map((order) => ({ ...order, vendor: name, does: PORTS[name].what }));
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
  const name = vendorOf(vendor);
  const reply = await ask<{ readonly finished: number }>(ctx, name, '/_finish', {
    reference: applicationUuid,
    ...(outcome !== undefined && { outcome }),
  });
  if (reply === null) throw new Problem('conflict', { message: 'There is no simulator at the address of this vendor' });
  await releaseHold(ctx, applicationUuid);
  await ask(ctx, name, '/_tick', {});
  return reply.finished;
}
