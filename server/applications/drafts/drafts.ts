import { draftData, type DraftData, type DraftReply } from '@hearthline/contract/drafts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { DraftRow } from '@hearthline/database/generated/rows.ts';
import { deleteDraft, draftById, draftsOpenedBy, isDraftBrowser } from '@hearthline/database/stores/application/drafts.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { takesApplications } from '@hearthline/orgs/schema.ts';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../config/context.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { secretCookieOf, setSecretCookie } from '../../identity/request-parts.ts';

/** A draft expires thirty days after it was last saved (AMB-20). */
export const DRAFT_LIFE_MS = 30 * 86_400_000;

const COOKIE = 'draft';

/** An opaque id: 128 random bits. */
export function newDraftId(): string {
  return randomBytes(16).toString('base64url');
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Gives this browser a cookie for its drafts, or reuses the one it has; returns the hash to store. */
export function grantDraftAccess(ctx: Context, request: FastifyRequest, reply: FastifyReply): Buffer {
  const secret = secretCookieOf(ctx, request, COOKIE) ?? randomBytes(32).toString('base64url');
  setSecretCookie(ctx, reply, COOKIE, secret, DRAFT_LIFE_MS);
  return digest(secret);
}

/** Whether this browser may open a draft: it started it, or the code that was mailed to the draft's address was typed in it. */
export async function mayOpen(ctx: Context, request: FastifyRequest, { id, access_hash: started }: DraftRow): Promise<boolean> {
  const hash = accessHashOf(ctx, request);
  return hash !== undefined && (timingSafeEqual(hash, started) || (await isDraftBrowser(ctx.pool, id, hash)));
}

/** The hash under which this browser's drafts are stored, or undefined when it has none. */
export function accessHashOf(ctx: Context, request: FastifyRequest): Buffer | undefined {
  const secret = secretCookieOf(ctx, request, COOKIE);
  return secret === undefined ? undefined : digest(secret);
}

/** Encrypts a draft's data for its row. */
export async function sealDraft(ctx: Context, id: string, data: DraftData): Promise<Buffer> {
  return ctx.secrets.seal('draft', id, Buffer.from(JSON.stringify(data), 'utf8'));
}

/** A stored draft as the API returns it. */
export async function openDraft(ctx: Context, row: DraftRow): Promise<DraftReply> {
  const data = draftData.parse(JSON.parse((await ctx.secrets.open('draft', row.id, row.sealed)).toString('utf8')));
  return {
    id: row.id,
    version: row.version,
    data,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    takesApplications: takesApplications(lenderOf(ctx, row.organization_code)),
  };
}

/** The draft with an id. Throws not_found for one that never existed, was submitted, or has expired. */
export async function findDraft(ctx: Context, id: string): Promise<DraftRow> {
  const row = await draftById(ctx.pool, id, ctx.clock.now());
  if (!row) throw new Problem('not_found');
  return row;
}

/**
 * Deletes this browser's drafts with the email address of a new application (AMB-20). Another person's draft in the same browser remains.
 * Returns how many were deleted.
 */
export async function deleteOldDrafts(ctx: Context, request: FastifyRequest, email: string): Promise<number> {
  const accessHash = accessHashOf(ctx, request);
  if (!accessHash) return 0;
  const drafts = await Promise.all((await draftsOpenedBy(ctx.pool, accessHash)).map(async (row) => openDraft(ctx, row)));
  const submitted = drafts.filter(({ data }) => data.email !== undefined && emailKey(data.email) === emailKey(email));
  await Promise.all(submitted.map(async ({ id }) => deleteDraft(ctx.pool, id)));
  return submitted.length;
}
