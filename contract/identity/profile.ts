import { CONSENT_TYPES, SUFFIXES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, firstName, lastName, middleName, phoneNumber, postalAddress, text } from '../fields.ts';

const PROFILE = '/service-profile/api/v1/profile';
const errors = ['stale_version'] as const;

export const profileReply = z.object({
  uuid: z.uuid(),
  identityUuid: z.uuid(),
  createdAt: z.iso.datetime().describe('When the account was opened'),
  type: z.string().describe('PRIMARY, or CO_DEEDER for an additional signer'),
  name: z.object({
    uuid: z.uuid().nullable().describe('Null until a name is given'),
    firstName: z.string(),
    middleName: z.string(),
    lastName: z.string(),
    suffix: z.string(),
  }),
  email: z.string(),
  phoneNumbers: z.array(z.object({ type: z.string(), number: z.string().describe('ten digits') })),
  addresses: z.array(
    z.object({
      uuid: z.uuid(),
      type: z.literal('HOME'),
      street1: z.string(),
      street2: z.string(),
      city: z.string(),
      state: z.string(),
      zip: z.string(),
    }),
  ),
  dob: z.iso.date().nullable(),
  ssnLast4: z.string().nullable().describe('Present once a Social Security number is on file; the number itself is never returned'),
  optimizelyProfileUuid: z.string().nullable(),
  trackerUuid: z.string().nullable(),
  version: z.number().int().describe('Send as If-Match, to refuse a change of a newer version'),
});
profileReply.register(z.globalRegistry, { id: 'Profile' });
export type ProfileReply = z.infer<typeof profileReply>;

export const profileGet = endpoint({
  id: 'profile-get',
  service: 'service-profile',
  method: 'GET',
  path: PROFILE,
  access: 'signed-in',
  summary: "The caller's profile",
  reply: profileReply,
});
export const profilePut = endpoint({
  id: 'profile-put',
  service: 'service-profile',
  method: 'PUT',
  path: PROFILE,
  access: 'signed-in',
  summary: 'Birth date and home address',
  body: z.strictObject({ dob: date.optional(), address: postalAddress.optional() }),
  reply: profileReply,
  errors,
});
export const profilePatch = endpoint({
  id: 'profile-patch',
  service: 'service-profile',
  method: 'PATCH',
  path: PROFILE,
  access: 'signed-in',
  summary: 'Set tracking identifiers; once set they do not change',
  body: z.strictObject({ trackerUuid: text(64).min(1).optional(), optimizelyProfileUuid: text(64).min(1).optional() }),
  reply: profileReply,
  errors,
});
export const profileName = endpoint({
  id: 'profile-name',
  service: 'service-profile',
  method: 'PUT',
  path: `${PROFILE}/name`,
  access: 'signed-in',
  summary: 'First, middle and last name, suffix',
  body: z.strictObject({
    firstName,
    middleName: z.optional(middleName),
    lastName,
    suffix: z.enum(SUFFIXES).optional(),
  }),
  reply: profileReply,
  errors,
});
export const profilePhone = endpoint({
  id: 'profile-phone',
  service: 'service-profile',
  method: 'PUT',
  path: `${PROFILE}/phone`,
  access: 'signed-in',
  summary: 'The mobile phone',
  body: z.strictObject({ number: phoneNumber, type: z.literal('MOBILE').optional() }),
  reply: profileReply,
  errors: [...errors, 'too_many_requests'],
});
export const profileSsn = endpoint({
  id: 'profile-ssn',
  service: 'service-profile',
  method: 'PUT',
  path: `${PROFILE}/ssn`,
  access: 'signed-in',
  summary: 'Save the Social Security number, encrypted; returns its last four digits',
  body: z.strictObject({
    ssn: z
      .string()
      .transform((typed) => typed.replace(/[\s-]/g, ''))
      .refine((digits) => /^\d{9}$/.test(digits), 'Please enter a valid social security number'),
  }),
  reply: z.object({ ssnLast4: z.string(), version: z.number().int() }),
  errors: ['stale_version', 'too_many_requests'],
});
export const profileConsentTypes = endpoint({
  id: 'profile-consent-types',
  service: 'service-profile',
  method: 'GET',
  path: `${PROFILE}/consent-types`,
  access: 'anyone',
  summary: 'Versions of the privacy, terms and electronic-communication consents',
  reply: z.array(z.object({ type: z.enum(CONSENT_TYPES), version: z.string(), text: z.string() })),
});

export const PROFILE_ENDPOINTS = { profileGet, profilePut, profilePatch, profileName, profilePhone, profileSsn, profileConsentTypes };
