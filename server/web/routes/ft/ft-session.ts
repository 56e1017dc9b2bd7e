import { ftSession } from '@hearthline/contract/tracking.ts';
import { allowedOf, siteOfReferrer, TRACKED_QUERY, versionOf } from '@hearthline/rules/tracking.ts';
import { v7 } from 'uuid';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { route } from '../../http/route.ts';
import { startVisit, continueVisit, isKnownTracker } from '@hearthline/database/stores/lender/tracking.ts';

export const establish = route(ftSession, async ({ body, organization, ctx, request }) => {
  await allowTry(ctx, [bucket(ctx.config, 'trackingPlace', request.ip)]);
  const now = ctx.clock.now();
  const { sessionKey: held } = body;
  const same = held ? await continueVisit(ctx.pool, held, now) : null;
  if (same) return { sessionKey: same };

  const trackerUuid = held && (await isKnownTracker(ctx.pool, held)) ? held.trackerUuid : v7();
  const uuid = v7();
  await startVisit(ctx.pool, {
    uuid,
    tracker_uuid: trackerUuid,
    organization_code: organization,
    platform: body.platform,
    lib_version: versionOf(body.libVersion),
    app_version: versionOf(body.appVersion ?? ''),
    referrer: siteOfReferrer(body.referrer ?? ''),
    query: allowedOf(TRACKED_QUERY, body.queryParams ?? {}),
    screen_width: body.screenWidth ?? null,
    screen_height: body.screenHeight ?? null,
    window_width: body.windowWidth ?? null,
    window_height: body.windowHeight ?? null,
    started_at: now,
    seen_at: now,
  });
  return { sessionKey: { uuid, epoch: now.getTime(), trackerUuid } };
});
