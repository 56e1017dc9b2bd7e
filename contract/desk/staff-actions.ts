/** What the lender's people do to an application: the name of each action, and the members that its request takes. Everything else of an action is its row in server/staff/actions/. */
import { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { CALL_RESULTS, WATCH_LIST_DIFFERENCES } from '@hearthline/journey/facts/parts.ts';
import { DIALED } from '@hearthline/journey/facts/prequalification.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { CONDITION_KIND_CODES } from '@hearthline/rules/conditions/kinds.ts';
import { CONDITION_STAGES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASON_CODES } from '@hearthline/rules/conditions/waivers.ts';
import { CONDITION_CATEGORIES, REASON_CODES } from '@hearthline/rules/enums.ts';
import { SOURCE_KINDS } from '@hearthline/rules/income/figures.ts';
import { COMPENSATING_FACTORS, FACTORS_NEEDED, LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { MAX_REASONS } from '@hearthline/rules/reasons.ts';
import { z } from 'zod';
import { dollars } from '../application/parts.ts';
import { lines, postalAddress, text } from '../fields.ts';

/** Bytes of a deed or a letter in base64: 15 MB. */
export const DEED_MAX = 20 * 2 ** 20;

/** What the borrower, or the signer who is asked, reads: one shape at every door. */
export const TEXT_FOR_BORROWER = lines(400).min(3, 'Write a sentence for the borrower');

/** A condition from the list of kinds. */
const askedCondition = z
  .strictObject({
    kind: z.enum(CONDITION_KIND_CODES),
    text: TEXT_FOR_BORROWER.optional().describe('What the borrower reads, or colleagues where it is internal'),
    stage: z.enum(CONDITION_STAGES).optional(),
    dueOn: z.iso.date().optional(),
    ownerUuid: z.uuid().optional(),
    internal: z.boolean().optional().describe('Staff alone see it'),
    documents: z.number().int().min(1).max(10).optional().describe('How many files'),
    signerId: z.uuid().optional().describe('Of whom; the borrower when absent'),
  })
  .meta({ id: 'AskedCondition' });
/** Percent of income, or of the value of the home. */
const limit = z.number().positive().max(100);
/** What an underwriter decided: of each debt in question whether it counts, and limits of this application that are passed. */
export const DECISION = z
  .strictObject({
    debts: z
      .array(
        z.strictObject({
          id: z.string().min(1).max(80),
          counts: z.boolean(),
          why: z.enum(LEFT_OUT_REASONS).optional().describe('Required of a debt that is left out'),
          note: lines(200).optional(),
        }),
      )
      .max(60),
    exception: z
      .strictObject({
        maxDti: limit.optional(),
        maxCltv: limit.optional(),
        factors: z.array(z.enum(COMPENSATING_FACTORS)).min(FACTORS_NEEDED),
        words: lines(400).min(3),
      })
      .optional(),
  })
  .meta({ id: 'UnderwritingDecision', description: 'Of a first underwriting that waits for an underwriter' });
/** The terms of a counteroffer; what is left out is as the rules have it. */
export const COUNTER = z
  .strictObject({
    maxLine: z.number().int().positive().max(10_000_000).optional().describe('The largest line, dollars'),
    terms: z.array(z.number().int()).min(1).optional().describe('Years'),
    addRate: z.number().min(0).max(5).optional().describe('Percentage points added to each rate'),
  })
  .meta({ id: 'CounterofferTerms', description: 'Required of a counteroffer' });

/** Every member of a request for an action, once. */
const MEMBERS = {
  note: lines(400).describe('For colleagues, stored beside the facts: the borrower never reads it'),
  textForBorrower: TEXT_FOR_BORROWER.describe('What the borrower reads; no colleague’s note'),
  reasons: z.array(z.enum(REASON_CODES)).min(1).max(MAX_REASONS).describe('Required: the principal reasons, of those that the form lists'),
  decision: DECISION,
  counter: COUNTER,
  conditionUuid: z.uuid(),
  documentUuid: z.uuid().describe('The file to review; by default the oldest that waits'),
  conditions: z
    .array(askedCondition)
    .min(1)
    .max(20)
    .describe('Required: each from the list of kinds; what is absent is as the kind has it'),
  waiverReason: z.enum(WAIVER_REASON_CODES).describe('Required: why it is waived'),
  stage: z.enum(CONDITION_STAGES).describe('What it holds'),
  dueOn: z.union([z.literal('NONE'), z.iso.date()]).describe('The day by which it is met; NONE: no day any more'),
  ownerUuid: z.union([z.literal('NONE'), z.uuid()]).describe('The member of the staff who sees to it; NONE: nobody any more'),
  category: z.enum(CONDITION_CATEGORIES).describe('Required: what is requested'),
  signerId: z.uuid().describe('The signer it is for'),
  canceledBy: z.union([z.literal(BORROWER_PARTY), z.uuid()]).describe('Who canceled, `borrower` or a signer’s id; by default the borrower'),
  evidence: lines(400).describe('Of an account that is or may be another person’s, required: what proves it'),
  callResult: z.enum(CALL_RESULTS).describe('Required: what the call ended with'),
  dialed: z.enum(DIALED).describe('Of an alert on a credit report, required: which of the numbers in it was called, or another'),
  otherNumber: text(20).describe('The other number that was called: ten digits'),
  answeredBy: text(80).describe('Who answered'),
  differs: z
    .array(z.enum(WATCH_LIST_DIFFERENCES))
    .min(1)
    .max(WATCH_LIST_DIFFERENCES.length)
    .describe('Of a match on a watch list, required: why the applicant is another person'),
  sheetRead: z.string().max(64).describe('Required of a staff member: `id` of the funding sheet that was read'),
  netTyped: text(30).describe('Required of a staff member: the amount that is sent to the borrower, as it was typed, such as 104,990.00'),
  at: z.iso.datetime().describe('The appointment with the notary; by default the first time that was proposed'),
  meeting: z.strictObject({ notary: lines(80).min(2), place: lines(200).min(2) }).describe('Required: who notarizes, and where'),
  missed: z.enum(['SIGNER', 'NOTARY']).describe('Who did not come; by default a signer'),
  monthlyIncome: z.number().positive().max(1_000_000).describe('Gross dollars a month: of the sandbox only, whose staff read no documents'),
  sources: z
    .array(
      z.strictObject({
        kind: z.enum(SOURCE_KINDS),
        documentUuid: z.uuid().describe('An accepted file of this application'),
        figures: z
          .record(z.string().max(40), z.union([z.number(), z.string().max(80)]))
          .describe('By name, those of this kind: amounts in dollars, days as YYYY-MM-DD'),
      }),
    )
    .min(1)
    .max(10)
    .describe('Required of a staff member: each source of income, its document and the figures in it. The server calculates.')
    .meta({ id: 'IncomeSources' }),
  lien: z
    .strictObject({
      id: z.string().min(1).max(80),
      balance: dollars.optional().describe('Dollars owed'),
      payment: dollars.optional().describe('Dollars a month'),
      position: z
        .string()
        .regex(/^[1-9]$/)
        .optional()
        .describe('Its place among the liens on the home; the others keep their order'),
    })
    .describe('Required: the lien, and what is different about it')
    .meta({ id: 'LienChange' }),
  postmark: z.iso.date().describe('The day on which the notice was mailed or sent, where the home is'),
  office: z.enum(CLOSING_OFFICES).describe('Of a Texas homestead, required: whose office everything was signed at'),
  instrumentNo: z.string().min(1).max(40).describe('The number of a payment, or the county’s stamp'),
  officer: z
    .strictObject({ name: z.string().min(1).max(80), title: z.string().min(1).max(80) })
    .describe('Required of a staff member: the officer who signs for the lender, with their title'),
  address: postalAddress.describe('Where the person gets mail now; by default their own address'),
  returned: z
    .strictObject({
      deed: z.string().min(1).max(DEED_MAX).describe('The PDF as the notary returned it, in base64'),
      notary: z.string().min(1).max(80),
      commission: z.string().min(1).max(40),
      expires: z.iso.date(),
      state: z.string().min(1).max(40),
      county: z.string().min(1).max(60),
      witnesses: z.string().max(200).optional().describe('Names, separated by commas'),
    })
    .describe('Required: the deed and the notary’s certificate'),
  letter: z.string().min(1).max(DEED_MAX).describe('Required: the letter as it came, a PDF in base64'),
} as const;
export type StaffActionMember = keyof typeof MEMBERS;

/** Each action and the members of its request, in the order in which a page offers actions that rank alike. */
const MEMBERS_OF = {
  clear: ['differs', 'note'],
  approve: ['decision', 'note'],
  counteroffer: ['decision', 'counter', 'reasons', 'note'],
  decline: ['reasons', 'note'],
  cancel: ['reasons', 'note'],
  withdraw: ['note'],
  'request-more': ['textForBorrower'],
  'add-condition': ['category', 'textForBorrower', 'signerId', 'note'],
  'add-conditions': ['conditions', 'note'],
  suspend: ['conditions', 'note'],
  'clear-condition': ['conditionUuid', 'note'],
  'waive-condition': ['conditionUuid', 'waiverReason', 'note'],
  'change-condition': ['conditionUuid', 'stage', 'dueOn', 'ownerUuid'],
  'reopen-condition': ['conditionUuid', 'note'],
  'accept-document': ['documentUuid'],
  'reject-document': ['documentUuid', 'textForBorrower'],
  'verify-alert': ['dialed', 'otherNumber', 'callResult', 'answeredBy', 'note'],
  'review-merchant': [],
  'amend-lien': ['lien', 'note'],
  'accept-correction': ['note'],
  'refuse-correction': ['textForBorrower'],
  'mail-again': ['address'],
  'clear-check': ['note'],
  'verify-income': ['sources', 'monthlyIncome', 'note'],
  'review-account': ['note', 'evidence'],
  'refuse-account': ['note'],
  'record-payout-call': ['callResult', 'answeredBy'],
  'review-identity': ['note'],
  'agree-value': ['note'],
  'clear-title': ['note'],
  'order-again': ['note'],
  'approve-attorney': [],
  'acknowledge-value': ['officer'],
  'record-manual-deed': ['returned', 'office'],
  'post-texas-disclosures': [],
  'note-spanish': [],
  'certify-trust': ['note'],
  'correct-recording': ['note'],
  'clear-final-checks': ['differs', 'note'],
  'approve-funding': ['sheetRead', 'netTyped'],
  'record-payoff': ['instrumentNo'],
  'hold-funding': ['note'],
  'release-hold': ['note'],
  'record-rescission': ['letter', 'canceledBy', 'postmark', 'note'],
  'record-refund': ['instrumentNo', 'note'],
  'record-release': ['instrumentNo'],
  'confirm-unwound': [],
  'settle-after-end': ['note'],
  schedule: ['at', 'meeting'],
  'notary-no-show': ['missed'],
  record: ['instrumentNo'],
  redrive: ['note'],
} as const satisfies Readonly<Record<string, readonly StaffActionMember[]>>;

export type StaffActionName = keyof typeof MEMBERS_OF;
export const STAFF_ACTIONS = Object.keys(MEMBERS_OF) as [StaffActionName, ...StaffActionName[]];
/** The members that requests for an action take. */
export type MemberOf<A extends StaffActionName> = (typeof MEMBERS_OF)[A][number];
/** The type of each member, as it is sent. */
export type StaffActionMembers = { readonly [M in StaffActionMember]: z.output<(typeof MEMBERS)[M]> };

/** A request for an action: its own members and no other. What is required depends on the application: the form of the action says it. */
export type StaffActionBody = {
  [A in StaffActionName]: { action: A } & { [M in MemberOf<A>]?: StaffActionMembers[M] | undefined };
}[StaffActionName];

type Optional<T extends z.ZodRawShape> = { [M in keyof T]: z.ZodOptional<T[M]> };
const optional = <T extends z.ZodRawShape>(shape: T) =>
  Object.fromEntries(Object.entries(shape).map(([name, type]) => [name, (type as z.ZodType).optional()])) as unknown as Optional<T>;
const bodyOf = (action: StaffActionName) =>
  z.strictObject({ action: z.literal(action), ...optional(Object.fromEntries(MEMBERS_OF[action].map((name) => [name, MEMBERS[name]]))) });

export const STAFF_ACTION_BODY: z.ZodType<StaffActionBody> = z.discriminatedUnion('action', STAFF_ACTIONS.map(bodyOf) as never) as never;

const { returned: _, letter: __, ...TYPED } = MEMBERS;
/** The members of every action at once, for the sandbox, whose page and players send them to any action; nothing that is a file. */
export const SANDBOX_ACTION_SHAPE = optional(TYPED);
