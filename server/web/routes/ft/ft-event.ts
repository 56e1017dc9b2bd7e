import { ftEvent } from '@hearthline/contract/tracking.ts';
import { knownPath } from '../../tracking/known-path.ts';
import { allowedOf, TRACKED_PROPERTIES, TRACKED_QUERY } from '@hearthline/rules/tracking.ts';
import { v7 } from 'uuid';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { insertEvent } from '@hearthline/database/stores/lender/tracking.ts';

export const save = route(ftEvent, async ({ params, body, caller, ctx, request }) => {
  await allowTry(ctx, [bucket(ctx.config, 'trackingPlace', request.ip)]);
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
  return null;
});
