import { PORT_NAMES, PORTS, type PortName, usualVendor } from './ports.ts';

/** What a vendor is called in results, measures, at the desk and in the path of its callbacks: the usual one of a port by the port's folder alone. */
export const vendorName = (name: PortName, vendor: string): string =>
  vendor === usualVendor(name) ? PORTS[name].folder : `${PORTS[name].folder}.${vendor}`;

/** The vendor of such a name, or null. */
export function vendorCalled(called: string): { readonly name: PortName; readonly vendor: string } | null {
  for (const name of PORT_NAMES)
    for (const vendor of Object.keys(PORTS[name].vendors)) if (vendorName(name, vendor) === called) return { name, vendor };
  return null;
}
