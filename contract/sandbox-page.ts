/** What the page `/sandbox` and the developer toolbar need beyond the sandbox's own operations (sandbox.ts). */
import { STAFF_ROLES } from './desk/roles.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { ofApplication } from './application/parts.ts';
import { endpoint } from './endpoint.ts';
import { SANDBOX_ACTIONS } from './sandbox.ts';

/** How a vendor's simulator behaves: as it should, four seconds late, not at all, or refusing every request. */
export const VENDOR_BEHAVIORS = ['normal', 'slow', 'down', 'refuses'] as const;
export type VendorBehavior = (typeof VENDOR_BEHAVIORS)[number];

export const sandboxChoices = endpoint({
  id: 'choices-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/choices',
  access: 'sandbox',
  summary: 'What a new application may be played with: modifiers, lenders, and who is played to reach each status',
  reply: z.object({
    modifiers: z.array(z.object({ key: z.string(), does: z.string(), persona: z.string() })),
    staffActions: z.array(z.enum(SANDBOX_ACTIONS)),
    lenders: z.array(z.object({ code: z.string(), name: z.string(), origin: z.string(), states: z.array(z.enum(STATES)) })),
    statuses: z.array(z.object({ status: z.string(), phase: z.string(), persona: z.string(), modifiers: z.array(z.string()) })),
  }),
});
export const sandboxStaffGet = endpoint({
  id: 'staff-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/staff',
  access: 'sandbox',
  summary: 'The seeded staff of a lender, their password, and the code that their authenticator shows now',
  query: z.strictObject({ org: z.string().max(42).describe('The code of the lender') }),
  reply: z.object({
    password: z.string(),
    secret: z.string().describe('For an authenticator app of your own'),
    code: z.string(),
    desk: z.string(),
    people: z.array(z.object({ role: z.enum(STAFF_ROLES), name: z.string(), email: z.string() })),
  }),
});
export const sandboxApplicationList = endpoint({
  id: 'recent-applications-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/applications',
  access: 'sandbox',
  summary: 'The fifty newest applications, or those of an email address',
  query: z.strictObject({ search: z.string().max(100).optional().describe('Part of an email address') }),
  reply: z.array(
    z.object({
      uuid: z.string(),
      email: z.string(),
      orgCode: z.string(),
      lender: z.string(),
      origin: z.string(),
      status: z.string(),
      since: z.iso.datetime(),
    }),
  ),
});
export const sandboxSession = endpoint({
  id: 'session-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/applications/{uuid}/session',
  access: 'sandbox',
  status: 201,
  idempotent: false,
  summary: 'Sign in as the borrower of an application',
  params: ofApplication,
  body: z.strictObject({}),
  reply: z.object({ jwt: z.string(), origin: z.string(), path: z.string() }),
});
export const sandboxMail = endpoint({
  id: 'mail-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/outbox/{id}/page',
  access: 'sandbox',
  summary: 'An email as its recipient sees it, an HTML page for a frame; its links open in a new tab',
  params: z.object({ id: z.uuid() }),
  reply: z.unknown(),
});
const vendor = z.object({
  name: z.string(),
  does: z.string(),
  behavior: z.enum(VENDOR_BEHAVIORS).nullable().describe('Null: not one of these, or the address is not a simulator’s'),
});
export const sandboxVendors = endpoint({
  id: 'vendors-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/vendors',
  access: 'sandbox',
  summary: 'Every third party, and how its simulator behaves now',
  reply: z.array(vendor),
});
export const sandboxVendorPut = endpoint({
  id: 'vendor-put',
  service: 'sandbox',
  method: 'PUT',
  path: '/sandbox/vendors/{name}',
  access: 'sandbox',
  idempotent: false,
  summary: 'Make a vendor slow, put it down, have it refuse, or bring it back',
  params: z.object({ name: z.string().max(40) }),
  body: z.strictObject({ behavior: z.enum(VENDOR_BEHAVIORS) }),
  reply: vendor,
  errors: ['conflict'],
});
export const sandboxOrders = endpoint({
  id: 'orders-get',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/applications/{uuid}/orders',
  access: 'sandbox',
  summary: 'What was ordered from vendors that take their time',
  params: ofApplication,
  reply: z.array(
    z.object({
      vendor: z.string(),
      does: z.string(),
      id: z.string(),
      kind: z.string(),
      status: z.string(),
      created: z.iso.datetime(),
      ends: z.iso.datetime().nullable(),
      open: z.boolean(),
    }),
  ),
});
export const sandboxOrderFinish = endpoint({
  id: 'orders-post',
  service: 'sandbox',
  method: 'POST',
  path: '/sandbox/applications/{uuid}/orders',
  access: 'sandbox',
  idempotent: false,
  summary: 'Have a vendor finish what this application ordered of it, now',
  params: ofApplication,
  body: z.strictObject({ vendor: z.string().max(40), outcome: z.string().max(40).optional() }),
  reply: z.object({ finished: z.number().int() }),
  errors: ['conflict'],
});

export const SANDBOX_PAGE_ENDPOINTS = {
  sandboxChoices,
  sandboxStaffGet,
  sandboxApplicationList,
  sandboxSession,
  sandboxMail,
  sandboxVendors,
  sandboxVendorPut,
  sandboxOrders,
  sandboxOrderFinish,
};
