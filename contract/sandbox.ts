import { REASON_CODES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { STAFF_ROLES } from './desk/roles.ts';
import { SANDBOX_ACTION_SHAPE, STAFF_ACTIONS } from './desk/staff-actions.ts';
import { emailAddress } from './fields.ts';
import { endpoint } from './endpoint.ts';
import { ofApplication } from './application/parts.ts';

/** What nobody of a lender does: the sandbox acts in the name of the other signers. */
export const ACTS_FOR_SIGNERS = ['co-owners-sign', 'co-owner-refuses', 'co-owner-unidentified'] as const;
export const SANDBOX_ACTIONS = [...STAFF_ACTIONS, ...ACTS_FOR_SIGNERS] as const;
export type SandboxActionName = (typeof SANDBOX_ACTIONS)[number];

const json = z.unknown();
export const sandboxPersonas = endpoint({
  id: 'personas-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/personas',
  access: 'sandbox',
  summary: 'Every persona: what to type, and the status it reaches',
  reply: z.array(z.object({ key: z.string() }).loose()),
});
export const sandboxApplications = endpoint({
  id: 'applications-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/applications',
  access: 'sandbox',
  status: 201,
  idempotent: false,
  summary: 'Register a persona under a new email address and play until a status is reached',
  body: z
    .strictObject({
      persona: z
        .union([z.string().max(40), z.number().int()])
        .optional()
        .describe('Optional; by default, a persona that reaches the status `until`'),
      until: z.string().max(60).optional(),
      org: z.string().max(40).optional(),
      modifiers: z.array(z.string().max(30)).max(10).optional(),
    })
    .meta({ example: { persona: 1, until: 'OFFER_SELECTION' } }),
  reply: z.object({ uuid: z.uuid(), email: z.string(), password: z.string(), jwt: z.string(), status: z.string() }),
  errors: ['conflict'],
});
export const sandboxInquiry = endpoint({
  id: 'inquiry-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/inquiries',
  access: 'sandbox',
  status: 201,
  idempotent: false,
  summary: 'A loan officer begins an inquiry for a persona; returns the page the borrower is invited to',
  body: z.strictObject({
    persona: z.union([z.string().max(40), z.number().int()]),
    exemptBroker: z.boolean().optional().describe('Referred by a broker whose borrowers need no contact'),
  }),
  reply: z.object({ uuid: z.uuid(), email: z.string(), path: z.string() }),
});
export const sandboxLenderInvitation = endpoint({
  id: 'lender-invitation-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/lender-invitations',
  access: 'sandbox',
  status: 201,
  idempotent: false,
  summary: 'The link with which a person sets up a new lender in a browser, as `npm run lenders -- invite` prints it',
  body: z.strictObject({ email: emailAddress }),
  reply: z.object({ path: z.string() }),
});
export const sandboxApplicationGet = endpoint({
  id: 'application-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/applications/{uuid}',
  access: 'sandbox',
  summary: 'The whole application: facts, events, status history, jobs',
  params: ofApplication,
  reply: z.object({
    uuid: z.string(),
    status: z.string(),
    version: z.number(),
    email: z.string(),
    orgCode: z.string(),
    lender: z.string(),
    origin: z.string().describe('The lender’s site'),
    screen: z.string().describe('Where the borrower is led, below /account/heloc/{uuid}'),
    now: z.iso.datetime().describe('The clock of this application'),
    offsetMs: z.number(),
    waitsFor: z.array(z.string()).describe('Outside jobs it waits for; POST …/work finishes one'),
    staffAction: z.string().nullable().describe('What staff do to end this status, where they can'),
    refusalReasons: z
      .array(z.object({ code: z.enum(REASON_CODES), text: z.string() }))
      .describe('The principal reasons that staff may name now when they decline or cancel'),
    accessCode: z.string().describe('The code in the borrower’s copy of the consent to electronic records'),
    facts: json,
    events: z.array(
      z.object({
        seq: z.number(),
        fact: z.object({ type: z.string() }).loose(),
        actor: z.string(),
        actorRef: z.string().nullable(),
        source: z.string(),
        at: z.iso.datetime(),
        hash: z.string(),
      }),
    ),
    history: z.array(z.object({ seq: z.number(), status: z.string() }).loose()),
    work: z.array(json),
    timers: z.array(z.object({ name: z.string(), due_at: z.unknown(), state: z.string() }).loose()),
    conditions: z.array(json),
    tasks: z.array(json),
    chainHolds: z.boolean(),
  }),
});
export const sandboxClockGet = endpoint({
  id: 'clock-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/clock',
  access: 'sandbox',
  summary: 'The test clock',
  query: z.strictObject({ applicationUuid: z.uuid().optional() }),
  reply: z.object({ now: z.iso.datetime(), offsetMs: z.number() }),
});
export const sandboxClockPost = endpoint({
  id: 'clock-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/clock',
  access: 'sandbox',
  idempotent: false,
  summary: 'Move the test clock forward',
  body: z.union([
    z.strictObject({ advance: z.string().regex(/^\d+(\.\d+)?[smhd]$/), applicationUuid: z.uuid().optional() }),
    z.strictObject({ set: z.iso.datetime(), applicationUuid: z.uuid().optional() }),
  ]),
  reply: z.object({ now: z.iso.datetime(), offsetMs: z.number() }),
  errors: ['conflict'],
});
export const sandboxFlagsPut = endpoint({
  id: 'flags-put',
  service: 'sandbox',
  method: 'PUT',
  path: '/sandbox/flags',
  access: 'sandbox',
  idempotent: false,
  summary: "Set a flag's value for all or for one organization",
  body: z.strictObject({
    key: z.string().min(1).max(80),
    enabled: z.boolean(),
    variables: z.record(z.string().max(80), z.string().max(4000)).optional(),
    org: z.string().max(40).optional(),
  }),
  reply: z.object({ key: z.string(), enabled: z.boolean(), org: z.string().nullable() }),
});
export const sandboxOutbox = endpoint({
  id: 'outbox-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/outbox',
  access: 'sandbox',
  summary: 'Every email and text that would have been sent',
  query: z.strictObject({ to: z.string().max(200).optional(), applicationUuid: z.uuid().optional() }),
  reply: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      channel: z.enum(['MAIL', 'TEXT']),
      subject: z.string(),
      body: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});
export const sandboxDnsPut = endpoint({
  id: 'dns-put',
  service: 'sandbox',
  method: 'PUT',
  path: '/sandbox/dns',
  access: 'sandbox',
  summary: 'Place the TXT records of a name in the DNS of the sandbox, in place of those it had',
  body: z.strictObject({
    name: z.string().min(1).max(253),
    texts: z.array(z.string().max(255)).max(10).nullable().describe('Empty: the name has none. null: its name servers do not answer'),
  }),
  reply: z.object({ name: z.string(), texts: z.array(z.string()).nullable() }),
});
export const sandboxStaff = endpoint({
  id: 'staff-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/applications/{uuid}/staff',
  access: 'sandbox',
  idempotent: false,
  summary: "What a lender's person does, or the sandbox in the name of the other signers",
  params: ofApplication,
  body: z.strictObject({
    ...SANDBOX_ACTION_SHAPE,
    action: z.enum(SANDBOX_ACTIONS),
    as: z
      .strictObject({ name: z.string().regex(/^[a-z][\w.-]{0,39}$/), role: z.enum(STAFF_ROLES) })
      .optional()
      .describe('The staff member; 403 when the role may not. Absent: the sandbox itself, which may do everything'),
  }),
  reply: z.object({ status: z.string(), version: z.number().int() }),
  errors: ['out_of_order', 'forbidden', 'conflict'],
});
export const sandboxWork = endpoint({
  id: 'work-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/applications/{uuid}/work',
  access: 'sandbox',
  idempotent: false,
  summary: 'Finish an outside job now, or fail it',
  params: ofApplication,
  body: z.strictObject({ name: z.string().max(40), outcome: z.enum(['finish', 'fail', 'unknown']).optional() }),
  reply: z.object({ status: z.string(), version: z.number().int() }),
  errors: ['out_of_order'],
});

const vendorPage = {
  service: 'sandbox',
  path: '/sandbox/vendors/{vendor}/{token}',
  access: 'sandbox',
  idempotent: false,
  params: z.strictObject({ vendor: z.string().max(40), token: z.string().regex(/^[\w-]{1,64}$/) }),
  reply: json.describe('HTML'),
  errors: ['not_found'],
} as const;
export const vendorPageGet = endpoint({
  ...vendorPage,
  id: 'sandbox-vendor-page',
  method: 'GET',
  summary: 'A page of a simulated bank, payroll, tax or notary service',
  query: z.strictObject({ q: z.string().max(80).optional() }),
});
export const vendorPagePost = endpoint({
  ...vendorPage,
  id: 'sandbox-vendor-page-send',
  method: 'POST',
  raw: true,
  summary: 'What was typed on a page of a simulated bank, payroll, tax or notary service',
  body: z.string().max(10_000),
});

export const SANDBOX_ENDPOINTS = {
  vendorPageGet,
  vendorPagePost,
  sandboxPersonas,
  sandboxApplications,
  sandboxInquiry,
  sandboxLenderInvitation,
  sandboxApplicationGet,
  sandboxClockGet,
  sandboxClockPost,
  sandboxFlagsPut,
  sandboxOutbox,
  sandboxDnsPut,
  sandboxStaff,
  sandboxWork,
};
