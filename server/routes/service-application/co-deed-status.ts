import { coDeedStatus } from '@hearthline/contract/application/signing.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { Problem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { applicationsOf } from '../../checklist/application.ts';

export const register = route(coDeedStatus, async ({ ctx, caller, query }) => {
  const mine = await applicationsOf(ctx.pool, caller.identityUuid);
  const found = query.applicationUuid ? mine.find((a) => a.uuid === query.applicationUuid) : mine.find((a) => a.active);
  if (!found) throw new Problem('not_found');
  return { coDeedStatus: statusAnswer(found.facts, found.settings, found.version, found.since.toISOString()).coDeedStatus };
});
