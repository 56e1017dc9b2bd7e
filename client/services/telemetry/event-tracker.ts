import { uuidOf } from '@hearthline/journey/paths.ts';
import { allowedOf, type TrackedEvent, type TrackedProperties, TRACKED_PROPERTIES } from '@hearthline/rules/tracking.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { trackedQuery, type Visit } from './visit.ts';

export type EventBody = OperationBody<'ft-event'>;

export type TrackOptions = {
  readonly properties?: TrackedProperties;
  /** The event may repeat within a visit. */
  readonly dontDedupe?: true;
  readonly dedupeProperty?: keyof typeof TRACKED_PROPERTIES;
  /** The application concerned; by default the one in the address. */
  readonly applicationUuid?: string;
};

type World = {
  readonly visit: Pick<Visit, 'key' | 'isOver'>;
  readonly location: () => Pick<Location, 'hostname' | 'pathname' | 'search'>;
  readonly identityUuid: () => string | null;
  readonly send: (body: EventBody) => Promise<unknown>;
};

/** Sends events one after another, each once per page unless it may repeat. A failure here never affects the page. */
export function createEventTracker({
  visit,
  location,
  identityUuid,
  send,
}: World): (event: TrackedEvent, options?: TrackOptions) => Promise<void> {
  const tracked = new Set<string>();
  let line: Promise<void> = Promise.resolve();

  async function deliver(body: Omit<EventBody, 'sessionKey'>): Promise<void> {
    try {
      await send({ ...body, sessionKey: await visit.key() });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      // the visit was deleted, or the database replaced: start anew, once
      visit.isOver();
      await send({ ...body, sessionKey: await visit.key() });
    }
  }

  return (event, { properties = {}, dontDedupe, dedupeProperty, applicationUuid } = {}) => {
    const { hostname, pathname, search } = location();
    const application = applicationUuid ?? uuidOf(pathname);
    const apart = dedupeProperty === undefined ? '' : properties[dedupeProperty];
    const once = [event, application, apart].join(' ');
    if (!dontDedupe && tracked.has(once)) return line;
    tracked.add(once);
    const body: Omit<EventBody, 'sessionKey'> = {
      domain: hostname,
      queryParams: trackedQuery(search),
      pagePath: pathname,
      event,
      identityId: identityUuid(),
      applicationUuid: application,
      eventType: application === null ? 'WEB' : 'APP',
      productType: 'HELOC',
      eventProperties: allowedOf(TRACKED_PROPERTIES, properties),
      ...(dontDedupe && { dontDedupe }),
      ...(dedupeProperty && { dedupeProperty }),
    };
    line = line.then(() => deliver(body)).catch(() => undefined);
    return line;
  };
}
