import { STATES } from '@hearthline/rules/enums.ts';
import { PICTURES } from '@hearthline/orgs/logos.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identityReply } from './identity/identity.ts';
import { text } from './fields.ts';

const EXTERNAL = '/service-application/external/api';
const LEADS = '/service-lead-portal/api';
const service = 'organization';
const state = z.enum(STATES);

export const statesEligibility = endpoint({
  id: 'states-eligibility',
  service,
  method: 'GET',
  path: `${EXTERNAL}/v2/heloc/states-eligibility`,
  access: 'anyone',
  summary: 'States the organization lends in',
  reply: z.object({ states: z.array(state) }),
});
export const zipEligibility = endpoint({
  id: 'zip-eligibility',
  service,
  method: 'GET',
  path: `${EXTERNAL}/v1/heloc/zip-eligibility`,
  access: 'anyone',
  summary: 'Zips the organization does not lend in',
  reply: z.object({ excludedZips: z.array(z.string()) }),
});
export const stateLicenses = endpoint({
  id: 'state-licenses',
  service,
  method: 'GET',
  path: `${EXTERNAL}/v1/heloc/state-licenses`,
  access: 'anyone',
  summary: 'Licensed states, for the footer',
  reply: z.array(z.object({ abbrev: state })),
});

const HOURS = '/service-operating-hours/external/api/v1/hours/{department}';
const ofDepartment = z.strictObject({ department: z.enum(['OPS_PHONE', 'OPS_CHAT']) });
const display = z.strictObject({ display: z.enum(['true', 'false']).optional().describe('true formats the times for display') });
const weekReply = z.object({
  timeZone: z.string(),
  weekdays: z.array(
    z
      .object({
        weekday: z.string(),
        weekdayValue: z.number().int().describe('1 Monday to 7 Sunday'),
        startTime: z.string().nullable(),
        endTime: z.string().nullable(),
        isOpen: z.boolean(),
      })
      .meta({ id: 'OpeningHours' }),
  ),
});

export const operatingHours = endpoint({
  id: 'operating-hours',
  service,
  method: 'GET',
  path: HOURS,
  access: 'anyone',
  poll: true,
  summary: "A department's week, Monday first, in the organization's time zone",
  params: ofDepartment,
  query: display,
  reply: weekReply,
});
export const operatingWeek = endpoint({
  id: 'operating-week',
  service,
  method: 'GET',
  path: `${HOURS}/week`,
  access: 'anyone',
  poll: true,
  summary: 'The same, in the form the closed chat requests',
  params: ofDepartment,
  query: display,
  reply: weekReply,
});
export const openStatus = endpoint({
  id: 'open-status',
  service,
  method: 'GET',
  path: `${HOURS}/openStatus`,
  access: 'anyone',
  poll: true,
  summary: 'Is the department open at this minute?',
  params: ofDepartment,
  reply: z.object({ isOpen: z.boolean() }),
});

const originator = z.object({
  uuid: z.uuid(),
  originatorName: z.string(),
  brokerName: z.string().nullable(),
  avatarUri: z.string().nullable(),
  email: z.string(),
  phoneNumber: z.string(),
  nmls: z.string(),
  enforceLicensedStatesForReferral: z.boolean(),
  licensedStates: z.array(state),
  organization: z.string(),
  merchant: z.boolean(),
});
export const loanOfficer = endpoint({
  id: 'loan-officer',
  service,
  method: 'GET',
  path: `${LEADS}/lo/{loanOriginatorUuid}`,
  access: 'anyone',
  summary: 'The referring loan officer',
  params: z.strictObject({ loanOriginatorUuid: z.uuid() }),
  query: z.strictObject({ organization: text(41).optional() }),
  reply: originator,
  errors: ['not_found'],
});
export const loanOfficerStates = endpoint({
  id: 'loan-officer-states',
  service,
  method: 'GET',
  path: `${LEADS}/lo/{loanOriginatorUuid}/licensed-states`,
  access: 'anyone',
  summary: 'States the referring loan officer is licensed in',
  params: z.strictObject({ loanOriginatorUuid: z.uuid() }),
  reply: z.object({ states: z.array(state) }),
  errors: ['not_found'],
});

const ofReferral = z.strictObject({ referralUuid: z.uuid() });
export const referralStatus = endpoint({
  id: 'referral-status',
  service,
  method: 'GET',
  path: `${EXTERNAL}/v1/heloc/referral-id/{referralUuid}`,
  access: 'anyone',
  summary: 'Whether a referral is still open, and its loan officer',
  params: ofReferral,
  reply: z.object({
    referralUuid: z.uuid(),
    status: z.enum(['OPEN', 'REGISTERED', 'EXPIRED']),
    email: z.string(),
    organization: z.string(),
  }),
  errors: ['not_found'],
});
export const referralPrefill = endpoint({
  id: 'referral-prefill',
  service,
  method: 'GET',
  path: `${LEADS}/referrals/{referralUuid}`,
  access: 'anyone',
  summary: 'Prefill from a broker’s referral',
  params: ofReferral,
  reply: z.object({
    referralUuid: z.uuid(),
    referrerUuid: z.uuid().nullable(),
    wholesaleBrokerNmls: z.string().nullable(),
    firstName: z.string(),
    lastName: z.string(),
    suffix: z.string(),
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state,
    zip: z.string(),
    phoneNumber: z.string(),
    email: z.string(),
  }),
  errors: ['not_found'],
});
export const offerCode = endpoint({
  id: 'offer-code',
  service,
  method: 'GET',
  path: '/offercode/{code}',
  access: 'anyone',
  summary: 'The prescreened offer of a mailed code; unknown and expired codes get 404',
  params: z.strictObject({ code: text(40).min(1) }),
  reply: z.object({
    firstName: z.string(),
    lastName: z.string(),
    offerCode: z.string(),
    inHomeDate: z.iso.date(),
    respondByDate: z.iso.date(),
    street1: z.string(),
    street2: z.string(),
    city: z.string(),
    state,
    zip: z.string(),
  }),
  errors: ['not_found'],
});
export const affiliatePrefill = endpoint({
  id: 'affiliate-prefill',
  service,
  method: 'GET',
  path: '/a/external/prepop',
  access: 'anyone',
  summary: 'Prefill from an affiliate’s lead',
  query: z.strictObject({ affiliate: text(40).min(1) }),
  reply: z.object({
    name: identityReply.shape.name,
    address: z.object({ street1: z.string(), street2: z.string(), city: z.string(), state, zip: z.string() }),
    dob: z.iso.date().nullable(),
    email: z.string(),
    phone: z.string(),
    income: z.number().nullable(),
    affiliateList: z.array(z.string()),
    abVersion: z.string().nullable(),
  }),
  errors: ['not_found'],
});

const ofVersion = z.strictObject({
  v: z
    .string()
    .regex(/^[A-Z][A-Z_]{2,40}\.\d{1,9}$/)
    .optional()
    .describe('Lender and version, as pages name it: then the picture never changes. Without it, what is served now'),
});
export const logo = endpoint({
  id: 'logo',
  service,
  method: 'GET',
  path: '/apps/frontend-private-label/{orgBrand}/logo.svg',
  access: 'anyone',
  poll: true,
  summary: "A brand's mark, as image/svg+xml",
  params: z.strictObject({ orgBrand: text(40) }),
  query: ofVersion,
  reply: z.string(),
  errors: ['not_found'],
});

export const brandPicture = endpoint({
  id: 'brand-picture',
  service,
  method: 'GET',
  path: '/apps/frontend-private-label/{orgBrand}/{picture}',
  access: 'anyone',
  poll: true,
  summary: 'What is drawn from a brand’s mark: on dark, in one color, favicon, for links and for mails; SVG or PNG',
  params: z.strictObject({ orgBrand: text(40), picture: z.enum(PICTURES).exclude(['logo.svg']) }),
  query: ofVersion,
  reply: z.string(),
  errors: ['not_found'],
});

export const ORGANIZATION_ENDPOINTS = {
  logo,
  brandPicture,
  statesEligibility,
  zipEligibility,
  stateLicenses,
  operatingHours,
  operatingWeek,
  openStatus,
  loanOfficer,
  loanOfficerStates,
  referralStatus,
  referralPrefill,
  offerCode,
  affiliatePrefill,
};
