import {
  CONSENT_TYPES, CREDIT_CONSENT_TYPES, DISCOUNT_TYPES, EMPLOYMENT_ANSWERS, EMPLOYMENT_TYPES, OCCUPANCY_TYPES, OFFER_TYPES, OWNERSHIPS, PAYOFF_PREFERENCES, PAY_TYPES, STATES, SUFFIXES,
} from '@hearthline/rules/words.ts';
import { statusAnswerSchema } from '@hearthline/journey/status-answer.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const HELOC = '/service-application/api/v1/application/heloc';
const ONE = `${HELOC}/{uuid}`;
const uuid = z.uuid();
export const ofApplication = z.strictObject({ uuid });
const dollars = z.number().min(0).max(99_999_999).describe('US dollars');
const text = (max: number) => z.string().trim().max(max);
const done = z.object({ version: z.number().int().describe('The version of the application after the change') });

export const addressSchema = z.strictObject({
  street1: text(120).min(1), street2: text(60).optional(), city: text(80).min(1), state: z.enum(STATES), zip: z.string().regex(/^\d{5}$/),
});
const addressReply = z.object({ street1: z.string(), street2: z.string().nullable(), city: z.string(), state: z.string(), zip: z.string() });

const createBody = z.strictObject({
  abVersionsRequest: z.strictObject({ versions: z.array(z.strictObject({ name: text(60), version: text(20) })).max(20) }).optional(),
  affiliateAbVersion: text(60).optional(),
  affiliateAppIndicator: z.boolean().optional(),
  affiliateLiveOffers: z.boolean().optional(),
  consentListRequest: z.strictObject({ consents: z.array(z.strictObject({ type: z.enum(CONSENT_TYPES), version: text(20), optInOut: z.literal('OPT_IN') })).max(5) }),
  consentRequests: z.array(z.strictObject({ type: z.enum(CREDIT_CONSENT_TYPES), version: text(20) })).max(2).optional(),
  income: z.strictObject({ incomeCoDeeders: z.literal(0), incomePrimary: z.number().int().min(0).max(9_999_999), incomeOther: z.number().int().min(0).max(9_999_999) }).describe('US dollars a year, before tax'),
  marketingTools: z.strictObject({ totalExpertOwnerId: text(80).optional(), totalExpertContactId: text(80).optional() }).optional(),
  profileRequest: z.strictObject({
    name: z.strictObject({ firstName: text(60).min(2), middleName: text(60).optional(), lastName: text(60).min(1), dob: z.iso.date(), suffix: z.enum(SUFFIXES).optional() }),
    email: z.email().max(128),
    homeAddress: addressSchema.extend({ uuid: uuid.optional(), type: z.literal('HOME') }),
    assetAddress: addressSchema.optional(),
  }),
  propertyListedForSale: z.boolean(),
  propertyRequest: addressSchema.extend({ type: z.enum(OCCUPANCY_TYPES) }),
  publish: z.literal(true),
  utmParameters: z.strictObject({ CAMPAIGN: text(200).optional(), MEDIUM: text(200).optional(), SOURCE: text(200).optional(), TERM: text(200).optional(), CONTENT: text(200).optional(), ID: text(200).optional() }).optional(),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  employmentAnswer: z.enum(EMPLOYMENT_ANSWERS).optional().describe('The answer as the borrower gave it; employmentType is its mapped form'),
  offerCode: z.strictObject({ code: text(40), inHomeDate: z.iso.date().optional(), respondByDate: z.iso.date().optional() }).optional(),
  optimizelyProfileRequest: z.strictObject({ optimizelyProfileUuid: text(64) }).optional(),
  referrerId: text(64).optional(),
  referralId: text(64).optional(),
});

const applicationReply = z.object({
  uuid, loanNumber: z.string(), activeForAppStart: z.boolean(), active: z.boolean(), isInquiry: z.boolean(), isCrypto: z.boolean(), isBroker: z.boolean(),
  organizationCode: z.string(),
  referrer: z.object({ wholesaleBrokerNmls: z.string().nullable(), referrerUuid: z.string().nullable() }).nullable(),
  additionalSignerVersion: z.string().nullable(),
  helocSigners: z.array(z.object({ identityUuid: z.string() })),
  selectedPropertyUuid: z.string().nullable(),
  property: z.object({ state: z.string(), ownership: z.enum(OWNERSHIPS).nullable(), occupancyType: z.enum(OCCUPANCY_TYPES), address: addressReply, value: z.number().nullable(), complete: z.boolean(), noMatch: z.boolean() }),
  adjustedHomeAmount: z.number().nullable(),
  consents: z.array(z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: z.string() })),
  documents: z.array(z.object({ uuid: z.string(), type: z.string() })),
  term: z.number().nullable(), amount: z.number().nullable(), uwCalculatedDrawAmount: z.number().nullable(), rate: z.number().nullable(),
  payType: z.enum(PAY_TYPES).nullable(),
  disburseAccount: z.object({ uuid: z.string(), routingNumber: z.string().nullable() }).nullable(),
  autopayAccount: z.object({ uuid: z.string() }).nullable(),
  incomeSources: z.array(z.object({ employmentType: z.string() })),
  hasHmda: z.boolean(),
  liensComplete: z.boolean(),
  assetDepletion: z.object({ complete: z.boolean(), startedByServer: z.boolean() }),
  insurance: z.object({ complete: z.boolean() }),
  coDeedStatus: z.string().nullable(),
  requestedManualNotaryTime: z.string().nullable(),
  auditFields: z.object({ createdDate: z.string() }),
  originatorDisplayInfo: z.object({ originatorName: z.string(), brokerName: z.string().nullable(), avatarUri: z.string().nullable(), email: z.string(), phoneNumber: z.string(), nmls: z.string() }).nullable(),
  /** What a borrower who was declined may read at once: when the notice with the reasons leaves at the latest. */
  adverseAction: z.object({ noticeDueBy: z.iso.date(), kind: z.enum(['CREDIT', 'INCOME', 'OTHER']) }).nullable(),
  credit: z.object({ bureau: z.string().nullable(), state: z.enum(['FROZEN', 'LOCKED']).nullable(), tries: z.number().int() }),
  version: z.number().int(),
  status: statusAnswerSchema,
});
export type ApplicationReply = z.infer<typeof applicationReply>;

const lien = z.object({
  id: z.string(), lenderName: z.string(), position: z.number().int(), kind: z.enum(['MORTGAGE', 'HELOC', 'OTHER']), originationDate: z.iso.date().nullable(), originalBalance: z.number(),
  currentBalance: z.number(), creditLimit: z.number().nullable(), monthlyPayment: z.number(), matched: z.boolean(), recordedReleased: z.boolean(),
});
const discount = z.object({ discount: z.enum(DISCOUNT_TYPES), rateWithDiscount: z.number() });
const offer = z.object({
  id: z.string(), type: z.enum(OFFER_TYPES), term: z.number().describe('years'), rate: z.number().describe('percent, after the autopay discount'), baseRate: z.number(), otherRate: z.number(),
  originationFee: z.number().describe('percent of the draw'), min: z.number(), max: z.number(), minDraw: z.number(), maxDraw: z.number(), discountList: z.array(discount),
});
const debt = z.object({
  id: z.string(), creditor: z.string(), kind: z.string(), monetaryBalance: z.number(), monetaryCalculatedNextPaymentMinimumAmount: z.number(),
  payOff: z.object({ status: z.literal('MARKED_FOR_PAYOFF').nullable(), eligible: z.boolean(), reason: z.string().nullable() }),
});
const choice = z.strictObject({
  type: z.enum(OFFER_TYPES), term: z.number().int().describe('years'), draw: z.number().min(0).max(1_000_000).describe('The first draw in US dollars, payoffs included'), feePercent: z.number().min(0).max(10),
  payType: z.enum(PAY_TYPES), payoffs: z.array(z.string().max(80)).max(50), payoffPreference: z.enum(PAYOFF_PREFERENCES),
});

export const helocCreate = endpoint({
  id: 'heloc-create', service: 'service-application', method: 'POST', path: '/service-application/api/v3/application/helocs', access: 'signed-in', status: 201,
  summary: 'Create the application and start prequalification', query: z.strictObject({ state: z.enum(STATES) }), body: createBody, reply: z.object({ uuid }), errors: ['not_lent', 'already_active', 'conflict'],
});
export const helocAll = endpoint({ id: 'heloc-all', service: 'service-application', method: 'GET', path: `${HELOC}/all`, access: 'signed-in', summary: 'The applications of the caller, newest first', reply: z.array(applicationReply) });
export const helocGet = endpoint({ id: 'heloc-get', service: 'service-application', method: 'GET', path: ONE, access: 'owner', summary: 'One application', params: ofApplication, reply: applicationReply });
export const helocStatus = endpoint({
  id: 'heloc-status', service: 'service-krang-heloc', method: 'GET', path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status', access: 'owner', poll: true,
  summary: 'The checklist status; with after and wait, answers when the version changes (AMB-118)', params: ofApplication,
  query: z.strictObject({ after: z.coerce.number().int().min(0).optional(), wait: z.coerce.number().min(0).max(25).optional().describe('seconds') }), reply: statusAnswerSchema,
});
export const canStart = endpoint({
  id: 'can-start', service: 'service-search', method: 'GET', path: '/service-search/api/v1/profiles/actions/verify-ability-to-start-application', access: 'signed-in', summary: 'May this person start an application?',
  reply: z.object({ canStartApplication: z.boolean(), organizationsWithActiveApplication: z.array(z.string()), activeApplicationUuid: z.string().nullable(), waitUntil: z.iso.date().nullable() }),
});
export const consentsPost = endpoint({ id: 'consents-post', service: 'service-application', method: 'POST', path: `${ONE}/consents`, access: 'owner', summary: 'Give a credit consent', params: ofApplication, body: z.strictObject({ type: z.enum(CREDIT_CONSENT_TYPES), version: text(20) }), reply: done, errors: ['out_of_order'] });
export const creditRepull = endpoint({
  id: 'credit-repull', service: 'service-application', method: 'POST', path: `${ONE}/credit/repull`, access: 'owner', summary: 'Ask the bureau again, after an SSN, a thaw or a PIN', params: ofApplication,
  body: z.strictObject({ pin: z.string().regex(/^\d{4,10}$/).optional() }), reply: done, errors: ['out_of_order', 'too_many_requests'],
});
export const propertyGet = endpoint({
  id: 'property-get', service: 'service-application', method: 'GET', path: `${ONE}/property`, access: 'owner', summary: 'The property, or the parcels that could be it', params: ofApplication,
  reply: z.object({ address: addressReply, candidates: z.array(z.object({ propertyId: z.string(), apn: z.string(), address: z.string() })), chosen: z.string().nullable() }),
});
export const propertyPut = endpoint({
  id: 'property-put', service: 'service-application', method: 'PUT', path: `${ONE}/property`, access: 'owner', summary: 'Choose one of the parcels found, or correct the address', params: ofApplication,
  body: z.union([z.strictObject({ propertyId: text(64).min(1) }), z.strictObject({ noneOfThese: z.literal(true) }), z.strictObject({ address: addressSchema })]), reply: done, errors: ['out_of_order', 'conflict', 'not_lent'],
});
export const ownershipPut = endpoint({ id: 'ownership-put', service: 'service-application', method: 'PUT', path: `${ONE}/property/ownership`, access: 'owner', summary: 'Say how the property is owned', params: ofApplication, body: z.strictObject({ ownership: z.enum(OWNERSHIPS), explanation: text(1000).optional() }), reply: done, errors: ['out_of_order'] });
export const estimatePut = endpoint({ id: 'estimate-put', service: 'service-application', method: 'PUT', path: `${ONE}/estimate`, access: 'owner', summary: "The borrower's own estimate of the home's value", params: ofApplication, body: z.strictObject({ amount: dollars.min(1), source: text(40).optional(), improvements: text(1000).optional() }), reply: done, errors: ['out_of_order'] });
export const liensGet = endpoint({ id: 'liens-get', service: 'service-application', method: 'GET', path: `${ONE}/liens`, access: 'owner', summary: 'Liens found on the property', params: ofApplication, reply: z.object({ liens: z.array(lien), homeValue: z.number().nullable(), totalOwed: z.number() }) });
export const liensPut = endpoint({
  id: 'liens-put', service: 'service-application', method: 'PUT', path: `${ONE}/liens`, access: 'owner', summary: 'Confirm, correct, or add liens', params: ofApplication,
  body: z.strictObject({ liens: z.array(z.strictObject({ id: text(64).nullable(), action: z.enum(['CONFIRM', 'EDIT', 'PAID_OFF', 'ADD']), lenderName: text(80).min(1), originationDate: z.iso.date().nullable(), originalBalance: dollars, currentBalance: dollars, monthlyPayment: dollars })).max(20) }),
  reply: done, errors: ['out_of_order', 'conflict'],
});
export const offersGet = endpoint({
  id: 'offers-get', service: 'service-application', method: 'GET', path: `${ONE}/offers`, access: 'owner', summary: 'The offer set, with what a choice is priced from', params: ofApplication,
  reply: z.object({
    offerSetId: z.string(), offersByType: z.object({ FIXED: z.array(offer) }),
    costs: z.array(z.object({ feeType: z.string(), type: z.string(), borrowerPaidAmount: z.number().nullable(), jsCriteria: z.string().nullable() })), totalPaidByBorrower: z.number(),
    ofeeMaxThreshold: z.number().nullable(), maxDtiUnlimited: z.number(), incomeRequestRecords: z.array(z.object({ methods: z.array(z.string()) })),
    liabilities: z.array(debt), homeValue: z.number(), lienBalance: z.number(), monthlyIncome: z.number(), monthlyDebts: z.number(), ageRestricted: z.boolean(), state: z.string(),
    membershipDiscount: z.enum(DISCOUNT_TYPES).nullable(), autopayDiscount: z.number().describe('percent'), expiresAt: z.iso.datetime(), selected: choice.extend({ monthlyPayment: z.number(), rate: z.number() }).nullable(),
  }), errors: ['out_of_order'],
});
export const offersSelect = endpoint({
  id: 'offers-select', service: 'service-application', method: 'POST', path: `${ONE}/offers/select`, access: 'owner', summary: 'Choose an offer; every figure is computed again', params: ofApplication,
  body: choice.extend({ offerSetId: text(64), expected: z.strictObject({ rate: z.number(), monthlyPayment: z.number() }).describe('What the borrower saw: refused when it differs') }),
  reply: done.extend({ rate: z.number(), monthlyPayment: z.number(), originationFee: z.number(), lineAmount: z.number(), cashToYou: z.number() }), errors: ['out_of_order', 'not_on_offer'],
});
export const assetsPut = endpoint({
  id: 'assets-put', service: 'service-application', method: 'PUT', path: `${ONE}/asset-depletion`, access: 'owner', summary: 'Assets and other income that may carry the payment', params: ofApplication,
  body: z.strictObject({ savingsAmount: dollars, annualInvestmentIncome: dollars, annualRetirementIncome: dollars, annualBusinessIncome: dollars, otherAnnualIncome: dollars, retirementAmount: dollars, investmentAmount: dollars, selectedAccountsToPayoff: z.array(text(80)).max(50) }),
  reply: done, errors: ['out_of_order'],
});
export const assetsGet = endpoint({ id: 'assets-get', service: 'service-application', method: 'GET', path: `${ONE}/asset-depletion`, access: 'owner', summary: 'What is missing a month, and the debts that could be paid off', params: ofApplication, reply: z.object({ missingMonthly: z.number(), monthlyIncome: z.number(), monthlyDebts: z.number(), capPercent: z.number(), liabilities: z.array(debt) }), errors: ['out_of_order'] });
export const requalifyGet = endpoint({ id: 'requalify-get', service: 'service-application', method: 'GET', path: `${ONE}/requalify`, access: 'owner', summary: 'The counteroffer and what it asks for', params: ofApplication, reply: z.object({ reason: z.string(), payoffs: z.array(debt), maxLineNow: z.number(), maxLineThen: z.number(), goodUntil: z.iso.date() }), errors: ['out_of_order'] });
export const requalifyPost = endpoint({ id: 'requalify-post', service: 'service-application', method: 'POST', path: `${ONE}/requalify`, access: 'owner', summary: 'Accept or decline the counteroffer', params: ofApplication, body: z.strictObject({ accept: z.boolean(), payoffs: z.array(text(80)).max(50) }), reply: done, errors: ['out_of_order'] });
export const delinquencyGet = endpoint({ id: 'delinquency-get', service: 'service-application', method: 'GET', path: `${ONE}/delinquency`, access: 'owner', summary: 'The late accounts under review', params: ofApplication, reply: z.object({ accounts: z.array(z.object({ id: z.string(), creditor: z.string(), kind: z.string(), late: z.string(), pastDue: z.number() })), explained: z.boolean() }), errors: ['out_of_order'] });
export const delinquencyPost = endpoint({ id: 'delinquency-post', service: 'service-application', method: 'POST', path: `${ONE}/delinquency`, access: 'owner', summary: 'Explain a late payment to the reviewer', params: ofApplication, body: z.strictObject({ explanation: text(2000).min(10) }), reply: done, errors: ['out_of_order'] });
export const documentsGet = endpoint({ id: 'documents-get', service: 'service-application', method: 'GET', path: `${ONE}/disclosures`, access: 'owner', summary: 'The disclosures given so far, and a consent that is still needed', params: ofApplication, reply: z.object({ documents: z.array(z.object({ kind: z.string(), title: z.string(), version: z.string(), sha256: z.string(), deliveredAt: z.iso.datetime() })), consentNeeded: z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: z.string(), text: z.string() }).nullable() }) });
export const documentGet = endpoint({ id: 'document-get', service: 'service-application', method: 'GET', path: `${ONE}/disclosures/{kind}`, access: 'owner', summary: 'One disclosure, as text', params: ofApplication.extend({ kind: text(60) }), reply: z.object({ kind: z.string(), title: z.string(), version: z.string(), sha256: z.string(), body: z.string() }) });
export const cancelPost = endpoint({ id: 'cancel-post', service: 'service-application', method: 'POST', path: `${ONE}/cancel`, access: 'owner', summary: 'Withdraw the application', params: ofApplication, body: z.strictObject({ reason: text(400).optional() }), reply: done, errors: ['out_of_order'] });
export const experimentsPatch = endpoint({ id: 'experiments-patch', service: 'service-application', method: 'PATCH', path: '/service-application/api/v3/application/heloc/{uuid}/experiments', access: 'owner', summary: 'Record the experiments this application is in', params: ofApplication, body: z.strictObject({ experiments: z.array(z.strictObject({ name: text(80).min(1), variation: text(80).optional(), control: z.boolean().optional() })).max(50) }), reply: z.object({ experiments: z.array(z.object({ name: z.string() })) }) });
export const fullStoryLinkPut = endpoint({ id: 'full-story-link-put', service: 'service-application', method: 'PUT', path: `${ONE}/full-story-link`, access: 'owner', summary: 'Keep the link to the session replay', params: ofApplication, body: z.strictObject({ link: z.url().max(500) }), reply: z.object({ link: z.string() }) });
export const addressSuggestions = endpoint({
  id: 'address-suggestions', service: 'service-application', method: 'GET', path: '/service-application/external/api/v1/heloc/address-suggestions', access: 'anyone', summary: 'Addresses that begin like the typed text; fewer than 3 characters give none',
  query: z.strictObject({ text: z.string().max(200) }), reply: z.array(z.object({ fullAddress: z.string(), street1: z.string(), street2: z.string(), city: z.string(), state: z.string(), zip: z.string() })),
});
export const conditionsList = endpoint({
  id: 'conditions-list', service: 'service-conditions', method: 'GET', path: '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants', access: 'owner', poll: true, summary: 'Open conditions, oldest first (AMB-84)', params: ofApplication,
  reply: z.array(z.object({ uuid: z.string(), categoryEnum: z.string(), created: z.iso.datetime(), notes: z.string().nullable(), commentsToBorrower: z.string().nullable(), requestDocuments: z.array(z.string()), xtraData: z.object({ numDocsRequired: z.number().int() }), actionNeeded: z.boolean() })),
});

export const APPLICATION_ENDPOINTS = [
  helocCreate, helocAll, helocGet, helocStatus, canStart, consentsPost, creditRepull, propertyGet, propertyPut, ownershipPut, estimatePut, liensGet, liensPut, offersGet, offersSelect, assetsGet, assetsPut,
  requalifyGet, requalifyPost, delinquencyGet, delinquencyPost, documentsGet, documentGet, cancelPost, experimentsPatch, fullStoryLinkPut, addressSuggestions, conditionsList,
] as const;
