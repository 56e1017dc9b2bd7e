/**
 * Signers besides the borrower: how the borrower follows their progress, and the signers' own access (lending §1.2, row 29; AMB-70, 71).
 */
import { CONFIRMATIONS } from './application/closing.ts';
import { SIGNER_CONSENTS } from '@hearthline/journey/facts/closing.ts';
import { SIGNER_STEPS } from '@hearthline/journey/steps/signers.ts';
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { STAGES } from '@hearthline/rules/enums.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { identityBody } from './application/identity-document.ts';
import { person } from './application/info.ts';
import { HELOC, ONE, addressReply, changedReply, ofApplication, uuid } from './application/parts.ts';
import { emailAddress, lines, phoneNumber, text } from './fields.ts';

/** Statuses in which the borrower may still change who signs: no closing document has been signed. */
export const SIGNERS_OPEN = ['HMDA', 'FINAL_OFFER', 'NOTE_SIGNING', 'CO_DEED_REQ'] as const;
export const SIGNER_STATES = ['NAMED', 'INVITED', 'SIGNED_IN', 'IDENTIFIED', 'SIGNED', 'REFUSED'] as const;
const ofSigner = ofApplication.extend({ signerId: uuid });

export const signersGet = endpoint({
  id: 'signers-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/signers`,
  access: 'owner',
  also: ['staff'],
  summary: 'The other signers and the status of each',
  params: ofApplication,
  reply: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      role: z.string(),
      state: z.enum(SIGNER_STATES),
      invitedUntil: z.iso.datetime().nullable().describe('When the last invitation expires; null before the first'),
      waitsFor: z.enum(['SERVICE', 'STAFF']).nullable().describe('Who checks what this person sent; null while they act themselves'),
      change: z
        .object({
          documents: z.boolean().describe('The closing documents are prepared and signed again'),
          title: z.boolean().describe('The title is searched again, for the owners named then'),
        })
        .nullable()
        .describe('What another name, another person or one person less undoes; null once a signer has signed: nobody is changed any more'),
    }),
  ),
});
export const signersPost = endpoint({
  id: 'signers-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/signers`,
  access: 'owner',
  allowedIn: SIGNERS_OPEN,
  status: 201,
  summary: 'Add an owner; existing closing documents are prepared and signed again',
  params: ofApplication,
  body: person,
  reply: changedReply.extend({ signerId: z.string() }),
  errors: ['out_of_order', 'conflict'],
});
export const signerPut = endpoint({
  id: 'signer-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/signers/{signerId}`,
  access: 'owner',
  allowedIn: SIGNERS_OPEN,
  summary: 'Replace a signer, before any document is signed',
  params: ofSigner,
  body: person,
  reply: changedReply.extend({ signerId: z.string() }),
  errors: ['out_of_order', 'not_found', 'conflict'],
});
export const signerCorrect = endpoint({
  id: 'signer-correct',
  service: 'service-application',
  method: 'PATCH',
  path: `${ONE}/signers/{signerId}`,
  access: 'owner',
  allowedIn: SIGNERS_OPEN,
  summary: 'Correct the name of a signer who has not signed in yet; existing closing documents are prepared and signed again',
  params: ofSigner,
  body: person.pick({ firstName: true, lastName: true }),
  reply: changedReply,
  errors: ['out_of_order', 'not_found', 'conflict'],
});
export const signerDelete = endpoint({
  id: 'signer-delete',
  service: 'service-application',
  method: 'DELETE',
  path: `${ONE}/signers/{signerId}`,
  access: 'owner',
  allowedIn: SIGNERS_OPEN,
  summary: 'Remove a signer, before any document is signed',
  params: ofSigner,
  reply: changedReply,
  errors: ['out_of_order', 'not_found', 'conflict'],
});
export const signerResend = endpoint({
  id: 'signer-resend',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/signers/{signerId}/resend`,
  access: 'owner',
  allowedIn: ['CO_DEED_REQ'],
  summary:
    'Resend the invitation, to a corrected address if one is given; the previous one becomes invalid. To the same address a minute later at the earliest',
  params: ofSigner,
  body: z.strictObject({ email: z.optional(emailAddress) }),
  reply: changedReply,
  errors: ['out_of_order', 'not_found', 'conflict'],
});
export const coDeedStatus = endpoint({
  id: 'co-deed-status',
  service: 'service-application',
  method: 'GET',
  path: `${HELOC}/co-deed/status`,
  access: 'signed-in',
  summary: "Where the other signers are; without applicationUuid, on the caller's own file",
  query: z.strictObject({ applicationUuid: uuid.optional() }),
  reply: z.object({ coDeedStatus: z.enum(STAGES) }),
  errors: ['not_found'],
});

const EXTERNAL = '/service-application/external/api/v1/heloc/additional-signer';
const invitation = z.string().min(20).max(100).describe('The token of the emailed link');
const refusals = ['not_found', 'invitation_ended', 'conflict'] as const;

export const signerInvitation = endpoint({
  id: 'signer-invitation',
  service: 'service-application',
  method: 'POST',
  path: `${EXTERNAL}/invitation`,
  access: 'anyone',
  idempotent: false,
  summary: 'The person an invitation is for, before sign-in',
  body: z.strictObject({ invitation }),
  reply: z.object({
    organizationCode: z.string(),
    primary: z.string().describe('The borrower who asks for the signature'),
    firstName: z.string(),
    email: z.string().describe('Where the invitation was sent: the address to sign in with'),
    role: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: refusals,
});
export const signerRegister = endpoint({
  id: 'signer-register',
  service: 'service-application',
  method: 'POST',
  path: `${EXTERNAL}/register`,
  access: 'anyone',
  idempotent: false,
  summary: 'Create an account for the invited person; 401 account_exists when the address has one: sign in and accept',
  body: z.strictObject({ invitation, password: z.string().min(1, 'Required').max(128), phoneNumber: phoneNumber.optional() }),
  reply: z.object({ jwt: z.string() }),
  errors: [...refusals, 'account_exists', 'too_many_requests'],
});

const profile = z.object({
  applicationUuid: z.string(),
  organizationCode: z.string(),
  signerId: z.string(),
  role: z.string(),
  name: z.object({ firstName: z.string(), lastName: z.string() }),
  email: z.string(),
  primary: z.string().describe('The borrower who asks for the signature'),
  property: addressReply,
  status: z.enum(CHECKLIST_STATUSES),
  active: z.boolean(),
  state: z.enum(SIGNER_STATES),
  next: z.enum([...SIGNER_STEPS, 'CANCELLED']).describe('This person’s next step; WAIT also while the documents are prepared again'),
  signsAtOffice: z
    .boolean()
    .describe(
      'A Texas homestead: everyone signs in one meeting at an office, so that `next` is DONE when all that comes before it is done',
    ),
  inReview: z.boolean().describe('Staff look at what this person sent'),
  version: z.number().int().describe('Of the application'),
  consentsNeeded: z.array(z.object({ type: z.enum(SIGNER_CONSENTS), version: z.string(), text: z.string() })),
  documents: z.array(z.string()).describe('Kinds of documents this person signs'),
  identity: z.object({
    tries: z.number().int(),
    triesLeft: z.number().int(),
    verified: z.boolean().nullable(),
    pending: z.boolean(),
    reason: z.string().nullable().describe('What the vendor found in the last pictures'),
    selfieAsked: z.boolean(),
  }),
  line: z
    .object({ amount: z.number(), term: z.number().nullable(), rate: z.number().nullable() })
    .nullable()
    .describe('The line the home secures, in dollars; term and rate only for a co-signer, who owes it'),
  mayCancel: z.boolean().describe('Whether owners may cancel within three business days after signing: the home is where an owner lives'),
  receiptSigned: z.boolean().describe('The receipt of this person’s notice of the right to cancel'),
  confirmation: z.enum(CONFIRMATIONS).describe('Of this person, after the days to cancel, that they have not canceled'),
  mailUntil: z.iso.date().nullable().describe('The last day on which mail is waited for, where an owner does not confirm'),
  timeZone: z.string().describe('Of the home'),
  rescissionEndsAt: z.iso.datetime({ offset: true }).nullable().describe('When this person’s right to cancel ends'),
  ended: z.enum(['REFUSED', 'RESCINDED', 'OTHER']).nullable().describe('Why the application ended, as far as it concerns this person'),
});
profile.register(z.globalRegistry, { id: 'SignerProfile' });
export type SignerProfile = z.input<typeof profile>;
export const signerProfile = endpoint({
  id: 'signer-profile',
  service: 'service-application',
  method: 'GET',
  path: `${HELOC}/additional-signer/profile`,
  access: 'signed-in',
  summary: 'The caller’s role and progress as a signer: of the newest application, or the one given',
  query: z.strictObject({ applicationUuid: uuid.optional() }),
  reply: profile,
  errors: ['not_found'],
});
export const signerAccept = endpoint({
  id: 'signer-accept',
  service: 'service-application',
  method: 'POST',
  path: `${HELOC}/additional-signer/accept`,
  access: 'signed-in',
  summary: 'Accept an invitation with the account it was sent to',
  body: z.strictObject({ invitation }),
  reply: profile,
  errors: [...refusals, 'wrong_person'],
});
const OWN = `${ONE}/additional-signer`;
export const signerConsent = endpoint({
  id: 'signer-consent',
  service: 'service-application',
  method: 'POST',
  path: `${OWN}/consents`,
  access: 'signer',
  allowedIn: ['CO_DEED_REQ'],
  summary: 'Consent to electronic documents, and, as a co-signer, to the hard pull',
  params: ofApplication,
  body: z.strictObject({ type: z.enum(SIGNER_CONSENTS), version: text(20) }),
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});
export const signerIdentity = endpoint({
  id: 'signer-identity',
  service: 'service-application',
  method: 'POST',
  path: `${OWN}/identity-document`,
  access: 'signer',
  allowedIn: ['CO_DEED_REQ'],
  summary: 'Submit pictures the signer uploaded to …/documents for verification',
  params: ofApplication,
  body: identityBody,
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});
export const signerRefuse = endpoint({
  id: 'signer-refuse',
  service: 'service-application',
  method: 'POST',
  path: `${OWN}/refuse`,
  access: 'signer',
  allowedIn: ['CO_DEED_REQ'],
  summary: 'Decline to sign; the application ends',
  params: ofApplication,
  body: z.strictObject({ reason: lines(400).optional() }),
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});

export const SIGNERS_ENDPOINTS = {
  signersGet,
  signersPost,
  signerPut,
  signerCorrect,
  signerDelete,
  signerResend,
  coDeedStatus,
  signerInvitation,
  signerRegister,
  signerProfile,
  signerAccept,
  signerConsent,
  signerIdentity,
  signerRefuse,
};
