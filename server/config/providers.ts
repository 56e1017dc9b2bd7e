import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { ServedBy } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { PORTS, type PortName, type Ports, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import { vendorName } from '@hearthline/providers/vendor-names.ts';
import type { CallOptions, ProviderResult } from '@hearthline/providers/wire/result.ts';
import { CHOSEN_PORTS, type ChosenPort, VENDOR_CHOICES } from '@hearthline/rules/vendors.ts';
import type { Widgets } from './widgets.ts';

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
    {
      get: (_, method) => {
        if (method === 'parseWebhook') return () => null;
        // a client is not what a promise resolves to
        return method === 'then' ? undefined : async () => ({ ...silence, retryAfterSeconds: null });
      },
    },
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

/** Who may serve the ports that a lender chooses for: whether the installation is set up with each, and which serves lenders that name none. */
export const vendorsToChoose = ({ clients, chosen }: Providers) =>
  CHOSEN_PORTS.flatMap((port) =>
    VENDOR_CHOICES[port].map((vendor) => ({ port, vendor, ready: clients[port][vendor] !== undefined, usual: chosen[port] === vendor })),
  );

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
