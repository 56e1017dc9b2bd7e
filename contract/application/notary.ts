/** The notary, by video or in person (lending §1.2, rows 30–32). */
import { CLOSING_OFFICES, NOTARY_ABSENT } from '@hearthline/journey/facts/closing.ts';
import { NOTARY_CHOICES } from '@hearthline/rules/notary-hours.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, phoneNumber, text } from '../fields.ts';
import { ONE, dollars, changedReply, ofApplication } from './parts.ts';

/** Why the notary is met in person: the law of the state, the county's recorder, or how the session by video ended. */
export const IN_PERSON_REASONS = [
  'TEXAS_OFFICE',
  'STATE_DOES_NOT_ALLOW',
  'COUNTY_DOES_NOT_RECORD',
  'IN_PERSON_ONLY',
  'KBA_FAILED',
  'ID_FAILED',
  'DECLINED',
  'COMPLETED_WITH_REJECTIONS',
  'OTHER',
] as const;
/** Why a session by video may be joined again. */
export const SESSION_FAILURES = ['MEETING_FAILED', 'NO_NOTARY', 'EXPIRED'] as const;
/** Where a signer of the deed is. */
export const NOTARY_SIGNER_STATES = ['INVITED', 'IN_MEETING', 'DONE'] as const;

const instant = z.iso.datetime();
export const notaryGet = endpoint({
  id: 'notary-get',
  service: 'service-application',
  method: 'GET',
  path: `${ONE}/notary`,
  access: 'owner',
  also: ['signer', 'staff'],
  summary: 'How and when the deed is notarized: by video or in person and why, the hours, the session of each signer, the appointment',
  params: ofApplication,
  reply: z.object({
    way: z.enum(['CHECKING', 'ONLINE', 'IN_PERSON']).describe('CHECKING until the notary service has replied'),
    reason: z.enum(IN_PERSON_REASONS).nullable().describe('Why not by video; null where video is possible'),
    mayGoOnline: z.boolean().describe('In person was a choice that may be taken back'),
    fee: dollars.describe('Of a notary in person'),
    witnesses: z.number().int().describe('Who sign besides the notary'),
    earliestClosing: date.nullable().describe('The first day on which anything may be signed, where the law asks for days before'),
    waitsFor: z
      .enum(['TEXAS', 'VALUATION'])
      .nullable()
      .describe('What those days are for: the notice of Texas, or the copy of the valuation of a first lien'),
    timeZone: z.string().describe('Of the home'),
    now: instant.describe('The time of the product'),
    hours: z.object({ from: z.number(), to: z.number(), timeZone: z.string(), opensAt: instant.nullable().describe('Null while open') }),
    triesLeft: z.number().int().describe('At the identity questions'),
    failure: z.enum(SESSION_FAILURES).nullable().describe('Why the last session was not completed'),
    signers: z
      .array(z.object({ name: z.string(), isYou: z.boolean(), state: z.enum(NOTARY_SIGNER_STATES) }))
      .describe('Of the session by video; empty while there is none, or the notary service does not reply'),
    times: z.array(instant).describe('At which a meeting in person may begin'),
    requested: z
      .object({
        slots: z.array(instant),
        address: z.string().nullable(),
        office: z.enum(CLOSING_OFFICES).nullable().describe('Of a Texas homestead'),
        phone: z.string().nullable().describe('Not for other signers'),
      })
      .nullable()
      .describe('The last request for a meeting in person; null without one'),
    meeting: z
      .object({ at: instant, notary: z.string(), place: z.string().nullable().describe('Null where the confirmation names none') })
      .nullable()
      .describe('Once the notary has confirmed'),
    isUnconfirmed: z.boolean().describe('The times of the last request passed, and none had been confirmed'),
    missedBy: z.enum(NOTARY_ABSENT).nullable().describe('Who did not come to the last meeting in person'),
  }),
});
export const notarySession = endpoint({
  id: 'notary-session',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/notary/session`,
  access: 'owner',
  also: ['signer'],
  allowedIn: ['DEED_SIGNING', 'WAITING_FOR_NOTARY'],
  idempotent: false,
  summary: "The signer's link to the notary; none outside the hours of notaries",
  params: ofApplication,
  body: z.strictObject({}),
  reply: z.object({
    link: z.string().nullable(),
    state: z.string().describe('CLOSED outside the hours; else the state of the signer at the notary service'),
    opensAt: instant.nullable().describe('When CLOSED'),
  }),
  errors: ['out_of_order', 'not_ready'],
});
export const notaryManual = endpoint({
  id: 'notary-manual',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/notary/manual`,
  access: 'owner',
  allowedIn: ['DEED_SIGNING', 'WAITING_FOR_NOTARY', 'MANUAL_DEED_SIGNING'],
  summary: 'Choose an in-person notary, then up to three times, in order of preference, and a place',
  params: ofApplication,
  body: z.strictObject({
    slots: z.array(z.iso.datetime()).max(NOTARY_CHOICES),
    address: text(200).optional(),
    office: z.enum(CLOSING_OFFICES).optional().describe('Whose office a Texas homestead closes at; a title company where it is absent'),
    phone: phoneNumber.optional(),
  }),
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});
export const notaryManualCancel = endpoint({
  id: 'notary-manual-cancel',
  service: 'service-application',
  method: 'DELETE',
  path: `${ONE}/notary/manual`,
  access: 'owner',
  allowedIn: ['MANUAL_DEED_SIGNING'],
  summary: 'Cancel the requested or confirmed meeting in person',
  params: ofApplication,
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});
export const notaryOnline = endpoint({
  id: 'notary-online',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/notary/online`,
  access: 'owner',
  allowedIn: ['MANUAL_DEED_SIGNING'],
  summary: 'Go back from a notary in person to the one by video, where that was a choice',
  params: ofApplication,
  body: z.strictObject({}),
  reply: changedReply,
  errors: ['out_of_order', 'conflict'],
});

export const NOTARY_ENDPOINTS = { notaryGet, notarySession, notaryManual, notaryManualCancel, notaryOnline };
