import { sandboxApplicationGet } from '@hearthline/contract/sandbox.ts';
import { chainHolds, type LogRow } from '../../checklist/chain.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';

type FactRow = { seq: number; payload: LogRow['fact']; actor: string; actor_ref: string | null; source: string; at: Date; hash: string };

export const register = route(sandboxApplicationGet, async ({ ctx, params }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const all = async (text: string) => (await ctx.pool.query(text, [params.uuid])).rows as unknown[];
  const { rows } = await ctx.pool.query<FactRow>(
    'select seq, payload, actor, actor_ref, source, at, hash from fact where application_uuid = $1 order by seq',
    [params.uuid],
  );
  const log = rows.map((r) => ({
    seq: r.seq,
    fact: r.payload,
    actor: r.actor,
    actorRef: r.actor_ref,
    source: r.source,
    at: r.at.toISOString(),
    hash: r.hash,
  }));
  return {
    uuid: application.uuid,
    status: application.status,
    version: application.version,
    facts: application.facts,
    events: log,
    chainHolds: chainHolds(application.uuid, log),
    history: await all('select seq, status, overall_status, at from status_history where application_uuid = $1 order by seq'),
    work: await all(
      'select step, attempt, state, tries, created_at, finished_at from work where application_uuid = $1 order by created_at, step',
    ),
    timers: await all('select name, turn, due_at, state from timer where application_uuid = $1 order by name, turn'),
    conditions: await all('select uuid, category, created, closed_at from condition where application_uuid = $1 order by created'),
    tasks: await all('select id, kind, opened_at, closed_at from staff_task where application_uuid = $1 order by opened_at'),
  };
});
