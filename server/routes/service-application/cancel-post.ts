import { cancelPost } from '@hearthline/contract/application/upkeep.ts';
import { record } from '../../checklist/record.ts';
import { versionIn } from '../../checklist/edit.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { keepExplanation } from '../../stores/explanations.ts';

export const register = route(cancelPost, async ({ ctx, params, body, caller, request }) => {
  const after = await record(ctx, params.uuid, {
    by: { actor: 'borrower', ref: caller.identityUuid, source: 'cancel' },
    ifVersion: versionIn(request),
    facts: async (application, client) => {
      if (!application.active)
        throw new Problem('out_of_order', { extra: { applicationStatus: application.status, version: application.version } });
      if (body.reason) await keepExplanation(client, application.uuid, 'WITHDRAWAL', body.reason, ctx.clock.now(application.uuid));
      return [{ type: 'cancelled', reason: 'WITHDRAWN', expired: false }];
    },
  });
  return { version: after.version };
});
