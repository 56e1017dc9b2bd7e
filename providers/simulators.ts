import { join } from 'node:path';
import { startAddressSimulator } from './address/simulator.ts';
import { startCreditBureauSimulator } from './credit-bureau/simulator.ts';
import { startPropertySimulator } from './property/simulator.ts';
import { startTitleSimulator } from './title/simulator.ts';
import type { Simulator, VendorOptions } from './world/vendor.ts';

/** Every simulated vendor of the sandbox, by the name its settings have. */
const STARTERS = {
  creditBureau: startCreditBureauSimulator,
  property: startPropertySimulator,
  title: startTitleSimulator,
  address: startAddressSimulator,
} as const satisfies Record<string, (options: VendorOptions) => Promise<Simulator>>;

export type SimulatorName = keyof typeof STARTERS;
export const SIMULATOR_NAMES = Object.keys(STARTERS) as SimulatorName[];

export interface SimulatorsOptions extends Omit<VendorOptions, 'stateFile' | 'port'> {
  /** Which ones; all by default. */
  readonly names?: readonly SimulatorName[];
  /** Where each keeps its effects over restarts, one file a vendor. */
  readonly stateFolder?: string;
}

/** Starts the named vendors, each a server of its own on 127.0.0.1. */
export async function startSimulators({ names = SIMULATOR_NAMES, stateFolder, ...options }: SimulatorsOptions = {}): Promise<
  Partial<Record<SimulatorName, Simulator>>
> {
  const started = await Promise.all(
    names.map(
      async (name) =>
        [
          name,
          await STARTERS[name]({ ...options, ...(stateFolder === undefined ? {} : { stateFile: join(stateFolder, `${name}.jsonl`) }) }),
        ] as const,
    ),
  );
  return Object.fromEntries(started);
}
