import { sandboxApplicationGet } from '@hearthline/contract/sandbox.ts';
import { chainHolds } from '@hearthline/database/stores/application/chain.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { applicationByUuid, logOf, partsOf } from '@hearthline/database/stores/application/application.ts';

export const register = route(sandboxApplicationGet, async ({ ctx, params }) => {
  const { uuid, status, version, facts } = await applicationByUuid(ctx.pool, params.uuid);
  const events = (await logOf(ctx.pool, uuid)).map((r) => ({
    seq: r.seq,
    fact: r.payload,
    actor: r.actor,
    actorRef: r.actor_ref,
    source: r.source,
    at: r.at.toISOString(),
    hash: r.hash,
  }));
  return { uuid, status, version, facts, events, chainHolds: chainHolds(uuid, events), ...(await partsOf(ctx.pool, uuid)) };
});
