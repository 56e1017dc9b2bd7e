/** Every document of an application and every file received, as the desk lists them. */
import { z } from 'zod';
import { uuid } from '../../application/parts.ts';
import { UPLOAD_STATES } from '../../uploads.ts';

const at = z.iso.datetime();

export const filesReply = z.object({
  documents: z.array(
    z.object({
      kind: z.string(),
      name: z.string().describe('What it is called at the desk, by its kind'),
      title: z.string(),
      version: z.string(),
      sha256: z.string(),
      pages: z.number().int().nullable(),
      owner: z.string().nullable(),
      madeAt: at,
      latest: z.boolean().describe('No later version of it exists'),
      signedBy: z.array(z.object({ name: z.string(), at })).describe('Of a document that has a place to sign'),
      accompanies: z.array(z.object({ name: z.string(), at })).describe('Whose signature of other documents it was shown with'),
      deliveries: z.array(z.object({ to: z.string(), how: z.string(), at, stage: z.string().nullable() })),
    }),
  ),
  signaturesIntact: z.boolean().describe('The chain of the evidence of all signatures'),
  uploads: z.array(
    z.object({
      uuid,
      type: z.string(),
      name: z.string().describe('What it is called at the desk, by its type'),
      label: z.string().describe('The original file name'),
      state: z.enum(UPLOAD_STATES),
      check: z.string().describe('The result of the checks, in words'),
      reason: z.string().nullable().describe('Why staff rejected it'),
      contentType: z.string().nullable(),
      bytes: z.number().int(),
      sha256: z.string().nullable().describe('Of what is stored'),
      pages: z.number().int().nullable(),
      conditionUuid: uuid.nullable(),
      sentBy: z.string(),
      sentAt: at,
      judgedAt: at.nullable(),
      read: z
        .object({
          from: z.string().describe('Who read it'),
          at: at.nullable(),
          rows: z.array(
            z.object({
              label: z.string(),
              value: z.union([z.string(), z.number()]).nullable().describe('A number is dollars'),
              finding: z.object({ ok: z.boolean(), text: z.string() }).nullable(),
            }),
          ),
        })
        .nullable()
        .describe('What was read from it, where it is stored; identity data masked'),
    }),
  ),
});
