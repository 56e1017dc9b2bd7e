import { READ_ENDPOINTS } from '@hearthline/contract/application/read.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid, applicationsOf, versionOf } from '@hearthline/database/stores/application/application.ts';
import { conditionsSeen } from '@hearthline/database/stores/application/conditions.ts';
import { applicationViews } from '../../../applications/application-view.ts';
import { askedConditions } from '../../../applications/asked-conditions.ts';
import { referredReply } from '../../../applications/referred.ts';
import { signerConditions } from '../../../applications/signers/change.ts';
import { statusReply } from '../../../applications/status-replies.ts';
import { routes } from '../../http/route.ts';

export const READ_ROUTES = routes(READ_ENDPOINTS, {
  helocAll: async ({ caller, ctx }) => {
    const applications = await applicationsOf(ctx.pool, caller.identityUuid);
    if (applications.length > 0 && !caller.emailProved) throw new Problem('email_unproved');
    return applicationViews(ctx, applications);
  },

  helocReferred: async ({ caller, query, ctx }) => {
    if (!caller.emailProved) throw new Problem('email_unproved');
    return referredReply(ctx, caller.identityUuid, { isOpen: query.show !== 'closed', after: query.after ?? null });
  },

  helocGet: async ({ params, ctx }) => {
    const [view] = await applicationViews(ctx, [await applicationByUuid(ctx.pool, params.uuid)]);
    if (!view) throw new Problem('not_found');
    return view;
  },

  helocStatus: async ({ params: { uuid }, query: { after, wait, with: wanted }, ctx, caller, party, request, reply }) => {
    // A borrower's and a signer's version was read with the session.
    let version = caller.kind === 'identity' && caller.named ? caller.named.version : await versionOf(ctx.pool, uuid);
    if (wait !== undefined && after !== undefined && version === after) {
      const release = ctx.limits.hold(caller.sessionId, request.ip);
      const waiting = ctx.changes.wait(uuid, after, wait * 1000, ctx.stopping);
      reply.raw.once('close', waiting.release);
      version = await waiting.version.finally(release);
    }
    if (wanted === 'application' && party.kind !== 'signer' && (version === null || version !== after)) {
      const [view] = await applicationViews(ctx, [await applicationByUuid(ctx.pool, uuid)]);
      if (!view) throw new Problem('not_found');
      const { status, ...application } = view;
      return { ...status, application };
    }
    return reply
      .type('application/json; charset=utf-8')
      .send(await statusReply(ctx, uuid, version, party.kind === 'signer' ? 'signer' : 'borrower'));
  },

  conditionsList: async ({ params, party, ctx }) => {
    // Another signer does not see the borrower's conditions, only their own: their ID and what was requested of them (AMB-107).
    const signerId = party.kind === 'signer' ? party.signerId : null;
    const own = signerId === null ? [] : signerConditions((await applicationByUuid(ctx.pool, params.uuid)).facts, signerId);
    const { rows, asked } = await askedConditions(ctx.pool, params.uuid, signerId);
    // Staff see that the person who is asked has read it: what others read of it is no look of theirs.
    const unseen = ['borrower', 'signer'].includes(party.kind) ? rows.filter((c) => c.signer_id === signerId && c.seen_at === null) : [];
    if (unseen.length > 0)
      await conditionsSeen(
        ctx.pool,
        unseen.map(({ uuid }) => uuid),
        ctx.clock.now(params.uuid),
      );
    return [...own, ...asked];
  },
});
