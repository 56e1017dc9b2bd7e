import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { MarketRatesPort } from '../port.ts';

const PROVIDER = 'market-rates';

const percent = z.number().min(0).max(40);
const Published = z.object({
  apor_fixed: z.array(z.object({ week_of: z.iso.date(), rates: z.record(z.string().regex(/^\d{1,2}$/), percent) })),
  hoepa: z.array(z.object({ year: z.number().int(), loan_amount: z.number().positive(), dollar_trigger: z.number().positive() })),
  wsj_prime: z.array(z.object({ effective: z.iso.date(), percent })),
});

/** HTTP client of a feed of published rates: GET /v1/published?since=, bearer key. */
export function createMarketRatesHttp(options: WireOptions): MarketRatesPort {
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);
  const headers = { authorization: `Bearer ${options.key}` };
  return {
    published: async (since, { signal } = {}) => {
      const reply = await call({ method: 'GET', path: '/v1/published', query: { since }, headers, answer: Published, signal });
      if (!reply.ok) return reply.failure;
      const { apor_fixed: apor, hoepa, wsj_prime: prime } = reply.body;
      const rates = {
        apor: apor.map(({ week_of: week, rates: byTerm }) => ({ week, byTerm })),
        highCost: hoepa.map(({ year, loan_amount: loanAmount, dollar_trigger: dollarTrigger }) => ({ year, loanAmount, dollarTrigger })),
        prime: prime.map(({ effective: from, percent: rate }) => ({ from, percent: rate })),
      };
      return answer(reply.latencyMs, okAnswer(rates, null, rates.apor.at(-1)?.week ?? null));
    },
  };
}
