import { CONSENT_TYPES, OCCUPANCY_TYPES, STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const words = z.string().describe('**words** are bold');

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: words }),
  z.object({ kind: z.literal('list'), items: z.array(words) }),
  z.object({ kind: z.literal('facts'), rows: z.array(z.object({ label: z.string(), value: words })) }),
  z.object({ kind: z.literal('table'), caption: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
]);
part.register(z.globalRegistry, { id: 'AgreementPart' });

const document = z.object({ type: z.enum(CONSENT_TYPES), version: z.string(), title: z.string(), parts: z.array(part) });
export type Agreement = z.infer<typeof document>;

/** The texts behind the footer's links and the consents (A §2: terms, privacy, communications). */
export const agreementGet = endpoint({
  id: 'agreement-get',
  service: 'service-profile',
  method: 'GET',
  path: '/service-profile/external/api/v1/agreements/{type}',
  access: 'anyone',
  summary: 'The full text of the terms, the privacy policy or the electronic communications policy',
  params: z.strictObject({ type: z.enum(CONSENT_TYPES) }),
  reply: document,
});

/** The important terms and the booklet, which come with the application form (12 CFR 1026.40(b), (e)). */
export const termsGet = endpoint({
  id: 'application-terms-get',
  service: 'service-application',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/terms',
  access: 'anyone',
  summary:
    'The important terms of a line on a home in a state, the booklet about lines, and New York’s own disclosures; to be read before an application is sent',
  query: z.strictObject({ state: z.enum(STATES), occupancy: z.enum(OCCUPANCY_TYPES) }),
  reply: z.object({
    documents: z.array(
      z.object({
        kind: z.string(),
        version: z.string(),
        title: z.string(),
        sha256: z.string().describe('Of the words shown; sent along with the application'),
        parts: z.array(part),
      }),
    ),
  }),
});

export const AGREEMENT_ENDPOINTS = { agreementGet, termsGet };
