import { ftEvent } from '@hearthline/contract/tracking.ts';
import { knownPath } from '../../tracking/known-path.ts';
import { allowedOf, TRACKED_PROPERTIES, TRACKED_QUERY } from '@hearthline/rules/tracking.ts';
import { v7 } from 'uuid';
import { allowTry } from '../../../identity/access/allow-try.ts';
import { bucket } from '../../../identity/access/throttle-rules.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { keepEvent } from '@hearthline/database/stores/lender/tracking.ts';

export const keep = route(ftEvent, async ({ params, body, caller, ctx, request }) => {
  await allowTry(ctx, [bucket(ctx.config, 'trackingPlace', request.ip)]);
  const properties = allowedOf(TRACKED_PROPERTIES, body.eventProperties ?? {});
  const applicationUuid = body.applicationUuid ?? null;
  const toldApart = body.dedupeProperty === undefined ? '' : (properties[body.dedupeProperty] ?? '');
  const isKept = await keepEvent(ctx.pool, body.sessionKey, {
    uuid: v7(),
    event: body.event,
    event_type: body.eventType,
    context: params.context,
    page_path: knownPath(body.pagePath),
    query: allowedOf(TRACKED_QUERY, body.queryParams ?? {}),
    properties,
    identity_uuid: caller.kind === 'identity' ? caller.identityUuid : null,
    application_uuid: applicationUuid,
    dedupe_key: body.dontDedupe ? null : [body.event, applicationUuid ?? '', toldApart].join(' '),
    at: ctx.clock.now(),
  });
  if (!isKept) throw new Problem('not_found');
  return null;
});
