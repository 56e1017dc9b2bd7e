import { EMPLOYMENT_ANSWERS, OCCUPANCY_TYPES, STATES, SUFFIXES } from '@hearthline/rules/enums.ts';
import type { RegistrationAddress, RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { SchemaOf } from '@hearthline/journey/registration/members.ts';
import { z } from 'zod';
import { mailedCode, sixDigits } from './identity/email-proof.ts';
import { endpoint } from './endpoint.ts';

const DRAFTS = '/service-application/external/api/v1/heloc/drafts';
const SSN_SHAPED = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/;

/** As typed, complete or not; a Social Security number is never stored in a draft (AMB-20). */
const typed = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !SSN_SHAPED.test(value), 'A draft never holds a social security number');
const flag = z.boolean();
const address = z.strictObject({
  street1: typed(120).optional(),
  street2: typed(60).optional(),
  city: typed(80).optional(),
  state: z.union([z.enum(STATES), z.literal('')]).optional(),
  zip: typed(10).optional(),
  occupancyType: z.enum(OCCUPANCY_TYPES).optional(),
} satisfies SchemaOf<RegistrationAddress, z.ZodType>);
address.register(z.globalRegistry, { id: 'DraftAddress' });
const dollars = z.number().min(-99_999_999).max(99_999_999).nullable();

/**
 * The registration data of A §3, any part of it (a member the draft does not know does not compile); attribution is included so that it
 * survives redirects (AMB-34).
 */
export const draftData = z.strictObject({
  step: typed(40).optional(),
  propertyAddress: address.optional(),
  homeAddress: address.optional(),
  isListedForSale: flag.nullable().optional(),
  income: z
    .strictObject({
      income: dollars.optional(),
      otherIncome: dollars.optional(),
      employmentType: z.union([z.enum(EMPLOYMENT_ANSWERS), z.enum(['EMPLOYED', 'OTHER', ''])]).optional(),
    } satisfies SchemaOf<RegistrationData['income'], z.ZodType>)
    .optional(),
  name: z
    .strictObject({
      firstName: typed(60).optional(),
      middleName: typed(60).optional(),
      lastName: typed(60).optional(),
      suffix: z.enum(SUFFIXES).optional(),
    } satisfies SchemaOf<RegistrationData['name'], z.ZodType>)
    .optional(),
  dob: typed(10).optional(),
  email: typed(128).optional(),
  phoneNumber: typed(24).optional(),
  communicationConsent: flag.optional(),
  smsMarketingConsent: flag.optional(),
  smsTransactionalConsent: flag.optional(),
  termPrivacyConsent: flag.optional(),
  hasSaleStatusBeenSet: flag.optional(),
  hasIncomeBeenSet: flag.optional(),
  isPrepopComplete: flag.optional(),
  isEmailPrefilledByProfile: flag.optional(),
  attribution: z
    .record(z.string().max(40), typed(300))
    .refine((entries) => Object.keys(entries).length <= 20, 'Too many entries')
    .optional(),
} satisfies SchemaOf<RegistrationData & { step: string; attribution: object }, z.ZodType>);
draftData.register(z.globalRegistry, { id: 'DraftData' });
export type DraftData = z.infer<typeof draftData>;

export const draftReply = z.object({
  id: z.string(),
  version: z.number().int(),
  data: draftData,
  updatedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  takesApplications: z.boolean().describe('False while its lender takes no new applications: the draft waits until it does'),
});
draftReply.register(z.globalRegistry, { id: 'Draft' });
export type DraftReply = z.infer<typeof draftReply>;
const ofDraft = z.strictObject({ id: z.string().regex(/^[A-Za-z0-9_-]{22}$/) });

export const draftCreate = endpoint({
  id: 'draft-create',
  service: 'drafts',
  method: 'POST',
  path: DRAFTS,
  access: 'anyone',
  status: 201,
  idempotent: false,
  summary: 'Start a draft of the registration; sets the HttpOnly cookie that gives access to it',
  body: z.strictObject({ data: draftData }),
  reply: draftReply,
  errors: ['too_many_requests'],
});
export const draftGet = endpoint({
  id: 'draft-get',
  service: 'drafts',
  method: 'GET',
  path: `${DRAFTS}/{id}`,
  access: 'anyone',
  summary: 'The draft; 403 draft_locked without a cookie that gives access to it',
  params: ofDraft,
  reply: draftReply,
  errors: ['draft_locked', 'not_found'],
});
export const draftPatch = endpoint({
  id: 'draft-patch',
  service: 'drafts',
  method: 'PATCH',
  path: `${DRAFTS}/{id}`,
  access: 'anyone',
  idempotent: false,
  summary:
    'Save; named members replace the stored ones. `version` is the one last read: an older one answers 409 draft_conflict with the newer draft as `draft`',
  params: ofDraft,
  body: z.strictObject({ version: z.number().int().min(1), data: draftData }),
  reply: draftReply,
  errors: ['draft_locked', 'draft_conflict', 'not_found'],
});
export const draftCode = endpoint({
  id: 'draft-code',
  service: 'drafts',
  method: 'POST',
  path: `${DRAFTS}/{id}/code`,
  access: 'anyone',
  idempotent: false,
  summary:
    'Mail a six-digit code to the address in the draft, so that another browser may open it. A code that is valid is not mailed again unless `again` is true',
  params: ofDraft,
  body: z.strictObject({ again: z.boolean().optional() }).optional(),
  reply: z.object({
    code: mailedCode.nullable().describe('Null: the draft has no email address yet, and opens only where it was started'),
  }),
  errors: ['not_found', 'too_many_requests'],
});
export const draftOpen = endpoint({
  id: 'draft-open',
  service: 'drafts',
  method: 'POST',
  path: `${DRAFTS}/{id}/open`,
  access: 'anyone',
  idempotent: false,
  summary: 'Open the draft in this browser with the mailed code; sets the cookie that gives access to it. Five wrong codes end it',
  params: ofDraft,
  body: z.strictObject({ code: sixDigits }),
  reply: draftReply,
  errors: ['not_found', 'code_over', 'too_many_requests'],
});
export const DRAFT_ENDPOINTS = { draftCreate, draftGet, draftPatch, draftCode, draftOpen };
