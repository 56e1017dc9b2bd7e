/** What settings make of the 500 invented borrowers (record 161), computed once for the same settings, rates of the day and states. */
import type { StateCode } from '@hearthline/rules/enums.ts';
import { type Outcome, outcomeOf } from '@hearthline/rules/offers/impact/impact.ts';
import { type SampleBorrower, sampleBorrowers } from '@hearthline/rules/offers/impact/sample-borrowers.ts';
import type { MarketRates, ProductSettings } from '@hearthline/rules/offers/types.ts';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { keptAnswers } from './kept-answers.ts';

/** Two people look at the same borrowers. */
const SEED = 1;

type About = { readonly market: MarketRates; readonly states: readonly StateCode[]; readonly onlyElderly: boolean };

/** The borrowers on whom a change of settings is tried. */
export const borrowersFor = ({ states, onlyElderly }: About): SampleBorrower[] => sampleBorrowers(SEED, states, onlyElderly);

/** The outcome of each borrower. What waits beside it is served between two borrowers. */
export const outcomesFor = keptAnswers(async ({ product, ...about }: About & { readonly product: ProductSettings }): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const borrower of borrowersFor(about)) {
    await otherRequests();
    outcomes.push(outcomeOf(borrower, product, about.market));
  }
  return outcomes;
});
