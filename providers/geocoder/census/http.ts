import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { CensusPlace, GeocoderPort } from '../port.ts';

const PROVIDER = 'geocoder';
/** Current addresses on the map of the 2020 census, whose tracts the register reports. */
const EDITION = {
  benchmark: 'Public_AR_Current',
  vintage: 'Census2020_Current',
  layers: 'Counties,Census Tracts',
  format: 'json',
} as const;

const Geographies = z.object({
  Counties: z.array(z.object({ GEOID: z.string().regex(/^\d{5}$/), POP100: z.coerce.number().int().min(0).optional() })).default([]),
  'Census Tracts': z.array(z.object({ GEOID: z.string().regex(/^\d{11}$/) })).default([]),
});
const ByAddress = z.object({ result: z.object({ addressMatches: z.array(z.object({ geographies: Geographies })) }) });
const ByPoint = z.object({ result: z.object({ geographies: Geographies }) });

/** HTTP client of the Census Bureau's geocoder: GET /geocoder/geographies/address and /coordinates. The bureau asks for no key; a gateway before it may. */
export function createGeocoderHttp(options: WireOptions): GeocoderPort {
  const call = createCaller(PROVIDER, { timeoutMs: 8_000, ...options });
  const answer = answersOf(PROVIDER);
  const headers = { 'x-api-key': options.key };
  const placed = (latencyMs: number, found: z.infer<typeof Geographies> | undefined) => {
    const place = found && placeOf(found);
    return answer(latencyMs, place ? okAnswer(place, null, null) : endedAnswer('NO_HIT', 'NO_MATCH', null));
  };
  return {
    locate: async ({ street1, city, state, zip }, { signal } = {}) => {
      const query = { street: street1, city, state, zip, ...EDITION };
      const reply = await call({ method: 'GET', path: '/geocoder/geographies/address', headers, query, answer: ByAddress, signal });
      return reply.ok ? placed(reply.latencyMs, reply.body.result.addressMatches[0]?.geographies) : reply.failure;
    },
    locateAt: async ({ latitude, longitude }, { signal } = {}) => {
      const query = { x: String(longitude), y: String(latitude), ...EDITION };
      const reply = await call({ method: 'GET', path: '/geocoder/geographies/coordinates', headers, query, answer: ByPoint, signal });
      return reply.ok ? placed(reply.latencyMs, reply.body.result.geographies) : reply.failure;
    },
  };
}

function placeOf(found: z.infer<typeof Geographies>): CensusPlace | null {
  const tract = found['Census Tracts'][0]?.GEOID;
  if (tract === undefined) return null;
  return {
    stateFips: tract.slice(0, 2),
    countyFips: tract.slice(0, 5),
    tract,
    countyPopulation: found.Counties[0]?.POP100 ?? null,
    vintage: EDITION.vintage,
  };
}
