/** Schemas that several operations of an application share. */
import { STATES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';

export const HELOC = '/service-application/api/v1/application/heloc';
export const ONE = `${HELOC}/{uuid}`;
export const uuid = z.uuid();
export const ofApplication = z.strictObject({ uuid });
export const dollars = z.number().min(0).max(99_999_999).describe('US dollars');
export const text = (max: number) => z.string().trim().max(max);
export const done = z.object({ version: z.number().int().describe('The version of the application after the change') });
export const addressSchema = z.strictObject({
  street1: text(120).min(1),
  street2: text(60).optional(),
  city: text(80).min(1),
  state: z.enum(STATES),
  zip: z.string().regex(/^\d{5}$/),
});
export const addressReply = z.object({
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
