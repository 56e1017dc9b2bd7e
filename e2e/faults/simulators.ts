/** The simulators, in this process, which is never killed: the product reaches them by URL, as it would the vendors. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import type { LedgerEntry } from '@hearthline/providers/world/vendor/vendor-store.ts';
import type { FaultMode } from '@hearthline/providers/world/vendor/fault-mode.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '@hearthline/providers/world/vendor/vendor.ts';
import type { Clock } from '@hearthline/database/clock.ts';
import { PORT_NAMES, PORTS, type PortName, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import { simulatorOf, widgetsAt } from '@hearthline/sandbox/simulators.ts';
import { callbackPath, callersOf, type VendorEndpoints } from '@hearthline/server/config/connect-providers.ts';
import type { Providers } from '@hearthline/server/config/providers.ts';

/** Milliseconds; slow enough that some kills land inside a call. */
const LATENCY: readonly [number, number] = [20, 250];
/** Length of an application's uuid, with which every reference to a vendor begins. */
const UUID = 36;

export const VENDORS = PORT_NAMES;
export type Effect = LedgerEntry & { readonly vendor: PortName };

export type Vendors = {
  /** Environment variables that point the product to the simulators. */
  readonly env: Record<string, string>;
  /** HTTP clients of the simulators, for what a borrower does at a vendor's page. */
  readonly callers: Providers;
  readonly ledger: () => Effect[];
  readonly setFaults: (vendor: PortName, faultMode: FaultMode) => void;
  /** Refuses connections for this many milliseconds, without losing any state. */
  readonly stopFor: (vendor: PortName, ms: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** `clock` is the product's; callbacks go to `callbackUrl`. */
export async function startVendors(folder: string, callbackUrl: string, clock: Clock): Promise<Vendors> {
  mkdirSync(folder, { recursive: true });
  const start = (name: PortName, port?: number): Promise<Simulator> =>
    simulatorOf(name)({
      ...(port !== undefined && { port }),
      clock: (reference) => clock.now(reference?.slice(0, UUID)),
      latencyMs: LATENCY,
      stateFile: join(folder, `${name}.jsonl`),
      ...(vendorRow(name).callbacks !== null && { webhooks: { url: `${callbackUrl}${callbackPath(name)}` } }),
    });
  const running = new Map(await Promise.all(VENDORS.map(async (name) => [name, await start(name)] as const)));
  const at = (name: PortName): Simulator => {
    const simulator = running.get(name);
    if (!simulator) throw new Error(`There is no vendor ${name}`);
    return simulator;
  };
  const place = (name: PortName) => ({ url: at(name).url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
  return {
    env: Object.fromEntries(
      VENDORS.flatMap((name) => {
        const { prefix } = PORTS[name];
        const { callbacks } = vendorRow(name);
        const { url, key, webhookSecret } = place(name);
        return [
          [`${prefix}_URL`, url],
          [`${prefix}_KEY`, key],
          ...(callbacks === 'secret' ? [[`${prefix}_WEBHOOK_SECRET`, webhookSecret]] : []),
        ];
      }),
    ) as Record<string, string>,
    callers: callersOf(
      Object.fromEntries(VENDORS.map((name) => [name, { [usualVendor(name)]: place(name) }])) as unknown as VendorEndpoints,
      Object.fromEntries(VENDORS.map((name) => [name, usualVendor(name)])) as Providers['chosen'],
      widgetsAt,
    ),
    ledger: () =>
      VENDORS.flatMap((vendor) =>
        at(vendor)
          .ledger()
          .map((entry) => ({ ...entry, vendor })),
      ),
    setFaults: (vendor, faultMode) => at(vendor).setFaults(faultMode),
    stopFor: async (vendor, ms) => {
      const port = Number(new URL(at(vendor).url).port);
      await at(vendor).close();
      await new Promise((resolve) => setTimeout(resolve, ms));
      running.set(vendor, await start(vendor, port));
    },
    stop: async () => {
      await Promise.all([...running.values()].map((simulator) => simulator.close()));
    },
  };
}
