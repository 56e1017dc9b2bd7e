import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { ServedBy } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { PORT_NAMES, PORTS, type PortName, type Ports, usualVendor, vendorName, vendorRow } from '@hearthline/providers/ports.ts';
import type { Breaker } from '@hearthline/providers/wire/breaker.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import { CHOSEN_PORTS, type ChosenPort } from '@hearthline/rules/vendors.ts';
import { observing } from '../monitoring/gauges.ts';
import type { Config } from './config.ts';

/** A vendor's client. It cannot be called as it is: `portsOf` and its like below say for whom. */
export type Client = object;

/** The third parties: a client of each vendor that this installation is set up with, its simulator or the vendor, by URL and key alone. */
export type Providers = {
  readonly clients: Readonly<Record<PortName, Readonly<Record<string, Client>>>>;
  /** Which vendor serves each port of a lender that names none. */
  readonly chosen: Readonly<Record<PortName, string>>;
  /** The borrower in the vendors' own widgets, played by the sandbox; null in production. */
  readonly widgets: Widgets | null;
  /** Where each vendor is, for the sandbox to change how its simulator behaves; null in production. */
  readonly addresses: Readonly<Record<PortName, Readonly<Record<string, string>>>> | null;
};

type Parts = { readonly providers: Providers };
/** What an application says of vendors: those it was made with. */
type Made = Pick<Application, 'vendors'>;

const isPort = (name: string): name is PortName => Object.hasOwn(PORTS, name);

/**
 * The client of a vendor. One that this installation is not set up with is a vendor that does not answer: work waits for it as in an outage, and nothing
 * goes to another in its place.
 */
function clientOf<Name extends PortName>({ clients }: Providers, name: Name, vendor: string): Ports[Name] {
  return (clients[name][vendor] ?? absent(vendorName(name, vendor))) as Ports[Name];
}

/** A vendor that is not set up: each call is one that the vendor did not answer, and each callback one that it did not send. */
function absent(provider: string): Client {
  const silence = { outcome: 'RETRYABLE', reasonCode: 'NOT_SET_UP', data: null, rawRef: null, provider, asOf: null, latencyMs: 0 } as const;
  return new Proxy(
    {},
    { get: (_, method) => (method === 'parseWebhook' ? () => null : async () => ({ ...silence, retryAfterSeconds: null })) },
  );
}

const portsBy = (providers: Providers, vendorOf: (name: PortName) => string): Ports =>
  new Proxy({} as Ports, { get: (_, name: string) => (isPort(name) ? clientOf(providers, name, vendorOf(name)) : undefined) });

const vendorMade = ({ vendors }: Made, name: PortName): string => vendors[name as ChosenPort] ?? usualVendor(name);

/** The ports of an application: the vendors that its lender had when it was made, so that what one of them began ends with it. */
export const portsOf = ({ providers }: Parts, application: Made): Ports => portsBy(providers, (name) => vendorMade(application, name));

/** The vendor that serves a port of a lender now. */
export const vendorNow = ({ providers }: Parts, { vendors }: Pick<Lender, 'vendors'>, name: PortName): string =>
  vendors[name as ChosenPort] ?? providers.chosen[name];

/** The ports of a lender now, for what belongs to no application: a message, or an address as it is typed. */
export const portsOfLender = ({ providers }: Parts, lender: Pick<Lender, 'vendors'>): Ports =>
  portsBy(providers, (name) => vendorNow({ providers }, lender, name));

/** The ports of the installation, for what is asked for every lender at once. */
export const portsOfAll = ({ providers }: Parts): Pick<Ports, 'marketRates'> => portsBy(providers, (name) => providers.chosen[name]);

/** What of a port reads callbacks: of those that get none, nothing. */
type CallbacksOf<Name extends PortName> = Name extends PortName
  ? Ports[Name] extends { readonly parseWebhook: infer Read }
    ? { readonly parseWebhook: Read }
    : { readonly getsNone?: never }
  : never;

/** What reads the callbacks of a vendor, whichever lenders it serves: they are its own by its path and its signature. */
export const callbacksOf = <Name extends PortName>({ providers }: Parts, name: Name, vendor: string): CallbacksOf<Name> =>
  clientOf(providers, name, vendor) as unknown as CallbacksOf<Name>;

/** The vendors that an application keeps: those of its lender at this time. */
export const vendorsKept = (parts: Parts, lender: Pick<Lender, 'vendors'>): Application['vendors'] =>
  Object.fromEntries(CHOSEN_PORTS.map((name) => [name, vendorNow(parts, lender, name)]));

/** The vendors that these lenders name and this installation is not set up with. */
export const notSetUp = (
  { clients }: Providers,
  lenders: readonly Pick<Lender, 'orgCode' | 'vendors'>[],
): { readonly organization: string; readonly port: string; readonly vendor: string }[] =>
  lenders.flatMap(({ orgCode, vendors }) =>
    Object.entries(vendors)
      .filter(([port, vendor]) => clients[port as ChosenPort][vendor] === undefined)
      .map(([port, vendor]) => ({ organization: orgCode, port, vendor })),
  );

/** Which vendor serves a port of an application. */
export const servedBy = (application: Made, name: PortName): ServedBy => orderName(name, vendorMade(application, name));

/** The usual vendor of a port has its name, so that the orders of before there were others are its own. */
export const orderName = (name: PortName, vendor: string): ServedBy =>
  (vendor === usualVendor(name) ? name : `${name}.${vendor}`) as ServedBy;

/** What a vendor does with orders that are no longer needed. */
type OrdersOf = {
  readonly leavesDrafts: boolean;
  readonly cancel: ((ref: string, options: CallOptions) => Promise<ProviderResult<unknown>>) | null;
};

function ordersOfVendor<Name extends PortName>(providers: Providers, name: Name, vendor: string): OrdersOf {
  const { leavesDrafts = false, cancel } = vendorRow(name, vendor);
  const port = clientOf(providers, name, vendor);
  return { leavesDrafts, cancel: cancel ? async (ref, options) => cancel(port, ref, options) : null };
}

/** The orders of the vendor of this name; of a name that is none, such as one of an older version, nothing is canceled. */
export function ordersOf(providers: Providers, served: string): OrdersOf {
  const [name = '', vendor] = served.split('.');
  if (!isPort(name) || (vendor !== undefined && PORTS[name].vendors[vendor] === undefined)) return { leavesDrafts: false, cancel: null };
  return ordersOfVendor(providers, name, vendor ?? usualVendor(name));
}

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
