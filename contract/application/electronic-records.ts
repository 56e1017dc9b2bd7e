/** The consent to electronic records of one person, given again, withdrawn, and what it means for how documents reach them (15 USC 7001(c)). */
import { DELIVERIES } from '@hearthline/rules/regulation/esign.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { changedReply, ofApplication, ONE } from './parts.ts';

export const electronicGet = endpoint({
  id: 'electronic-records-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/electronic-records`,
  access: 'owner',
  also: ['signer'],
  summary: 'How documents reach the caller, and the consent that decides it',
  params: ofApplication,
  reply: z.object({
    how: z.enum(DELIVERIES).describe('Of documents that the law wants in writing'),
    withdrawn: z.boolean(),
    version: z.string(),
    text: z.string().describe('The consent in its current version'),
    mailTo: z.array(z.string()).describe('Lines of the address that letters go to'),
  }),
});
export const electronicPut = endpoint({
  id: 'electronic-records-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/electronic-records`,
  access: 'owner',
  also: ['signer'],
  allowedIn: 'always',
  summary: 'Consent by the code printed in the PDF ESIGN_CONSENT, or withdraw the consent',
  params: ofApplication,
  body: z.strictObject({
    consent: z.enum(['GIVEN', 'WITHDRAWN']),
    version: text(20).optional().describe('With GIVEN: of the consent that was read'),
    code: text(12).optional().describe('With GIVEN: as printed in the PDF'),
  }),
  reply: changedReply,
  errors: ['conflict'],
});

export const ELECTRONIC_RECORDS_ENDPOINTS = { electronicGet, electronicPut };
