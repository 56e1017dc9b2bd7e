import { UPKEEP_ENDPOINTS } from '@hearthline/contract/application/upkeep.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { saveExperiments, saveReplayLink } from '@hearthline/database/stores/application/intake.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { linkReplay } from '@hearthline/database/stores/lender/replays.ts';
import { replayOfLink } from '../../../uploads/replays.ts';
import { isNoticeInTime, withdrawalOf } from '@hearthline/journey/application/endings.ts';
import { experimentNames } from '../../../organizations/experiments.ts';
import { edit, routes } from '../../http/route.ts';

export const UPKEEP_ROUTES = routes(UPKEEP_ENDPOINTS, {
  cancelPost: async (call) => {
    const { ctx, body, caller } = call;
    // While the right to cancel is open this is the notice, which has no precondition (12 CFR 1026.15(a)(2)).
    const anyVersion = ({ uuid, facts }: Application) => isNoticeInTime(facts, ctx.clock.now(uuid));
    const after = await edit({ ...call, anyVersion }, async ({ uuid, facts }, client) => {
      const at = ctx.clock.now(uuid);
      if (body.reason) await saveExplanation(client, uuid, 'borrower', 'WITHDRAWAL', body.reason, at);
      return [withdrawalOf(facts, caller.identityUuid, at)];
    });
    return { version: after.version };
  },

  experimentsPatch: async ({ ctx, organization, params, body }) => {
    const known = await experimentNames(ctx, organization);
    const errors = body.experiments.flatMap(({ name, variation = 'control' }, at) =>
      known.get(name)?.has(variation) ? [] : [{ field: `experiments.${at}`, message: 'There is no such experiment or variation' }],
    );
    if (errors.length > 0) throw new Problem('invalid_request', { errors });
    await saveExperiments(ctx.pool, params.uuid, body.experiments);
    return { experiments: body.experiments.map(({ name }) => ({ name })) };
  },

  fullStoryLinkPut: async ({ ctx, params, body, request }) => {
    const { protocol, hostname, username, password, port } = new URL(body.link);
    const own = replayOfLink(body.link, request.host);
    const { orgCode: organization } = await applicationByUuid(ctx.pool, params.uuid);
    const isKnown =
      own === null
        ? protocol === 'https:' && ctx.config.replayHosts.includes(hostname) && port === ''
        : await linkReplay(ctx.pool, own, { uuid: params.uuid, organization });
    if (!isKnown || username + password !== '')
      throw new Problem('invalid_request', { errors: [{ field: 'link', message: 'Not the address of a recording' }] });
    await saveReplayLink(ctx.pool, params.uuid, body.link);
    return { link: body.link };
  },
});
