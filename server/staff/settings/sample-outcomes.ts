/** What settings make of the 500 invented borrowers (record 161), computed once for the same settings, rates of the day and states. */
import type { StateCode } from '@hearthline/rules/enums.ts';
import { type Outcome, outcomeOf } from '@hearthline/rules/offers/impact/impact.ts';
import { type SampleBorrower, sampleBorrowers } from '@hearthline/rules/offers/impact/sample-borrowers.ts';
import type { MarketRates, ProductSettings } from '@hearthline/rules/offers/types.ts';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { sha256Of } from '../../config/lenders.ts';

/** Two people look at the same borrowers. */
const SEED = 1;
/** The most sets of outcomes that a process keeps; one is about 100 KB. */
const KEPT = 24;

type About = { readonly market: MarketRates; readonly states: readonly StateCode[]; readonly onlyElderly: boolean };

/** The borrowers on whom a change of settings is tried. */
export const borrowersFor = ({ states, onlyElderly }: About): SampleBorrower[] => sampleBorrowers(SEED, states, onlyElderly);

/** By what they depend on, the one that was asked for last at the end. */
const known = new Map<string, Promise<readonly Outcome[]>>();

/** The outcome of each borrower. What waits beside it is served between two borrowers. */
export async function outcomesFor(product: ProductSettings, about: About): Promise<readonly Outcome[]> {
  const key = sha256Of({ product, about });
  const found = known.get(key) ?? compute(product, about);
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return found.catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
}

async function compute(product: ProductSettings, about: About): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const borrower of borrowersFor(about)) {
    await otherRequests();
    outcomes.push(outcomeOf(borrower, product, about.market));
  }
  return outcomes;
}
