/** Connects the vendors that an installation is set up with. */
import { PORT_NAMES, PORTS, type PortName, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import { vendorName } from '@hearthline/providers/vendor-names.ts';
import type { Breaker } from '@hearthline/providers/wire/breaker.ts';
import { observing } from '../monitoring/gauges.ts';
import type { Config } from './config.ts';
import type { Providers } from './providers.ts';
import type { CardField, Widgets } from './widgets.ts';

/** How a vendor is reached: URL, credential, and the secret its callbacks are signed with. */
export type VendorEndpoint = {
  readonly url: string;
  readonly key: string;
  readonly webhookSecret?: string;
  readonly breaker?: Breaker;
};

/** The vendors that are set up, by port and name. */
export type VendorEndpoints = Readonly<Record<PortName, Readonly<Record<string, VendorEndpoint>>>>;
/** How the vendors that serve the ports of most lenders are reached. */
export type ChosenEndpoints = Readonly<Record<PortName, VendorEndpoint>>;

const each = <T>(of: (name: PortName) => T) => Object.fromEntries(PORT_NAMES.map((name) => [name, of(name)])) as Record<PortName, T>;
const mapped = <T, U>(of: Readonly<Record<string, T>>, to: (one: T, key: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(of).map(([key, one]) => [key, to(one, key)]));

/** A client for each vendor. */
export function callersOf(
  endpoints: VendorEndpoints,
  chosen: Providers['chosen'],
  widgetsAt: ((endpoints: ChosenEndpoints) => Widgets) | null,
): Providers {
  const connected = (name: PortName) =>
    mapped(endpoints[name], ({ url, ...rest }, vendor) =>
      vendorRow(name, vendor).connect({ baseUrl: url, observe: observing(vendorName(name, vendor)), ...rest }),
    );
  return {
    clients: each(connected),
    chosen,
    widgets: widgetsAt?.(each((name) => endpoints[name][chosen[name]] as VendorEndpoint)) ?? null,
    addresses: widgetsAt === null ? null : each((name) => mapped(endpoints[name], ({ url }) => url)),
  };
}

/** The path that receives a vendor's callbacks. */
export const callbackPath = (name: PortName, vendor: string = usualVendor(name)): string => `/webhooks/${vendorName(name, vendor)}`;

/** The sandbox's stand-ins: a simulator for each vendor without an address, and the borrower in the vendors' widgets (sandbox/simulators.ts). */
export type SandboxVendors = {
  /** Null: the vendor has no simulator. */
  readonly start: (name: PortName, vendor: string) => Promise<VendorEndpoint | null>;
  readonly widgetsAt: (endpoints: ChosenEndpoints) => Widgets;
};

/** The third parties behind their ports, and where borrowers type a card. Throws where the vendor of a port has neither an address nor a stand-in. */
export async function connectProviders(
  config: Pick<Config, 'providers' | 'vendors' | 'cardPublishableKey'>,
  sandboxVendors: SandboxVendors | null,
): Promise<{ readonly providers: Providers; readonly cardField: CardField | null }> {
  const endpointsOf = async (name: PortName) => {
    const found = await Promise.all(
      Object.keys(PORTS[name].vendors).map(async (vendor) => [
        vendor,
        config.providers[name][vendor] ?? (await sandboxVendors?.start(name, vendor)) ?? null,
      ]),
    );
    const endpoints = Object.fromEntries(found.filter(([, at]) => at !== null)) as Record<string, VendorEndpoint>;
    if (endpoints[config.vendors[name]] === undefined)
      throw new Error(
        `There is neither an address nor a simulator of ${config.vendors[name]}: docs/how-to/configure.md lists the settings`,
      );
    return [name, endpoints] as const;
  };
  const found = Object.fromEntries(await Promise.all(PORT_NAMES.map(endpointsOf))) as Record<PortName, Record<string, VendorEndpoint>>;
  return {
    providers: callersOf(found, config.vendors, sandboxVendors?.widgetsAt ?? null),
    cardField: cardFieldOf(config, found.cardPayments[config.vendors.cardPayments]?.url ?? ''),
  };
}

/** The vendor's script where its publishable key is set, else the simulator's page where the simulator runs. */
function cardFieldOf(config: Pick<Config, 'providers' | 'vendors' | 'cardPublishableKey'>, url: string): CardField | null {
  const { page } = vendorRow('cardPayments', config.vendors.cardPayments);
  const publishableKey = config.cardPublishableKey;
  if (page && publishableKey !== null) return { kind: 'SCRIPT', url: page.script, publishableKey };
  return page?.simulatedAt !== undefined && config.providers.cardPayments[config.vendors.cardPayments] === null
    ? { kind: 'PAGE', url: `${url}${page.simulatedAt}` }
    : null;
}
