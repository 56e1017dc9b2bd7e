/** Starting an application. */
import {
  CONSENT_TYPES,
  CREDIT_CONSENT_TYPES,
  EMPLOYMENT_ANSWERS,
  EMPLOYMENT_TYPES,
  OCCUPANCY_TYPES,
  STATES,
  SUFFIXES,
} from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { uuid } from './parts.ts';
import { date, emailAddress, firstName, lastName, middleName, postalAddress, text } from '../fields.ts';

const createBody = z.strictObject({
  abVersionsRequest: z.strictObject({ versions: z.array(z.strictObject({ name: text(60), version: text(20) })).max(20) }).optional(),
  affiliateAbVersion: text(60).optional(),
  affiliateAppIndicator: z.boolean().optional(),
  affiliateLiveOffers: z.boolean().optional(),
  consentListRequest: z.strictObject({
    consents: z.array(z.strictObject({ type: z.enum(CONSENT_TYPES), version: text(20), optInOut: z.literal('OPT_IN') })).max(5),
  }),
  consentRequests: z
    .array(z.strictObject({ type: z.enum(CREDIT_CONSENT_TYPES), version: text(20) }))
    .max(2)
    .optional(),
  income: z
    .strictObject({
      incomeCoDeeders: z.literal(0),
      incomePrimary: z.number().int().min(0).max(9_999_999),
      incomeOther: z.number().int().min(0).max(9_999_999),
    })
    .describe('US dollars a year, before tax'),
  marketingTools: z.strictObject({ totalExpertOwnerId: text(80).optional(), totalExpertContactId: text(80).optional() }).optional(),
  profileRequest: z.strictObject({
    name: z.strictObject({
      firstName,
      middleName: z.optional(middleName),
      lastName,
      dob: date,
      suffix: z.enum(SUFFIXES).optional(),
    }),
    email: emailAddress,
    homeAddress: postalAddress.extend({ uuid: uuid.optional(), type: z.literal('HOME') }),
    assetAddress: postalAddress.optional(),
  }),
  propertyListedForSale: z.boolean(),
  propertyRequest: postalAddress.extend({ type: z.enum(OCCUPANCY_TYPES) }),
  publish: z.literal(true),
  utmParameters: z
    .strictObject({
      CAMPAIGN: text(200).optional(),
      MEDIUM: text(200).optional(),
      SOURCE: text(200).optional(),
      TERM: text(200).optional(),
      CONTENT: text(200).optional(),
      ID: text(200).optional(),
    })
    .optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  employmentAnswer: z.enum(EMPLOYMENT_ANSWERS).optional().describe('The borrower’s answer; employmentType is its mapped form'),
  offerCode: z.strictObject({ code: text(40), inHomeDate: date.optional(), respondByDate: date.optional() }).optional(),
  optimizelyProfileRequest: z.strictObject({ optimizelyProfileUuid: text(64) }).optional(),
  termsShown: z
    .array(z.strictObject({ kind: text(60), sha256: z.string().regex(/^[\da-f]{64}$/) }))
    .max(5)
    .optional()
    .describe('The important terms and the booklet that were shown before the application was sent'),
  language: z.enum(['en', 'es']).optional().describe('Of the pages on which the borrower registered'),
  referrerId: text(64).optional(),
  referralId: text(64).optional(),
});
export const helocCreate = endpoint({
  id: 'heloc-create',
  service: 'service-application',
  method: 'POST',
  path: '/service-application/api/v3/application/helocs',
  access: 'signed-in',
  status: 201,
  summary: 'Create the application and start prequalification',
  query: z.strictObject({ state: z.enum(STATES) }),
  body: createBody,
  reply: z.object({ uuid }),
  errors: ['not_lent', 'applications_closed', 'already_active', 'conflict', 'document_changed', 'too_many_requests'],
});
export const canStart = endpoint({
  id: 'can-start',
  service: 'service-search',
  method: 'GET',
  path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  access: 'signed-in',
  summary: 'Whether the caller may start an application',
  reply: z.object({
    canStartApplication: z.boolean(),
    organizationsWithActiveApplication: z.array(z.string()),
    activeApplicationUuid: z.string().nullable(),
    waitUntil: z.iso.date().nullable(),
  }),
});

export const CREATE_ENDPOINTS = { helocCreate, canStart };
