import { TRACKING_ENDPOINTS, type SessionKey } from '@hearthline/contract/services/tracking.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { noteContinued, noteExposure } from '@hearthline/database/stores/lender/experiments.ts';
import {
  continueVisit,
  experimentProfileOf,
  insertEvent,
  isKnownTracker,
  isTrackerOf,
  saveExperimentProfile,
  startVisit,
} from '@hearthline/database/stores/lender/tracking.ts';
import {
  allowedOf,
  errorClassOf,
  isSampled,
  siteOfReferrer,
  type TrackedEvent,
  type TrackedProperties,
  TRACKED_PROPERTIES,
  TRACKED_QUERY,
  versionOf,
} from '@hearthline/rules/tracking.ts';
import { v7 } from 'uuid';
import type { Caller } from '../../../identity/request-parts.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { trackerOf } from '../../../organizations/experiments.ts';
import type { WebContext } from '../../context.ts';
import { routes } from '../../http/route.ts';
import { happened, shifted, took } from '../../../monitoring/measures.ts';
import { knownPath, pageOf } from '../../tracking/known-path.ts';
import { refusesTracking } from '../../tracking/refuses-tracking.ts';

/** What an event means for the experiments its visitor is in: its surface was seen, or an application was created after that. */
async function noteInExperiments(
  { pool, clock }: WebContext,
  caller: Caller,
  { event, sessionKey }: { readonly event: TrackedEvent; readonly sessionKey: SessionKey },
  properties: TrackedProperties,
): Promise<void> {
  if (event !== 'experiment-exposure' && event !== 'appStarted') return;
  const tracker = await trackerOf(pool, caller.kind === 'identity' ? caller.identityUuid : null, sessionKey.trackerUuid);
  if (tracker === null) return;
  if (event === 'appStarted') await noteContinued(pool, tracker, clock.real());
  else if (properties.experiment !== undefined) await noteExposure(pool, tracker, properties.experiment, clock.real());
}

export const TRACKING_ROUTES = routes(TRACKING_ENDPOINTS, {
  ftSession: async ({ body, organization, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    const now = ctx.clock.now();
    const { sessionKey: held } = body;
    const same = held ? await continueVisit(ctx.pool, held, now) : null;
    const sampledOf = (visit: string) => ({
      monitoring: isSampled(visit, ctx.config.sampling.monitoring, 'monitoring'),
      replay: isSampled(visit, ctx.config.sampling.replay, 'replay') && !refusesTracking(request.headers),
    });
    if (same) return { sessionKey: same, sampled: sampledOf(same.uuid) };

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
    return { sessionKey: { uuid, epoch: now.getTime(), trackerUuid }, sampled: sampledOf(uuid) };
  },

  ftEvent: async ({ params, body, caller, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    const properties = allowedOf(TRACKED_PROPERTIES, body.eventProperties ?? {});
    const applicationUuid = body.applicationUuid ?? null;
    const dedupeValue = body.dedupeProperty === undefined ? '' : (properties[body.dedupeProperty] ?? '');
    const isKept = await insertEvent(ctx.pool, body.sessionKey, {
      uuid: v7(),
      event: body.event,
      event_type: body.eventType,
      context: params.context,
      page_path: knownPath(body.pagePath),
      query: allowedOf(TRACKED_QUERY, body.queryParams ?? {}),
      properties,
      identity_uuid: caller.kind === 'identity' ? caller.identityUuid : null,
      application_uuid: applicationUuid,
      dedupe_key: body.dontDedupe ? null : [body.event, applicationUuid ?? '', dedupeValue].join(' '),
      at: ctx.clock.now(),
    });
    if (!isKept) throw new Problem('not_found');
    await noteInExperiments(ctx, caller, body, properties);
    if (body.event.startsWith('HELOC: Error'))
      happened('browserErrors', { error: errorClassOf(properties['errorName'] ?? ''), page: pageOf(body.pagePath) });
    return null;
  },

  ftVitals: async ({ body, ctx, request }) => {
    await allowAttempt(ctx, [bucket(ctx.config, 'trackingIp', request.ip)]);
    const page = pageOf(body.pagePath);
    for (const { name, value } of body.vitals) {
      if (name === 'CLS') shifted(value, { page });
      else took('vital', value, { vital: name, page });
    }
    return null;
  },

  optermizerlyGet: async ({ query, caller, ctx }) => {
    if (!(await isTrackerOf(ctx.pool, caller.identityUuid, query.identityUuid))) throw new Problem('not_found');
    return { optimizelyProfileUuid: await experimentProfileOf(ctx.pool, query.identityUuid) };
  },

  optermizerlyPatch: async ({ query, body, caller, ctx }) => {
    if (!(await isTrackerOf(ctx.pool, caller.identityUuid, query.identityUuid))) throw new Problem('not_found');
    return {
      optimizelyProfileUuid: await saveExperimentProfile(ctx.pool, query.identityUuid, body.optimizelyProfileUuid, ctx.clock.now()),
    };
  },
});
