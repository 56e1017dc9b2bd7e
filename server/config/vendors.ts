/** The settings of vendors: who serves each port, and how it is reached. All of it follows from the vendors' rows (providers/ports.ts). */
import { PORT_NAMES, PORTS, type PortName, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import type { VendorRow } from '@hearthline/providers/wire/row.ts';
import { z } from 'zod';
import { address } from './env-fields.ts';

/** Fewest characters of a secret that callbacks are signed with, in production: 128 bits in hexadecimal. */
export const SECRET_LENGTH = 32;
/** The credential simulators accept unless another is configured. */
export const SANDBOX_KEY = 'sandbox:sandbox';
/** The secret simulators sign their callbacks with. */
export const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret';

/** How a provider is reached; null: its simulator is started. */
export type ProviderEndpoint = { readonly url: string; readonly key: string; readonly webhookSecret?: string } | null;

export type Values = Readonly<Record<string, unknown>>;
export const valueOf = (env: object, name: string): string | undefined => (env as Readonly<Record<string, string | undefined>>)[name];

const text = (meaning: string) => z.string().min(1).optional().describe(meaning);

/** How the variables of a vendor begin: those of the usual one with the port alone. */
export const prefixOf = (name: PortName, vendor: string): string =>
  vendor === usualVendor(name) ? PORTS[name].prefix : `${PORTS[name].prefix}_${vendor.toUpperCase().replaceAll('-', '_')}`;

/** The variables of one vendor. */
function fieldsOfVendor(name: PortName, vendor: string): Readonly<Record<string, z.ZodType>> {
  const { what, vendors } = PORTS[name];
  const { settings, callbacks, page, pair } = vendorRow(name, vendor);
  if (settings) return settings.fields;
  const [prefix, only] = [prefixOf(name, vendor), Object.keys(vendors).length === 1];
  const whom = only ? what : `${what} by \`${vendor}\``;
  const required = only ? 'required in production' : 'required in production where it serves those whose lender names no other';
  const publishableKey = page?.publishableKey;
  return {
    [`${prefix}_URL`]: address.optional().describe(`Where ${whom} is reached. Unset in the sandbox: the simulator is started; ${required}`),
    [`${prefix}_KEY`]: text(
      `The credential for ${whom}${pair ? ', as `id:secret`' : ''}; required in production with its address, where the simulators’ own is refused`,
    ),
    ...(callbacks === 'secret' && {
      [`${prefix}_WEBHOOK_SECRET`]: text(
        `What ${whom} sign their callbacks with; required in production with its address, ${SECRET_LENGTH} characters or more`,
      ),
    }),
    ...(publishableKey && {
      [`${prefix}_PUBLISHABLE_KEY`]: publishableKey.optional().describe(`The key for the script of ${whom} in browsers`),
    }),
  };
}

/** The variables of one port. */
function fieldsOf(name: PortName): Readonly<Record<string, z.ZodType>> {
  const { prefix, what, vendors } = PORTS[name];
  const rows = Object.entries<Pick<VendorRow<unknown>, 'speaks'>>(vendors);
  const names = rows.map(([vendor]) => vendor) as [string, ...string[]];
  return {
    [`${prefix}_VENDOR`]: z
      .enum(names)
      .default(names[0])
      .describe(
        `Which vendor serves ${what}${names.length > 1 ? ' of a lender that names none' : ''}: ${rows.map(([vendor, { speaks }]) => `\`${vendor}\` (${speaks})`).join(' or ')}`,
      ),
    ...Object.assign({}, ...names.map((vendor) => fieldsOfVendor(name, vendor))),
  };
}

/** Every variable that chooses or reaches a vendor; read by name through the functions below. */
export const vendorFields = (): object => Object.assign({}, ...PORT_NAMES.map(fieldsOf)) as object;

/** The vendor of each port. */
export const vendorsChosen = (env: object): Readonly<Record<PortName, string>> =>
  Object.fromEntries(PORT_NAMES.map((name) => [name, valueOf(env, `${PORTS[name].prefix}_VENDOR`)])) as Record<PortName, string>;

/** The vendor that a setting chooses for a port. */
export const chosenVendor = (env: object, name: PortName): string => valueOf(env, `${PORTS[name].prefix}_VENDOR`) ?? usualVendor(name);

/** How a vendor is reached; null where the settings do not say. */
function endpointOf(env: object, name: PortName, vendor: string): ProviderEndpoint {
  const { settings, callbacks } = vendorRow(name, vendor);
  if (settings) return settings.endpointOf(env as Values);
  const prefix = prefixOf(name, vendor);
  const url = valueOf(env, `${prefix}_URL`);
  if (url === undefined) return null;
  return {
    url,
    key: valueOf(env, `${prefix}_KEY`) ?? SANDBOX_KEY,
    ...(callbacks === 'secret' && { webhookSecret: valueOf(env, `${prefix}_WEBHOOK_SECRET`) ?? SANDBOX_WEBHOOK_SECRET }),
  };
}

/** How each vendor is reached, by port and name. */
export const providerEndpoints = (env: object): Readonly<Record<PortName, Readonly<Record<string, ProviderEndpoint>>>> =>
  Object.fromEntries(
    PORT_NAMES.map((name) => [
      name,
      Object.fromEntries(Object.keys(PORTS[name].vendors).map((vendor) => [vendor, endpointOf(env, name, vendor)])),
    ]),
  ) as Record<PortName, Record<string, ProviderEndpoint>>;

/** The key that a port's script is given in browsers; null where none is set, or the vendor's script needs none. */
export function publishableKeyOf(env: object, name: PortName): string | null {
  const vendor = chosenVendor(env, name);
  return (vendorRow(name, vendor).page?.publishableKey && valueOf(env, `${prefixOf(name, vendor)}_PUBLISHABLE_KEY`)) ?? null;
}

/** What pages may load and reach for the widgets of vendors with an address. A script that needs a key is allowed with its field (providers.ts). */
export function widgetsAllowed(env: object): { readonly scripts: readonly string[]; readonly origins: readonly string[] } {
  const used = PORT_NAMES.flatMap((name) => {
    const vendor = chosenVendor(env, name);
    const { page } = vendorRow(name, vendor);
    const url = valueOf(env, `${prefixOf(name, vendor)}_URL`);
    return page === undefined || page.publishableKey || url === undefined
      ? []
      : [{ script: page.script, origins: [...page.frames, ...page.connects, new URL(url).origin] }];
  });
  return { scripts: used.map(({ script }) => script), origins: [...new Set(used.flatMap(({ origins }) => origins))] };
}
