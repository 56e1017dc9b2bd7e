/** The property: its parcel, owners and estimated value. */
import { OWNERSHIPS } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, ofApplication, dollars, changedReply, addressReply } from './parts.ts';
import { lines, postalAddress, text } from '../fields.ts';

const parcel = z.object({ propertyId: z.string(), apn: z.string(), address: z.string() });

export const propertyGet = endpoint({
  id: 'property-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/property`,
  access: 'owner',
  also: ['staff'],
  summary: 'The property, or the parcels that match its address',
  params: ofApplication,
  reply: z.object({
    address: addressReply,
    candidates: z.array(parcel),
    refused: z
      .array(parcel)
      .describe('Parcels found at the address of which the borrower said that none is theirs; one of them may still be chosen'),
    chosen: z.string().nullable(),
  }),
});
export const propertyPut = endpoint({
  id: 'property-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/property`,
  access: 'owner',
  allowedIn: ['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES'],
  summary: 'Choose one of the parcels found, or correct the address',
  params: ofApplication,
  body: z.union([
    z.strictObject({ propertyId: text(64).min(1) }),
    z.strictObject({ noneOfThese: z.literal(true) }),
    z.strictObject({ address: postalAddress }),
  ]),
  reply: changedReply,
  errors: ['out_of_order', 'conflict', 'not_lent', 'stale_version'],
});
export const ownershipPut = endpoint({
  id: 'ownership-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/property/ownership`,
  access: 'owner',
  allowedIn: ['OWNERSHIP_REVIEW'],
  summary: 'Save how the property is owned',
  params: ofApplication,
  body: z.strictObject({ ownership: z.enum(OWNERSHIPS), explanation: lines(1000).optional() }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});
export const estimatePut = endpoint({
  id: 'estimate-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/estimate`,
  access: 'owner',
  allowedIn: ['NO_AVM_FOUND'],
  summary: "The borrower's own estimate of the home's value",
  params: ofApplication,
  body: z.strictObject({ amount: dollars.min(1), source: text(40).optional(), improvements: lines(1000).optional() }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});
export const addressSuggestions = endpoint({
  id: 'address-suggestions',
  service: 'service-application',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/address-suggestions',
  access: 'anyone',
  summary: 'Address suggestions for the typed text; none for fewer than 3 characters',
  query: z.strictObject({ text: text(200) }),
  reply: z.array(
    z.object({ fullAddress: z.string(), street1: z.string(), street2: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  ),
});

export const PROPERTY_ENDPOINTS = { propertyGet, propertyPut, ownershipPut, estimatePut, addressSuggestions };
