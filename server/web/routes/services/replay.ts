import { REPLAY_ENDPOINTS } from '@hearthline/contract/services/replay.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { addReplayPiece, beginReplay, deleteReplay, isReplayOf } from '@hearthline/database/stores/lender/replays.ts';
import { safeReplayEvent } from '@hearthline/rules/replay.ts';
import { isSampled } from '@hearthline/rules/tracking.ts';
import { v7 } from 'uuid';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { happened } from '../../../monitoring/measures.ts';
import { replayUrl, sealPiece } from '../../../uploads/replays.ts';
import { routes } from '../../http/route.ts';
import { knownPath } from '../../tracking/known-path.ts';
import { refusesTracking } from '../../tracking/refuses-tracking.ts';

export const REPLAY_ROUTES = routes(REPLAY_ENDPOINTS, {
  ftReplay: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    const { sessionKey } = body;
    if (refusesTracking(request.headers) || !isSampled(sessionKey.uuid, ctx.config.sampling.replay, 'replay'))
      throw new Problem('forbidden');
    const id = await beginReplay(ctx.pool, sessionKey, { id: v7(), at: ctx.clock.real() });
    if (id === null) throw new Problem('not_found');
    return { id, url: replayUrl(`${new URL(ctx.config.publicUrl).protocol}//${request.host}`, id) };
  },

  ftReplayPiece: async ({ params, body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    if (!(await isReplayOf(ctx.pool, body.sessionKey, params.id))) throw new Problem('not_found');
    const events = body.events.map((event) => safeReplayEvent(event, knownPath)).filter((event) => event !== null);
    const sealed = await sealPiece(ctx, { id: params.id, seq: body.seq }, events);
    const result = await addReplayPiece(ctx.pool, { id: params.id, seq: body.seq, sealed, at: ctx.clock.real() });
    happened('replayChunks', { result });
    if (result === 'full') throw new Problem('quota_reached');
    return null;
  },

  ftReplayEnd: async ({ params, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    if (!(await isReplayOf(ctx.pool, { uuid: params.visit, trackerUuid: params.tracker }, params.id))) throw new Problem('not_found');
    await deleteReplay(ctx.pool, params.id);
    return null;
  },
});
