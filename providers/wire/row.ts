import type { z } from 'zod';
import type { WireOptions } from './caller.ts';
import type { CallOptions, ProviderResult } from './result.ts';

/** A vendor's own script in the borrower's page, and the origins its widget needs. */
export interface VendorPage {
  readonly script: string;
  readonly frames: readonly string[];
  readonly connects: readonly string[];
  /** What the key given to the script looks like; absent where the script needs none. */
  readonly publishableKey?: z.ZodString;
  /** The path at which the simulator serves a page in the script's place. */
  readonly simulatedAt?: string;
}

type Values = Readonly<Record<string, unknown>>;

/** Settings of a vendor that is not reached by `<PORT>_URL` and `<PORT>_KEY`. */
export interface OwnSettings {
  readonly fields: Readonly<Record<string, z.ZodType>>;
  /** How it is reached; null where the settings do not say. */
  readonly endpointOf: (values: Values) => { readonly url: string; readonly key: string } | null;
  /** What is wrong with the settings, one sentence each, without any value. */
  readonly problems: (values: Values, production: boolean) => readonly string[];
}

/** All that the product knows of one vendor: what follows from who serves a port, and not from the port. */
export interface VendorRow<Port> {
  /** The API it speaks, for people who set the product up. */
  readonly speaks: string;
  /** Whether its key is `id:secret`. */
  readonly pair: boolean;
  /** What its callbacks are signed with: a secret of their own, or its key; null: it sends none. */
  readonly callbacks: 'secret' | 'key' | null;
  /** The vendor behind the port. */
  readonly connect: (options: WireOptions) => Port;
  /** Cancels an order that its application no longer needs, which saves money. */
  readonly cancel?: (port: Port, ref: string, options: CallOptions) => Promise<ProviderResult<unknown>>;
  /** It makes an order in several calls: one that fails in between leaves a draft, whose number the failure names. */
  readonly leavesDrafts?: true;
  readonly page?: VendorPage;
  readonly settings?: OwnSettings;
}
