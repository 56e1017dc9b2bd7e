import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { emailAddress } from '../fields.ts';

const EMAIL = '/identity/secure/api/v1/email';

/** Six digits, as people type them: "123 456". */
export const sixDigits = z
  .string()
  .max(20)
  .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
  .refine((digits) => /^\d{6}$/.test(digits), 'Type the six digits of the code');

/** When a code was mailed and how long it is valid. */
export const mailedCode = z.object({
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isNew: z.boolean().describe('This request mailed it; a code that is half a minute old is not mailed again'),
});

export const emailCode = endpoint({
  id: 'email-code',
  service: 'identity',
  method: 'POST',
  path: `${EMAIL}/code`,
  access: 'signed-in',
  idempotent: false,
  summary:
    'Mail a six-digit code that proves the email address of the caller, or a new address. A code that is valid is not mailed again unless `again` is true. An address with another account gets an email that says so, and the same answer',
  body: z.strictObject({
    again: z.boolean().optional(),
    email: z.optional(emailAddress).describe('A new address; it becomes that of the account when its code is typed'),
  }),
  reply: z.object({
    email: z.string().describe('The address the code was mailed to'),
    isProved: z.boolean().describe('The address is proved already, and no code was mailed'),
    code: mailedCode.nullable(),
  }),
  errors: ['too_many_requests', 'step_up_required'],
});
export const emailConfirm = endpoint({
  id: 'email-confirm',
  service: 'identity',
  method: 'POST',
  path: `${EMAIL}/confirm`,
  access: 'signed-in',
  idempotent: false,
  summary: 'Prove the address with the mailed code; five wrong ones end it',
  body: z.strictObject({ code: sixDigits }),
  reply: z.object({ email: z.string() }),
  errors: ['code_over', 'too_many_requests'],
});

export const EMAIL_PROOF_ENDPOINTS = { emailCode, emailConfirm };
