import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { WAITLIST_PRODUCTS } from '@hearthline/rules/enums.ts';
import { date, emailAddress, firstName, lastName, postalAddress } from './fields.ts';

export const waitlistJoin = endpoint({
  id: 'waitlist-join',
  service: 'waitlist',
  method: 'POST',
  path: '/waitlist/home-equity-loan-plus',
  access: 'anyone',
  status: 201,
  summary: 'Join the waitlist. Joining again with the same email address updates the entry',
  body: z.strictObject({
    firstName,
    lastName,
    dob: date,
    email: emailAddress,
    income: z.number().int().min(0, 'Must be at least $0').max(9_999_999, 'Must be less than $10,000,000').describe('US dollars a year'),
    ...postalAddress.shape,
    consent: z.literal(true, 'Required'),
    product: z.enum(WAITLIST_PRODUCTS).optional().describe('HELOC unless said; only one the lender keeps a waitlist for'),
  }),
  reply: z.object({
    joined: z.literal(true).describe('The same for a new and an existing entry, so that the response reveals nobody on the list'),
  }),
  errors: ['too_many_requests'],
});

export const WAITLIST_ENDPOINTS = { waitlistJoin };
