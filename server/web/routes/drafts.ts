import { DRAFT_ENDPOINTS } from '@hearthline/contract/drafts.ts';
import { emailAddress } from '@hearthline/contract/fields.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { addDraft, addDraftBrowser, saveDraft } from '@hearthline/database/stores/application/drafts.ts';
import { DRAFT_LIFE_MS, findDraft, grantDraftAccess, mayOpen, newDraftId, openDraft, sealDraft } from '../../applications/drafts/drafts.ts';
import { sendCode, spendCode } from '../../identity/access/mailed-code.ts';
import { detailsOf } from '../../identity/access/security-events.ts';
import { allowAttempt, bucket } from '../../identity/access/throttle.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { registration } from '@hearthline/journey/paths.ts';
import type { WebContext } from '../context.ts';
import { routes } from '../http/route.ts';

async function conflict(ctx: WebContext, id: string): Promise<Problem> {
  return new Problem('draft_conflict', { extra: { draft: await openDraft(ctx, await findDraft(ctx, id)) } });
}

export const DRAFT_ROUTES = routes(DRAFT_ENDPOINTS, {
  draftCreate: async ({ body, organization, ctx, request, reply }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'draftsIp', request.ip)]);
    const id = newDraftId();
    const now = ctx.clock.now();
    const row = {
      id,
      access_hash: grantDraftAccess(ctx, request, reply),
      organization_code: lenderOf(ctx, organization).orgCode,
      sealed: await sealDraft(ctx, id, body.data),
      version: 1,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + DRAFT_LIFE_MS),
    };
    await addDraft(ctx.pool, row);
    return openDraft(ctx, row);
  },

  draftGet: async ({ params, ctx, request }) => {
    const row = await findDraft(ctx, params.id);
    if (!(await mayOpen(ctx, request, row))) throw new Problem('draft_locked');
    return openDraft(ctx, row);
  },

  draftPatch: async ({ params, body, ctx, request }) => {
    const row = await findDraft(ctx, params.id);
    if (!(await mayOpen(ctx, request, row))) throw new Problem('draft_locked');
    if (row.version !== body.version) throw await conflict(ctx, row.id);

    const now = ctx.clock.now();
    const before = await openDraft(ctx, row);
    const sealed = await sealDraft(ctx, row.id, { ...before.data, ...body.data });
    const after = { ...row, sealed, updated_at: now, expires_at: new Date(now.getTime() + DRAFT_LIFE_MS) };
    if (!(await saveDraft(ctx.pool, after))) throw await conflict(ctx, row.id);
    return openDraft(ctx, { ...after, version: row.version + 1 });
  },

  // The link alone shows nothing, not even the address. The email holds no link to the draft: an address may be mistyped, and a stranger would have both.
  draftCode: async ({ params, body, ctx, request }) => {
    const row = await findDraft(ctx, params.id);
    const email = emailAddress.safeParse((await openDraft(ctx, row)).data.email);
    if (!email.success) return { code: null };
    const to = { orgCode: row.organization_code, applicationUuid: null, address: email.data, at: ctx.clock.now() };
    const sending = {
      purpose: 'DRAFT' as const,
      subject: row.id,
      newEmail: email.data,
      to: email.data,
      ip: request.ip,
      again: body?.again ?? false,
    };
    return {
      code: await sendCode(ctx, sending, async (client, code) =>
        sendToAddress(ctx, client, to, { kind: 'DRAFT_CODE', data: { code, path: registration.support() } }),
      ),
    };
  },

  draftOpen: async ({ params, body, ctx, request, reply }) => {
    const row = await findDraft(ctx, params.id);
    await spendCode(ctx, { purpose: 'DRAFT', subject: row.id }, body.code, (client) =>
      addDraftBrowser(client, row.id, grantDraftAccess(ctx, request, reply)),
    );
    ctx.securityLog('draft-opened', detailsOf(request));
    return openDraft(ctx, row);
  },
});
