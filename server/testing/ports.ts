import { PORT_NAMES, type PortName, type Ports, usualVendor } from '@hearthline/providers/ports.ts';
import { portsOf, type Providers } from '../config/providers.ts';

/** The client of a port's usual vendor. */
export const usualPort = <Name extends PortName>(ctx: { readonly providers: Providers }, name: Name): Ports[Name] =>
  portsOf(ctx, { vendors: {} })[name];

/** The same vendors, but for the ports that are given: each of their vendors does these things in this way. */
export const replacing = (providers: Providers, ports: { readonly [Name in PortName]?: object }): Providers => ({
  ...providers,
  clients: Object.fromEntries(
    Object.entries(providers.clients).map(([name, vendors]) => [
      name,
      name in ports
        ? Object.fromEntries(Object.entries(vendors).map(([vendor, client]) => [vendor, { ...client, ...ports[name as PortName] }]))
        : vendors,
    ]),
  ) as Providers['clients'],
});

/** Vendors that do what these ports do, each the usual one of its port. */
export const usualVendors = (ports: { readonly [Name in PortName]?: object }): Providers => ({
  clients: Object.fromEntries(PORT_NAMES.map((name) => [name, { [usualVendor(name)]: ports[name] }])) as unknown as Providers['clients'],
  chosen: Object.fromEntries(PORT_NAMES.map((name) => [name, usualVendor(name)])) as Providers['chosen'],
  widgets: null,
  addresses: null,
});
