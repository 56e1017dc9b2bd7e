/** A new lender that the person who was invited sets up in a browser: saved at each step, checked as a whole, and published to its test host (decision 0167). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { deskLogoPost } from './brand.ts';

/** The header that carries the secret of the link. */
export const LENDER_DRAFT = 'x-lender-draft';
const service = 'desk';
const path = '/desk/api/v1/lender-draft';
const access = 'lender-draft';

/** The steps, in their order. */
export const LENDER_STEPS = ['company', 'contacts', 'look', 'states', 'rates', 'line', 'texts', 'menus', 'administrator'] as const;
export type LenderStep = (typeof LENDER_STEPS)[number];

const settings = z.record(z.string().max(80), z.unknown());
const problem = z
  .object({ step: z.enum(LENDER_STEPS), field: z.string().describe('Names of settings joined by dots'), message: z.string() })
  .meta({ id: 'LenderDraftProblem' });
const admin = z.strictObject({ name: text(120), email: text(128) });

const draftReply = z.object({
  email: z.string().describe('Who was invited'),
  version: z.number().int().describe('What a save names'),
  expiresAt: z.iso.datetime().describe('When the link and what was not published ends'),
  settings: settings.describe('Every setting as far as it is known'),
  admin,
  csv: z.string().describe('Its rate sheet'),
  testHost: z.string().describe('Where it will be served first'),
  problems: z.array(problem).describe('Everything that keeps it from being published'),
  toOpen: z
    .array(z.object({ what: z.string(), why: z.string() }))
    .describe('What the lender’s own people do before borrowers reach it: nothing of it keeps it from its test host'),
  publishedAs: z.string().nullable().describe('The code of the lender that it became'),
});
draftReply.register(z.globalRegistry, { id: 'LenderDraft' });
export type LenderDraftReply = z.infer<typeof draftReply>;

const version = z.number().int().positive().describe('The one last read: an older one answers 409 and changes nothing');

export const lenderDraftGet = endpoint({
  id: 'lender-draft-get',
  service,
  method: 'GET',
  path,
  access,
  summary: 'The lender that the link is for, and what is missing',
  reply: draftReply,
});
export const lenderDraftSave = endpoint({
  id: 'lender-draft-save',
  service,
  method: 'PATCH',
  path,
  access,
  idempotent: false,
  summary: 'Save settings, complete or not; named members replace the stored ones',
  body: z.strictObject({ version, settings: settings.optional(), admin: admin.optional() }),
  reply: draftReply,
  errors: ['conflict', 'link_over'],
});
export const lenderDraftRates = endpoint({
  id: 'lender-draft-rates',
  service,
  method: 'POST',
  path: `${path}/rates`,
  access,
  idempotent: false,
  summary: 'Take a rate sheet from a CSV file; 400 with each problem at its line where it cannot be one',
  body: z.strictObject({ version, file: z.base64().max(400_000, 'This file is larger than a rate sheet') }),
  reply: draftReply,
  errors: ['conflict', 'link_over'],
});
export const lenderDraftLogo = endpoint({
  id: 'lender-draft-logo',
  service,
  method: 'POST',
  path: `${path}/logo`,
  access,
  idempotent: false,
  summary: 'The mark of a logo, from an SVG file; 422 with the sentence why where it cannot be one. Nothing is kept',
  body: deskLogoPost.body,
  reply: deskLogoPost.reply,
  errors: ['file_refused'],
});
export const lenderDraftPublish = endpoint({
  id: 'lender-draft-publish',
  service,
  method: 'POST',
  path: `${path}/publish`,
  access,
  idempotent: false,
  summary: 'Publish the lender to its test host, and invite its first administrator; the link counts for one lender',
  body: z.strictObject({ version }),
  reply: z.object({
    orgCode: z.string(),
    site: z.string().describe('The address of its test host'),
    invitation: z.string().describe('The link with which the administrator sets a password; it counts once and ends in 24 hours'),
    toOpen: draftReply.shape.toOpen,
  }),
  errors: ['conflict', 'link_over'],
});

export const LENDER_DRAFT_ENDPOINTS = { lenderDraftGet, lenderDraftSave, lenderDraftRates, lenderDraftLogo, lenderDraftPublish };
