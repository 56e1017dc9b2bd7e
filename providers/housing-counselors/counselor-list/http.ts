import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { HousingCounselor, HousingCounselorsPort } from '../port.ts';

const PROVIDER = 'housing-counselors';
const MOST = 10;

const Agency = z.object({
  nme: z.string().min(1),
  adr1: z.string(),
  adr2: z.string().nullish(),
  city: z.string(),
  statecd: z.string(),
  zipcd: z.string(),
  phone1: z.string(),
  weburl: z.string().nullish(),
  languages: z.array(z.string()),
  services: z.array(z.string()),
  distance: z.number().min(0),
});
const Answer = z.object({ counseling_agencies: z.array(Agency) });

const counselorOf = ({ nme, adr1, adr2, city, statecd, zipcd, phone1, weburl, ...rest }: z.infer<typeof Agency>): HousingCounselor => ({
  name: nme,
  address: [adr1, adr2, `${city}, ${statecd} ${zipcd}`].filter(Boolean).join(', '),
  phone: phone1,
  website: weburl || null,
  languages: rest.languages,
  services: rest.services,
  miles: rest.distance,
});

/** HTTP client of the Consumer Financial Protection Bureau's form of the list: GET /hud-api-replace/{zip}.json, a file for each ZIP code. */
export function createHousingCounselorsHttp(options: WireOptions): HousingCounselorsPort {
  const call = createCaller(PROVIDER, options, (status) => (status === 404 ? { outcome: 'NO_HIT', reasonCode: 'UNKNOWN_ZIP' } : null));
  const answer = answersOf(PROVIDER);
  const headers = { 'x-api-key': options.key };
  return {
    near: async (zip, { signal } = {}) => {
      const path = `/hud-api-replace/${encodeURIComponent(zip.slice(0, 5))}.json`;
      const reply = await call({ method: 'GET', path, headers, answer: Answer, signal });
      if (!reply.ok) return reply.failure;
      const found = reply.body.counseling_agencies.map(counselorOf).toSorted((a, b) => a.miles - b.miles);
      return answer(reply.latencyMs, found.length === 0 ? endedAnswer('NO_HIT', 'UNKNOWN_ZIP', zip) : okAnswer(found.slice(0, MOST), zip));
    },
  };
}
