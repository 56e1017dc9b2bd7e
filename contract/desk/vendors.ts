/** Work that stands because a vendor does not answer: how much of it there is, and all of one vendor's started at once. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines } from '../fields.ts';

/** A vendor by the folder of its port, such as `title` and `money-movement`, with its name where it is not the usual one. */
const vendor = z.string().regex(/^[a-z][a-z.-]{1,39}$/, 'Name a vendor');
/** Started by one call; more is started by the next. */
export const VENDOR_WORK_MAX = 500;

export const deskVendorsGet = endpoint({
  id: 'desk-vendors-get',
  service: 'desk',
  method: 'GET',
  path: '/desk/api/v1/vendors',
  access: 'staff',
  roles: ['processor', 'compliance', 'admin', 'auditor'],
  summary: 'The vendors that work of this lender waits for or failed at because they did not answer',
  reply: z.object({
    vendors: z.array(
      z.object({
        vendor,
        name: z.string().describe('What it does, in words'),
        waiting: z.number().int().describe('Jobs that wait and are tried again by themselves'),
        failed: z.number().int().describe('Jobs that were given up'),
        since: z.iso.datetime().nullable().describe('Since when the first of those that wait does'),
      }),
    ),
  }),
});
export const deskVendorAgain = endpoint({
  id: 'desk-vendor-again',
  service: 'desk',
  method: 'POST',
  path: '/desk/api/v1/vendors/{vendor}/again',
  access: 'staff',
  roles: ['processor'],
  summary: `Start all work of this lender that waits for a vendor or failed at it, ${VENDOR_WORK_MAX} applications at most`,
  params: z.strictObject({ vendor }),
  body: z.strictObject({ reason: lines(400).min(3, 'Say why') }),
  reply: z.object({
    woken: z.number().int().describe('Jobs that waited and are tried now'),
    started: z.number().int().describe('Jobs that had failed and were started again'),
    left: z.number().int().describe('Failed jobs that were not started: they changed meanwhile, or there are too many for one call'),
  }),
});

export const DESK_VENDOR_ENDPOINTS = { deskVendorsGet, deskVendorAgain };
