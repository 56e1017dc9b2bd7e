/** The lender's look as its people set it at the desk. */
import { z } from 'zod';
import { BrandSchema } from '@hearthline/orgs/schema.ts';
import { endpoint } from '../endpoint.ts';
import { LENDER_ROLES } from './lender.ts';

/** Most characters of a logo's file that are sent: a little more than it may have, so that one that is too large is told so. */
const MOST_SENT = 400_000;

export const deskLogoPost = endpoint({
  id: 'desk-logo-post',
  service: 'desk',
  method: 'POST',
  path: '/desk/api/v1/brand/logo',
  access: 'staff',
  roles: LENDER_ROLES,
  summary: 'The mark of a logo, from an SVG file; 422 with the sentence why where it cannot be one. Nothing is kept',
  body: z.strictObject({
    svg: z.string().max(MOST_SENT, 'This file is larger than 100 KB. Export the logo without pictures, fonts and hidden layers.'),
  }),
  reply: z.object({ mark: BrandSchema.shape.mark }),
  errors: ['file_refused'],
});

export const DESK_BRAND_ENDPOINTS = { deskLogoPost };
