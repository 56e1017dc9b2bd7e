import { CREDIT_CONSENT_TYPES, SMS_PROMPT_TYPES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailAddress, phoneNumber, text } from './fields.ts';

const COMMS = '/service-comms-prefs';
const service = 'service-comms-prefs';
const ofPrompt = z.strictObject({ type: z.enum(SMS_PROMPT_TYPES) });
const organization = text(41).min(1);

const prompt = z.object({
  uuid: z.uuid(),
  verbiage: z.string(),
  resources: z.array(
    z.object({ type: z.enum(['ADD_VERBIAGE', 'TITLE', 'Privacy Policy', 'Terms of Service']), name: z.string(), value: z.string() }),
  ),
});
export type PromptReply = z.infer<typeof prompt>;

const given = z.object({
  consent_type: z.enum(SMS_PROMPT_TYPES),
  consent_prompt_uuid: z.uuid(),
  opt_in_out: z.enum(['OPT_IN', 'OPT_OUT']),
  verbiage: z.string().describe('The text the person read'),
  org: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  source: z.string(),
  recorded_at: z.iso.datetime(),
});
given.register(z.globalRegistry, { id: 'ConsentGiven' });

export const helocConsentTypes = endpoint({
  id: 'heloc-consent-types',
  service,
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/consent-types',
  access: 'anyone',
  summary: 'Versions of the credit consents',
  reply: z.array(z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: z.string(), text: z.string() })),
});
export const promptExternal = endpoint({
  id: 'prompt-external',
  service,
  method: 'GET',
  path: `${COMMS}/external/api/v1/consent/prompt/{type}`,
  access: 'anyone',
  summary: 'The consent prompt for text messages, for a visitor',
  params: ofPrompt,
  reply: prompt,
});
export const promptSecure = endpoint({
  id: 'prompt-secure',
  service,
  method: 'GET',
  path: `${COMMS}/secure/api/v1/consent/prompt/{type}`,
  access: 'signed-in',
  summary: 'The consent prompt for text messages, for a borrower',
  params: ofPrompt,
  reply: prompt,
});
export const consentUserGet = endpoint({
  id: 'consent-user-get',
  service,
  method: 'POST',
  path: `${COMMS}/secure/api/v1/consent/user/get`,
  access: 'signed-in',
  idempotent: false,
  summary: "The caller's present answer on one ledger, or on both; newest last answer of each",
  body: z.strictObject({
    consent_type: z.enum(SMS_PROMPT_TYPES).optional(),
    org: organization.optional(),
    email: z.optional(emailAddress),
    phone: phoneNumber.optional(),
  }),
  reply: z.array(given),
});
export const consentUser = endpoint({
  id: 'consent-user',
  service,
  method: 'POST',
  path: `${COMMS}/secure/api/v1/consent/user`,
  access: 'signed-in',
  summary: 'Record answers; each prompt type is an append-only ledger of its own',
  body: z.strictObject({
    source: text(80).min(1),
    org: organization.optional(),
    phone: phoneNumber.optional(),
    email: z.optional(emailAddress),
    product_type: z.literal('HELOC'),
    consents: z
      .array(z.strictObject({ consent_prompt_uuid: z.uuid(), opt_in_out: z.enum(['OPT_IN', 'OPT_OUT']) }))
      .min(1)
      .max(10),
  }),
  reply: z.object({ consents: z.array(given) }),
  errors: ['not_found', 'unknown_organization'],
});

export const CONSENT_ENDPOINTS = { helocConsentTypes, promptExternal, promptSecure, consentUserGet, consentUser };
