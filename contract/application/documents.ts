/** Disclosures. */
import { CREDIT_CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { documentOf, sha256 } from './closing-documents.ts';
import { ONE, ofApplication } from './parts.ts';
import { SIGNING_KINDS } from './signing.ts';
import { text } from '../fields.ts';

export const documentsGet = endpoint({
  id: 'documents-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/disclosures`,
  access: 'owner',
  also: ['signer', 'staff'],
  summary: 'The disclosures delivered so far, and a consent that is still required',
  params: ofApplication,
  reply: z.object({
    documents: z.array(
      z.object({ kind: z.string(), title: z.string(), version: z.string(), sha256: z.string(), deliveredAt: z.iso.datetime() }),
    ),
    version: z.number().int().describe('Of the application, with these documents: send as If-Match to sign some of them'),
    toSign: z
      .array(z.object({ signing: z.enum(SIGNING_KINDS), documents: z.array(documentOf.extend({ title: z.string() })) }))
      .describe('What the caller signs with each signing, as the documents are now'),
    consentNeeded: z.object({ type: z.enum(CREDIT_CONSENT_TYPES), version: z.string(), text: z.string() }).nullable(),
  }),
});
export const documentGet = endpoint({
  id: 'document-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/disclosures/{kind}`,
  access: 'owner',
  also: ['signer', 'staff'],
  summary: 'One disclosure, as text',
  params: ofApplication.extend({ kind: text(60) }),
  reply: z.object({ kind: z.string(), title: z.string(), version: z.string(), sha256: z.string(), body: z.string() }),
});

export const documentFile = endpoint({
  id: 'document-file',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/disclosures/{kind}/file`,
  access: 'owner',
  also: ['signer', 'staff'],
  summary: 'Download the newest document of a kind: the sealed PDF, or text/plain for one that was delivered as text',
  params: ofApplication.extend({ kind: text(60) }),
  query: z.strictObject({ sha256: sha256.optional().describe('The document that is meant, not the newest: what is signed is read so') }),
  reply: z.string(),
});

export const DOCUMENTS_ENDPOINTS = { documentsGet, documentGet, documentFile };
