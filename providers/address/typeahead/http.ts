import * as z from 'zod';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { AddressPort } from '../port.ts';

const PROVIDER = 'address';
const SHORTEST_SEARCH = 3;
/** A pasted zip code with its four more digits, which the index of addresses does not have. */
const ZIP_PLUS_4 = /\b(\d{5})-\d{0,4}$/;
const MAX_SUGGESTIONS = 10;

const Answer = z.object({
  suggestions: z.array(
    z.object({
      street1: z.string(),
      street2: z.string(),
      city: z.string(),
      state: z.string().length(2),
      zip: z.string().regex(/^\d{5}(-\d{4})?$/),
      fullAddress: z.string(),
    }),
  ),
});

/** HTTP client of a typeahead API: GET /lookup?search=&key= (lending §4.16). */
export function createAddressHttp(options: WireOptions): AddressPort {
  const call = createCaller(PROVIDER, { timeoutMs: 3_000, ...options });
  return {
    suggest: async (search, { signal } = {}) => {
      const answered = { outcome: 'OK', reasonCode: null, rawRef: null, provider: PROVIDER, asOf: null, retryAfterSeconds: null } as const;
      const line = search.trim().replace(ZIP_PLUS_4, '$1');
      if (line.length < SHORTEST_SEARCH) return { ...answered, data: [], latencyMs: 0 };
      const reply = await call({
        method: 'GET',
        path: '/lookup',
        query: { search: line, key: options.key },
        answer: Answer,
        signal,
      });
      if (!reply.ok) return reply.failure;
      return { ...answered, data: reply.body.suggestions.slice(0, MAX_SUGGESTIONS), latencyMs: reply.latencyMs };
    },
  };
}
