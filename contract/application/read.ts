/** Reading an application: the whole, its status, its open conditions. */
import { CREDIT_CONSENT_TYPES, OCCUPANCY_TYPES, OWNERSHIPS, PAY_TYPES, PAYEES } from '@hearthline/rules/enums.ts';
import { CORRECTION_STATES } from '@hearthline/journey/corrections.ts';
import { CORRECTIONS } from '@hearthline/journey/facts/any-time.ts';
import { ENDS } from '@hearthline/journey/application/end.ts';
import { OVERALL_STATUSES, TO_CONFIRM } from '@hearthline/journey/statuses.ts';
import { statusAnswerSchema } from '@hearthline/journey/status-answer.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HELOC, ONE, uuid, ofApplication, addressReply } from './parts.ts';

const applicationReply = z.object({
  uuid,
  loanNumber: z.string(),
  activeForAppStart: z.boolean(),
  active: z.boolean(),
  isInquiry: z.boolean(),
  isCrypto: z.boolean(),
  payee: z.enum(PAYEES).describe('EXCHANGE for a crypto-backed line, until the exchange does not take the money'),
  isBroker: z.boolean(),
  organizationCode: z.string(),
  referrer: z.object({ wholesaleBrokerNmls: z.string().nullable(), referrerUuid: z.string().nullable() }).nullable(),
  additionalSignerVersion: z.literal('v1').nullable().describe('v1 once another owner or signer was named: helocSigners then lists them'),
  helocSigners: z.array(z.object({ identityUuid: z.string() })).describe('Signers besides the borrower who have an account'),
  selectedPropertyUuid: z.string().nullable(),
  property: z
    .object({
      state: z.string(),
      ownership: z.enum(OWNERSHIPS).nullable(),
      occupancyType: z.enum(OCCUPANCY_TYPES),
      address: addressReply,
      value: z.number().nullable(),
      complete: z.boolean(),
      noMatch: z.boolean(),
    })
    .meta({ id: 'ApplicationProperty' }),
  adjustedHomeAmount: z.number().nullable(),
  consents: z.array(z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: z.string() })),
  documents: z
    .array(z.object({ uuid: z.string(), type: z.string() }))
    .describe('Documents made for the borrower, and files received of them that were not rejected'),
  term: z.number().nullable().describe('Years; 0, as amount and rate, while verified terms replace the chosen ones'),
  amount: z.number().nullable(),
  uwCalculatedDrawAmount: z.number().nullable(),
  rate: z.number().nullable(),
  payType: z.enum(PAY_TYPES).nullable(),
  disburseAccount: z
    .object({
      uuid: z.string(),
      mask: z.string().describe('The last digits of the account number'),
      routingNumber: z.string().nullable().describe('Masked: no digit is shown'),
    })
    .nullable(),
  autopayEntry: z
    .enum(['LINKED', 'TYPED'])
    .optional()
    .describe('How the payout account was given: the account to pay from is asked for in the same way'),
  toConfirm: z
    .enum(Object.values(TO_CONFIRM))
    .nullable()
    .describe('What the borrower has still to confirm that no other member shows, for a client that does not know the status'),
  autopayAccount: z.object({ uuid: z.string() }).nullable(),
  incomeSources: z.array(z.object({ employmentType: z.string() })),
  hasHmda: z.boolean(),
  liensComplete: z.boolean(),
  assetDepletion: z.object({ complete: z.boolean(), startedByServer: z.boolean() }),
  insurance: z.object({ complete: z.boolean() }),
  coDeedStatus: z.string().nullable(),
  requestedManualNotaryTime: z.string().nullable(),
  auditFields: z.object({ createdDate: z.string() }),
  timeZone: z.string().describe('Of the home: its days count'),
  moneyOn: z.iso
    .date()
    .nullable()
    .describe(
      'About when the first draw is sent, if everyone acts today and every owner confirms after the days to cancel. Null before the offer, and from the signing on, when the closing has it',
    ),
  originatorDisplayInfo: z
    .object({
      originatorName: z.string(),
      brokerName: z.string().nullable(),
      avatarUri: z.string().nullable(),
      email: z.string(),
      phoneNumber: z.string(),
      nmls: z.string(),
    })
    .meta({ id: 'Originator' })
    .nullable(),
  correction: z
    .object({ kind: z.enum(CORRECTIONS), state: z.enum(CORRECTION_STATES) })
    .nullable()
    .describe('The newest request to correct an answer'),
  end: z
    .object({
      kind: z.enum(ENDS),
      at: z.iso.datetime(),
      recorded: z.boolean().describe('The deed of trust had been recorded'),
      refundBy: z.iso
        .date()
        .nullable()
        .describe('After a cancellation under the right of rescission: the last day to return what was paid'),
    })
    .meta({ id: 'ApplicationEnd' })
    .nullable()
    .describe('How the application ended; null while it is open'),
  appraisalRefund: z
    .object({
      amount: z.number(),
      by: z.iso.date().describe('The day by which it is given back'),
      on: z.iso.date().nullable().describe('The day on which it was given back; null until then'),
    })
    .nullable()
    .describe('What was paid by card for an appraisal that was not made; null where nothing is given back'),
  /** The borrower declined the smaller line we offered instead. */
  counterofferDeclined: z.boolean(),
  /** For a declined application: the latest date on which the adverse action notice is sent. */
  adverseAction: z.object({ noticeDueBy: z.iso.date(), kind: z.enum(['CREDIT', 'INCOME', 'OTHER']) }).nullable(),
  merchant: z.object({ reviewed: z.boolean(), liensAttested: z.boolean() }).optional(),
  /** Paystubs requested because income was verified only in part, and whether all were uploaded; absent where none were requested. */
  manualPaystub: z.object({ required: z.boolean(), tasksComplete: z.boolean() }).optional(),
  /** The credit report was pulled again because the offers had expired. */
  softCreditRepulled: z.boolean(),
  credit: z
    .object({
      bureau: z.string().nullable(),
      state: z.enum(['FROZEN', 'LOCKED']).nullable(),
      hasAlert: z.boolean(),
      tries: z.number().int(),
    })
    .meta({ id: 'CreditState' }),
  version: z.number().int(),
  status: statusAnswerSchema,
});
applicationReply.register(z.globalRegistry, { id: 'Application' });
export type ApplicationReply = z.infer<typeof applicationReply>;
export const helocAll = endpoint({
  id: 'heloc-all',
  service: 'service-application',
  method: 'GET',
  path: `${HELOC}/all`,
  access: 'signed-in',
  summary: 'The applications of the caller, newest first',
  reply: z.array(applicationReply),
});
/** What a broker sees of an application they referred: how it stands, and nothing of credit, income or accounts (record 80). */
const referredReply = z.object({
  uuid,
  loanNumber: z.string(),
  firstName: z.string().describe('Empty where it was erased'),
  lastInitial: z.string().max(1),
  city: z.string().nullable(),
  state: z.string(),
  overallStatus: z.enum(OVERALL_STATUSES),
  isOpen: z.boolean(),
  waitsForBorrower: z.boolean().describe('Nothing happens until the borrower acts'),
  requestedAmount: z.number().nullable().describe('The line that was chosen, in dollars; null before an offer was chosen'),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime().describe('Since when it stands as it does'),
});
export type ReferredApplication = z.infer<typeof referredReply>;
export const helocReferred = endpoint({
  id: 'heloc-referred',
  service: 'service-application',
  method: 'GET',
  path: `${HELOC}/referred`,
  access: 'broker',
  summary: 'The applications the caller referred to their lender, newest first, 20 at a time',
  query: z.strictObject({
    show: z.enum(['open', 'closed']).optional().describe('open by default'),
    after: uuid.optional().describe('The last one of the page before'),
  }),
  reply: z.object({
    applications: z.array(referredReply),
    next: z.string().nullable().describe('`after` of the next page; null on the last one'),
    counts: z.object({ open: z.number().int(), closed: z.number().int() }),
  }),
  errors: ['email_unproved'],
});
export const helocGet = endpoint({
  id: 'heloc-get',
  service: 'service-application',
  method: 'GET',
  path: ONE,
  access: 'owner',
  also: ['staff'],
  summary: 'One application',
  params: ofApplication,
  reply: applicationReply,
});
export const helocStatus = endpoint({
  id: 'heloc-status',
  service: 'service-krang-heloc',
  method: 'GET',
  path: '/service-krang-heloc/borrower/secure/api/v1/{uuid}/status',
  access: 'owner',
  also: ['signer', 'staff'],
  poll: true,
  summary: 'The checklist status; with after and wait, responds when the version changes',
  params: ofApplication,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).optional(),
    wait: z.coerce.number().min(0).max(25).optional().describe('seconds'),
    with: z
      .literal('application')
      .optional()
      .describe('adds the application unless its version is still `after`, so that a screen that follows needs no second request'),
  }),
  reply: statusAnswerSchema.extend({
    application: applicationReply.omit({ status: true }).optional().describe('At the same version; never for another signer'),
  }),
});
export const conditionsList = endpoint({
  id: 'conditions-list',
  service: 'service-conditions',
  method: 'GET',
  path: '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
  access: 'owner',
  also: ['signer', 'staff'],
  poll: true,
  summary: 'Open conditions, oldest first',
  params: ofApplication,
  reply: z.array(
    z.object({
      uuid: z.string(),
      categoryEnum: z.string(),
      created: z.iso.datetime(),
      notes: z.string().nullable(),
      commentsToBorrower: z.string().nullable(),
      requestDocuments: z.array(z.string()),
      xtraData: z.object({ numDocsRequired: z.number().int() }),
      actionNeeded: z.boolean(),
      documents: z
        .array(z.object({ uuid: z.string(), type: z.string(), state: z.string(), reason: z.string().nullable() }))
        .describe('Files uploaded for it; a rejected file has the reason'),
    }),
  ),
});

export const READ_ENDPOINTS = { helocAll, helocReferred, helocGet, helocStatus, conditionsList };
