import { draftData, type DraftData, type DraftReply } from '@hearthline/contract/drafts.ts';
import type { Context } from '../../config/context.ts';
import type { DraftRow } from '@hearthline/database/generated/rows.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { draftById } from '@hearthline/database/stores/application/drafts.ts';

/** Encrypts a draft's data for its row. */
export async function sealDraft(ctx: Context, id: string, data: DraftData): Promise<Buffer> {
  return ctx.secrets.seal('draft', id, Buffer.from(JSON.stringify(data), 'utf8'));
}

/** A stored draft as it is answered. */
export async function openDraft(ctx: Context, row: DraftRow): Promise<DraftReply> {
  const data = draftData.parse(JSON.parse((await ctx.secrets.open('draft', row.id, row.sealed)).toString('utf8')));
  return { id: row.id, version: row.version, data, updatedAt: row.updated_at.toISOString(), expiresAt: row.expires_at.toISOString() };
}

/** The draft of an id, or not_found: it never was, was submitted, or its thirty days are over. */
export async function findDraft(ctx: Context, id: string): Promise<DraftRow> {
  const row = await draftById(ctx.pool, id, ctx.clock.now());
  if (!row) throw new Problem('not_found');
  return row;
}
