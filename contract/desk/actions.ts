import { z } from 'zod';
import { ofApplication, uuid } from '../application/parts.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { shownChange } from './parts.ts';
import { DEED_MAX, STAFF_ACTION_BODY, STAFF_ACTIONS } from './staff-actions.ts';
import { PAYEES, VERIFICATIONS } from '@hearthline/rules/enums.ts';
import { LENDING_ROLES } from './roles.ts';
import { accessProposal } from './staff.ts';
import { transfer } from './transfers.ts';

const DESK = '/desk/api/v1';

const person = z.object({ uuid: z.uuid(), name: z.string() });
export const staffPerson = person;

/** How a page draws a field. A name with a point is a member of an object, such as `officer.name`. */
const field = z.object({
  name: z.string(),
  label: z.string(),
  hint: z.string().nullable(),
  kind: z.enum(['text', 'lines', 'dollars', 'date', 'instant', 'choice', 'choices', 'file', 'conditions', 'income', 'decision']),
  required: z.boolean(),
  maxLength: z.number().int().nullable(),
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      figure: z.string().nullable().describe('Of a reason: the figure that it rests on, and its limit'),
      contradicted: z.boolean().describe('The figures contradict the reason: it needs a written reason and a second person'),
    }),
  ),
});

const money = z.number().describe('US dollars');
/** The funding sheet: what an approval of the funding pays, by the code that pays it. */
const fundingSheet = z.object({
  id: z.string().describe('Sent back as `sheetRead`: it changes with every figure and with the account'),
  asOf: z.iso.date().describe('The day at the home for which the payoffs are counted'),
  line: money,
  fee: money.describe('Origination fee'),
  firstDraw: money,
  costs: money.describe('Costs taken from the first draw'),
  payoffs: z.array(
    z.object({
      id: z.string(),
      creditor: z.string(),
      amount: money,
      goodThrough: z.iso.date().nullable(),
      state: z.enum(['TO_PAY', 'SENT', 'PAID', 'FAILED']),
    }),
  ),
  net: money.describe('Sent to the borrower'),
  payee: z.object({
    to: z.enum(PAYEES),
    name: z.string(),
    nameCompared: z.string().nullable().describe('The name that the bank was asked to compare, where it is another one than now'),
    bank: z.string().nullable(),
    mask: z.string().nullable().describe('Last four of the account, or of the address at the exchange'),
    verification: z.enum(VERIFICATIONS).nullable(),
    nameScore: z.number().nullable().describe('How alike the applicant’s name and the bank’s are, 0 to 100'),
  }),
  cancelEndedOn: z.iso.date().nullable().describe('Last day on which the line could be canceled; null where nobody could'),
  openConditions: z.number().int(),
  finalChecks: z.enum(['NOT_MADE', 'CLEAR', 'CLEARED_BY_STAFF', 'STOPPED']),
});
fundingSheet.register(z.globalRegistry, { id: 'FundingSheet' });
export type FundingSheet = z.output<typeof fundingSheet>;

/** An account as staff compare it before it is paid. */
export const payee = z.object({
  role: z.string(),
  bank: z.string().nullable(),
  applicant: z.string().describe('The name that the bank was asked to compare'),
  nameNow: z.string().nullable().describe('The applicant’s name now, where it is another one'),
  nameAtBank: z.string().nullable().describe('As the bank has it; null where the vendor does not tell it'),
  nameScore: z.number().nullable().describe('How alike both are, 0 to 100; null where the bank gave no name'),
  checkedBy: z.enum(['NUMBERS', 'LINK']).nullable(),
  mask: z.string(),
  state: z.string(),
  isInReview: z.boolean(),
  finding: z.string().nullable().describe('What the bank or the vendor answered, in words; null where it is verified'),
  isMismatch: z.boolean().describe('Its owner is or may be another person: accepting it takes a reason, evidence and two people'),
  waitsUntil: z.iso.datetime().nullable().describe('A changed account is not paid before this instant, or before staff have called'),
});
payee.register(z.globalRegistry, { id: 'PayeeCheck' });
export type Payee = z.output<typeof payee>;

const proposal = z.object({
  uuid: z.uuid(),
  action: z.enum(STAFF_ACTIONS),
  title: z.string(),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  borrower: z.string().describe('First name and initial'),
  why: z.string().describe('Why two people are needed'),
  source: z.string(),
  reason: z.string().nullable().describe('In the words of the person who proposed it'),
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  sheet: fundingSheet.nullable().describe('Of a funding: what is paid when it is approved now'),
  payees: z.array(payee).describe('Of a bank account to accept: what is compared'),
  comparesWatchList: z.boolean().describe('It clears a match on a watch list: its people are at desk-comparisons-get'),
  by: person,
  role: z.string(),
  at: z.iso.datetime(),
  timeZone: z.string().describe('Of the home'),
  mayDecide: z.boolean(),
  whyNot: z.string().nullable().describe('Why the caller may not decide it'),
  deciders: z.array(z.string()).describe('The colleagues who may: role and authority, by name'),
  isMine: z.boolean(),
});
proposal.register(z.globalRegistry, { id: 'Proposal' });

/** A correction of identity data, decided at desk-identity-decision; its value is sealed until it is applied. */
const waitingChange = z.object({
  id: z.uuid(),
  applicationUuid: z.uuid(),
  loanNumber: z.string(),
  person: z.string().describe('Whose datum: first name and initial'),
  what: z.enum(['NAME', 'BIRTH_DATE', 'SSN', 'ADDRESS', 'PHONE', 'EMAIL']),
  ...shownChange,
  by: person,
  at: z.iso.datetime(),
  timeZone: z.string().describe('Of the home'),
  isMine: z.boolean(),
});

export const deskActionsGet = endpoint({
  id: 'desk-actions-get',
  opens: 'actions',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/applications/{uuid}/actions`,
  access: 'staff',
  summary: 'What this member of the staff may do to the application now, with the fields of each, and what waits for a second person',
  params: ofApplication,
  reply: z.object({
    timeZone: z.string().describe('Of the home: times that are typed are its times'),
    version: z.number().int(),
    status: z.string(),
    actions: z.array(
      z.object({
        action: z.enum(STAFF_ACTIONS),
        title: z.string(),
        does: z.string().describe('What happens, said before it is confirmed'),
        isHarsh: z.boolean().describe('It ends the application or refuses the borrower something'),
        twoPeople: z.string().nullable().describe('Why a second person has to approve it; null where one is enough'),
        isPrimary: z.boolean().describe('What the task of this page waits for: it stands first'),
        fields: z.array(field),
      }),
    ),
    proposals: z.array(proposal),
    payees: z.array(payee).describe('Accounts that wait for staff, or for the time after a change'),
    sheet: fundingSheet.nullable().describe('While the funding waits for its approval: what is paid'),
    transfers: z
      .array(transfer)
      .nullable()
      .describe('From the approval of the funding on: each transfer, in the order in which they were sent; null to who sees no amounts'),
    correct: z
      .literal('borrower')
      .nullable()
      .describe('Whose identity data the hold is about: the caller may correct them at desk-identity-change'),
  }),
  errors: ['not_found'],
});
export const deskActionsPost = endpoint({
  id: 'desk-actions-post',
  service: 'desk',
  method: 'POST',
  path: `${DESK}/applications/{uuid}/actions`,
  access: 'staff',
  roles: LENDING_ROLES,
  summary: 'Acts on an application, or proposes an action that takes two people',
  bodyLimit: DEED_MAX + 2 ** 20,
  params: ofApplication,
  body: STAFF_ACTION_BODY,
  reply: z.object({
    state: z.enum(['DONE', 'PROPOSED']),
    version: z.number().int(),
    status: z.string(),
    proposalUuid: z.uuid().nullable(),
  }),
  errors: ['not_found', 'forbidden', 'out_of_order', 'precondition_required', 'stale_version', 'conflict', 'file_refused'],
});

export const deskNoticePreview = endpoint({
  id: 'desk-notice-preview-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/applications/{uuid}/notice-preview`,
  access: 'staff',
  roles: ['underwriter', 'compliance'],
  summary: 'The adverse action notices that these reasons would send, before anything is decided; the look is logged',
  params: ofApplication,
  query: z.strictObject({
    action: z.enum(['decline', 'cancel']),
    reasons: z.string().max(200).describe('One to four codes, separated by commas'),
  }),
  reply: z.object({
    notices: z.array(
      z.object({ to: z.string(), title: z.string(), text: z.string().describe('Its paragraphs, separated by empty lines') }),
    ),
  }),
  errors: ['not_found', 'forbidden', 'out_of_order'],
});

export const deskApprovals = endpoint({
  id: 'desk-approvals-get',
  service: 'desk',
  method: 'GET',
  path: `${DESK}/approvals`,
  access: 'staff',
  summary:
    'Actions, corrections of identity data and changes of access that wait for a second person or for their owner, and what an owner stopped; what the caller may decide first',
  reply: z.object({
    proposals: z.array(proposal),
    identityChanges: z.array(waitingChange),
    accessProposals: z.array(accessProposal).describe('Changes of access at the desk; empty for roles that do not decide them'),
  }),
});
export const deskApprovalPost = endpoint({
  id: 'desk-approval-post',
  service: 'desk',
  method: 'POST',
  path: `${DESK}/approvals/{proposalUuid}/decision`,
  access: 'staff',
  roles: LENDING_ROLES,
  summary: 'A second person approves or refuses a proposal, or the first takes it back',
  params: z.strictObject({ proposalUuid: uuid }),
  body: z.strictObject({
    decision: z.enum(['APPROVE', 'REFUSE', 'WITHDRAW']),
    reason: z.string().trim().max(400).optional().describe('Required to refuse'),
    sheetRead: z.string().max(64).optional().describe('Required to approve a funding: `id` of the funding sheet that was read'),
    netTyped: text(30).optional().describe('Required to approve a funding: the amount that is sent to the borrower, as it was typed'),
  }),
  reply: z.object({ state: z.enum(['APPROVED', 'REFUSED', 'WITHDRAWN']), version: z.number().int(), status: z.string() }),
  errors: ['not_found', 'forbidden', 'conflict', 'out_of_order'],
});

export const DESK_ACTION_ENDPOINTS = { deskActionsGet, deskActionsPost, deskNoticePreview, deskApprovals, deskApprovalPost };
