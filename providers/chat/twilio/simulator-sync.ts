import type { Room } from '../../world/chat/types.ts';
import { type Entity, entityNamed, type Kind, type Twilio } from './simulator-entities.ts';

/** A request that came over the socket. */
export type Upstream = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
export type UpstreamReply = { readonly status: number; readonly body: unknown };
/** What the page is told over its socket. */
export type Notify = (messageType: string, payload: object) => void;

const PATH = /^\/v3\/(Documents|Lists|Maps)\/([^/]+)(\/Items)?$/;
const KINDS: Readonly<Record<string, Kind>> = { Documents: 'document', Lists: 'list', Maps: 'map' };
const PLURALS: Readonly<Record<Kind, string>> = { document: 'Documents', list: 'Lists', map: 'Maps' };
export const SUBSCRIPTIONS = '/v4/Subscriptions';
const PAGE = 50;
const AT = new Date(0).toISOString();

const missing: UpstreamReply = { status: 404, body: { status: 404, code: 54_100, message: 'Not found' } };
const urlOf = (origin: string, { kind, sid }: Entity): string => `${origin}/v3/${PLURALS[kind]}/${sid}`;

const rootOf = (origin: string, entity: Entity) => ({
  sid: entity.sid,
  unique_name: entity.name,
  url: urlOf(origin, entity),
  links: { items: `${urlOf(origin, entity)}/Items` },
  revision: String(entity.lastEventId),
  last_event_id: entity.lastEventId,
  date_created: AT,
  date_updated: AT,
  date_expires: null,
  ...(entity.data && { data: entity.data }),
});

const itemsOf = (origin: string, entity: Entity, params: Upstream['params']) => {
  const { Order = 'asc', From, Key, Index, PageSize = `${PAGE}` } = params;
  const only = Key ?? Index;
  const sorted = Order === 'desc' ? [...entity.items].reverse() : [...entity.items];
  const isFrom = (key: number | string): boolean => {
    if (From === undefined) return true;
    const from = typeof key === 'number' ? Number(From) : From;
    return Order === 'desc' ? key <= from : key >= from;
  };
  const asked = only === undefined ? sorted.filter(({ key }) => isFrom(key)) : sorted.filter(({ key }) => String(key) === only);
  const page = asked.slice(0, Number(PageSize));
  return {
    items: page.map(({ key, data, eventId }) => ({
      [entity.kind === 'list' ? 'index' : 'key']: key,
      url: `${urlOf(origin, entity)}/Items/${key}`,
      data,
      revision: String(eventId),
      last_event_id: eventId,
      date_created: AT,
      date_updated: AT,
      date_expires: null,
    })),
    meta: {
      previous_token: only === undefined && page.length > 0 && page[0] !== sorted[0] ? 'previous' : null,
      next_token: asked.length > page.length ? 'next' : null,
    },
  };
};

/** What happened to an entity after an event, as the page is told of it: of a map and a document only how it stands now. */
function eventsAfter(
  origin: string,
  entity: Entity,
  eventId: number,
): { readonly event_type: string; readonly events: readonly object[] } | null {
  if (entity.lastEventId <= eventId) return null;
  const { kind, sid, lastEventId } = entity;
  const common = { date_created: AT, date_expires: null, [`${kind}_sid`]: sid, [`${kind}_revision`]: String(lastEventId) };
  if (kind === 'document') return { event_type: 'document_updated', events: [{ ...common, id: lastEventId, document_data: entity.data }] };
  const isList = kind === 'list';
  const items = isList ? entity.items.filter((item) => item.eventId > eventId) : entity.items;
  return {
    event_type: isList ? 'list_item_added' : 'map_item_updated',
    events: items.map((item) => ({
      ...common,
      id: item.eventId,
      [isList ? 'item_index' : 'item_key']: item.key,
      item_url: `${urlOf(origin, entity)}/Items/${item.key}`,
      item_revision: String(item.eventId),
      item_data: item.data,
    })),
  };
}

/** Tells a page the last thing that happened to an entity that it follows. */
export function push(notify: Notify, subscribed: ReadonlySet<string>, origin: string, entity: Entity): void {
  const told = eventsAfter(origin, entity, entity.lastEventId - 1);
  if (told && subscribed.has(entity.sid)) notify(`com.twilio.rtd.cds.${entity.kind}`, { event_protocol_version: 4, ...told });
}

type Subscription = { readonly object_sid: string; readonly object_type: string; readonly last_event_id?: number | null };
type Poke = { readonly action: 'establish' | 'cancel'; readonly correlation_id: number; readonly requests: readonly Subscription[] };

/** Follows entities from the events on that the page names, which it is told at once, or stops following them. */
export function subscribe(
  { twilio, room, identity, origin }: { readonly twilio: Twilio; readonly room: Room; readonly identity: string; readonly origin: string },
  { action, correlation_id, requests }: Poke,
  subscribed: Set<string>,
  notify: Notify,
): UpstreamReply {
  const tell = (told: object): void => notify('twilio.sync.event', { event_protocol_version: 4, correlation_id, ...told });
  for (const { object_sid, object_type, last_event_id } of requests) {
    const entity = entityNamed(twilio, room, identity, object_sid);
    const event = { object_sid, object_type };
    if (action === 'cancel' || !entity) {
      subscribed.delete(object_sid);
      const error = { status: 404, code: 54_100, message: 'Not found' };
      tell(
        action === 'cancel'
          ? { event_type: 'subscription_canceled', event }
          : { event_type: 'subscription_failed', event: { ...event, error } },
      );
      continue;
    }
    subscribed.add(object_sid);
    const missed = eventsAfter(origin, entity, last_event_id ?? 0);
    if (missed) tell(missed);
    tell({ event_type: 'subscription_established', event: { ...event, replay_status: 'completed', last_event_id: entity.lastEventId } });
  }
  return { status: 200, body: { max_batch_size: 100, ttl_in_s: -1, estimated_delivery_in_ms: 5000 } };
}

/** The paths of Sync that read; null for any other. */
export function readSync(
  twilio: Twilio,
  room: Room,
  identity: string,
  origin: string,
  { method, path, params }: Upstream,
): UpstreamReply | null {
  const [, plural = '', id = '', items] = PATH.exec(path) ?? [];
  if (id === '' || method !== 'GET') return null;
  const entity = entityNamed(twilio, room, identity, decodeURIComponent(id));
  if (entity?.kind !== KINDS[plural]) return missing;
  return { status: 200, body: items === undefined ? rootOf(origin, entity as Entity) : itemsOf(origin, entity as Entity, params) };
}
