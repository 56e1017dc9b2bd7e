import { STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { emailAddress } from './identity.ts';

const text = (max: number) => z.string().trim().max(max);

export const waitlistJoin = endpoint({
  id: 'waitlist-join',
  service: 'waitlist',
  method: 'POST',
  path: '/waitlist/home-equity-loan-plus',
  access: 'anyone',
  status: 201,
  summary: 'Join the waitlist. Joining again with the same email address updates the entry',
  body: z.strictObject({
    firstName: text(60),
    lastName: text(60),
    dob: z.iso.date('Invalid date'),
    email: emailAddress,
    income: z.number().int().min(0, 'Must be at least $0').max(9_999_999, 'Must be less than $10,000,000').describe('US dollars a year'),
    street1: text(120).min(1, 'Street address is required'),
    street2: text(60).optional(),
    city: text(80),
    state: z.enum(STATES, 'Please enter a valid state'),
    zip: z.string().regex(/^\d{5}$/, 'Please enter a valid zipcode'),
    consent: z.literal(true, 'Required'),
  }),
  reply: z.object({
    joined: z.literal(true).describe('The same for a new and an existing entry, so that the response reveals nobody on the list'),
  }),
  errors: ['too_many_requests'],
});

export const WAITLIST_ENDPOINTS = [waitlistJoin] as const;
