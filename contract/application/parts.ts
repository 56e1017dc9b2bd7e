/** Schemas that several operations of an application share. */
import { z } from 'zod';

export const HELOC = '/service-application/api/v1/application/heloc';
export const ONE = `${HELOC}/{uuid}`;
/** In lower case, as the product writes it: what counts, waits or seals by it must not take another letter case for another application. */
export const uuid = z.uuid().toLowerCase();
export const ofApplication = z.strictObject({ uuid });
export const dollars = z.number().min(0).max(99_999_999).describe('US dollars');
export const changedReply = z.object({ version: z.number().int().describe('The version of the application after the change') });
export const addressReply = z.object({
  street1: z.string(),
  street2: z.string().nullable(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});
addressReply.register(z.globalRegistry, { id: 'Address' });
