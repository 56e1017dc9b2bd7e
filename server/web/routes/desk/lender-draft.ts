import { LENDER_DRAFT_ENDPOINTS } from '@hearthline/contract/desk/lender-draft.ts';
import { draftReply, publishDraft, saveDraft, saveRates } from '../../../staff/settings/new-lender/drafts.ts';
import type { LenderDraft } from '@hearthline/database/stores/settings/lender-drafts.ts';
import type { FastifyRequest } from 'fastify';
import { markOfLogo } from '../../../uploads/content/mark-of-logo.ts';
import { routes } from '../../http/route.ts';

/** The draft of a request whose link was checked (server/web/http/access-check.ts). */
function draftOf({ lenderDraft }: FastifyRequest): LenderDraft {
  if (!lenderDraft) throw new Error('This endpoint is for who holds the link of a new lender');
  return lenderDraft;
}

export const LENDER_DRAFT_ROUTES = routes(LENDER_DRAFT_ENDPOINTS, {
  lenderDraftGet: async ({ ctx, request }) => draftReply(ctx, draftOf(request)),
  lenderDraftSave: async ({ ctx, request, body }) => saveDraft(ctx, draftOf(request), body),
  lenderDraftRates: async ({ ctx, request, body }) => saveRates(ctx, draftOf(request), body.version, Buffer.from(body.file, 'base64')),
  lenderDraftLogo: async ({ body }) => markOfLogo(body.svg),
  lenderDraftPublish: async ({ ctx, request, body }) => publishDraft(ctx, draftOf(request), body.version, request),
});
