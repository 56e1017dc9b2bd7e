import { PORT_NAMES, PORTS, type PortName, type Ports, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import type { Breaker } from '@hearthline/providers/wire/breaker.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import { observing } from '../monitoring/gauges.ts';
import type { Config } from './config.ts';

/** The third parties behind their ports: a simulator or the vendor, by URL and key alone. */
export type Providers = Ports & {
  /** Which vendor serves each port. */
  readonly vendors: Readonly<Record<PortName, string>>;
  /** The borrower in the vendors' own widgets, played by the sandbox; null in production. */
  readonly widgets: Widgets | null;
  /** Where each vendor is, for the sandbox to change how its simulator behaves; null in production. */
  readonly addresses: Readonly<Record<PortName, string>> | null;
};

const isPort = (name: string): name is PortName => Object.hasOwn(PORTS, name);

/** What the vendor behind a port does with orders that are no longer needed. */
type OrdersOf = {
  readonly leavesDrafts: boolean;
  readonly cancel: ((ref: string, options: CallOptions) => Promise<ProviderResult<unknown>>) | null;
};

function ordersOfPort<Name extends PortName>(providers: Providers, name: Name): OrdersOf {
  const { leavesDrafts = false, cancel } = vendorRow(name, providers.vendors[name]);
  const port = (providers as Ports)[name];
  return { leavesDrafts, cancel: cancel ? async (ref, options) => cancel(port, ref, options) : null };
}

/** The orders of the vendor behind a port; of a name that is no port, such as one of an older version, nothing is canceled. */
export const ordersOf = (providers: Providers, name: string): OrdersOf =>
  isPort(name) ? ordersOfPort(providers, name) : { leavesDrafts: false, cancel: null };

type Visit<Typed, Result> = (typed: Typed) => Promise<ProviderResult<Result>>;
type SignIn<Typed> = Visit<Typed, { readonly publicToken: string }>;

export type PageRequest = { readonly token: string; readonly search: string; readonly form: string | null };

/** Signs the borrower in at the page of the bank, payroll or tax vendor. Only the sandbox can (sandbox/simulators.ts). */
export type Widgets = {
  readonly bankLink: SignIn<{ readonly linkToken: string }>;
  readonly payroll: SignIn<{ readonly bridgeToken: string }>;
  /** A simulator's page as the borrower's browser gets it. */
  readonly page: (vendor: string, request: PageRequest) => Promise<Response>;
  readonly taxDocuments: Visit<{ readonly orderId: string }, { readonly status: string }>;
};

/** The card vendor's own field: no card number passes through the product. SCRIPT: the vendor's script makes it; PAGE: a page of the simulator. */
export type CardField =
  | { readonly kind: 'SCRIPT'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'PAGE'; readonly url: string };

/** Origins that pages need for a card field, by directive of the content security policy. */
export function cardFieldOrigins(field: CardField | null): Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>> {
  if (field?.kind === 'SCRIPT') {
    const page = Object.values(PORTS.cardPayments.vendors).find((row) => row.page?.script === field.url)?.page;
    return { script: [new URL(field.url).origin], frame: page?.frames ?? [], connect: page?.connects ?? [] };
  }
  return { script: [], frame: field ? [new URL(field.url).origin] : [], connect: [] };
}

/** How a vendor is reached: URL, credential, and the secret its callbacks are signed with. */
export type VendorEndpoint = {
  /** Unset: the one that usually serves the port. */
  readonly vendor?: string;
  readonly url: string;
  readonly key: string;
  readonly webhookSecret?: string;
  readonly breaker?: Breaker;
};

export type VendorEndpoints = Readonly<Record<PortName, VendorEndpoint>>;

/** A client for each vendor. */
export function callersOf(endpoints: VendorEndpoints, widgetsAt: ((endpoints: VendorEndpoints) => Widgets) | null): Providers {
  const connected = (name: PortName) => {
    const { url, vendor, ...rest } = endpoints[name];
    return vendorRow(name, vendor).connect({ baseUrl: url, observe: observing(name), ...rest });
  };
  const each = <T>(of: (name: PortName) => T) => Object.fromEntries(PORT_NAMES.map((name) => [name, of(name)])) as Record<PortName, T>;
  return {
    ...(each(connected) as unknown as Ports),
    vendors: each((name) => endpoints[name].vendor ?? usualVendor(name)),
    widgets: widgetsAt?.(endpoints) ?? null,
    addresses: widgetsAt === null ? null : each((name) => endpoints[name].url),
  };
}

/** The path that receives a vendor's callbacks. */
export const callbackPath = (name: PortName): string => `/webhooks/${PORTS[name].folder}`;

/** The sandbox's stand-ins: a simulator for each vendor without an address, and the borrower in the vendors' widgets (sandbox/simulators.ts). */
export type SandboxVendors = {
  readonly start: (name: PortName, vendor: string) => Promise<VendorEndpoint>;
  readonly widgetsAt: (endpoints: VendorEndpoints) => Widgets;
};

/** The third parties behind their ports, and where borrowers type a card. Throws for a vendor with neither an address nor a stand-in. */
export async function connectProviders(
  config: Pick<Config, 'providers' | 'vendors' | 'cardPublishableKey'>,
  sandboxVendors: SandboxVendors | null,
): Promise<{ readonly providers: Providers; readonly cardField: CardField | null }> {
  const endpointOf = async (name: PortName): Promise<VendorEndpoint> => {
    const [given, vendor] = [config.providers[name], config.vendors[name]];
    if (given !== null) return { ...given, vendor };
    if (sandboxVendors === null) throw new Error(`Production refuses the simulator of ${name}`);
    return { ...(await sandboxVendors.start(name, vendor)), vendor };
  };
  const endpoints = await Promise.all(PORT_NAMES.map(async (name) => [name, await endpointOf(name)] as const));
  const found = Object.fromEntries(endpoints) as Record<PortName, VendorEndpoint>;
  return { providers: callersOf(found, sandboxVendors?.widgetsAt ?? null), cardField: cardFieldOf(config, found.cardPayments.url) };
}

/** The vendor's script where its publishable key is set, else the simulator's page where the simulator runs. */
function cardFieldOf(config: Pick<Config, 'providers' | 'vendors' | 'cardPublishableKey'>, url: string): CardField | null {
  const { page } = vendorRow('cardPayments', config.vendors.cardPayments);
  const publishableKey = config.cardPublishableKey;
  if (page && publishableKey !== null) return { kind: 'SCRIPT', url: page.script, publishableKey };
  return page?.simulatedAt !== undefined && config.providers.cardPayments === null
    ? { kind: 'PAGE', url: `${url}${page.simulatedAt}` }
    : null;
}
