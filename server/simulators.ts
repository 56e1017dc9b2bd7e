import { createAddressHttp } from '@hearthline/providers/address/http.ts';
import { startAddressSimulator } from '@hearthline/providers/address/simulator.ts';
import { createCreditBureauHttp } from '@hearthline/providers/credit-bureau/http.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/simulator.ts';
import { createPropertyHttp } from '@hearthline/providers/property/http.ts';
import { startPropertySimulator } from '@hearthline/providers/property/simulator.ts';
import { createTitleHttp } from '@hearthline/providers/title/http.ts';
import { startTitleSimulator } from '@hearthline/providers/title/simulator.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import type { ProviderName } from './config/env.ts';
import type { Providers } from './work/providers.ts';

/** Milliseconds a simulated vendor takes: long enough to be seen, short enough not to be waited for. */
const LATENCY = [80, 400] as const;
const QUICK = [5, 30] as const;

const SIMULATORS = {
  creditBureau: { start: startCreditBureauSimulator, latencyMs: LATENCY },
  property: { start: startPropertySimulator, latencyMs: LATENCY },
  title: { start: startTitleSimulator, latencyMs: LATENCY },
  address: { start: startAddressSimulator, latencyMs: QUICK },
} as const;

type Place = { readonly url: string; readonly key: string };
type Parts = {
  readonly config: Pick<Config, 'providers' | 'dataFolder' | 'production'>;
  readonly now: () => Date;
  readonly closing: AsyncDisposableStack;
};

/** Where each provider is reached; those without an address get their simulator, which is closed with the process. */
async function placeOf(name: ProviderName, { config, now, closing }: Parts): Promise<Place> {
  const given = config.providers[name];
  if (given !== null) return given;
  if (config.production) throw new Error(`Production refuses the simulator of ${name}`);
  const folder = join(config.dataFolder, 'simulators');
  mkdirSync(folder, { recursive: true });
  const { start, latencyMs } = SIMULATORS[name];
  const simulator = await start({ clock: now, latencyMs, stateFile: join(folder, `${name}.jsonl`) });
  closing.defer(() => simulator.close());
  return { url: simulator.url, key: 'sandbox:sandbox' };
}

/** The third parties behind their ports: vendors by address and key, or their simulators. */
export async function connectProviders(parts: Parts): Promise<Providers> {
  const [creditBureau, property, title, address] = await Promise.all([
    placeOf('creditBureau', parts),
    placeOf('property', parts),
    placeOf('title', parts),
    placeOf('address', parts),
  ]);
  const wire = ({ url, key }: Place) => ({ baseUrl: url, key });
  return {
    creditBureau: createCreditBureauHttp(wire(creditBureau)),
    property: createPropertyHttp(wire(property)),
    title: createTitleHttp(wire(title)),
    address: createAddressHttp(wire(address)),
  };
}
