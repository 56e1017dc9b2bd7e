/** The vendors' simulators in this process: the app reaches them by URL, as it would the vendors. */
import { startAddressSimulator } from '@hearthline/providers/address/simulator.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/simulator.ts';
import { startPropertySimulator } from '@hearthline/providers/property/simulator.ts';
import { startTitleSimulator } from '@hearthline/providers/title/simulator.ts';

import type { Effect } from './verify.ts';

/** Slow enough that a kill lands inside a call now and then. */
const LATENCY: readonly [number, number] = [20, 250];

export async function startSimulators(): Promise<{ env: Record<string, string>; ledgers: () => Effect[]; stop: () => Promise<void> }> {
  const started = await Promise.all([
    startCreditBureauSimulator({ latencyMs: LATENCY }),
    startPropertySimulator({ latencyMs: LATENCY }),
    startTitleSimulator({ latencyMs: LATENCY }),
    startAddressSimulator(),
  ]);
  const names = ['CREDIT_BUREAU', 'PROPERTY', 'TITLE', 'ADDRESS'];
  return {
    env: Object.fromEntries(started.map((simulator, at) => [`${names[at] ?? ''}_URL`, simulator.url])),
    ledgers: () =>
      started.flatMap((simulator, at) => simulator.ledger().map(({ kind, subject }) => ({ vendor: names[at] ?? '', kind, subject }))),
    stop: async () => {
      await Promise.all(started.map((simulator) => simulator.close()));
    },
  };
}
